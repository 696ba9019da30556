"""The keyword abilities that keyword counters give. CR 122.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.kernel.objects.keyword_counters import keyword_counter
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.deathtouch import DEATHTOUCH
from jajna.mechanics.keywords.decayed import DECAYED
from jajna.mechanics.keywords.double_strike import DOUBLE_STRIKE
from jajna.mechanics.keywords.exalted import EXALTED
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.keywords.hexproof import HEXPROOF
from jajna.mechanics.keywords.indestructible import INDESTRUCTIBLE
from jajna.mechanics.keywords.lifelink import LIFELINK
from jajna.mechanics.keywords.menace import MENACE
from jajna.mechanics.keywords.reach import REACH
from jajna.mechanics.keywords.shadow import SHADOW
from jajna.mechanics.keywords.trample import TRAMPLE
from jajna.mechanics.keywords.vigilance import VIGILANCE

if TYPE_CHECKING:
    from jajna.ir.abilities import Keyworded

__all__ = ["ON_COUNTERS"]

ON_COUNTERS: Final[tuple[Keyworded, ...]] = (
    FLYING,
    FIRST_STRIKE,
    DOUBLE_STRIKE,
    DEATHTOUCH,
    DECAYED,
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
