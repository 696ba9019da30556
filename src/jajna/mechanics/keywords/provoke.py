"""Provoke. CR 702.39."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.base import Duration
from jajna.ir.composites import Clause, Sequence
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.players import DefendingPlayer
from jajna.ir.refs import THIS, YOU, Bound, Target
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.things.combat import MADE_TO_BLOCK, BlockIfAble
from jajna.mechanics.triggers.combat import Attacks

__all__ = ["PROVOKE"]

_PROVOKED: Final = Target(All((CREATURE, Controlled(DefendingPlayer()))))

PROVOKE: Final = plain(
    "provoke",
    "provocar",
    0,
    (
        Triggered(
            Attacks(SELF),
            Clause(
                Sequence(
                    (
                        BlockIfAble(_PROVOKED, THIS, Duration.END_OF_COMBAT),
                        Untap(Bound(MADE_TO_BLOCK)),
                    ),
                ),
                may=YOU,
            ),
        ),
    ),
    rule="702.39",
)
"""CR 702.39a."""
