"""Abilities as they function in the command zone. CR 113.6, 114.4, 311.4, 313.4, 314.4, 315.5."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from jajna.ir.abilities import Activated, Keyworded, Replacing, Static, Triggered
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability

__all__ = ["IN_COMMAND_ZONE", "working_there"]

IN_COMMAND_ZONE: Final = 1 << Zone.COMMAND
"""The mask of zones of an ability that functions in the command zone alone."""


def working_there(ability: Ability) -> Ability:
    """The ability as it functions in the command zone: that of an emblem, a plane, a scheme."""
    if isinstance(ability, (Static, Triggered, Replacing, Activated)):
        return replace(ability, zones=IN_COMMAND_ZONE)
    if isinstance(ability, Keyworded):
        return replace(ability, meaning=tuple([working_there(one) for one in ability.meaning]))
    return ability
