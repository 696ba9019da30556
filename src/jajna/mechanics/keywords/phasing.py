"""Phasing. CR 702.26."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["PHASING"]

PHASING: Final = plain("phasing", "desfasar", Keyword.PHASING, rule="702.26")
"""CR 702.26. The untap step asks for it."""
