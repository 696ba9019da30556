"""Horsemanship. CR 702.31."""

from __future__ import annotations

from typing import Final

from jajna.ir.filters.qualities import WithKeyword
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import Keyword

__all__ = ["HORSEMANSHIP"]

HORSEMANSHIP: Final = plain(
    "horsemanship",
    "cabalgar",
    Keyword.HORSEMANSHIP,
    always(BeBlockedOnlyBy(WithKeyword(Keyword.HORSEMANSHIP))),
    rule="702.31",
)
"""CR 702.31b."""
