"""Overload. CR 702.96."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded, TextChange
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.wording import Asked, keyword

__all__ = ["overload"]


def overload(parameter: tuple[Node, ...]) -> Keyworded:
    """Overload: "target" becomes "each". CR 702.96a."""
    cost = CastingCost(
        costs_in(parameter), alternative=True, name="overload", text=TextChange.WITH_EACH
    )
    return Keyworded("overload", 0, parameter, (cost,))


keyword(
    "overload",
    "sobrecarga",
    overload,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.96",
    asked=(Asked.COST_PAID,),
)
