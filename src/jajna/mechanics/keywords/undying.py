"""Undying. CR 702.93."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE, CountersOn
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.players import Compares
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import CARD_IN_GRAVEYARD, ZERO, plain
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import PLUS_COUNTER, Keyword

__all__ = ["UNDYING"]

UNDYING: Final = plain(
    "undying",
    "resiliencia",
    Keyword.UNDYING,
    (
        Triggered(
            Dies(SELF),
            PutOntoBattlefield(
                CARD_IN_GRAVEYARD, under=OfWhom.ITS, counter=PLUS_COUNTER, count=ONE, returned=True
            ),
            Compares(CountersOn(THIS, PLUS_COUNTER), ZERO, Comparison.OR_LESS),
        ),
    ),
    rule="702.93",
)
"""CR 702.93a."""
