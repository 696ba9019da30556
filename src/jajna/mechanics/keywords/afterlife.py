"""Afterlife. CR 702.135."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import Color, Type
from jajna.wording import keyword

__all__ = ["afterlife"]


def afterlife(parameter: tuple[Node, ...]) -> Keyworded:
    """Afterlife N. CR 702.135a."""
    spirits = CreateTokens(
        amount_in(parameter),
        ONE,
        ONE,
        Color.WHITE | Color.BLACK,
        Type.CREATURE,
        ("Spirit",),
        (FLYING,),
    )
    return Keyworded("afterlife", 0, parameter, (Triggered(Dies(SELF), spirits),))


keyword("afterlife", "otra vida", afterlife, parameter="{0}", slots=("Amount",), rule="702.135")
