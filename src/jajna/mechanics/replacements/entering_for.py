"""Permanents that enter only if something is given up for them. CR 614.1a, 614.12."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.life import LifeLost
from jajna.events.moves import Discarded, ZoneChange
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Filter
from jajna.ir.declared.names import finds_noted, notes
from jajna.mechanics.actions.sacrifice import can_sacrifice
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DiscardToEnter",
    "LifePaidAsItEntered",
    "PayAnyLifeAsItEnters",
    "SacrificeAllAsItEnters",
    "SacrificeToEnter",
]


def _given_up(answer: Answer | None) -> list[int]:
    """The things of an answer, one or several."""
    chosen = answer.options if isinstance(answer, Several) else (answer,)
    return [one.thing for one in chosen if isinstance(one, Thing)]


@final
@dataclass(frozen=True)
class SacrificeToEnter(AsThisEnters):
    """Its controller sacrifices permanents instead of its entering. It enters if they all are
    sacrificed, otherwise it goes to the graveyard. CR 614.1a, 701.21a.

    Who has fewer of them sacrifices those there are (CR 609.3).
    """

    what: Filter
    count: Amount = ONE

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        things = self._offered(game, ctx)
        number = min(self.count.value(game, ctx), len(things))
        options: list[Answer] = [Thing(one) for one in things]
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "614.1a",
            Shape.SOME,
            options,
            number,
            number,
            source=ctx.source,
        )

    def _offered(self, game: Game, ctx: Context) -> list[int]:
        return [
            one
            for one in game.zones.battlefield
            if can_sacrifice(game, ctx.controller, one) and self.what.matches(game, ctx, one)
        ]

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        things = _given_up(answer)
        if len(things) < self.count.value(game, ctx):
            event.to = Zone.GRAVEYARD
        return [*[Sacrificed(one, ctx.controller) for one in things], event]


phrase(
    SacrificeToEnter,
    en="if ~ would enter, sacrifice {count*what} instead. if you do, put ~ onto the battlefield. "
    "if you don't, put it into its owner's graveyard",
    es="si ~ fuera a entrar, en vez de eso, sacrifica {count*what}. si lo haces, pon ~ en el campo "
    "de batalla. si no lo haces, pon<*-lo@~> en el cementerio de su propietario",
)


@final
@dataclass(frozen=True)
class DiscardToEnter(AsThisEnters):
    """Its controller may discard a card instead of its entering. It enters if they do, otherwise it
    goes to the graveyard. CR 614.1a, 701.9a.
    """

    what: Filter

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options: list[Answer] = [
            Thing(card)
            for card in game.players[ctx.controller].hand
            if self.what.matches(game, ctx, card)
        ]
        return Decision(
            ctx.controller, Kind.DISCARD, "614.1a", Shape.SOME, options, 0, 1, source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        cards = _given_up(answer)
        if not cards:
            event.to = Zone.GRAVEYARD
        return [*[Discarded(card, ctx.controller) for card in cards], event]


phrase(
    DiscardToEnter,
    en="if ~ would enter, you may discard {what:a} instead. if you do, put ~ onto the "
    "battlefield. if you don't, put it into its owner's graveyard",
    es="si ~ fuera a entrar, en vez de eso, puedes descartar {what:un}. si lo haces, pon ~ en el "
    "campo de batalla. si no lo haces, pon<*-lo@~> en el cementerio de su propietario",
)


@final
@dataclass(frozen=True)
class SacrificeAllAsItEnters(AsThisEnters):
    """As it enters, its controller sacrifices all their permanents that fit. CR 614.1c, 614.13."""

    what: Filter

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        things = [
            one
            for one in game.zones.battlefield
            if one not in event.beside  # CR 614.13a
            and can_sacrifice(game, ctx.controller, one)
            and self.what.matches(game, ctx, one)
        ]
        return [*[Sacrificed(one, ctx.controller) for one in things], event]


phrase(
    SacrificeAllAsItEnters,
    en="as ~ enters, sacrifice all {what:s}",
    es="en cuanto ~ entre, sacrifica <*todo@what> {what:los}",
)


LIFE_PAID: Final = "life paid as it entered"
"""Name of the mark with the amount of life that was paid as a permanent entered."""


@final
@dataclass(frozen=True)
class PayAnyLifeAsItEnters(AsThisEnters):
    """As it enters, its controller pays any amount of life. CR 614.1c, 107.1c, 119.4."""

    def reads(self) -> int:
        return Reads.LIFE

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        most = max(game.effects.life_to_pay(game.players[ctx.controller]), 0)
        return Decision(
            ctx.controller, Kind.NUMBER, "107.1c", Shape.NUMBER, [], 0, most, source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        number = answer.number if isinstance(answer, Number) else 0
        event.mark(LIFE_PAID, [number])
        if not number:
            return [event]
        payment = LifeLost(ctx.controller, number, paid=True)
        payment.beside = [event.object]
        return [payment, event]


notes(PayAnyLifeAsItEnters, LIFE_PAID)
phrase(
    PayAnyLifeAsItEnters,
    en="as ~ enters, pay any amount of life",
    es="en cuanto ~ entre, paga cualquier cantidad de vidas",
)


@final
@dataclass(frozen=True)
class LifePaidAsItEntered(Amount):
    """The life paid as the source entered the battlefield. CR 607.2d, 614.1c.

    ``named``: the text calls the source by its name.
    """

    named: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        paid = game.object(ctx.source).marks.get(LIFE_PAID, [])
        return paid[0] if paid else 0


finds_noted(LifePaidAsItEntered, LIFE_PAID)
for _named, _en, _es in ((False, "it", ""), (True, "~", " ~")):
    phrase(
        LifePaidAsItEntered,
        en=f"the life paid as {_en} entered",
        es=f"las vidas pagadas en cuanto{_es} entró",
        when={"named": _named},
    )
