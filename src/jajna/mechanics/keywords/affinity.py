"""Affinity. CR 702.41."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, OwnCostChange
from jajna.ir.amounts import CountOf
from jajna.ir.base import Node
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.mechanics.keywords.common import filter_in
from jajna.wording import keyword

__all__ = ["affinity"]


def affinity(parameter: tuple[Node, ...]) -> Keyworded:
    """Affinity for permanents that fit a filter. CR 702.41a."""
    less = CountOf(All((filter_in(parameter), Controlled())))
    return Keyworded("affinity for", 0, parameter, (OwnCostChange(less),))


keyword(
    "affinity for",
    "afinidad por",
    affinity,
    parameter="{0:s}",
    parameter_es="{0:s}",
    slots=("Filter",),
    rule="702.41",
)
