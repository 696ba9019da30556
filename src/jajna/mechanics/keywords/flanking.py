"""Flanking. CR 702.25."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.qualities import WithKeyword
from jajna.ir.refs import EventObject
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import BecomesBlockedBy
from jajna.vocab import Keyword

__all__ = ["FLANKING"]

FLANKING: Final = plain(
    "flanking",
    "flanquear",
    Keyword.FLANKING,
    (
        Triggered(
            BecomesBlockedBy(SELF, All((CREATURE, WithKeyword(Keyword.FLANKING, without=True)))),
            Change(EventObject(), (PowerToughness(Number(-1), Number(-1)),)),
        ),
    ),
    line_es="flanquea",
    rule="702.25",
)
"""CR 702.25a."""
