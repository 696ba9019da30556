"""Splice: text that is added to another spell. CR 702.47."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Splice
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import costs_in, filter_in
from jajna.wording import keyword

__all__ = ["splice"]


def splice(parameter: tuple[Node, ...]) -> Keyworded:
    """Splice onto spells of a quality. CR 702.47a."""
    ability = Splice(filter_in(parameter), costs_in(parameter))
    return Keyworded("splice onto", 0, parameter, (ability,))


keyword(
    "splice onto",
    "empalmar con",
    splice,
    parameter="{0:one} (|—) {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    rule="702.47",
)
