"""Reach. CR 702.17."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["REACH"]

REACH: Final = plain("reach", "alcance", Keyword.REACH, rule="702.17")
"""CR 702.17. Flying asks for it."""
