"""Shadow. CR 702.28."""

from __future__ import annotations

from typing import Final

from jajna.ir.filters.logic import Either
from jajna.ir.filters.qualities import WithKeyword
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.keywords.landwalk import CountsAs
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy, BlockOnly
from jajna.vocab import AsThough, Keyword

__all__ = ["SHADOW"]

SHADOW: Final = plain(
    "shadow",
    "desvanecerse",
    Keyword.SHADOW,
    always(
        BeBlockedOnlyBy(Either((WithKeyword(Keyword.SHADOW), CountsAs(AsThough.SHADOW)))),
        BlockOnly(WithKeyword(Keyword.SHADOW)),
    ),
    line_es="se desvanece",
    rule="702.28",
)
"""CR 702.28b."""
