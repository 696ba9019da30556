"""Dash. CR 702.109."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.conditional_costs import PermanentItBecame, for_a_while
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.wording import Asked, keyword

__all__ = ["dash"]


def dash(parameter: tuple[Node, ...]) -> Keyworded:
    """Dash. CR 702.109a."""
    return for_a_while("dash", parameter, PutIntoHand(PermanentItBecame(), returned=True), (HASTE,))


keyword(
    "dash",
    "rapidez",
    dash,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.109",
    asked=(Asked.COST_PAID, Asked.OWN_MANA_COST),
)
