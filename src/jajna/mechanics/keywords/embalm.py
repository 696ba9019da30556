"""Embalm, and what eternalize shares with it. CR 702.128."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import CopyException, Cost, Node
from jajna.ir.refs import THIS, ThisFrom
from jajna.mechanics.costs.things import Exile
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.things.copies import CopyTypes, CreateCopies
from jajna.vocab import Aspects, Color, Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["BE_ZOMBIE", "CopyWithoutCost", "embalm", "exiled_for_a_copy"]

BE_ZOMBIE: Final = CopyTypes(subtypes=("Zombie",))
"""The copy is a Zombie in addition to its other types. CR 702.128a."""


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


def exiled_for_a_copy(
    name: str, parameter: tuple[Node, ...], exceptions: tuple[CopyException, ...]
) -> Keyworded:
    """The keyword ability of that name: the card is exiled from the graveyard for a token that is a
    copy of it, with exceptions. CR 702.128a, 702.129a.
    """
    costs: tuple[Cost, ...] = (*costs_in(parameter), Exile(ThisFrom(Zone.GRAVEYARD)))
    effect = CreateCopies(ONE, THIS, exceptions)
    ability = Activated(costs, effect, sorcery_speed=True, zones=1 << Zone.GRAVEYARD)
    return Keyworded(name, 0, parameter, (ability,))


def embalm(parameter: tuple[Node, ...]) -> Keyworded:
    """Embalm. CR 702.128a."""
    return exiled_for_a_copy("embalm", parameter, (CopyWithoutCost(Color.WHITE), BE_ZOMBIE))


keyword(
    "embalm",
    "embalsamar",
    embalm,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.128",
    asked=(Asked.NAME, Asked.OWN_MANA_COST, Asked.ACTIVATED),
)
