"""Spree, and tiered: modal spells whose modes have costs. CR 702.172, 702.183."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, SpellAbility
from jajna.ir.base import Node
from jajna.ir.composites import Mode, Modes
from jajna.wording import Layout, laid_out

__all__ = ["spree", "tiered"]


def _modes(parts: tuple[Node, ...]) -> tuple[Mode, ...]:
    return tuple([one for one in parts if isinstance(one, Mode)])


def spree(parts: tuple[Node, ...]) -> Keyworded:
    """Spree: one or more of the modes, each for its cost besides. CR 702.172a, 702.172b."""
    return Keyworded("spree", 0, (), (SpellAbility(Modes(_modes(parts), 1, -1)),))


laid_out("spree", Layout.PRICED_MODES, "spree", "desenfreno", rule="702.172", make=spree)


def tiered(parts: tuple[Node, ...]) -> Keyworded:
    """Tiered: one of the modes, for its cost besides. CR 702.183a."""
    return Keyworded("tiered", 0, (), (SpellAbility(Modes(_modes(parts))),))


laid_out("tiered", Layout.PRICED_MODES, "tiered", "por niveles", rule="702.183", make=tiered)
