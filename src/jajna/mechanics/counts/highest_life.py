"""The highest life total among players. CR 119."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter
from jajna.ir.declared.binding import misplaced
from jajna.ir.mentions import is_player_filter
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HighestLife"]


@final
@dataclass(frozen=True)
class HighestLife(Amount):
    """The highest life total among players that fit. CR 119, 107.1b."""

    among: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def value(self, game: Game, ctx: Context) -> int:
        lives = [
            player.life
            for player in game.players
            if player.in_game and self.among.matches(game, ctx, player.id)
        ]
        return max(lives, default=0)


phrase(
    HighestLife,
    en="the highest life total among {among:s}",
    es="el total de vidas más alto entre {among:los}",
)


def _not_of_players(made: HighestLife) -> str | None:
    return None if is_player_filter(made.among) else "only players have life totals"


misplaced(HighestLife, _not_of_players)
