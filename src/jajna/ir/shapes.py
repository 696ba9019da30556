"""Shapes of nodes that are made of nodes, and are said in a way of their own.

A mechanic's node of one of these shapes says what it does; how its parts are put into sentences is
told by the shape alone (``jajna.text``).
"""

from __future__ import annotations

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter
from jajna.vocab import Step, Term

__all__ = [
    "Delayed",
    "Later",
    "ManaUses",
    "PreventingThen",
]


class Later(Term):
    """When a delayed instruction is followed: as the next step of a kind begins. CR 603.7b."""

    END = "end"
    YOUR_END = "your end"
    COMBAT = "combat"
    UPKEEP = "upkeep"
    YOUR_UPKEEP = "your upkeep"
    THEIR_UPKEEP = "their upkeep"
    NEXT_TURN = "next turn"
    """The upkeep of the next turn."""
    CLEANUP = "cleanup"

    def step(self) -> Step:
        """The step that begins."""
        if self is Later.END or self is Later.YOUR_END:
            return Step.END
        if self is Later.COMBAT:
            return Step.END_OF_COMBAT
        return Step.CLEANUP if self is Later.CLEANUP else Step.UPKEEP


@dataclass(frozen=True, eq=False)
class Delayed(Effect):
    """An instruction that is followed at a later ``moment``. CR 603.7a."""

    moment: Later
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
