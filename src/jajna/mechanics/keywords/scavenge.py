"""Scavenge. CR 702.97."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import StatOf
from jajna.ir.base import IN_GRAVEYARD, Cost, Node
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS, Target, ThisFrom
from jajna.mechanics.costs.things import Exile
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.things.counters import PutCounters
from jajna.vocab import PLUS_COUNTER, Type, Zone
from jajna.wording import Asked, keyword

__all__ = ["scavenge"]


def scavenge(parameter: tuple[Node, ...]) -> Keyworded:
    """Scavenge: counters equal to the power of the exiled card. CR 702.97a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), Exile(ThisFrom(Zone.GRAVEYARD)))
    effect = PutCounters(StatOf(THIS), PLUS_COUNTER, Target(OfType(Type.CREATURE)))
    ability = Activated(costs, effect, sorcery_speed=True, zones=IN_GRAVEYARD)
    return Keyworded("scavenge", 0, parameter, (ability,))


keyword(
    "scavenge",
    "carroñar",
    scavenge,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.97",
    asked=(Asked.OWN_MANA_COST,),
)
