"""Blitz. CR 702.152."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.conditional_costs import PermanentItBecame, for_a_while
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.wording import Asked, keyword

__all__ = ["blitz"]


def blitz(parameter: tuple[Node, ...]) -> Keyworded:
    """Blitz. CR 702.152a."""
    draws = Triggered(Dies(SELF), DrawCards(ONE))
    return for_a_while("blitz", parameter, Sacrifice(PermanentItBecame()), (HASTE, draws))


keyword(
    "blitz",
    "blitz",
    blitz,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.152",
    asked=(Asked.COST_PAID, Asked.OWN_MANA_COST),
)
