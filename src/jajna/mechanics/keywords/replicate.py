"""Replicate. CR 702.56."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.copied_as_cast import TimesPaid, WasPaid, copied_as_cast
from jajna.wording import Asked, keyword

__all__ = ["replicate"]


def replicate(parameter: tuple[Node, ...]) -> Keyworded:
    """Replicate: its cost may be paid any number of times, for as many copies. CR 702.56a."""
    cost = CastingCost(costs_in(parameter), optional=True, name="replicate", many=True)
    copies = copied_as_cast(TimesPaid("replicate"), WasPaid("replicate"))
    return Keyworded("replicate", 0, parameter, (cost, copies))


keyword(
    "replicate",
    "reproducir",
    replicate,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.56",
    asked=(Asked.OWN_MANA_COST,),
)
