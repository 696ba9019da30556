"""Changes whose amounts are fixed as the effect begins. CR 608.2h, 611.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import Modification
from jajna.kernel.state.context import Context

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["fixed"]


def fixed(changes: tuple[Modification, ...], game: Game, ctx: Context) -> tuple[Modification, ...]:
    """The changes with their amounts, and what they copy, fixed as now. CR 608.2h, 611.2d."""
    return tuple([part.fixed(game, ctx) for change in changes for part in change.parts()])
