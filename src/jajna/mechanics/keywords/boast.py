"""Boast. CR 702.142."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import Node
from jajna.ir.conditions.objects import IsA
from jajna.ir.filters.logic import All
from jajna.ir.refs import THIS
from jajna.mechanics.counts.fought import FoughtThisTurn
from jajna.mechanics.keywords.common import is_unrestricted
from jajna.wording import Asked, Layout, laid_out

__all__ = ["boast"]

ATTACKED: Final = IsA(THIS, All((FoughtThisTurn(),)))


def boast(parts: tuple[Node, ...]) -> Keyworded | None:
    """The boast ability that is written out so, None if it can't be one: it can be activated once
    each turn, if the creature attacked. CR 702.142a.
    """
    [ability] = parts
    assert isinstance(ability, Activated), ability
    if not is_unrestricted(ability):
        return None
    meaning = Activated(ability.costs, ability.effect, False, ATTACKED, 1, ability.zones)
    return Keyworded("boast", 0, (), (meaning,))


laid_out(
    "boast",
    Layout.WRITTEN_OUT,
    "boast",
    "alarde",
    rule="702.142",
    asked=(Asked.ACTIVATED,),
    make=boast,
)
