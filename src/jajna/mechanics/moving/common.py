"""Moving objects from where they are. CR 400.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.moves import ZoneChange
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import done
from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["movable", "move", "moves"]


def movable(game: Game, things: list[int], to: Zone) -> list[int]:
    """The objects among the things that are in a zone, but not in the one they would go to."""
    return [
        thing
        for thing in things
        if not is_player(thing) and game.objects.exists(thing) and game.object(thing).zone is not to
    ]


def moves(game: Game, things: list[int], to: Zone, cause: str) -> list[ZoneChange]:
    """The events of moving objects from where they are. CR 400.7."""
    found: list[ZoneChange] = []
    for thing in movable(game, things, to):
        origin = game.object(thing).zone
        found.append(ZoneChange(thing, origin, to, cause))
    return found


def move(game: Game, ctx: Context, things: list[int], to: Zone, cause: str) -> None:
    """Move objects, and note for "if you do" whether there were any."""
    events = moves(game, things, to, cause)
    done(ctx, events)
    perform(game, [*events])
