"""The unspent mana that a player has. CR 106.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["UnspentMana"]


@final
@dataclass(frozen=True)
class UnspentMana(Amount):
    """The amount of unspent mana of a color that you have. CR 106.4."""

    color: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MANA

    def value(self, game: Game, ctx: Context) -> int:
        pool = game.players[ctx.controller].pool
        return sum([1 for unit in pool if unit.mana & self.color])


phrase(
    UnspentMana,
    en="unspent {color:color} mana you have",
    es="maná {color:color} sin usar que tengas",
    place="each",
)
