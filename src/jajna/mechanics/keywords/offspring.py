"""Offspring. CR 702.175."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.mechanics.things.copies import CopyStats, CreateCopies
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.wording import Asked, keyword

__all__ = ["offspring"]

OFFSPRING = "offspring"


def offspring(parameter: tuple[Node, ...]) -> Keyworded:
    """Offspring: for an additional cost, a small copy comes with the permanent. CR 702.175a."""
    cost = CastingCost(costs_in(parameter), optional=True, name=OFFSPRING)
    copy = CreateCopies(ONE, THIS, (CopyStats(ONE, ONE),))
    comes = Triggered(Enters(SELF), copy, CostWasPaid(THIS, OFFSPRING))
    return Keyworded(OFFSPRING, 0, parameter, (cost, comes))


keyword(
    OFFSPRING,
    "descendencia",
    offspring,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.175",
    asked=(Asked.NAME, Asked.COST_PAID),
)
