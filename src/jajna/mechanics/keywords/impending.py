"""Impending. CR 702.176."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost, Keyworded, Replacing, Static, Triggered
from jajna.ir.amounts import ONE, CountersOn
from jajna.ir.base import Node
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.descriptions import IsNot
from jajna.mechanics.keywords.common import ZERO, amount_in, costs_in
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import RemoveCounters
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Step, Type
from jajna.wording import keyword

__all__ = ["impending"]

IMPENDING: Final = "impending"
TIME: Final = "time"
_PAID: Final = CostWasPaid(THIS, IMPENDING)
_IMPENDS: Final = AllOf((_PAID, Compares(CountersOn(THIS, TIME), ZERO, Comparison.GREATER)))


def impending(parameter: tuple[Node, ...]) -> Keyworded:
    """Impending N, for a cost. CR 702.176a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name=IMPENDING)
    enters = EntersWithCounters(SELF, amount_in(parameter), TIME, condition=_PAID)
    waits = Static(SELF, (IsNot(Type.CREATURE),), _IMPENDS)
    passes = Triggered(AtBeginning(int(Step.END)), RemoveCounters(ONE, TIME, THIS), _IMPENDS)
    return Keyworded(IMPENDING, 0, parameter, (cost, Replacing(enters), waits, passes))


keyword(
    IMPENDING,
    "inminente",
    impending,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
    rule="702.176",
)
