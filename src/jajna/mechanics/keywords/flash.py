"""Flash. CR 702.8."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["FLASH"]

FLASH: Final = plain("flash", "destello", Keyword.FLASH, rule="702.8")
"""CR 702.8."""
