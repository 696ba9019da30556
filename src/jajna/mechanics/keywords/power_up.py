"""Power-up, a keyword that the rules of 2026-01-16 don't have: it means its reminder text.

A power-up ability can be activated only once. It costs less by its source's mana cost in the turn
in which that entered. CR 602.5b, 118.7.
"""

from __future__ import annotations

from dataclasses import replace

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import OwnManaCost
from jajna.ir.base import Node
from jajna.ir.refs import THIS
from jajna.mechanics.counts.this_turn import EnteredThisTurn
from jajna.mechanics.keywords.common import is_unrestricted
from jajna.wording import Asked, Layout, laid_out

__all__ = ["power_up"]


def power_up(parts: tuple[Node, ...]) -> Keyworded | None:
    """The power-up ability that is written out so, None if it can't be one. CR 602.5b, 118.7."""
    [ability] = parts
    assert isinstance(ability, Activated), ability
    if not is_unrestricted(ability) or ability.less is not None:
        return None
    meaning = replace(ability, once=True, less=OwnManaCost(), less_if=EnteredThisTurn(THIS))
    return Keyworded("power-up", 0, (), (meaning,))


laid_out(
    "power-up",
    Layout.WRITTEN_OUT,
    "power-up",
    "potenciar",
    rule="602.5b",
    asked=(Asked.ACTIVATED,),
    make=power_up,
)
