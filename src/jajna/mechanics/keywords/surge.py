"""Surge. CR 702.117."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.someone import Someone
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.conditional_costs import conditional
from jajna.wording import Asked, keyword

__all__ = ["surge"]


def surge(parameter: tuple[Node, ...]) -> Keyworded:
    """Surge. CR 702.117a."""
    return conditional("surge", parameter, HappenedThisTurn("spells cast", whose=Someone.YOUR_TEAM))


keyword(
    "surge",
    "impulso",
    surge,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.117",
    asked=(Asked.COST_PAID,),
)
