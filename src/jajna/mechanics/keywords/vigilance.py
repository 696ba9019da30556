"""Vigilance. CR 702.20."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["VIGILANCE"]

VIGILANCE: Final = plain("vigilance", "vigilancia", Keyword.VIGILANCE, rule="702.20")
"""CR 702.20."""
