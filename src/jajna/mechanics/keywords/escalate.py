"""Escalate. CR 702.120."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, DueFor, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.wording import keyword

__all__ = ["escalate"]


def escalate(parameter: tuple[Node, ...]) -> Keyworded:
    """Escalate: its cost is paid for each mode chosen beyond the first. CR 702.120a."""
    cost = CastingCost(
        costs_in(parameter), name="escalate", modal=DueFor.EACH_MODE_BEYOND_THE_FIRST
    )
    return Keyworded("escalate", 0, parameter, (cost,))


keyword("escalate", "intensificar", escalate, parameter="{0:,}", slots=COSTS, rule="702.120")
