"""The special action of unlocking a half of a permanent. CR 709.5e."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.permanents import DoorUnlocked
from jajna.frozen import dataclass
from jajna.ir.base import Effect

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["UnlockHalf"]


@final
@dataclass(frozen=True)
class UnlockHalf(Effect):
    """Unlock a half of the permanent itself: 1 left, 2 right. CR 709.5e."""

    door: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.happen(game, [DoorUnlocked(ctx.source, self.door, ctx.controller)])
