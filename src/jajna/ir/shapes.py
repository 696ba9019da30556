"""Shapes of nodes that are made of nodes, and are said in a way of their own.

A mechanic's node of one of these shapes says what it does; how its parts are put into sentences is
told by the shape alone (``jajna.text``).
"""

from __future__ import annotations

from typing import final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Effect, Filter, Node, Pattern

__all__ = [
    "Delayed",
    "EventsOfOne",
    "ManaUses",
    "Outcome",
    "PreventingThen",
    "Reflexive",
    "RollingOnTable",
    "WaitingForNext",
]


@dataclass(frozen=True, eq=False)
class Reflexive(Effect):
    """ "When you do, ...": ``ability`` triggers once what was said before is done. CR 603.12."""

    ability: Ability


@dataclass(frozen=True, eq=False)
class WaitingForNext(Effect):
    """ "When you next ..., ...": ``ability`` triggers once, later. CR 603.7b, 603.7c."""

    ability: Ability


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


@final
@dataclass(frozen=True)
class Outcome(Node):
    """One row of a results table: what is done for results from ``least`` to ``most``. CR 706.3.

    ``most`` is -1 where the row has no end, ``word`` a flavor word (CR 207.2d).
    """

    least: int
    most: int
    effect: Effect
    word: str = ""

    def covers(self, result: int) -> bool:
        """Whether the row is for this result."""
        return self.least <= result and (self.most < 0 or result <= self.most)


@dataclass(frozen=True, eq=False)
class RollingOnTable(Effect):
    """A roll of a die and its results table. CR 706.3."""

    roll: Effect
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, eq=False)
class EventsOfOne(Pattern):
    """Any of several events of one subject, which is said once. CR 603.2.

    ``events`` have the same subject and the same word before it.
    """

    events: tuple[Pattern, ...]


@dataclass(frozen=True, eq=False)
class ManaUses(Filter):
    """That for which mana is spent in one of several ways. CR 106.6.

    ``again``: the text says "to" before each of them.
    """

    uses: tuple[Filter, ...]
    again: bool = False
