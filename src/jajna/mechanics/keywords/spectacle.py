"""Spectacle. CR 702.137."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.someone import Someone
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.conditional_costs import conditional
from jajna.wording import Asked, keyword

__all__ = ["spectacle"]


def spectacle(parameter: tuple[Node, ...]) -> Keyworded:
    """Spectacle. CR 702.137a."""
    lost = HappenedThisTurn("life lost", whose=Someone.OPPONENT)
    return conditional("spectacle", parameter, lost)


keyword(
    "spectacle",
    "espectáculo",
    spectacle,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.137",
    asked=(Asked.COST_PAID,),
)
