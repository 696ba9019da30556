"""Wither. CR 702.80."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["WITHER"]

WITHER: Final = plain("wither", "debilitar", Keyword.WITHER, rule="702.80")
"""CR 702.80."""
