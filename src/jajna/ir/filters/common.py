"""What the predicates about objects share. CR 109.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.ir.base import ANYWHERE, PLAYERS
from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["OBJECTS", "ON_BATTLEFIELD", "ON_STACK", "object_of"]


ON_BATTLEFIELD: Final = 1 << Zone.BATTLEFIELD

ON_STACK: Final = 1 << Zone.STACK

OBJECTS: Final = ANYWHERE & ~PLAYERS


def object_of(game: Game, thing: int) -> Object | None:
    """The object with this id, as it is or last was; None for a player."""
    return None if is_player(thing) else game.object(thing)
