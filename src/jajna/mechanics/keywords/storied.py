"""Storied and an enduring story, which is earned as the city's blessing is. CR 702.131b, 700.6.

It came after the rules of January 2026; its reminder text says of three historic permanents what
702.131b says of ten.
"""

from __future__ import annotations

from typing import Final

from jajna.kernel.players.earned_designations import STORY
from jajna.mechanics.keywords.ascend import HasEarned
from jajna.mechanics.keywords.common import plain
from jajna.wording import phrase

__all__ = ["STORIED"]

phrase(
    HasEarned,
    en="you have an enduring story",
    es="<tiene@tú> una historia perdurable",
    when={"name": STORY},
)

STORIED: Final = plain("storied", "con historia", rule="702.131b")
"""What a permanent with it does, the rules ask for by its name."""
