"""Designations that keywords give for the rest of the game: the city's blessing, an enduring story.

CR 702.131. Storied does so for three historic permanents (CR 700.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.kernel.objects.kit import BLESSING, STORY
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "BLESSING",
    "EARNED",
    "STORY",
    "DesignationEarned",
    "designations_due",
    "give",
    "has_earned",
    "is_due",
]

EARNED: Final = (BLESSING, STORY)
"""The names of the designations."""
_ENOUGH: Final = {BLESSING: 10, STORY: 3}


def _key(player: int, name: str) -> str:
    return f"{name} of {player}"


@final
class DesignationEarned(OfPlayer):
    """A player gets the city's blessing or an enduring story for the rest of the game.
    CR 702.131c.
    """

    def __init__(self, player: int, name: str) -> None:
        super().__init__(EventKind.DESIGNATION_EARNED, player)
        self.name = name

    def apply(self, game: Game) -> list[Event]:
        give(game, self.player, self.name)
        game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"DesignationEarned {self.name} {self.player}"


def give(game: Game, player: int, name: str) -> None:
    """Let a player have a designation."""
    game.players.designations[_key(player, name)] = player


def has_earned(game: Game, player: int, name: str) -> bool:
    """Whether a player has a designation, or gets it at this moment. CR 702.131b."""
    if _key(player, name) in game.players.designations:
        return True
    return is_due(game, player, name) and _can_earn(game, player, name)


def is_due(game: Game, player: int, name: str) -> bool:
    """Whether a player has the permanents for a designation and doesn't have it. CR 702.131a."""
    if _key(player, name) in game.players.designations:
        return False
    counted = 0
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if thing.controller == player and (name == BLESSING or thing.now.is_historic()):
            counted += 1
    return counted >= _ENOUGH[name]


def _can_earn(game: Game, player: int, name: str) -> bool:
    return any(
        game.objects[one].controller == player and name in game.objects[one].now.kit.earns
        for one in game.zones.battlefield
    )


def designations_due(game: Game) -> list[Event]:
    """The events that give players with a permanent with such a keyword what they earned.
    CR 702.131b.
    """
    return [
        DesignationEarned(player.id, name)
        for player in game.players.held
        if player.in_game
        for name in EARNED
        if is_due(game, player.id, name) and _can_earn(game, player.id, name)
    ]
