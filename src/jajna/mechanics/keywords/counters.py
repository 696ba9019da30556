"""The keyword abilities that keyword counters give. CR 122.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.kernel.keyword_counters import keyword_counter
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.keywords.combat import EXALTED
from jajna.mechanics.keywords.evasion import FLYING, MENACE, SHADOW
from jajna.mechanics.keywords.named import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    REACH,
    TRAMPLE,
    VIGILANCE,
)
from jajna.mechanics.keywords.shielding import HEXPROOF

if TYPE_CHECKING:
    from jajna.ir.abilities import Keyworded

__all__ = ["ON_COUNTERS"]

ON_COUNTERS: Final[tuple[Keyworded, ...]] = (
    FLYING,
    FIRST_STRIKE,
    DOUBLE_STRIKE,
    DEATHTOUCH,
    EXALTED,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    SHADOW,
    TRAMPLE,
    VIGILANCE,
)
"""The keywords that can be on counters."""

for _keyword in ON_COUNTERS:
    keyword_counter(_keyword.name, GainAbilities((_keyword,)))
