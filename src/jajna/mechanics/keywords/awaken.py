"""Awaken. CR 702.113."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, SpellAbility
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Duration, Effect, Node, Ref
from jajna.ir.composites import Clause
from jajna.ir.declared.names import binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target
from jajna.kernel.state.context import Context
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import SetPowerToughness
from jajna.mechanics.continuous.types import AddTypes, SetCreatureTypes
from jajna.mechanics.keywords.common import amount_in, costs_in
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.things.counters import GIVEN_COUNTERS, PutCounters
from jajna.vocab import PLUS_COUNTER, Type
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Awaken", "awaken"]

ELEMENTAL: Final = (
    AddTypes(Type.CREATURE),
    SetCreatureTypes(("Elemental",)),
    SetPowerToughness(Number(0), Number(0)),
    GainAbilities((HASTE,)),
)

YOUR_LAND: Final = Target(All((OfType(Type.LAND), Controlled())))


@final
@dataclass(frozen=True)
class Awaken(Effect):
    """Put counters on a land, which becomes an Elemental creature for good. CR 702.113a."""

    count: Amount
    land: Ref = YOUR_LAND

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        lives = Change(self.land, ELEMENTAL, Duration.PERMANENT)
        game.frames.run_in_order((PutCounters(self.count, PLUS_COUNTER, self.land), lives), ctx)


binds(Awaken, GIVEN_COUNTERS)


def awaken(parameter: tuple[Node, ...]) -> Keyworded:
    """Awaken N, for a cost. CR 702.113a, 702.113b."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="awaken")
    effect = Clause(Awaken(amount_in(parameter)), CostWasPaid(THIS, "awaken"))
    return Keyworded("awaken", 0, parameter, (cost, SpellAbility(effect)))


keyword(
    "awaken",
    "despertar",
    awaken,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
    rule="702.113",
    asked=(Asked.NAME, Asked.COST_PAID),
)
