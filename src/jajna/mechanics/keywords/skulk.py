"""Skulk. CR 702.118."""

from __future__ import annotations

from typing import Final

from jajna.ir.amounts import StatOf
from jajna.ir.comparisons import Comparison
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import Keyword

__all__ = ["SKULK"]

SKULK: Final = plain(
    "skulk",
    "escurridizo",
    Keyword.SKULK,
    always(BeBlockedOnlyBy(StatIs(Stat.POWER, StatOf(THIS), Comparison.LESS_OR_EQUAL))),
    rule="702.118",
)
"""CR 702.118b."""
