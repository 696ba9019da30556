"""Offering. CR 702.48."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Cost, Filter, Node
from jajna.ir.claims import Claim
from jajna.ir.costs import CHOSEN_AHEAD
from jajna.ir.declared.names import SACRIFICED, binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType, Permanent
from jajna.ir.filters.owners import Controlled
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_things import PICKED, Some
from jajna.mechanics.costs.things import Sacrifice
from jajna.subtypes import CREATURE_TYPES
from jajna.vocab import Symbol, Type
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.errors import Reason
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SacrificeToReduce"]


@final
@dataclass(frozen=True)
class SacrificeToReduce(Cost):
    """A cost: sacrifice a permanent that was announced with the costs and reduces their total.

    It is reduced by the permanent's mana cost, or with ``generic`` by its mana value in generic
    mana. CR 702.48a-702.48c, 702.119a, 702.119c.
    """

    what: Filter
    generic: bool = False

    def ahead(self, game: Game, ctx: Context) -> list[int] | None:
        return Sacrifice(Some(ONE, self.what)).candidates(game, ctx)

    def reduction(self, game: Game, chosen: int) -> tuple[Symbol, ...]:
        if self.generic:
            value = stat_value(game, chosen, Stat.MANA_VALUE)
            return (Symbol(str(value), generic=value),)
        cost = game.object(chosen).now.mana_cost
        return cost.symbols if cost is not None else ()

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return self._paid_with(ctx).why_not(game, ctx)

    def _paid_with(self, ctx: Context) -> Cost:
        """The cost as it is once it is known which permanent is sacrificed, and before."""
        if ctx.bound.get(CHOSEN_AHEAD):
            return Sacrifice(Bound(CHOSEN_AHEAD))
        return Sacrifice(Some(ONE, self.what))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return self._paid_with(ctx).claims(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        first, *others = ctx.bound[CHOSEN_AHEAD]
        ctx.bind(CHOSEN_AHEAD, others)
        perform(game, [Sacrificed(first, ctx.controller)])


binds(SacrificeToReduce, CHOSEN_AHEAD, PICKED, SACRIFICED)


@final
class Offering:
    """Makes the offering ability of one quality. CR 702.48a."""

    def __init__(self, name: str, what: Filter) -> None:
        self.name: Final = name
        self.what: Final = what

    def __call__(self, parameter: tuple[Node, ...]) -> Keyworded:
        price = SacrificeToReduce(All((self.what, Permanent(), Controlled())))
        cost = CastingCost((price,), optional=True, name="offering", any_time=True)
        return Keyworded(self.name, 0, (self.what,), (cost,))


def offering(quality: str, what: Filter) -> None:
    """Register the offering of permanents of a quality: "Goblin offering". CR 702.48a."""
    name = f"{quality.lower()} offering"
    keyword(
        name,
        "ofrenda de",
        Offering(name, what),
        rule="702.48",
        parameter_es="{0:one}",
        slots=("Filter",),
    )


offering("artifact", OfType(Type.ARTIFACT))

for _type in sorted(CREATURE_TYPES):
    offering(_type, OfSubtype(_type))
