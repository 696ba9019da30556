"""Fading. CR 702.32."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import ONE, CountersOn
from jajna.ir.base import Node
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import AT_YOUR_UPKEEP, ZERO, amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import RemoveCounters
from jajna.wording import keyword

__all__ = ["fading"]


def fading(parameter: tuple[Node, ...]) -> Keyworded:
    """Fading N. CR 702.32a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), "fade"))
    fades = Clause(
        RemoveCounters(ONE, "fade", THIS),
        condition=Compares(CountersOn(THIS, "fade"), ZERO, Comparison.GREATER),
        otherwise=Sacrifice(THIS),
    )
    return Keyworded("fading", 0, parameter, (enters, Triggered(AT_YOUR_UPKEEP, fades)))


keyword("fading", "desvanecer", fading, parameter="{0}", slots=("Amount",), rule="702.32")
