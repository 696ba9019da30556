"""Spree: a modal spell whose modes have costs. CR 702.172."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, SpellAbility
from jajna.ir.base import Node
from jajna.ir.composites import Mode, Modes
from jajna.wording import Layout, laid_out

__all__ = ["priced_modes", "spree"]


def priced_modes(parts: tuple[Node, ...]) -> tuple[Mode, ...]:
    """The modes, each with its cost, out of the parts of such a keyword."""
    return tuple([one for one in parts if isinstance(one, Mode)])


def spree(parts: tuple[Node, ...]) -> Keyworded:
    """Spree: one or more of the modes, each for its cost besides. CR 702.172a, 702.172b."""
    return Keyworded("spree", 0, (), (SpellAbility(Modes(priced_modes(parts), 1, -1)),))


laid_out("spree", Layout.PRICED_MODES, "spree", "desenfreno", rule="702.172", make=spree)
