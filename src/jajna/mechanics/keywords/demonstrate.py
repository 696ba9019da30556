"""Demonstrate. CR 702.144."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.base import ON_STACK
from jajna.ir.composites import Clause, Sequence
from jajna.ir.refs import THIS, YOU, Bound
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.moving.piles import AN_OPPONENT, ChooseOpponent
from jajna.mechanics.things.spell_copies_and_targets import CopySpell
from jajna.mechanics.triggers.spells_and_abilities import CastThis

__all__ = ["DEMONSTRATE"]

DEMONSTRATE: Final = plain(
    "demonstrate",
    "demostrar",
    0,
    (
        Triggered(
            CastThis(),
            Clause(
                Sequence(
                    (
                        CopySpell(THIS, choosing=True),
                        ChooseOpponent(),
                        CopySpell(THIS, who=Bound(AN_OPPONENT), choosing=True),
                    )
                ),
                may=YOU,
            ),
            zones=ON_STACK,
        ),
    ),
    rule="702.144",
)
"""CR 702.144a."""
