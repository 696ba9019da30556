"""Leveler cards: what each level gives. CR 711."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded, Static
from jajna.ir.amounts import Number
from jajna.ir.base import Condition, Modification, Node
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import SetPowerToughness
from jajna.vocab import Reads
from jajna.wording import Layout, laid_out

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LEVEL", "LevelBetween", "level"]

LEVEL: Final = "level"
"""The name of level counters, and of the keyworded ability that stands for a level."""


@final
@dataclass(frozen=True)
class LevelBetween(Condition):
    """A condition: its level counters are ``least`` to ``most`` (-1: no limit). CR 711.2."""

    least: int
    most: int

    def reads(self) -> int:
        return Reads.COUNTERS

    def holds(self, game: Game, ctx: Context) -> bool:
        found = object_of(game, ctx.source)
        held = found.counters.get(LEVEL, 0) if found is not None else 0
        return held >= self.least and (self.most < 0 or held <= self.most)


def level(parts: tuple[Node, ...]) -> Keyworded:
    """The values of a creature from one number of level counters to another. CR 711.2.

    ``parts`` are these two numbers, power and toughness, and the abilities.
    """
    least, most, power, toughness = numbers = [one for one in parts if isinstance(one, Number)]
    abilities = tuple([one for one in parts if isinstance(one, Ability)])
    changes: tuple[Modification, ...] = (SetPowerToughness(power, toughness),)
    if abilities:
        changes = (*changes, GainAbilities(abilities))
    has = Static(SELF, changes, LevelBetween(least.number, most.number))
    return Keyworded(LEVEL, 0, tuple(numbers), (has,))


laid_out(LEVEL, Layout.LEVEL, make=level)
