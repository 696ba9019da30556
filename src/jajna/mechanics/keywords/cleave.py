"""Cleave. CR 702.148."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded, TextChange
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.wording import Asked, keyword

__all__ = ["cleave"]


def cleave(parameter: tuple[Node, ...]) -> Keyworded:
    """Cleave: the words in square brackets are removed. CR 702.148a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="cleave", text=TextChange.CLEFT)
    return Keyworded("cleave", 0, parameter, (cost,))


keyword(
    "cleave",
    "tajar",
    cleave,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.148",
    asked=(Asked.COST_PAID,),
)
