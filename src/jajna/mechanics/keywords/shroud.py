"""Shroud. CR 702.18."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Static
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Source
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.rules.untargetable import Untargetable
from jajna.vocab import Keyword

__all__ = ["SHROUD"]

SHROUD: Final = plain(
    "shroud", "velo", Keyword.SHROUD, (Static(SELF, (Untargetable(Source()),)),), rule="702.18"
)
"""CR 702.18a."""
