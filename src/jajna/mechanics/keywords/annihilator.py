"""Annihilator. CR 702.86."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Permanent
from jajna.ir.players import DefendingPlayer
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.triggers.combat import Attacks
from jajna.wording import keyword

__all__ = ["annihilator"]


def annihilator(parameter: tuple[Node, ...]) -> Keyworded:
    """Annihilator N. CR 702.86a."""
    effect = Sacrifice(Some(amount_in(parameter), Permanent()), DefendingPlayer())
    return Keyworded("annihilator", 0, parameter, (Triggered(Attacks(SELF), effect),))


keyword(
    "annihilator", "aniquilador", annihilator, parameter="{0}", slots=("Amount",), rule="702.86"
)
