"""Exhaust. CR 702.177."""

from __future__ import annotations

from dataclasses import replace

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import is_unrestricted
from jajna.wording import Asked, Layout, laid_out

__all__ = ["exhaust"]


def exhaust(parts: tuple[Node, ...]) -> Keyworded | None:
    """The exhaust ability that is written out so, None if it can't be one: it can be activated only
    once. CR 702.177a. The text may have a condition besides.
    """
    [ability] = parts
    assert isinstance(ability, Activated), ability
    if not is_unrestricted(replace(ability, condition=None)):
        return None
    return Keyworded("exhaust", 0, (), (replace(ability, once=True),))


laid_out(
    "exhaust",
    Layout.WRITTEN_OUT,
    "exhaust",
    "agotar",
    rule="702.177",
    asked=(Asked.ACTIVATED,),
    make=exhaust,
)
