"""Enchant and equip. CR 702.5, 702.6."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import Node
from jajna.ir.filters import All, Controlled, OfType
from jajna.ir.refs import THIS, Target
from jajna.mechanics.actions.attaching import Attach
from jajna.mechanics.keywords.common import costs_in
from jajna.vocab import Type
from jajna.wording import keyword

__all__ = ["enchant", "equip"]

YOUR_CREATURE: Final = All((OfType(Type.CREATURE), Controlled()))


def enchant(parameter: tuple[Node, ...]) -> Keyworded:
    """Enchant: the rules ask for its description by name. CR 702.5a."""
    return Keyworded("enchant", 0, parameter)


def equip(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip. CR 702.6a."""
    effect = Attach(THIS, Target(YOUR_CREATURE))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip", 0, parameter, (ability,))


keyword(
    "enchant", "encantar", enchant, parameter="{0:one}", parameter_es="{0:one}", slots=("Filter",)
)
keyword("equip", "equipar", equip, parameter="{0:,}", slots=("tuple[Cost, ...]",))
