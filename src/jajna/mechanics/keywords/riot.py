"""Riot. CR 702.136."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Replacing, Static
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.keywords.unleash import IsMarked, MayEnterWithCounter

__all__ = ["RIOT"]

RIOT: Final = plain(
    "riot",
    "disturbio",
    0,
    (
        Replacing(MayEnterWithCounter("riot")),
        Static(SELF, (GainAbilities((HASTE,)),), IsMarked("riot")),
    ),
    rule="702.136",
)
"""CR 702.136a."""
