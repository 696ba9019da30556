"""How many colors an object has. CR 105.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Ref
from jajna.ir.refs import as_known
from jajna.vocab import Aspects, Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ColorsOf"]


@final
@dataclass(frozen=True)
class ColorsOf(Amount):
    """The number of colors that an object has, or last had. CR 105.2, 608.2h."""

    of: Ref

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return Reads.BOARD

    def value(self, game: Game, ctx: Context) -> int:
        colors = 0
        for thing in as_known(self.of, game, ctx):
            colors |= game.object(thing).now.colors
        return colors.bit_count()


phrase(
    ColorsOf,
    en="of {of:'s} colors",
    es="uno de {of:de los colores}",
    place="each",
)
