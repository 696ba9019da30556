"""Ravenous. CR 702.156."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import ONE, Number, X
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.identity import SELF
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import PLUS_COUNTER

__all__ = ["RAVENOUS"]

RAVENOUS: Final[Keyworded] = plain(
    "ravenous",
    "voraz",
    meaning=(
        Replacing(EntersWithCounters(SELF, X(), PLUS_COUNTER)),
        Triggered(Enters(SELF), DrawCards(ONE), Compares(X(), Number(5), Comparison.OR_GREATER)),
    ),
    rule="702.156",
)
"""CR 702.156a."""
