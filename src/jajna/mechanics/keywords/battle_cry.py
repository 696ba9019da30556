"""Battle cry. CR 702.91."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.filters.combat import Attacking
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.refs import Each
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import Attacks

__all__ = ["BATTLE_CRY"]

BATTLE_CRY: Final = plain(
    "battle cry",
    "grito de batalla",
    0,
    (
        Triggered(
            Attacks(SELF),
            Change(Each(All((Other(), Attacking(), CREATURE))), (PowerToughness(ONE, Number(0)),)),
        ),
    ),
    rule="702.91",
)
"""CR 702.91a."""
