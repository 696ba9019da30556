"""Deathtouch. CR 702.2."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["DEATHTOUCH"]

DEATHTOUCH: Final = plain("deathtouch", "toque mortal", Keyword.DEATHTOUCH, rule="702.2")
"""CR 702.2."""
