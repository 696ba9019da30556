"""Moments of a game, by which cached results know that nothing has happened since."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Moment"]


@final
class Moment:
    """The moment a game is at: its clock, next id and number of events."""

    def __init__(self, game: Game) -> None:
        self.clock = game.effects.clock
        self.next_id = game.objects.next_id
        self.events = game.history.events_happened

    def is_now(self, game: Game) -> bool:
        """Whether nothing has happened in the game since."""
        return (
            self.events == game.history.events_happened
            and self.clock == game.effects.clock
            and self.next_id == game.objects.next_id
            and not game.characteristics.dirty
            and not game.characteristics.stale
        )
