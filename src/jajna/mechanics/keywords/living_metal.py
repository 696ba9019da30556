"""Living metal. CR 702.161."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Static
from jajna.ir.conditions.turns import TurnIs
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Type

__all__ = ["LIVING_METAL"]

LIVING_METAL: Final[Keyworded] = plain(
    "living metal",
    "metal viviente",
    meaning=(Static(SELF, (AddTypes(Type.ARTIFACT | Type.CREATURE),), TurnIs()),),
    rule="702.161",
)
"""CR 702.161a."""
