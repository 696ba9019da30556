"""∞ (Infinity): what a permanent has while it is harnessed. CR 702.186."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Static
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.mechanics.actions.harness import IsHarnessed
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import abilities_in
from jajna.wording import Layout, laid_out

__all__ = ["infinity"]


def infinity(parts: tuple[Node, ...]) -> Keyworded:
    """What a permanent has as long as it is harnessed. CR 702.186b."""
    has = Static(SELF, (GainAbilities(abilities_in(parts)),), IsHarnessed())
    return Keyworded("∞", 0, (), (has,))


laid_out("∞", Layout.WORDED, "∞", "∞", rule="702.186", make=infinity)
