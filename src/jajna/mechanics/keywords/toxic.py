"""Toxic. CR 702.164."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import amount_in
from jajna.wording import Asked, keyword

__all__ = ["toxic"]


def toxic(parameter: tuple[Node, ...]) -> Keyworded:
    """Toxic N, whose total the rules of damage ask for. CR 702.164a, 702.164b.

    Raises TypeError for a number that isn't written out.
    """
    if not isinstance(amount_in(parameter), Number):
        raise TypeError("toxic has a number")
    return Keyworded("toxic", 0, parameter)


keyword(
    "toxic",
    "tóxico",
    toxic,
    parameter="{0}",
    slots=("Amount",),
    rule="702.164",
    asked=(Asked.NAME,),
)
