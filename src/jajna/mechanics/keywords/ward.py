"""Ward. CR 702.21."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import EventObject, EventPlayer
from jajna.mechanics.actions.counter import Counter
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.triggers.spells_and_abilities import BecomesTarget
from jajna.wording import keyword

__all__ = ["ward"]


def ward(parameter: tuple[Node, ...]) -> Keyworded:
    """Ward. CR 702.21a."""
    effect = Clause(Counter(EventObject()), unless=costs_in(parameter), payer=EventPlayer())
    pattern = BecomesTarget(SELF, opposing=True, word="whenever")
    return Keyworded("ward", 0, parameter, (Triggered(pattern, effect),))


keyword("ward", "resguardo", ward, parameter="{0:,}", slots=COSTS, rule="702.21")
