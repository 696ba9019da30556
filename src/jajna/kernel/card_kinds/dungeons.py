"""Dungeons in the command zone: rooms, venture markers and completion. CR 309."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.moves import ZoneChange
from jajna.ir.amounts import Number
from jajna.vocab import Reads, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object

__all__ = [
    "ROOM",
    "VENTURES",
    "DungeonCompleted",
    "MarkerMoved",
    "any_completed",
    "bottommost",
    "completed",
    "dungeon_of",
    "leads",
    "marker",
    "times_completed",
]

ROOM: Final = "room"
"""Name of room abilities among keyworded ones, and of the mark that is the venture marker.

The parameters of a room ability are the number of the room, the topmost being 0, and of those to
which arrows lead. CR 309.4.
"""
_COMPLETED: Final = " completed by "
VENTURES: Final = "ventured"
"""Name of the number of times a player has ventured into a dungeon this turn."""


def leads(now: Characteristics, room: int) -> list[int]:
    """The list of rooms that arrows lead to; empty for the bottommost room. CR 309.5a."""
    for ability in now.kit.keyworded:
        if ability.name != ROOM:
            continue
        numbers = [one.number for one in ability.parameter if isinstance(one, Number)]
        if numbers[0] == room:
            return numbers[1:]
    return []


def dungeon_of(game: Game, player: int) -> Object | None:
    """The dungeon card that a player owns in the command zone. CR 309.3."""
    for number in game.zones.command:
        thing = game.objects[number]
        if thing.owner == player and thing.now.types & Type.DUNGEON:
            return thing
    return None


def marker(dungeon: Object) -> int:
    """The number of the room with the owner's venture marker. CR 309.4."""
    return dungeon.marks[ROOM][0]


def bottommost(dungeon: Object) -> bool:
    """Whether the venture marker is on the bottommost room. CR 309.5b."""
    return not leads(dungeon.now, marker(dungeon))


@final
class MarkerMoved(OfPlayer):
    """A player moves their venture marker into a room of the dungeon they own. CR 309.5a.

    ``name`` is the room's.
    """

    def __init__(self, player: int, dungeon: int, room: int, name: str) -> None:
        super().__init__(EventKind.MARKER_MOVED, player)
        self.dungeon = dungeon
        self.room = room
        self.name = name

    def things(self) -> list[int]:
        return [self.player, self.dungeon]

    def possible(self, game: Game) -> bool:
        return self.dungeon in game.objects

    def apply(self, game: Game) -> list[Event]:
        game.objects.own(self.dungeon).mark(ROOM, [self.room])
        game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"MarkerMoved {self.player} {self.dungeon} {self.room}"


@final
class DungeonCompleted(OfPlayer):
    """A dungeon card is removed from the game, and its owner completes it. CR 309.6, 309.7."""

    def __init__(self, player: int, dungeon: int) -> None:
        super().__init__(EventKind.DUNGEON_COMPLETED, player)
        self.dungeon = dungeon

    def things(self) -> list[int]:
        return [self.player, self.dungeon]

    def possible(self, game: Game) -> bool:
        return self.dungeon in game.objects

    def apply(self, game: Game) -> list[Event]:
        key = _key(game.object(self.dungeon).now.name, self.player)
        game.players.designations[key] = game.players.designations.get(key, 0) + 1
        game.characteristics.changed(Reads.MARKS)
        return [ZoneChange(self.dungeon, Zone.COMMAND, Zone.NOWHERE, "complete")]


def _key(name: str, player: int) -> str:
    return f"{name}{_COMPLETED}{player}"


def times_completed(game: Game, player: int, name: str) -> int:
    """The number of times a player has completed a dungeon, by its name. CR 309.7."""
    return game.players.designations.get(_key(name, player), 0)


def any_completed(game: Game) -> bool:
    """Whether a player has completed a dungeon. CR 309.7."""
    return any(_COMPLETED in name for name in game.players.designations)


def completed(game: Game) -> list[Object]:
    """The dungeon cards whose venture marker is on the bottommost room. CR 704.5t."""
    found: list[Object] = []
    for number in game.zones.command:
        thing = game.objects[number]
        if thing.now.types & Type.DUNGEON and bottommost(thing):
            found.append(thing)
    return found
