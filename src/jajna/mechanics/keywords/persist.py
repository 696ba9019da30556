"""Persist. CR 702.79."""

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
from jajna.vocab import MINUS_COUNTER, Keyword

__all__ = ["PERSIST"]


PERSIST: Final = plain(
    "persist",
    "persistir",
    Keyword.PERSIST,
    (
        Triggered(
            Dies(SELF),
            PutOntoBattlefield(
                CARD_IN_GRAVEYARD,
                under=OfWhom.ITS,
                counter=MINUS_COUNTER,
                count=ONE,
                returned=True,
            ),
            Compares(CountersOn(THIS, MINUS_COUNTER), ZERO, Comparison.OR_LESS),
        ),
    ),
    rule="702.79",
)
"""CR 702.79a."""
