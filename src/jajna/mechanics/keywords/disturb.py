"""Disturb. CR 702.146."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

__all__ = ["disturb"]


def disturb(parameter: tuple[Node, ...]) -> Keyworded:
    """Disturb: the card may be cast transformed from the graveyard. CR 702.146a, 702.146b."""
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        name="disturb",
        zones=1 << Zone.GRAVEYARD,
        transformed=True,
    )
    return Keyworded("disturb", 0, parameter, (cost,))


keyword(
    "disturb",
    "perturbar",
    disturb,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.146",
    asked=(Asked.NAME,),
)
