"""Disguise. CR 702.168."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastFaceDown, Keyworded
from jajna.ir.base import Node
from jajna.ir.costs import PayMana
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.ward import ward
from jajna.vocab import mana_cost
from jajna.wording import keyword

__all__ = ["WARDED", "disguise"]

WARDED: Final = (ward((PayMana(mana_cost("{2}")),)),)
"""The ability of a disguised or cloaked permanent: ward {2}. CR 702.168a, 701.58a."""


def disguise(parameter: tuple[Node, ...]) -> Keyworded:
    """Disguise. CR 702.168a."""
    form = CastFaceDown(costs_in(parameter), WARDED, "disguise")
    return Keyworded("disguise", 0, parameter, (form,))


keyword("disguise", "disfraz", disguise, parameter="{0:,}", slots=COSTS, rule="702.168")
