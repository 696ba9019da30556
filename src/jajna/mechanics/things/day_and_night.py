"""Day and night, and the abilities about them. CR 730."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Pattern
from jajna.ir.declared.names import binds
from jajna.kernel.card_kinds.day_night import DAY, NEITHER, DaytimeChanged, daytime
from jajna.kernel.door.perform import perform
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BecomeDaytime", "DayAsItEnters", "DaytimeChanges", "DaytimeIs"]


@final
@dataclass(frozen=True)
class BecomeDaytime(Effect):
    """An instruction that it becomes day or night. CR 730.1."""

    time: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [DaytimeChanged(self.time, daytime(game))])


phrase(BecomeDaytime, en="it becomes {time:daytime}", es="se hace {time:daytime}")


@final
@dataclass(frozen=True)
class DaytimeIs(Condition):
    """It is day, or night, or neither. CR 730.1."""

    time: int

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return daytime(game) == self.time


phrase(DaytimeIs, en="{time:daytime is}", es="{time:daytime is}")


@final
@dataclass(frozen=True)
class DaytimeChanges(Pattern):
    """Day becomes night or night becomes day. CR 730.1a."""

    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAYTIME_CHANGED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, DaytimeChanged) and event.before != NEITHER


binds(DaytimeChanges)

phrase(
    DaytimeChanges,
    en="{word:when} day becomes night or night becomes day",
    es="{word:when} se haga de noche o de día",
)


@final
@dataclass(frozen=True)
class DayAsItEnters(AsThisEnters):
    """It becomes day as the permanent enters. CR 614.1c, 730.1."""

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return [event, DaytimeChanged(DAY, daytime(game))]


phrase(DayAsItEnters, en="it becomes day as ~ enters", es="se hace de día en cuanto ~ entra")
