"""Modular. CR 702.43."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import CountersOn
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS, YOU, Target
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import PLUS_COUNTER, Type
from jajna.wording import keyword

__all__ = ["modular"]


def modular(parameter: tuple[Node, ...]) -> Keyworded:
    """Modular N. CR 702.43a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), PLUS_COUNTER))
    artifact = All((OfType(Type.ARTIFACT), CREATURE))
    passes = PutCounters(CountersOn(THIS, PLUS_COUNTER), PLUS_COUNTER, Target(artifact))
    left = Triggered(Dies(SELF), Clause(passes, may=YOU))
    return Keyworded("modular", 0, parameter, (enters, left))


keyword("modular", "modular", modular, parameter="{0}", slots=("Amount",), rule="702.43")
