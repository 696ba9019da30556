"""Retrace. CR 702.81."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost
from jajna.ir.amounts import ONE
from jajna.ir.base import IN_GRAVEYARD
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfType
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Type

__all__ = ["RETRACE"]

RETRACE: Final = plain(
    "retrace",
    "desandar",
    0,
    (
        CastingCost(
            (Discard(Some(ONE, All((OfType(Type.LAND), Card())))),),
            alternative=True,
            name="retrace",
            zones=IN_GRAVEYARD,
            besides=True,
        ),
    ),
    rule="702.81",
)
"""CR 702.81a."""
