"""Craft. CR 702.167."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Cost, Filter, Node, Ref
from jajna.ir.declared.names import EXILED, binds
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.transform import ReturnTransformed
from jajna.mechanics.choices.chosen_things import PICKED, Choice, Some
from jajna.mechanics.costs.things import EXILE, Act, CostOfThings, Exile
from jajna.mechanics.keywords.common import amount_in, costs_in, filter_in
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.places import OfWhom
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["ExileMaterials", "craft"]

CRAFT: Final = "craft with"


@final
@dataclass(frozen=True)
class ExileMaterials(CostOfThings):
    """Exile others from among permanents you control and cards in your graveyard. CR 702.167a,
    702.167b.
    """

    count: Amount
    what: Filter

    def of(self) -> Ref:
        return Some(self.count, self.what)

    def act(self) -> Act:
        return EXILE

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return thing.id != ctx.source

    def offered(self, game: Game, ctx: Context, choice: Choice) -> list[int]:
        there = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).controller == ctx.controller
        ]
        both = [*there, *game.players[ctx.controller].graveyard]
        return [one for one in both if self.what.matches(game, ctx, one)]

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        ctx.bind_number(EXILED, len(things))
        perform(game, [*moves(game, things, Zone.EXILE, "exile")], ctx, EXILED)


binds(ExileMaterials, EXILED, PICKED)


def _crafted(name: str, parameter: tuple[Node, ...], count: Amount, what: Filter) -> Keyworded:
    costs: tuple[Cost, ...] = (*costs_in(parameter), Exile(THIS), ExileMaterials(count, what))
    ability = Activated(costs, ReturnTransformed(THIS, OfWhom.ITS), sorcery_speed=True)
    return Keyworded(name, 0, parameter, (ability,))


def craft(parameter: tuple[Node, ...]) -> Keyworded:
    """Craft with one thing. CR 702.167a."""
    return _crafted(CRAFT, parameter, ONE, filter_in(parameter))


def craft_with_several(parameter: tuple[Node, ...]) -> Keyworded:
    """Craft with a number of things. CR 702.167a."""
    what = filter_in(parameter[1:])
    return _crafted("craft with several", parameter, amount_in(parameter), what)


keyword(
    CRAFT,
    "fabricar con",
    craft,
    parameter="{0:one} {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    rule="702.167",
)
keyword(
    "craft with several",
    "fabricar con",
    craft_with_several,
    parameter="{0:word} {1:s} {2:,}",
    slots=("Amount", "Filter", "tuple[Cost, ...]"),
    said="craft with",
    rule="702.167",
)
