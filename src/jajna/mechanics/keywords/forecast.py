"""Forecast. CR 702.57."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import IN_HAND, Node
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.mechanics.keywords.common import is_unrestricted
from jajna.wording import Layout, laid_out

__all__ = ["forecast"]


def forecast(parts: tuple[Node, ...]) -> Keyworded | None:
    """The forecast ability that is written out so, None if it can't be one: it can be activated
    once in each upkeep of the owner, with the card in hand. CR 702.57a, 702.57b.
    """
    [ability] = parts
    assert isinstance(ability, Activated), ability
    if not is_unrestricted(ability) or ability.zones != IN_HAND:
        return None
    upkeep = TimeIs(Timing.YOUR_UPKEEP)
    meaning = Activated(ability.costs, ability.effect, False, upkeep, 1, IN_HAND)
    return Keyworded("forecast", 0, (), (meaning,))


laid_out("forecast", Layout.WRITTEN_OUT, "forecast", "presagiar", rule="702.57", make=forecast)
