"""Level up. CR 702.87."""

from __future__ import annotations

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.kinds.levelers import LEVEL
from jajna.mechanics.things.counters import PutCounters
from jajna.wording import Asked, keyword

__all__ = ["level_up"]


def level_up(parameter: tuple[Node, ...]) -> Keyworded:
    """Level up. CR 702.87a."""
    ability = Activated(costs_in(parameter), PutCounters(ONE, LEVEL, THIS), sorcery_speed=True)
    return Keyworded("level up", 0, parameter, (ability,))


keyword(
    "level up",
    "subir de nivel",
    level_up,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.87",
    asked=(Asked.NAME,),
)
