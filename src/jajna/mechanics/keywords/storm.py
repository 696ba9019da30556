"""Storm. CR 702.40."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount
from jajna.ir.declared.names import looks_up
from jajna.kernel.casting.announce import CAST_BEFORE
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.copied_as_cast import copied_as_cast
from jajna.vocab import Keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["STORM", "SpellsCastBefore"]


@final
@dataclass(frozen=True)
class SpellsCastBefore(Amount):
    """The number of other spells cast before the source this turn. CR 702.40a."""

    def value(self, game: Game, ctx: Context) -> int:
        item = game.object(ctx.source).item
        return item.ctx.numbers.get(CAST_BEFORE, 0) if item is not None else 0


looks_up(SpellsCastBefore, CAST_BEFORE)

STORM: Final = plain(
    "storm", "tormenta", Keyword.STORM, (copied_as_cast(SpellsCastBefore()),), rule="702.40"
)
"""CR 702.40a."""
