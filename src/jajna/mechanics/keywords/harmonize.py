"""Harmonize. CR 702.180."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.permanents import Tapped
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing
from jajna.ir.amounts import ONE
from jajna.ir.base import IN_GRAVEYARD, ON_STACK, Cost, Node
from jajna.ir.claims import Claim
from jajna.ir.costs import CHOSEN_AHEAD
from jajna.ir.declared.names import TAPPED, binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Tap
from jajna.mechanics.keywords.common import COSTS, CREATURE, costs_in
from jajna.mechanics.keywords.jump_start import ExileIfCastSo
from jajna.vocab import Symbol
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.errors import Reason
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TapToReduce", "harmonize"]

HARMONIZE: Final = "harmonize"
_ONE_OF_YOURS: Final = Some(ONE, All((Untapped(), CREATURE, Controlled())))


@final
@dataclass(frozen=True)
class TapToReduce(Cost):
    """A cost: tap an untapped creature that was chosen with the costs. Its power in generic mana
    reduces their total. CR 702.180a, 702.180b.
    """

    def ahead(self, game: Game, ctx: Context) -> list[int] | None:
        return Tap(_ONE_OF_YOURS).candidates(game, ctx)

    def reduction(self, game: Game, chosen: int) -> tuple[Symbol, ...]:
        value = max(stat_value(game, chosen, Stat.POWER), 0)
        return (Symbol(str(value), generic=value),)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return self._paid_with(ctx).why_not(game, ctx)

    def _paid_with(self, ctx: Context) -> Cost:
        """The cost as it is once it is known which creature is tapped, and before."""
        return Tap(Bound(CHOSEN_AHEAD) if ctx.bound.get(CHOSEN_AHEAD) else _ONE_OF_YOURS)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return self._paid_with(ctx).claims(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        first, *others = ctx.bound[CHOSEN_AHEAD]
        ctx.bind(CHOSEN_AHEAD, others)
        perform(game, [Tapped(first, ctx.controller)])


binds(TapToReduce, CHOSEN_AHEAD, TAPPED)


def harmonize(parameter: tuple[Node, ...]) -> Keyworded:
    """Harmonize: cast from the graveyard for its cost, with a creature tapped or without.
    CR 702.180a.
    """
    costs = costs_in(parameter)
    ways = [
        CastingCost(paid, alternative=True, name=HARMONIZE, zones=IN_GRAVEYARD)
        for paid in (costs, (*costs, TapToReduce()))
    ]
    exiled = Replacing(ExileIfCastSo(HARMONIZE), zones=ON_STACK)
    return Keyworded(HARMONIZE, 0, parameter, (*ways, exiled))


keyword(
    HARMONIZE,
    "armonizar",
    harmonize,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.180",
    asked=(Asked.NAME,),
)
