"""Conspire. CR 702.78."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost
from jajna.ir.amounts import ONE, Number
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Tap
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.keywords.copied_as_cast import SharesColorWithThis, WasPaid, copied_as_cast

__all__ = ["CONSPIRE"]

_CONSPIRATORS: Final = All((Untapped(), CREATURE, Controlled(), SharesColorWithThis()))

CONSPIRE: Final = plain(
    "conspire",
    "conspirar",
    0,
    (
        CastingCost((Tap(Some(Number(2), _CONSPIRATORS)),), optional=True, name="conspire"),
        copied_as_cast(ONE, WasPaid("conspire")),
    ),
    rule="702.78",
)
"""CR 702.78a."""
