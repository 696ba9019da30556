"""Tiered: a modal spell of which one mode is chosen and paid for. CR 702.183."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, SpellAbility
from jajna.ir.base import Node
from jajna.ir.composites import Modes
from jajna.mechanics.keywords.spree import priced_modes
from jajna.wording import Layout, laid_out

__all__ = ["tiered"]


def tiered(parts: tuple[Node, ...]) -> Keyworded:
    """Tiered: one of the modes, for its cost besides. CR 702.183a."""
    return Keyworded("tiered", 0, (), (SpellAbility(Modes(priced_modes(parts))),))


laid_out("tiered", Layout.PRICED_MODES, "tiered", "por niveles", rule="702.183", make=tiered)
