"""Daybound, nightbound, and what speaks of day and night. CR 702.145, 730."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import Event, EventKind, ZoneChange
from jajna.ir.abilities import Replacing, Static
from jajna.ir.base import Condition, Effect, Pattern, Replacement
from jajna.ir.filters.identity import SELF
from jajna.ir.names import binds
from jajna.kernel.daytime import DAY, NEITHER, NIGHT, DaytimeChanged, daytime
from jajna.kernel.door import perform
from jajna.mechanics.changes.restrictions import Restrict
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Cannot, Reads
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "DAYBOUND",
    "NIGHTBOUND",
    "BecomeDaytime",
    "DayAsItEnters",
    "DaytimeChanges",
    "DaytimeIs",
    "EntersTransformedAtNight",
]


@final
@dataclass(frozen=True)
class EntersTransformedAtNight(Replacement):
    """If it is night, a double-faced permanent enters with its back face up. CR 702.145b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and daytime(game) == NIGHT
            and event.face == 0
            and event.copy_of is None
            and game.object(event.object).is_double_faced()
            and fits_entering(game, ctx, event, SELF)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.face = 1
        return [event]


STAYS: Final = Static(SELF, (Restrict(Cannot.TRANSFORM_BUT_BY_DAYTIME),))

DAYBOUND: Final = plain(
    "daybound", "diurno", meaning=(Replacing(EntersTransformedAtNight()), STAYS)
)
"""CR 702.145b. When it transforms, the rules ask for it by its name."""
NIGHTBOUND: Final = plain("nightbound", "nocturno", meaning=(STAYS,))
"""CR 702.145e."""

words("daytime", {DAY: ("day", "de día"), NIGHT: ("night", "de noche")})
words(
    "daytime is",
    {
        DAY: ("it's day", "<es@él> de día"),
        NIGHT: ("it's night", "<es@él> de noche"),
        NEITHER: ("it's neither day nor night", "no <es@él> de día ni de noche"),
    },
)


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

    word: str = "whenever"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.OTHER,)

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
class DayAsItEnters(Replacement):
    """It becomes day as the permanent enters. CR 614.1c, 730.1."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return [event, DaytimeChanged(DAY, daytime(game))]


phrase(DayAsItEnters, en="it becomes day as ~ enters", es="se hace de día en cuanto ~ entra")
