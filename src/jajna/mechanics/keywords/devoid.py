"""Devoid. CR 702.114."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Static
from jajna.ir.base import OBJECTS
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["DEVOID"]

DEVOID: Final = plain(
    "devoid",
    "vacío",
    Keyword.DEVOID,
    (Static(SELF, (SetColors(0),), zones=OBJECTS, defining=True),),
    rule="702.114",
)
"""CR 702.114a."""
