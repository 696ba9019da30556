"""Changeling. CR 702.73."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Static
from jajna.ir.base import OBJECTS
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["CHANGELING"]

CHANGELING: Final = plain(
    "changeling",
    "cambiaformas",
    Keyword.CHANGELING,
    (Static(SELF, (SetCreatureTypes(),), zones=OBJECTS, defining=True),),
    rule="702.73",
)
"""CR 702.73a."""
