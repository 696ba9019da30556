"""The city's blessing, the designation that ascend gives a player. CR 702.131."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["BlessingGiven", "bless", "blessings_due", "has_blessing", "is_due"]

ENOUGH: Final = 10


def _key(player: int) -> str:
    return f"city's blessing of {player}"


@final
class BlessingGiven(OfPlayer):
    """A player gets the city's blessing for the rest of the game. CR 702.131c."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.BLESSING_GIVEN, player)

    def apply(self, game: Game) -> list[Event]:
        bless(game, self.player)
        game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"BlessingGiven {self.player}"


def bless(game: Game, player: int) -> None:
    """Let a player have the city's blessing."""
    game.players.designations[_key(player)] = player


def has_blessing(game: Game, player: int) -> bool:
    """Whether a player has the city's blessing, or gets it at this moment. CR 702.131b."""
    if _key(player) in game.players.designations:
        return True
    return is_due(game, player) and _ascends(game, player)


def is_due(game: Game, player: int) -> bool:
    """Whether a player has ten permanents and doesn't have the city's blessing. CR 702.131a."""
    if _key(player) in game.players.designations:
        return False
    return (
        sum(1 for one in game.zones.battlefield if game.objects[one].controller == player) >= ENOUGH
    )


def _ascends(game: Game, player: int) -> bool:
    return any(
        game.objects[one].controller == player and game.objects[one].now.kit.ascends
        for one in game.zones.battlefield
    )


def blessings_due(game: Game) -> list[Event]:
    """The events that give players with a permanent with ascend the blessing. CR 702.131b."""
    return [
        BlessingGiven(player.id)
        for player in game.players.held
        if player.in_game and is_due(game, player.id) and _ascends(game, player.id)
    ]
