"""Cards judged as the spells that they would be. CR 601.3e."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.filters.nouns import about_to_be_cast

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WouldBe", "would_fit"]


@final
@dataclass(frozen=True)
class WouldBe(Filter):
    """A spell, or a card that would fit as the spell it would be. CR 601.3e."""

    of: Filter

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return would_fit(game, ctx, self.of, thing)


def would_fit(game: Game, ctx: Context, fits: Filter, thing: int) -> bool:
    """Whether a spell, also one that has left the stack, or a card as the spell it would be fits a
    filter for spells.
    """
    return fits.matches(game, about_to_be_cast(ctx, [thing]), thing)
