"""Split second. CR 702.61."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["SPLIT_SECOND"]

SPLIT_SECOND: Final = plain(
    "split second", "fracción de segundo", Keyword.SPLIT_SECOND, rule="702.61"
)
"""CR 702.61."""
