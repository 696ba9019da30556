"""Lifelink. CR 702.15."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["LIFELINK"]

LIFELINK: Final = plain("lifelink", "vínculo vital", Keyword.LIFELINK, rule="702.15")
"""CR 702.15."""
