"""Indestructible. CR 702.12."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["INDESTRUCTIBLE"]

INDESTRUCTIBLE: Final = plain(
    "indestructible", "indestructible", Keyword.INDESTRUCTIBLE, rule="702.12"
)
"""CR 702.12."""
