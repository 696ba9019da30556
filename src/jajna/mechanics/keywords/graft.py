"""Graft. CR 702.58."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.refs import THIS, YOU, EventObject
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import MoveCounters
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import PLUS_COUNTER
from jajna.wording import keyword

__all__ = ["graft"]


def graft(parameter: tuple[Node, ...]) -> Keyworded:
    """Graft. CR 702.58a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), PLUS_COUNTER))
    move = Clause(MoveCounters(ONE, PLUS_COUNTER, THIS, EventObject()), may=YOU)
    another = Enters(All((Other(), CREATURE)), "whenever")
    moves = Triggered(another, move, HasCountersOn(THIS, PLUS_COUNTER))
    return Keyworded("graft", 0, parameter, (enters, moves))


keyword("graft", "injertar", graft, parameter="{0}", slots=("Amount",), rule="702.58")
