"""Flying. CR 702.9."""

from __future__ import annotations

from typing import Final

from jajna.ir.filters.logic import Either
from jajna.ir.filters.qualities import WithKeyword
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import Keyword

__all__ = ["FLYING"]

FLYING: Final = plain(
    "flying",
    "volar",
    Keyword.FLYING,
    always(
        BeBlockedOnlyBy(Either((WithKeyword(Keyword.FLYING), WithKeyword(Keyword.REACH)))),
    ),
    line_es="vuela",
    rule="702.9",
)
"""CR 702.9b."""
