"""Haste. CR 702.10."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["HASTE"]

HASTE: Final = plain("haste", "prisa", Keyword.HASTE, rule="702.10")
"""CR 702.10."""
