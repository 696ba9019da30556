"""Some player of whom a condition may hold. CR 102."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Term

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Someone"]


class Someone(Term):
    """You, some opponent or some player. CR 102.2, 109.5."""

    YOU = "you"
    OPPONENT = "an opponent"
    PLAYER = "a player"

    def seats(self, game: Game, ctx: Context) -> list[int]:
        """The players of whom any will do."""
        if self is Someone.YOU:
            return [ctx.controller]
        if self is Someone.OPPONENT:
            return game.players.opponents(ctx.controller)
        return game.players.in_order(ctx.controller)
