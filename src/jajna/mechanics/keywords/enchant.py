"""Enchant. CR 702.5."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node
from jajna.wording import keyword

__all__ = ["enchant"]


def enchant(parameter: tuple[Node, ...]) -> Keyworded:
    """Enchant: the rules ask for its description by name. CR 702.5a."""
    return Keyworded("enchant", 0, parameter)


keyword(
    "enchant",
    "encantar",
    enchant,
    parameter="{0:one}",
    parameter_es="{0:one}",
    slots=("Filter",),
    rule="702.5",
)
