"""Shapes of nodes that are made of nodes, and are said in a way of their own.

A mechanic's node of one of these shapes says what it does; how its parts are put into sentences is
told by the shape alone (``jajna.text``).
"""

from __future__ import annotations

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter

__all__ = [
    "Delayed",
    "ManaUses",
    "PreventingThen",
]


@dataclass(frozen=True, eq=False)
class Delayed(Effect):
    """An instruction that is followed at a later ``moment``. CR 603.7a."""

    moment: str
    effect: Effect


@dataclass(frozen=True, eq=False)
class PreventingThen(Effect):
    """Damage is prevented, and something is done each time. CR 615.5.

    ``stated``: the text says "if damage is prevented this way".
    """

    prevent: Effect
    then: Effect
    stated: bool = False


@dataclass(frozen=True, eq=False)
class ManaUses(Filter):
    """That for which mana is spent in one of several ways. CR 106.6.

    ``again``: the text says "to" before each of them.
    """

    uses: tuple[Filter, ...]
    again: bool = False
