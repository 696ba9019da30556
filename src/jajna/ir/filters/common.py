"""What the predicates about objects share. CR 109.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import PLAYERS
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["fits_there", "object_of", "place_of"]


def object_of(game: Game, thing: int) -> Object | None:
    """The object with this id, as it is or last was; None for a player."""
    return None if is_player(thing) else game.object(thing)


def place_of(game: Game, thing: int) -> int:
    """Where a thing is, in the bits that ``Filter.where`` returns."""
    return PLAYERS if is_player(thing) else 1 << game.object(thing).zone


def fits_there(game: Game, ctx: Context, what: Filter, thing: int) -> bool:
    """Whether a thing fits and is where such things are: "a creature" is a permanent. CR 109.2.

    An event may be about a card or a spell, which is no creature though its type is.
    """
    return what.matches(game, ctx, thing) and what.where() & place_of(game, thing) != 0
