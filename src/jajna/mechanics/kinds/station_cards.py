"""Station cards: what a station symbol gives. CR 721."""

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
from jajna.mechanics.continuous.types import AddTypes
from jajna.vocab import Reads, Type
from jajna.wording import Layout, laid_out

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CHARGE", "STATION_SYMBOL", "IsStationed", "station_symbol"]

CHARGE: Final = "charge"
"""The name of the counters that station symbols count. CR 721.2a."""
STATION_SYMBOL: Final = "station symbol"
"""The name of the keyworded ability that stands for a station symbol."""


@final
@dataclass(frozen=True)
class IsStationed(Condition):
    """A condition: it has so many charge counters or more. CR 721.2a."""

    least: int

    def reads(self) -> int:
        return Reads.COUNTERS

    def holds(self, game: Game, ctx: Context) -> bool:
        found = object_of(game, ctx.source)
        return found is not None and found.counters.get(CHARGE, 0) >= self.least


def station_symbol(parts: tuple[Node, ...]) -> Keyworded | None:
    """What a permanent has from a number of charge counters on. CR 721.2.

    ``parts`` are this number, power and toughness if it is a creature then, and the abilities.
    None if they give it nothing.
    """
    numbers = [one for one in parts if isinstance(one, Number)]
    abilities = tuple([one for one in parts if isinstance(one, Ability)])
    changes: tuple[Modification, ...] = ()
    if len(numbers) > 1:
        changes = (AddTypes(Type.CREATURE), SetPowerToughness(numbers[1], numbers[2]))
    if abilities:
        changes = (*changes, GainAbilities(abilities))
    if not changes:
        return None
    has = Static(SELF, changes, IsStationed(numbers[0].number))
    return Keyworded(STATION_SYMBOL, 0, tuple(numbers), (has,))


laid_out(STATION_SYMBOL, Layout.STATION, make=station_symbol)
