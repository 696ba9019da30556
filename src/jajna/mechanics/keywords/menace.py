"""Menace. CR 702.111."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import NeedBlockers
from jajna.vocab import Keyword

__all__ = ["MENACE"]

MENACE: Final = plain("menace", "amenaza", Keyword.MENACE, always(NeedBlockers(2)), rule="702.111")
"""CR 702.111b."""
