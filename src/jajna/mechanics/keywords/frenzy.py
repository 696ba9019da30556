"""Frenzy. CR 702.68."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import AttacksUnblocked
from jajna.wording import keyword

__all__ = ["frenzy"]


def frenzy(parameter: tuple[Node, ...]) -> Keyworded:
    """Frenzy N. CR 702.68a."""
    bonus = Change(THIS, (PowerToughness(amount_in(parameter), Number(0)),))
    return Keyworded("frenzy", 0, parameter, (Triggered(AttacksUnblocked(SELF), bonus),))


keyword("frenzy", "frenesí", frenzy, parameter="{0}", slots=("Amount",), rule="702.68")
