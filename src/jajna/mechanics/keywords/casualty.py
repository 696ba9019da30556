"""Casualty. CR 702.153."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.comparisons import Comparison
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Sacrifice
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.keywords.copied_as_cast import WasPaid, copied_as_cast
from jajna.wording import keyword

__all__ = ["casualty"]


def casualty(parameter: tuple[Node, ...]) -> Keyworded:
    """Casualty: a creature of such a power may be sacrificed for a copy. CR 702.153a."""
    power = amount_in(parameter)
    strong = All((CREATURE, Controlled(), StatIs(Stat.POWER, power, Comparison.OR_GREATER)))
    cost = CastingCost((Sacrifice(Some(ONE, strong)),), optional=True, name="casualty")
    return Keyworded("casualty", 0, parameter, (cost, copied_as_cast(ONE, WasPaid("casualty"))))


keyword("casualty", "víctima", casualty, parameter="{0}", slots=("Amount",), rule="702.153")
