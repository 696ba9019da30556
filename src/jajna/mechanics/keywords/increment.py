"""Increment, a keyword that the rules of 2026-01-16 don't have: it means its reminder text.

As its controller casts a spell for more mana than its power or its toughness, the creature gets a
+1/+1 counter. CR 603.4, 601.2h.
"""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.logic import AnyOf
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.nouns import Spell
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS, EventObject
from jajna.mechanics.counts.mana_spent import ManaSpentOn
from jajna.mechanics.keywords.common import BY_YOU, plain
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.vocab import PLUS_COUNTER

__all__ = ["INCREMENT"]

_SPENT: Final = ManaSpentOn(EventObject())
_EXCEEDS: Final = AnyOf(
    tuple(
        [
            Compares(_SPENT, StatOf(THIS, stat), Comparison.GREATER)
            for stat in (Stat.POWER, Stat.TOUGHNESS)
        ]
    )
)

INCREMENT: Final[Keyworded] = plain(
    "increment",
    "incremento",
    meaning=(Triggered(Casts(BY_YOU, Spell()), PutCounters(ONE, PLUS_COUNTER, THIS), _EXCEEDS),),
    rule="603.4",
)
"""A triggered ability with an intervening if. CR 603.4."""
