"""What the predicates about objects share. CR 109.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["object_of"]


def object_of(game: Game, thing: int) -> Object | None:
    """The object with this id, as it is or last was; None for a player."""
    return None if is_player(thing) else game.object(thing)
