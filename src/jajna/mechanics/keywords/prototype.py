"""Prototype. CR 702.160, 718."""

from __future__ import annotations

from jajna.ir.abilities import AlternativeValues, Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Node
from jajna.ir.costs import PayMana
from jajna.wording import Asked, keyword

__all__ = ["prototype"]

PROTOTYPE = "prototype"


def prototype(parameter: tuple[Node, ...]) -> Keyworded:
    """Prototype: another mana cost, power and toughness with which it may be cast. CR 702.160a."""
    cost, *numbers = parameter
    stats = [one.number for one in numbers if isinstance(one, Number)]
    if not isinstance(cost, PayMana) or len(stats) != 2:
        raise TypeError("a prototype has a mana cost, and numbers for power and toughness")
    values = AlternativeValues(cost.cost, stats[0], stats[1])
    return Keyworded(PROTOTYPE, 0, parameter, (values,))


keyword(
    PROTOTYPE,
    "prototipo",
    prototype,
    parameter="{0} — {1} / {2:}",
    slots=("Cost", "Amount", "Amount"),
    rule="702.160",
    asked=(Asked.NAME,),
)
