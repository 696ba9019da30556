"""Unearth. CR 702.84."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import IN_GRAVEYARD, Duration, Node
from jajna.ir.composites import Later, Sequence
from jajna.ir.refs import THIS, ThisFrom
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.exile_instead_of_dying import ExileIfItLeaves
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_exile import Exile
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

__all__ = ["unearth"]


def unearth(parameter: tuple[Node, ...]) -> Keyworded:
    """Unearth. CR 702.84a."""
    effect = Sequence(
        (
            PutOntoBattlefield(ThisFrom(Zone.GRAVEYARD), returned=True),
            Change(THIS, (GainAbilities((HASTE,), gained=True),), Duration.PERMANENT),
            DoLater(Later.END, Exile(THIS)),
            ExileIfItLeaves(THIS),
        )
    )
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True, zones=IN_GRAVEYARD)
    return Keyworded("unearth", 0, parameter, (ability,))


keyword(
    "unearth",
    "desenterrar",
    unearth,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.84",
    asked=(Asked.NAME, Asked.OWN_MANA_COST, Asked.ACTIVATED),
)
