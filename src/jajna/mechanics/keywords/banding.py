"""Banding. CR 702.22."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["BANDING"]

BANDING: Final = plain("banding", "formar bandas", Keyword.BANDING, rule="702.22")
"""CR 702.22. The rules of combat ask for it (``kernel.combat.banding``)."""
