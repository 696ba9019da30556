"""Exalted. CR 702.83."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import EventObject
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import AttacksAlone
from jajna.vocab import Keyword

__all__ = ["EXALTED"]

PLUS_ONE: Final = PowerToughness(ONE, ONE)

EXALTED: Final = plain(
    "exalted",
    "exaltado",
    Keyword.EXALTED,
    (Triggered(AttacksAlone(All((CREATURE, Controlled()))), Change(EventObject(), (PLUS_ONE,))),),
    rule="702.83",
)
"""CR 702.83a."""
