"""Emerge. CR 702.119."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Filter, Node
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.mechanics.keywords.common import COSTS, costs_in, filter_in
from jajna.mechanics.keywords.offering import SacrificeToReduce
from jajna.vocab import Type
from jajna.wording import Asked, keyword

__all__ = ["emerge", "emerge_from"]


def _emerges(name: str, parameter: tuple[Node, ...], what: Filter) -> Keyworded:
    costs = (*costs_in(parameter), SacrificeToReduce(All((what, Controlled())), True))
    return Keyworded(name, 0, parameter, (CastingCost(costs, alternative=True, name="emerge"),))


def emerge(parameter: tuple[Node, ...]) -> Keyworded:
    """Emerge. CR 702.119a."""
    return _emerges("emerge", parameter, OfType(Type.CREATURE))


def emerge_from(parameter: tuple[Node, ...]) -> Keyworded:
    """Emerge from permanents of a quality. CR 702.119b."""
    return _emerges("emerge from", parameter, filter_in(parameter))


keyword(
    "emerge",
    "emerger",
    emerge,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.119",
    asked=(Asked.NAME,),
)

keyword(
    "emerge from",
    "emerger de",
    emerge_from,
    parameter="{0:one} (|—) {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    rule="702.119",
)
