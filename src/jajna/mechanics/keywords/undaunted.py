"""Undaunted. CR 702.125."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import OwnCostChange
from jajna.ir.base import Amount
from jajna.mechanics.keywords.common import plain
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["UNDAUNTED", "OpponentsLeft"]


@final
@dataclass(frozen=True)
class OpponentsLeft(Amount):
    """The number of your opponents. CR 702.125a, 702.125b."""

    def value(self, game: Game, ctx: Context) -> int:
        return len(game.players.opponents_within(ctx.controller))


phrase(
    OpponentsLeft,
    en="the number of opponents you have",
    es="la cantidad de oponentes que tienes",
)

phrase(OpponentsLeft, en="opponent you have", es="oponente que tengas", place="each")

UNDAUNTED: Final = plain(
    "undaunted", "audacia", meaning=(OwnCostChange(OpponentsLeft()),), rule="702.125"
)
"""CR 702.125a."""
