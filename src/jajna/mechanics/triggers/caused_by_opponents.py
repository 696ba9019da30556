"""What a spell or ability of an opponent causes: discards, lands put into graveyards. CR 603.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.hidden import Revealed
from jajna.events.moves import Discarded, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Filter, Pattern, Replacement
from jajna.ir.declared.binding import mentions
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Opponent
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, THIS, EventPlayer
from jajna.kernel.resolution.resolve import resolving_for
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Term, Zone, is_another_player
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CausesDiscard",
    "CausesLoss",
    "Destroys",
    "DiscardedOntoBattlefield",
    "DiscardedOntoLibrary",
    "is_caused_by_opponent",
]


NONE: Final = Number(0)


def is_caused_by_opponent(game: Game, ctx: Context) -> bool:
    """Whether what happens now is the doing of a spell or ability of an opponent.

    It is while one resolves; costs of spells and abilities are paid at other times (CR 601.2h).
    """
    by = resolving_for(game)
    return by >= 0 and game.players.is_opponent(by, ctx.controller)


@final
@dataclass(frozen=True)
class CausesDiscard(Pattern):
    """A spell or ability an opponent controls causes you to discard this card. CR 701.9a."""

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DISCARDED,)

    def works_in(self) -> int:
        return 1 << Zone.HAND

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Discarded)
            and SELF.matches(game, ctx, event.object)
            and is_caused_by_opponent(game, ctx)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


def _discarded(made: CausesDiscard) -> list[Mention]:
    return [Mention(THIS, None, False, False)]


mentions(CausesDiscard, _discarded)
phrase(
    CausesDiscard,
    en="{word:when} a spell or ability an opponent controls causes you to discard ~",
    es="{word:when} un hechizo o habilidad que controla un oponente haga que descartes ~",
)
calls_itself(CausesDiscard, Own.CARD)


@final
@dataclass(frozen=True)
class CausesLoss(Pattern):
    """A spell or ability an opponent controls puts your permanent into your graveyard.

    CR 603.6c, 603.10a.
    """

    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and event.to is Zone.GRAVEYARD
            and event.object in game.objects
            and game.object(event.object).owner == ctx.controller
            and self.what.matches(game, ctx, event.object)
            and is_caused_by_opponent(game, ctx)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


phrase(
    CausesLoss,
    en="{word:when} a spell or ability an opponent controls causes {what:a} to be put into your "
    "graveyard from the battlefield",
    es="{word:when} un hechizo o habilidad que controla un oponente haga que {what:un} vaya a tu "
    "cementerio desde el campo de batalla",
)


@final
@dataclass(frozen=True)
class Destroys(Pattern):
    """A spell or ability an opponent controls destroys something. CR 701.8, 603.10a."""

    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.cause == "destroy"
            and event.object in game.objects
            and self.what.matches(game, ctx, event.object)
            and is_caused_by_opponent(game, ctx)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])
        ctx.bind(EVENT_PLAYER, [resolving_for(game)])


binds(Destroys, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER)


def _by_opponent(made: Destroys) -> list[Mention]:
    return [Mention(EventPlayer(), Opponent(), False, True)]


mentions(Destroys, _by_opponent)
phrase(
    Destroys,
    en="{word:when} a spell or ability an opponent controls destroys {what:a}",
    es="{word:when} un hechizo o habilidad que controla un oponente destruya {what:un}",
)


@final
@dataclass(frozen=True)
class DiscardedOntoBattlefield(Replacement):
    """Discarded because of an opponent, this enters and isn't put into the graveyard. CR 614.1a.

    With ``counters`` it enters with so many counters called ``name`` (CR 122.6).
    """

    counters: Amount = NONE
    name: str = ""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.HAND

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.cause == "discard"
            and event.to is Zone.GRAVEYARD
            and SELF.matches(game, ctx, event.object)
            and is_caused_by_opponent(game, ctx)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        entering = ZoneChange(event.object, event.origin, Zone.BATTLEFIELD, "discard")
        entering.controller = ctx.controller
        number = self.counters.value(game, ctx)
        if number:
            entering.add_counters(self.name, number)
        return [entering]


phrase(
    DiscardedOntoBattlefield,
    en="if a spell or ability an opponent controls causes you to discard ~, put it onto the "
    "battlefield instead of putting it into your graveyard",
    es="si un hechizo o habilidad que controla un oponente hace que descartes ~, pon <*-lo@~> en "
    "el campo "
    "de batalla en vez de en tu cementerio",
    when={"counters": NONE, "name": ""},
)
phrase(
    DiscardedOntoBattlefield,
    en="if a spell or ability an opponent controls causes you to discard ~, put it onto the "
    "battlefield with {counters:a} {name:counter} counter/counters on it instead of putting it "
    "into your graveyard",
    es="si un hechizo o habilidad que controla un oponente hace que descartes ~, pon <*-lo@~> en "
    "el campo de batalla con {counters:un} contador/contadores {name:counter} en vez de en tu "
    "cementerio",
)
calls_itself(DiscardedOntoBattlefield, Own.CARD)


class LibraryWhen(Term):
    """What makes a player discard where the card may be put into the library instead."""

    OPPONENTS = "opponents"
    """A spell or ability of an opponent."""
    EFFECT = "effect"


@final
@dataclass(frozen=True)
class DiscardedOntoLibrary(Replacement):
    """A card that an effect makes you discard may be put on top of your library. CR 614.1a, 701.9a.

    It is discarded all the same (CR 701.9c). One because of an opponent is revealed.
    """

    by: LibraryWhen

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if (
            not isinstance(event, ZoneChange)
            or event.cause != "discard"
            or event.to is Zone.LIBRARY
            or is_another_player(game.object(event.object).owner, ctx.controller)
        ):
            return False
        if self.by is LibraryWhen.OPPONENTS:
            return is_caused_by_opponent(game, ctx)
        return event.to is Zone.GRAVEYARD and resolving_for(game) >= 0

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options: list[Answer] = [YES, NO]
        return Decision(ctx.controller, Kind.MAY, "614.1a", Shape.ONE, options, source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if not isinstance(answer, YesNo) or not answer.yes:
            return [event]
        event.to = Zone.LIBRARY
        event.position = 0
        if self.by is LibraryWhen.OPPONENTS:
            return [Revealed(ctx.controller, [event.object]), event]
        return [event]


phrase(
    DiscardedOntoLibrary,
    en="if a spell or ability an opponent controls causes you to discard a card, you may reveal "
    "that card and put it on top of your library instead of putting it anywhere else",
    es="si un hechizo o habilidad que controla un oponente hace que descartes una carta, puedes "
    "mostrar esa carta y ponerla en la parte superior de tu biblioteca en vez de en cualquier otro "
    "lugar",
    when={"by": LibraryWhen.OPPONENTS},
)
phrase(
    DiscardedOntoLibrary,
    en="if an effect causes you to discard a card, discard it, but you may put it on top of your "
    "library instead of into your graveyard",
    es="si un efecto hace que descartes una carta, descártala, pero puedes ponerla en la parte "
    "superior de tu biblioteca en vez de en tu cementerio",
    when={"by": LibraryWhen.EFFECT},
)
