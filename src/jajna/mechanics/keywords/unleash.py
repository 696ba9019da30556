"""Unleash. CR 702.98."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing, Static
from jajna.ir.amounts import ONE, CountersOn
from jajna.ir.base import Condition
from jajna.ir.conditions.players import Compares
from jajna.ir.declared.names import InField, chooses, finds_noted
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import PLUS_COUNTER, Cannot, Reads

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["UNLEASH", "IsMarked", "MayEnterWithCounter"]


@final
@dataclass(frozen=True)
class MayEnterWithCounter(AsThisEnters):
    """A replacement: it may enter with a +1/+1 counter; if not, ``mark`` is noted.
    CR 702.98a, 702.136a.

    Nobody is asked if it would be on the battlefield without being able to have the counter
    (CR 614.17).
    """

    mark: str = ""

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        if _is_refused(event):
            return None
        return Decision(ctx.controller, Kind.MAY, "614.1c", Shape.ONE, [YES, NO], source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and answer.yes:
            event.add_counters(PLUS_COUNTER, 1)
        elif self.mark:
            event.mark(self.mark, [1])
        return [event]


def _is_refused(event: Event) -> bool:
    """Whether what enters can't have a +1/+1 counter put on it."""
    assert isinstance(event, ZoneChange), event
    refused = event.ahead.refused_counters if event.ahead is not None else ()
    return "" in refused or PLUS_COUNTER in refused


chooses(MayEnterWithCounter, InField("mark"))


@final
@dataclass(frozen=True)
class IsMarked(Condition):
    """A choice was noted on the source. CR 607.2."""

    mark: str

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(game.object(ctx.source).marks.get(self.mark))


finds_noted(IsMarked, InField("mark"))

UNLEASH: Final = plain(
    "unleash",
    "desatar",
    0,
    (
        Replacing(MayEnterWithCounter()),
        Static(SELF, (Restrict(Cannot.BLOCK),), Compares(CountersOn(THIS, PLUS_COUNTER), ONE)),
    ),
    rule="702.98",
)
"""CR 702.98a."""
