"""Day and night, and what transforms with them. CR 702.145, 730."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.permanents import Transformed
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "DAY",
    "NEITHER",
    "NIGHT",
    "DaytimeChanged",
    "begin_at",
    "changes_due",
    "daytime",
    "untap_check",
]

NEITHER: Final = 0
DAY: Final = 1
NIGHT: Final = 2
_KEY: Final = "daytime"


def daytime(game: Game) -> int:
    """The time of day: ``DAY``, ``NIGHT``, or ``NEITHER`` at the beginning. CR 730.1."""
    return game.players.designations.get(_KEY, NEITHER)


def begin_at(game: Game, time: int) -> None:
    """Let it be day or night as a position is set up, without any event."""
    if time != NEITHER:
        game.players.designations[_KEY] = time


@final
class DaytimeChanged(Event):
    """It becomes day or night; permanents with daybound and nightbound transform with it.
    CR 702.145b, 702.145e, 730.1.
    """

    def __init__(self, to: int, before: int) -> None:
        super().__init__(EventKind.DAYTIME_CHANGED)
        self.to = to
        self.before = before

    def affected(self, game: Game) -> int:
        return game.turn.active

    def things(self) -> list[int]:
        return []

    def possible(self, game: Game) -> bool:
        return daytime(game) != self.to

    def apply(self, game: Game) -> list[Event]:
        game.players.designations[_KEY] = self.to
        game.characteristics.changed(Reads.MARKS)
        return _turning(game)

    def notation(self) -> str:
        return f"DaytimeChanged {self.to}"


def _turning(game: Game) -> list[Event]:
    """The events that transform permanents by the time of day. CR 702.145c, 702.145f."""
    time = daytime(game)
    events: list[Event] = []
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if not thing.is_double_faced():
            continue
        kit = thing.now.kit
        night = kit.daybound and thing.face == 0 and time == NIGHT
        day = kit.nightbound and thing.face == 1 and time == DAY
        if night or day:
            events.append(Transformed(number, True))
    return events


def changes_due(game: Game) -> list[Event]:
    """The immediate changes due for permanents with daybound or nightbound.
    CR 702.145c, 702.145d, 702.145f, 702.145g.
    """
    if daytime(game) == NEITHER:
        kits = [game.objects[number].now.kit for number in game.zones.battlefield]
        to = DAY if any(kit.daybound for kit in kits) else NIGHT
        return [DaytimeChanged(to, NEITHER)]
    return _turning(game)


def untap_check(game: Game) -> list[Event]:
    """The change to night or day by the number of spells cast in the previous turn. CR 730.2."""
    time = daytime(game)
    if time == DAY and game.turn.cast_last_turn == 0:
        return [DaytimeChanged(NIGHT, DAY)]
    if time == NIGHT and game.turn.cast_last_turn >= 2:
        return [DaytimeChanged(DAY, NIGHT)]
    return []
