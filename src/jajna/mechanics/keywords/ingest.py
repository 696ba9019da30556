"""Ingest. CR 702.115."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import EventPlayer
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.things.library import TopCards
from jajna.mechanics.triggers.damage import DealsDamage

__all__ = ["INGEST"]

INGEST: Final[Keyworded] = plain(
    "ingest",
    "ingerir",
    meaning=(
        Triggered(
            DealsDamage(SELF, combat=True, to=Player()),
            Exile(TopCards(ONE, EventPlayer()), who=EventPlayer()),
        ),
    ),
    rule="702.115",
)
"""CR 702.115a."""
