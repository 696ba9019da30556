"""Poisonous. CR 702.70."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import EventPlayer
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.things.counters import GetCounters
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.wording import keyword

__all__ = ["poisonous"]


def poisonous(parameter: tuple[Node, ...]) -> Keyworded:
    """Poisonous N. CR 702.70a."""
    effect = GetCounters(amount_in(parameter), "poison", EventPlayer())
    pattern = DealsDamage(SELF, combat=True, to=Player())
    return Keyworded("poisonous", 0, parameter, (Triggered(pattern, effect),))


keyword("poisonous", "venenoso", poisonous, parameter="{0}", slots=("Amount",), rule="702.70")
