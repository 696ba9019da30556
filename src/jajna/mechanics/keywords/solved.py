"""Solved: what a Case has while it is solved. CR 702.169."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Static
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import abilities_in, where_they_work
from jajna.mechanics.kinds.cases import IsSolved
from jajna.wording import Layout, laid_out

__all__ = ["solved"]


def solved(parts: tuple[Node, ...]) -> Keyworded:
    """What a Case has while it is solved. CR 702.169a-702.169d."""
    abilities = abilities_in(parts)
    zones = where_they_work(abilities)
    has = Static(SELF, (GainAbilities(abilities),), IsSolved(), zones)
    return Keyworded("solved", 0, (), (has,))


laid_out("solved", Layout.WORDED, "solved", "resuelto", rule="702.169", make=solved)
