"""Embalm and eternalize. CR 702.128, 702.129."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import CopyException, Cost, Node
from jajna.ir.refs import THIS, ThisFrom
from jajna.mechanics.costs.things import ExileOne
from jajna.mechanics.keywords.common import costs_in
from jajna.mechanics.things.copies import CopyStats, CopyTypes, CreateCopies
from jajna.vocab import Aspects, Color, Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["CopyWithoutCost", "embalm", "eternalize"]

ZOMBIE = CopyTypes(subtypes=("Zombie",))


@final
@dataclass(frozen=True)
class CopyWithoutCost(CopyException):
    """Has another color and no mana cost. CR 702.128a, 707.9b."""

    color: int

    def provides(self) -> int:
        return Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.colors = self.color
        values.mana_cost = None


def _made(
    name: str, parameter: tuple[Node, ...], exceptions: tuple[CopyException, ...]
) -> Keyworded:
    costs: tuple[Cost, ...] = (*costs_in(parameter), ExileOne(ThisFrom(Zone.GRAVEYARD)))
    effect = CreateCopies(ONE, THIS, exceptions)
    ability = Activated(costs, effect, sorcery_speed=True, zones=1 << Zone.GRAVEYARD)
    return Keyworded(name, 0, parameter, (ability,))


def embalm(parameter: tuple[Node, ...]) -> Keyworded:
    """Embalm. CR 702.128a."""
    return _made("embalm", parameter, (CopyWithoutCost(Color.WHITE), ZOMBIE))


def eternalize(parameter: tuple[Node, ...]) -> Keyworded:
    """Eternalize. CR 702.129a."""
    four = Number(4)
    exceptions = (CopyWithoutCost(Color.BLACK), CopyStats(four, four), ZOMBIE)
    return _made("eternalize", parameter, exceptions)


keyword("embalm", "embalsamar", embalm, parameter="{0:,}", slots=("tuple[Cost, ...]",))

keyword("eternalize", "eternizar", eternalize, parameter="{0:,}", slots=("tuple[Cost, ...]",))
