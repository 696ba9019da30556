"""Infect. CR 702.90."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["INFECT"]

INFECT: Final = plain("infect", "infectar", Keyword.INFECT, rule="702.90")
"""CR 702.90."""
