"""Prowess. CR 702.108."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import OfType, Spell
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import BY_YOU, plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.vocab import Keyword, Type

__all__ = ["PROWESS"]

PROWESS: Final = plain(
    "prowess",
    "destreza",
    Keyword.PROWESS,
    (
        Triggered(
            Casts(BY_YOU, All((Not(OfType(Type.CREATURE)), Spell()))),
            Change(THIS, (PowerToughness(ONE, ONE),)),
        ),
    ),
    rule="702.108",
)
"""CR 702.108a."""
