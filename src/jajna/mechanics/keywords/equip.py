"""Equip. CR 702.6."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import Node, walk
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target
from jajna.mechanics.actions.attach import Attach
from jajna.mechanics.keywords.common import COSTS, costs_in, filter_in
from jajna.vocab import Type
from jajna.wording import Asked, keyword

__all__ = ["equip"]

YOUR_CREATURE: Final = All((OfType(Type.CREATURE), Controlled()))


def equip(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip. CR 702.6a."""
    effect = Attach(THIS, Target(YOUR_CREATURE))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip", 0, parameter, (ability,))


def equip_quality(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip a creature of a quality. CR 702.6c. Raises TypeError for a filter of no creatures."""
    what = filter_in(parameter)
    if any(isinstance(one, OfType) and one.type != Type.CREATURE for one in walk(what)):
        raise TypeError("only creatures are equipped")
    effect = Attach(THIS, Target(All((what, *YOUR_CREATURE.parts))))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip quality", 0, parameter, (ability,))


keyword(
    "equip",
    "equipar",
    equip,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.6",
    asked=(Asked.ACTIVATED,),
)

keyword(
    "equip quality",
    "equipar",
    equip_quality,
    parameter="{0:one} (|—) {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    said="equip",
    rule="702.6",
)
