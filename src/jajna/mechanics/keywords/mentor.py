"""Mentor. CR 702.134."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.comparisons import Comparison
from jajna.ir.filters.combat import Attacking
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS, Target
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import PLUS_COUNTER

__all__ = ["MENTOR"]

MENTOR: Final = plain(
    "mentor",
    "tutelar",
    0,
    (
        Triggered(
            Attacks(SELF),
            PutCounters(
                ONE,
                PLUS_COUNTER,
                Target(
                    All((Attacking(), CREATURE, StatIs(Stat.POWER, StatOf(THIS), Comparison.LESS)))
                ),
            ),
        ),
    ),
    rule="702.134",
)
"""CR 702.134a."""
