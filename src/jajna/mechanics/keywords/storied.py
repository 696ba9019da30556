"""Storied and an enduring story, which is earned as the city's blessing is. CR 702.131b, 700.6.

It came after the rules of January 2026; its reminder text says of three historic permanents what
702.131b says of ten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition
from jajna.kernel.players.earned_designations import STORY, has_earned
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["STORIED", "HasStory"]


@final
@dataclass(frozen=True)
class HasStory(Condition):
    """You have an enduring story. CR 702.131c says the same of the city's blessing."""

    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        return has_earned(game, ctx.controller, STORY) != self.negative


phrase(
    HasStory,
    en="you have an enduring story",
    es="<tiene@tú> una historia perdurable",
    when={"negative": False},
)
phrase(
    HasStory,
    en="you don't have an enduring story",
    es="no <tiene@tú> una historia perdurable",
    when={"negative": True},
)

STORIED: Final = plain("storied", "con historia", rule="702.131b")
"""What a permanent with it does, the rules ask for by its name."""
