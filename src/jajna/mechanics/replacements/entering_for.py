"""Permanents that enter only if something is given up for them. CR 614.1a, 614.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.moves import Discarded, ZoneChange
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Filter
from jajna.mechanics.actions.sacrifice import can_sacrifice
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DiscardToEnter", "SacrificeToEnter"]


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
