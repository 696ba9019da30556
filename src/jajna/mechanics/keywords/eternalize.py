"""Eternalize. CR 702.129."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.embalm import BE_ZOMBIE, CopyWithoutCost, exiled_for_a_copy
from jajna.mechanics.things.copies import CopyStats
from jajna.vocab import Color
from jajna.wording import Asked, keyword

__all__ = ["eternalize"]


def eternalize(parameter: tuple[Node, ...]) -> Keyworded:
    """Eternalize. CR 702.129a."""
    four = Number(4)
    exceptions = (CopyWithoutCost(Color.BLACK), CopyStats(four, four), BE_ZOMBIE)
    return exiled_for_a_copy("eternalize", parameter, exceptions)


keyword(
    "eternalize",
    "eternizar",
    eternalize,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.129",
    asked=(Asked.NAME, Asked.OWN_MANA_COST, Asked.ACTIVATED),
)
