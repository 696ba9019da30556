"""Nodes that are declared after the codec was made, some of one name."""

from __future__ import annotations

from typing import final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Cost, Effect, Node


@final
@dataclass(frozen=True)
class LateNode(Node):
    """A node of no family."""

    number: int


@final
@dataclass(frozen=True)
class LateCost(Cost):
    """A cost that shares its name with an effect."""

    number: int


@final
@dataclass(frozen=True)
class LateEffect(Effect):
    """An effect that shares its name with a cost."""

    number: int


@final
@dataclass(frozen=True)
class LateAmount(Amount):
    """An amount that shares its name with another."""

    number: int


@final
@dataclass(frozen=True)
class LaterAmount(Amount):
    """The other."""

    number: int


for shared in (LateCost, LateEffect, LateAmount, LaterAmount):
    shared.__name__ = "Late"
