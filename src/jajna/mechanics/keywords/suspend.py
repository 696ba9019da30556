"""Suspend. CR 702.62."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, SpecialAction, Triggered
from jajna.ir.amounts import ONE, CountersOn, Number, X
from jajna.ir.base import Amount, Effect, Filter, Node
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Sequence
from jajna.ir.conditions.objects import is_suspended
from jajna.ir.conditions.players import Compares
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.keywords.common import amount_in, costs_in
from jajna.mechanics.keywords.vanishing import LastCounterIsRemoved
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving, HasteIfCreature
from jajna.mechanics.things.counters import RemoveCounters
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Aspects, Reads, Step, Zone
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Suspended", "suspend"]

IN_EXILE: Final = 1 << Zone.EXILE

TIME: Final = "time"


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
    return Keyworded(
        "suspend",
        0,
        parameter,
        (SpecialAction("suspend", costs_in(parameter), SuspendThis(count)), *_in_exile()),
    )


def suspend_x(parameter: tuple[Node, ...]) -> Keyworded:
    """Suspend X, for a cost with an X that can't be 0. CR 702.62a, 107.3a."""
    count = amount_in(parameter)
    if not isinstance(count, X):
        raise TypeError("suspend with a number of its own has no X to choose")
    action = SpecialAction("suspend", costs_in(parameter), SuspendThis(count), least_x=1)
    return Keyworded("suspend X", 0, parameter, (action, *_in_exile()))


def _in_exile() -> tuple[Triggered, Triggered]:
    """The two triggered abilities of suspend, which function in exile. CR 702.62a."""
    suspended = Compares(CountersOn(THIS, TIME), Number(0), Comparison.GREATER)
    return (
        Triggered(
            AtBeginning(int(Step.UPKEEP)),
            RemoveCounters(ONE, TIME, THIS),
            suspended,
            zones=IN_EXILE,
        ),
        Triggered(
            LastCounterIsRemoved(TIME, SELF),
            Sequence((CastWhileResolving(THIS, zone=int(Zone.EXILE)), HasteIfCreature())),
            zones=IN_EXILE,
        ),
    )


def suspend_alone(parameter: tuple[Node, ...]) -> Keyworded:
    """Suspend without a number and a cost, as an exiled card gains it. CR 702.62a."""
    return Keyworded("suspend alone", 0, (), _in_exile())


keyword(
    "suspend",
    "suspender",
    suspend,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
    rule="702.62",
    asked=(Asked.NAME,),
)
keyword(
    "suspend X",
    "suspender",
    suspend_x,
    said="suspend",
    parameter="{0} — {1:,}. X can't be 0.",
    parameter_es="{0} — {1:,}. X no puede ser 0.",
    slots=("Amount", "tuple[Cost, ...]"),
    rule="702.62",
    kind_of="suspend",
)
keyword(
    "suspend alone",
    "suspender",
    suspend_alone,
    said="suspend",
    rule="702.62",
    kind_of="suspend",
)


@final
@dataclass(frozen=True)
class Suspended(Filter):
    """Suspended: in exile, with suspend and a time counter on it. CR 702.62b."""

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return Reads.COUNTERS

    def where(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and is_suspended(found)


phrase(Suspended, en="suspended", es="suspendido", place="prefix")
trait(Suspended, Trait.IS_STATE, Trait.STANDS_ALONE)
