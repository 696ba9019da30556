"""Bushido. CR 702.45."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.patterns import OneOfEvents
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import BecomesBlocked, Blocks
from jajna.wording import keyword

__all__ = ["bushido"]


def bushido(parameter: tuple[Node, ...]) -> Keyworded:
    """Bushido N. CR 702.45a."""
    number = amount_in(parameter)
    bonus = Change(THIS, (PowerToughness(number, number),))
    on = OneOfEvents((Blocks(SELF), BecomesBlocked(SELF)))
    return Keyworded("bushido", 0, parameter, (Triggered(on, bonus),))


keyword("bushido", "bushido", bushido, parameter="{0}", slots=("Amount",), rule="702.45")
