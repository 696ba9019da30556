"""Vanishing. CR 702.63."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import ONE, CountersOn
from jajna.ir.base import Filter, Node, Pattern
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.players import Compares
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import EVENT_OBJECT, THIS
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import AT_YOUR_UPKEEP, ZERO, amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import RemoveCounters
from jajna.vocab import Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LastCounterIsRemoved", "vanishing"]


@final
@dataclass(frozen=True)
class LastCounterIsRemoved(Pattern):
    """The last counter of a kind is removed from something. CR 702.63a.

    ``exiled``: the source is in exile, and the ability functions there (CR 113.6k).
    """

    name: str
    what: Filter
    exiled: bool = False

    def works_in(self) -> int:
        return 1 << Zone.EXILE if self.exiled else 0

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_REMOVED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, CountersRemoved)
            and event.name == self.name
            and self.what.matches(game, ctx, event.object)
            and game.object(event.object).counters.get(self.name, 0) == 0
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, CountersRemoved), event
        ctx.bind(EVENT_OBJECT, [event.object])


binds(LastCounterIsRemoved, EVENT_OBJECT)

phrase(
    LastCounterIsRemoved,
    en="when the last {name:counter} counter is removed from {what:this}"
    "[exiled? while it's exiled]",
    es="cuando se remueva el último contador {name:counter} de {what:this}"
    "[exiled? mientras esté en el exilio]",
)


def _not_itself(made: LastCounterIsRemoved) -> str | None:
    return "only the source itself is exiled" if made.exiled and made.what != SELF else None


misplaced(LastCounterIsRemoved, _not_itself)


def vanishing(parameter: tuple[Node, ...]) -> Keyworded:
    """Vanishing N. CR 702.63a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), "time"))
    passes = Triggered(
        AT_YOUR_UPKEEP,
        RemoveCounters(ONE, "time", THIS),
        Compares(CountersOn(THIS, "time"), ZERO, Comparison.GREATER),
    )
    gone = Triggered(LastCounterIsRemoved("time", SELF), Sacrifice(THIS))
    return Keyworded("vanishing", 0, parameter, (enters, passes, gone))


def vanishing_alone(parameter: tuple[Node, ...]) -> Keyworded:
    """Vanishing without a number. CR 702.63b."""
    return Keyworded("vanishing alone", 0, (), vanishing((ZERO,)).meaning[1:])


keyword(
    "vanishing", "desmaterializarse", vanishing, parameter="{0}", slots=("Amount",), rule="702.63"
)

keyword("vanishing alone", "desmaterializarse", vanishing_alone, said="vanishing", rule="702.63")
