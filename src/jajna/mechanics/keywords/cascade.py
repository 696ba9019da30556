"""Cascade. CR 702.85."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import StatOf
from jajna.ir.base import ON_STACK
from jajna.ir.composites import Sequence
from jajna.ir.declared.names import FOUND_LAST
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS, Bound
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.casting_while_resolving import (
    CastWhileResolving,
    ExileUntilLesser,
    RestToBottom,
)
from jajna.mechanics.triggers.spells_and_abilities import CastThis
from jajna.vocab import Keyword

__all__ = ["CASCADE"]

CASCADE: Final = plain(
    "cascade",
    "cascada",
    Keyword.CASCADE,
    (
        Triggered(
            CastThis(),
            Sequence(
                (
                    ExileUntilLesser(),
                    CastWhileResolving(Bound(FOUND_LAST), less=StatOf(THIS, Stat.MANA_VALUE)),
                    RestToBottom(),
                )
            ),
            zones=ON_STACK,
        ),
    ),
    rule="702.85",
)
"""CR 702.85a."""
