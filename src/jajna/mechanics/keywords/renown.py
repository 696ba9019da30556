"""Renown. CR 702.112."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.composites import Sequence
from jajna.ir.conditions.objects import IsA
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import THIS
from jajna.mechanics.designations.of_permanents import RENOWNED, BecomeDesignated, Designated
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.vocab import PLUS_COUNTER
from jajna.wording import keyword

__all__ = ["renown"]


def renown(parameter: tuple[Node, ...]) -> Keyworded:
    """Renown N. CR 702.112a."""
    effect = Sequence(
        (PutCounters(amount_in(parameter), PLUS_COUNTER, THIS), BecomeDesignated(RENOWNED)), "and"
    )
    pattern = DealsDamage(SELF, combat=True, to=Player(), word="when")
    return Keyworded(
        "renown", 0, parameter, (Triggered(pattern, effect, IsA(THIS, Designated(RENOWNED), True)),)
    )


keyword("renown", "prestigio", renown, parameter="{0}", slots=("Amount",), rule="702.112")
