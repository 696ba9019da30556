"""Trample. CR 702.19."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["TRAMPLE", "TRAMPLE_OVER_PLANESWALKERS"]

TRAMPLE_OVER_PLANESWALKERS: Final = plain(
    "trample over planeswalkers",
    "arrollar planeswalkers",
    Keyword.TRAMPLE_OVER_PLANESWALKERS,
    rule="702.19",
)
"""CR 702.19c. The rules of combat damage ask for it."""

TRAMPLE: Final = plain("trample", "arrollar", Keyword.TRAMPLE, line_es="arrolla", rule="702.19")
"""CR 702.19."""
