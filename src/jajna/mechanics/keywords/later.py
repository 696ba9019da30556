"""Keywords that let a card be cast later or from elsewhere.
CR 702.62, 702.81, 702.85, 702.88, 702.133, 702.138.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import EffectBegan, Event, EventKind, ZoneChange
from jajna.ir.abilities import CastingCost, Keyworded, Replacing, SpecialAction, Triggered
from jajna.ir.amounts import ONE, CountersOn, Number, StatOf
from jajna.ir.base import Amount, Duration, Effect, Filter, Node, Replacement
from jajna.ir.composites import Sequence
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfType
from jajna.ir.names import binds
from jajna.ir.refs import THIS, Bound
from jajna.kernel.casting.announce import SPELL_CAST
from jajna.kernel.context import Context
from jajna.kernel.door import perform
from jajna.kernel.effects import DelayedTrigger
from jajna.mechanics.actions.casting import (
    FOUND,
    ExileUntilLesser,
    HasteIfCreature,
    MayCast,
    RestToBottom,
)
from jajna.mechanics.actions.counters import RemoveCounters
from jajna.mechanics.actions.delaying import NextStep
from jajna.mechanics.costs import Discard
from jajna.mechanics.keywords.casting import paid_for
from jajna.mechanics.keywords.common import amount_in, costs_in, plain
from jajna.mechanics.keywords.growing import LastCounterIsRemoved
from jajna.mechanics.patterns.casting import CastThis
from jajna.mechanics.patterns.steps import AtBeginning
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Keyword, Step, Type, Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = [
    "CASCADE",
    "JUMP_START",
    "REBOUND",
    "RETRACE",
    "EscapesWithCounters",
    "escape",
    "suspend",
]

ON_STACK: Final = 1 << Zone.STACK
IN_EXILE: Final = 1 << Zone.EXILE
IN_GRAVEYARD: Final = 1 << Zone.GRAVEYARD
TIME: Final = "time"


# -- cascade ---------------------------------------------------------------------------------------

CASCADE: Final = plain(
    "cascade",
    "cascada",
    Keyword.CASCADE,
    (
        Triggered(
            CastThis(),
            Sequence(
                (
                    ExileUntilLesser(),
                    MayCast(Bound(FOUND), less=StatOf(THIS, "mana value")),
                    RestToBottom(),
                )
            ),
            zones=ON_STACK,
        ),
    ),
)
"""CR 702.85a."""


# -- suspend ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class SuspendThis(Effect):
    """Exile the card from your hand with time counters on it. CR 702.62a."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move = ZoneChange(ctx.source, Zone.HAND, Zone.EXILE, "suspend")
        move.add_counters(TIME, max(self.count.value(game, ctx), 0))
        perform(game, [move])


def suspend(parameter: tuple[Node, ...]) -> Keyworded:
    """Suspend N, for a cost. CR 702.62a."""
    count = amount_in(parameter)
    if not isinstance(count, Number):
        raise TypeError("suspend with a number chosen as it is suspended is not understood")
    suspended = Compares(CountersOn(THIS, TIME), Number(0), "greater")
    return Keyworded(
        "suspend",
        0,
        parameter,
        (
            SpecialAction("suspend", costs_in(parameter), SuspendThis(count)),
            Triggered(
                AtBeginning(int(Step.UPKEEP)),
                RemoveCounters(ONE, TIME, THIS),
                suspended,
                zones=IN_EXILE,
            ),
            Triggered(
                LastCounterIsRemoved(TIME, SELF),
                Sequence((MayCast(THIS, zone=int(Zone.EXILE)), HasteIfCreature())),
                zones=IN_EXILE,
            ),
        ),
    )


keyword(
    "suspend",
    "suspender",
    suspend,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
)


# -- rebound ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExileToRebound(Replacement):
    """If it was cast from a hand, it is exiled as it resolves, to be cast again. CR 702.88a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.to is not Zone.GRAVEYARD or event.cause != "resolve":
            return False
        item = game.object(ctx.source).item
        return item is not None and not item.copied and item.cast_from is Zone.HAND

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        own = Context(ctx.source, ctx.controller)
        own.begin_span(game.history.events_happened)  # so that it finds the card in exile: CR 400.7
        again = MayCast(THIS, zone=int(Zone.EXILE))
        later = DelayedTrigger(own, NextStep("your upkeep"), again, Duration.PERMANENT)
        return [event, EffectBegan(later)]


binds(ExileToRebound, SPELL_CAST)


REBOUND: Final = plain("rebound", "rebotar", 0, (Replacing(ExileToRebound(), zones=ON_STACK),))
"""CR 702.88a."""


# -- from the graveyard ----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExileIfCastSo(Replacement):
    """A spell cast in the way of that name is exiled any time it would leave the stack.
    CR 702.133a.
    """

    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        return paid_for(game, ctx, self.name)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


JUMP_START: Final = plain(
    "jump-start",
    "arranque",
    0,
    (
        CastingCost(
            (Discard(ONE, Card()),),
            alternative=True,
            name="jump-start",
            zones=IN_GRAVEYARD,
            besides=True,
        ),
        Replacing(ExileIfCastSo("jump-start"), zones=ON_STACK),
    ),
)
"""CR 702.133a."""
RETRACE: Final = plain(
    "retrace",
    "rastrear",
    0,
    (
        CastingCost(
            (Discard(ONE, All((OfType(Type.LAND), Card()))),),
            alternative=True,
            name="retrace",
            zones=IN_GRAVEYARD,
            besides=True,
        ),
    ),
)
"""CR 702.81a."""


def escape(parameter: tuple[Node, ...]) -> Keyworded:
    """Escape: the card may be cast from the graveyard for a cost. CR 702.138a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="escape", zones=IN_GRAVEYARD)
    return Keyworded("escape", 0, parameter, (cost,))


@final
@dataclass(frozen=True)
class EscapesWithCounters(Replacement):
    """Enters with counters if it escaped. CR 702.138b, 702.138c."""

    what: Filter
    count: Amount
    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or "escape" not in event.marks:
            return False
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        number = self.count.value(game, ctx)
        event.add_counters(self.name, number)
        return [event]


phrase(
    EscapesWithCounters,
    en="{what:this} <escapes> with {count:a} {name:counter} counter/counters on it",
    es="{what:this} <escapa> con {count:un} contador/contadores {name:counter}",
)
keyword("escape", "escapar", escape, parameter="{0:,}", slots=("tuple[Cost, ...]",))
