"""The most common color among all permanents. CR 105."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition
from jajna.vocab import Reads, bits
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ColorIsMostCommon"]


def most_common_colors(game: Game) -> int:
    """Mask of the colors that most permanents have, several if they are tied. CR 105.2."""
    counts: dict[int, int] = {}
    for number in game.zones.battlefield:
        for color in bits(game.object(number).now.colors):
            counts[color] = counts.get(color, 0) + 1
    most = max(counts.values(), default=0)
    found = 0
    for color in counts:
        if counts[color] == most:
            found |= color
    return found


@final
@dataclass(frozen=True)
class ColorIsMostCommon(Condition):
    """More permanents have the color than any other, or as many as any other. CR 105.2."""

    color: int

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        return most_common_colors(game) & self.color != 0


phrase(
    ColorIsMostCommon,
    en="{color:colors} is the most common color among all permanents or is tied for most common",
    es="el {color:colors} <es@él> el color más común entre todos los permanentes o <está@él> "
    "empatado como el más común",
)
