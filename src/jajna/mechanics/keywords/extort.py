"""Extort. CR 702.101."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE, ThatMuch
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.filters.nouns import Opponent, Spell
from jajna.ir.refs import YOU, Each
from jajna.mechanics.keywords.common import BY_YOU, plain
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.vocab import mana_cost

__all__ = ["EXTORT"]

EXTORT: Final = plain(
    "extort",
    "extorsionar",
    0,
    (
        Triggered(
            Casts(BY_YOU, Spell()),
            Clause(
                Sequence((LoseLife(ONE, Each(Opponent())), GainLife(ThatMuch()))),
                may=YOU,
                costs=(PayMana(mana_cost("{W/B}")),),
                payer=YOU,
            ),
        ),
    ),
    rule="702.101",
)
"""CR 702.101a."""
