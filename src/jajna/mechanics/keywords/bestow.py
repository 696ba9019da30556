"""Bestow. CR 702.103."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost, Keyworded, Static
from jajna.ir.base import ON_BATTLEFIELD, Node
from jajna.ir.filters.identity import SELF
from jajna.kernel.card_kinds.bestow import BESTOWED, ENCHANT_CREATURE
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.descriptions import IsNot
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.unleash import IsMarked
from jajna.vocab import Type, Zone
from jajna.wording import keyword

__all__ = ["bestow"]

ZONES: Final = ON_BATTLEFIELD | 1 << Zone.STACK
AURA: Final = Static(
    SELF,
    (IsNot(Type.CREATURE), AddTypes(0, ("Aura",)), GainAbilities((ENCHANT_CREATURE,))),
    IsMarked(BESTOWED),
    zones=ZONES,
)


def bestow(parameter: tuple[Node, ...]) -> Keyworded:
    """Bestow. CR 702.103a, 702.103b."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="bestow", bestowed=True)
    return Keyworded("bestow", 0, parameter, (cost, AURA))


keyword("bestow", "concesión", bestow, parameter="{0:,}", slots=COSTS, rule="702.103")
