"""Teamwork, a keyword that the rules of 2026-01-16 don't have: it means its reminder text.

As an additional cost to cast a spell, its controller may tap any number of creatures they control
with at least so much total power. CR 118.8, 601.2b.
"""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Node
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.mechanics.keywords.crew import TapForPower
from jajna.wording import Asked, keyword, phrase

__all__ = ["teamwork"]

TEAMWORK: Final = "teamwork"
"""The name under which the cost is noted when it is paid. CR 601.2b."""


def teamwork(parameter: tuple[Node, ...]) -> Keyworded:
    """Teamwork N. CR 118.8. Raises TypeError for a number that isn't written out."""
    number = amount_in(parameter)
    if not isinstance(number, Number):
        raise TypeError("teamwork has a number")
    cost = CastingCost((TapForPower(number.number, None),), optional=True, name=TEAMWORK)
    return Keyworded(TEAMWORK, 0, parameter, (cost,))


keyword(
    TEAMWORK,
    "trabajo en equipo",
    teamwork,
    parameter="{0}",
    slots=("Amount",),
    rule="118.8",
    asked=(Asked.NAME,),
)

phrase(
    CostWasPaid,
    en="{what} <was> cast using teamwork",
    es="{what} se <lanzó> usando trabajo en equipo",
    when={"name": TEAMWORK, "negative": False},
)
