"""Transmute. CR 702.53."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.base import IN_HAND, Cost, Node
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS
from jajna.mechanics.actions.search import Search
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.moving.places import Called
from jajna.wording import keyword

__all__ = ["transmute"]


def transmute(parameter: tuple[Node, ...]) -> Keyworded:
    """Transmute. CR 702.53a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), Discard())
    same = All((Card(), StatIs(Stat.MANA_VALUE, StatOf(THIS, Stat.MANA_VALUE))))
    ability = Activated(
        costs, Search(ONE, same, shown=Called.IT), sorcery_speed=True, zones=IN_HAND
    )
    return Keyworded("transmute", 0, parameter, (ability,))


keyword(
    "transmute",
    "transmutar",
    transmute,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.53",
)
