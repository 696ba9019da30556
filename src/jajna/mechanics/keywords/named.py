"""Keywords that the rules themselves act on by name. CR 702.2, 702.4, 702.7, 702.8 and others."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword

__all__ = [
    "DEATHTOUCH",
    "DOUBLE_STRIKE",
    "FIRST_STRIKE",
    "FLASH",
    "HASTE",
    "INDESTRUCTIBLE",
    "INFECT",
    "LIFELINK",
    "PHASING",
    "REACH",
    "SPLIT_SECOND",
    "TRAMPLE",
    "VIGILANCE",
    "WITHER",
]

DEATHTOUCH: Final = plain("deathtouch", "toque mortal", Keyword.DEATHTOUCH)
"""CR 702.2."""
DOUBLE_STRIKE: Final = plain(
    "double strike", "dañar dos veces", Keyword.DOUBLE_STRIKE, line_es="daña dos veces"
)
"""CR 702.4."""
FIRST_STRIKE: Final = plain(
    "first strike", "dañar primero", Keyword.FIRST_STRIKE, line_es="daña primero"
)
"""CR 702.7."""
FLASH: Final = plain("flash", "destello", Keyword.FLASH)
"""CR 702.8."""
HASTE: Final = plain("haste", "prisa", Keyword.HASTE)
"""CR 702.10."""
INDESTRUCTIBLE: Final = plain("indestructible", "indestructible", Keyword.INDESTRUCTIBLE)
"""CR 702.12."""
LIFELINK: Final = plain("lifelink", "vínculo vital", Keyword.LIFELINK)
"""CR 702.15."""
REACH: Final = plain("reach", "alcance", Keyword.REACH)
"""CR 702.17. Flying asks for it."""
TRAMPLE: Final = plain("trample", "arrollar", Keyword.TRAMPLE, line_es="arrolla")
"""CR 702.19."""
VIGILANCE: Final = plain("vigilance", "vigilancia", Keyword.VIGILANCE)
"""CR 702.20."""
PHASING: Final = plain("phasing", "desfasar", Keyword.PHASING)
"""CR 702.26. The untap step asks for it."""
SPLIT_SECOND: Final = plain("split second", "fracción de segundo", Keyword.SPLIT_SECOND)
"""CR 702.61."""
WITHER: Final = plain("wither", "debilitar", Keyword.WITHER)
"""CR 702.80."""
INFECT: Final = plain("infect", "infectar", Keyword.INFECT)
"""CR 702.90."""
