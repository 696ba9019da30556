"""Web-slinging. CR 702.188."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Tapped
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import ReturnToHand
from jajna.mechanics.keywords.common import COSTS, CREATURE, costs_in
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.wording import keyword, phrase

__all__ = ["web_slinging"]

WEB_SLINGING: Final = "web-slinging"
_RETURNED: Final = ReturnToHand(Some(ONE, All((Tapped(), CREATURE, Controlled()))))


def web_slinging(parameter: tuple[Node, ...]) -> Keyworded:
    """Web-slinging: cast for its cost and the return of a tapped creature. CR 702.188a."""
    costs = (*costs_in(parameter), _RETURNED)
    cost = CastingCost(costs, alternative=True, name=WEB_SLINGING)
    return Keyworded(WEB_SLINGING, 0, parameter, (cost,))


keyword(
    WEB_SLINGING,
    "lanzarredes",
    web_slinging,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.188",
)
phrase(
    CostWasPaid,
    en="{what} <was> cast using web-slinging",
    es="{what} <fue> <*lanzado> usando lanzarredes",
    when={"name": WEB_SLINGING, "negative": False},
)
