"""Double strike. CR 702.4."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["DOUBLE_STRIKE"]

DOUBLE_STRIKE: Final = plain(
    "double strike",
    "dañar dos veces",
    Keyword.DOUBLE_STRIKE,
    line_es="daña dos veces",
    rule="702.4",
)
"""CR 702.4."""
