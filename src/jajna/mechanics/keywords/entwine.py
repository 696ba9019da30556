"""Entwine. CR 702.42."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, DueFor, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.wording import keyword

__all__ = ["entwine"]


def entwine(parameter: tuple[Node, ...]) -> Keyworded:
    """Entwine: its cost is paid to choose all modes. CR 702.42a."""
    cost = CastingCost(costs_in(parameter), name="entwine", modal=DueFor.ALL_MODES)
    return Keyworded("entwine", 0, parameter, (cost,))


keyword("entwine", "entrelazar", entwine, parameter="{0:,}", slots=COSTS, rule="702.42")
