"""Afflict. CR 702.130."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.players import DefendingPlayer
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.things.life import LoseLife
from jajna.mechanics.triggers.combat import BecomesBlocked
from jajna.wording import keyword

__all__ = ["afflict"]


def afflict(parameter: tuple[Node, ...]) -> Keyworded:
    """Afflict N. CR 702.130a."""
    effect = LoseLife(amount_in(parameter), DefendingPlayer())
    return Keyworded("afflict", 0, parameter, (Triggered(BecomesBlocked(SELF), effect),))


keyword("afflict", "afligir", afflict, parameter="{0}", slots=("Amount",), rule="702.130")
