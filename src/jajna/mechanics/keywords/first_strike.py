"""First strike. CR 702.7."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["FIRST_STRIKE"]

FIRST_STRIKE: Final = plain(
    "first strike", "dañar primero", Keyword.FIRST_STRIKE, line_es="daña primero", rule="702.7"
)
"""CR 702.7."""
