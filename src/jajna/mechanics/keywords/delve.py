"""Delve. CR 702.66."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import PaysInstead
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword, Zone

__all__ = ["DELVE"]

DELVE: Final = plain(
    "delve",
    "excavar",
    Keyword.DELVE,
    (PaysInstead(All((Card(), InZone(Zone.GRAVEYARD, YOU))), exiled=True),),
    rule="702.66",
)
"""CR 702.66a."""
