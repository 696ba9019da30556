"""Reinforce. CR 702.77."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import IN_HAND, Cost, Node
from jajna.ir.refs import Target
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.keywords.common import CREATURE, amount_in, costs_in
from jajna.mechanics.things.counters import PutCounters
from jajna.vocab import PLUS_COUNTER
from jajna.wording import keyword

__all__ = ["reinforce"]


def reinforce(parameter: tuple[Node, ...]) -> Keyworded:
    """Reinforce N. CR 702.77a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), Discard())
    effect = PutCounters(amount_in(parameter), PLUS_COUNTER, Target(CREATURE))
    return Keyworded("reinforce", 0, parameter, (Activated(costs, effect, zones=IN_HAND),))


keyword(
    "reinforce",
    "reforzar",
    reinforce,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
    rule="702.77",
)
