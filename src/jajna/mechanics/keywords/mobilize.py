"""Mobilize. CR 702.181."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.composites import Later, Sequence
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import Bound
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.things.tokens import CREATED, CreateTokens, TokensAttack
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import Color
from jajna.wording import keyword

__all__ = ["mobilize"]


def mobilize(parameter: tuple[Node, ...]) -> Keyworded:
    """Mobilize N. CR 702.181a."""
    number = amount_in(parameter)
    warriors = CreateTokens(
        number, ONE, ONE, Color.RED, subtypes=("Warrior",), attacking=TokensAttack.MANY
    )
    effect = Sequence((warriors, DoLater(Later.END, Sacrifice(Bound(CREATED)))))
    return Keyworded("mobilize", 0, parameter, (Triggered(Attacks(SELF), effect),))


keyword("mobilize", "movilizar", mobilize, parameter="{0}", slots=("Amount",), rule="702.181")
