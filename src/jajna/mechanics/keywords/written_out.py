"""Keywords before an activated ability that is written out: boast and forecast.
CR 702.57, 702.142.
"""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import IN_HAND, Activated, Keyworded
from jajna.ir.conditions.objects import IsA
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.filters.logic import All
from jajna.ir.refs import THIS
from jajna.mechanics.counts.history import AttackedThisTurn
from jajna.wording import Layout, laid_out

__all__ = ["WRITTEN_OUT", "written_out"]

WRITTEN_OUT: Final[dict[str, str]] = {"boast": "alarde", "forecast": "pronóstico"}
"""These keywords with their Spanish names."""
for _name, _spanish in WRITTEN_OUT.items():
    laid_out(_name, Layout.WRITTEN_OUT, _name, _spanish)

ATTACKED: Final = IsA(THIS, All((AttackedThisTurn(),)))


def written_out(name: str, ability: Activated) -> Keyworded | None:
    """The keyword ability of that name with this activated ability; None if it can't be one.

    A boast ability can be activated once each turn, if the creature attacked (CR 702.142a); a
    forecast ability once in each upkeep of the owner, with the card in hand (CR 702.57a, 702.57b).
    """
    if ability.condition is not None or ability.limit or ability.sorcery_speed or ability.loyalty:
        return None
    if name == "boast":
        meaning = Activated(ability.costs, ability.effect, False, ATTACKED, 1, ability.zones)
    elif ability.zones == IN_HAND:
        upkeep = TimeIs(Timing.YOUR_UPKEEP)
        meaning = Activated(ability.costs, ability.effect, False, upkeep, 1, IN_HAND)
    else:
        return None
    return Keyworded(name, 0, (), (meaning,))
