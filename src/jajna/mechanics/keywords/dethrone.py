"""Dethrone. CR 702.105."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.combat import Attacked, Attacks
from jajna.vocab import PLUS_COUNTER

__all__ = ["DETHRONE"]

DETHRONE: Final[Keyworded] = plain(
    "dethrone",
    "destronar",
    meaning=(
        Triggered(Attacks(SELF, whom=Attacked.RICHEST), PutCounters(ONE, PLUS_COUNTER, THIS)),
    ),
    rule="702.105",
)
"""CR 702.105a."""
