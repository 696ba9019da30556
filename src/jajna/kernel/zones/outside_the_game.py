"""Cards outside the game. CR 400.11."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["cards_outside"]


def cards_outside(game: Game, player: int) -> list[int]:
    """The cards that a player owns outside the game, in some eras those in exile too; not those
    that lie face down. CR 400.11, CR 2003-07-01 217.1e.
    """
    found = game.players[player].outside.copy()
    if game.era.removed_is_outside:
        for number in game.zones.exile:
            removed = game.object(number)
            if removed.owner == player and not removed.face_down and not removed.token:
                found.append(number)
    return found
