"""Outlast. CR 702.107."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Cost, Node
from jajna.ir.costs import TAP
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.things.counters import PutCounters
from jajna.vocab import PLUS_COUNTER
from jajna.wording import keyword

__all__ = ["outlast"]


def outlast(parameter: tuple[Node, ...]) -> Keyworded:
    """Outlast. CR 702.107a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), TAP)
    ability = Activated(costs, PutCounters(ONE, PLUS_COUNTER, THIS), sorcery_speed=True)
    return Keyworded("outlast", 0, parameter, (ability,))


keyword("outlast", "supervivencia", outlast, parameter="{0:,}", slots=COSTS, rule="702.107")
