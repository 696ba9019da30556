"""Soulshift. CR 702.46."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.refs import YOU, Target
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import Zone
from jajna.wording import keyword

__all__ = ["soulshift"]


def soulshift(parameter: tuple[Node, ...]) -> Keyworded:
    """Soulshift N. CR 702.46a."""
    spirit = All(
        (
            OfSubtype("Spirit"),
            Card(),
            StatIs(Stat.MANA_VALUE, amount_in(parameter), Comparison.OR_LESS),
            InZone(Zone.GRAVEYARD, YOU, "from"),
        )
    )
    effect = Clause(PutIntoHand(Target(spirit), returned=True), may=YOU)
    return Keyworded("soulshift", 0, parameter, (Triggered(Dies(SELF), effect),))


keyword("soulshift", "cambio de alma", soulshift, parameter="{0}", slots=("Amount",), rule="702.46")
