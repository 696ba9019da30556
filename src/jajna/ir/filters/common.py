"""What the predicates about objects share. CR 109.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import PLAYERS
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["object_of", "place_of"]


def object_of(game: Game, thing: int) -> Object | None:
    """The object with this id, as it is or last was; None for a player."""
    return None if is_player(thing) else game.object(thing)


def place_of(game: Game, thing: int) -> int:
    """Where a thing is, in the bits that ``Filter.where`` returns."""
    return PLAYERS if is_player(thing) else 1 << game.object(thing).zone
