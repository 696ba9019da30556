"""Recover. CR 702.59."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Owned
from jajna.ir.refs import THIS, YOU
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.triggers.zone_changes import PutIntoGraveyard
from jajna.vocab import Type, Zone
from jajna.wording import keyword

__all__ = ["recover"]


def recover(parameter: tuple[Node, ...]) -> Keyworded:
    """Recover. CR 702.59a."""
    back = Clause(
        PutIntoHand(THIS, returned=True),
        may=YOU,
        costs=costs_in(parameter),
        payer=YOU,
        otherwise=Exile(THIS),
    )
    died = PutIntoGraveyard(All((OfType(Type.CREATURE), Owned())))
    ability = Triggered(died, back, zones=1 << Zone.GRAVEYARD)
    return Keyworded("recover", 0, parameter, (ability,))


keyword("recover", "recobrar", recover, parameter="{0:,}", slots=COSTS, rule="702.59")
