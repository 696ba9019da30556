"""Keywords that are characteristic-defining abilities. CR 702.73, 702.114, 604.3."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Static
from jajna.ir.base import ANYWHERE, PLAYERS
from jajna.ir.filters.identity import SELF
from jajna.mechanics.changes.colors import SetColors
from jajna.mechanics.changes.types import SetCreatureTypes
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = ["CHANGELING", "DEVOID"]

EVERYWHERE: Final = ANYWHERE & ~PLAYERS

CHANGELING: Final = plain(
    "changeling",
    "cambiaformas",
    Keyword.CHANGELING,
    (Static(SELF, (SetCreatureTypes(),), zones=EVERYWHERE, defining=True),),
)
"""CR 702.73a."""
DEVOID: Final = plain(
    "devoid",
    "vacío",
    Keyword.DEVOID,
    (Static(SELF, (SetColors(0),), zones=EVERYWHERE, defining=True),),
)
"""CR 702.114a."""
