"""Keywords of modal spells: escalate and entwine. CR 702.42, 702.120."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import costs_in
from jajna.wording import keyword

__all__ = ["entwine", "escalate"]

COSTS = ("tuple[Cost, ...]",)


def escalate(parameter: tuple[Node, ...]) -> Keyworded:
    """Escalate: its cost is paid for each mode chosen beyond the first. CR 702.120a."""
    cost = CastingCost(costs_in(parameter), name="escalate", modal="each mode beyond the first")
    return Keyworded("escalate", 0, parameter, (cost,))


def entwine(parameter: tuple[Node, ...]) -> Keyworded:
    """Entwine: its cost is paid to choose all modes. CR 702.42a."""
    cost = CastingCost(costs_in(parameter), name="entwine", modal="all modes")
    return Keyworded("entwine", 0, parameter, (cost,))


keyword("escalate", "intensificar", escalate, parameter="{0:,}", slots=COSTS)
keyword("entwine", "entrelazar", entwine, parameter="{0:,}", slots=COSTS)
