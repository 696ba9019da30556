"""The end of a game. CR 104."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.kernel.state.outcome import Outcome

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["finish"]


def finish(game: Game, winner: int, rule: str) -> None:
    """End the game. CR 104.1."""
    game.over = True
    game.outcome = Outcome(winner, rule)
    zones = game.zones
    hidden = [one for one in zones.battlefield + zones.stack if game.objects[one].face_down]
    hidden += [number for number, thing in zones.phased.items() if thing.face_down]
    game.knowledge.show(hidden, game.players.mask(-1))  # CR 708.9
