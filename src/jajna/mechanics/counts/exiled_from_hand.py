"""How many of the cards just exiled were in a hand. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount
from jajna.ir.declared.binding import needs
from jajna.ir.declared.names import EXILED, looks_up
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExiledFromHand"]


@final
@dataclass(frozen=True)
class ExiledFromHand(Amount):
    """The number of the cards just exiled that were in a hand before. CR 608.2c."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        found = 0
        for card in ctx.bound.get(EXILED, []):
            before = game.objects.departed.get(card)
            found += before is not None and before.zone is Zone.HAND
        return found


looks_up(ExiledFromHand, EXILED)
needs(ExiledFromHand, EXILED, "nothing was exiled before")
phrase(
    ExiledFromHand,
    en="card exiled from their hand this way",
    es="carta exiliada de su mano de esta manera",
    place="each",
)
