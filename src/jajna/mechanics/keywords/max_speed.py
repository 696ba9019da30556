"""Max speed: what an object has while its controller's speed is 4. CR 702.178."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Static
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import abilities_in, where_they_work
from jajna.mechanics.keywords.start_your_engines import HasMaxSpeed
from jajna.wording import Layout, laid_out

__all__ = ["max_speed"]


def max_speed(parts: tuple[Node, ...]) -> Keyworded:
    """What the object has while you have max speed, in the zones where that works.
    CR 702.178a, 702.178b.
    """
    abilities = abilities_in(parts)
    zones = where_they_work(abilities)
    has = Static(SELF, (GainAbilities(abilities),), HasMaxSpeed(), zones)
    return Keyworded("max speed", 0, (), (has,))


laid_out(
    "max speed",
    Layout.WORDED,
    "max speed",
    "velocidad máxima",
    rule="702.178",
    make=max_speed,
)
