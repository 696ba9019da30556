"""Players who lose control of permanents. CR 603.10d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["ControlLost", "controllers", "lost"]


_NOBODY: Final[dict[int, int]] = {}


@final
class ControlLost(Event):
    """A player loses control of a permanent that stays on the battlefield. CR 603.10d.

    The event follows from others and only triggers abilities.
    """

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.CONTROL)
        self.object = thing
        self.player = player

    def things(self) -> list[int]:
        return [self.object]

    def clone(self) -> Event:
        return ControlLost(self.object, self.player)


def controllers(game: Game) -> dict[int, int]:
    """The controllers of permanents; empty if no ability waits for changes. Not to be changed."""
    if not game.characteristics.index.listens(EventKind.CONTROL) and not any(
        EventKind.CONTROL in delayed.on.kinds() for delayed in game.effects.delayed
    ):
        return _NOBODY
    return {number: game.objects[number].controller for number in game.zones.battlefield}


def lost(game: Game, before: dict[int, int]) -> list[Event]:
    """The losses of control since ``before`` was recorded."""
    events: list[Event] = []
    for number, player in before.items():
        thing = game.objects.get(number)
        if thing is not None and thing.controller != player:
            events.append(ControlLost(number, player))
    return events
