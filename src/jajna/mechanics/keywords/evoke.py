"""Evoke. CR 702.74."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Triggered
from jajna.ir.base import Condition, Node
from jajna.ir.declared.names import finds_noted
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Reads
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WasEvoked", "evoke"]

EVOKE = "evoke"


@final
@dataclass(frozen=True)
class WasEvoked(Condition):
    """Its evoke cost was paid. CR 702.74a."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(game.object(ctx.source).marks.get(EVOKE))


finds_noted(WasEvoked, EVOKE)


def evoke(parameter: tuple[Node, ...]) -> Keyworded:
    """Evoke. CR 702.74a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name=EVOKE)
    gone = Triggered(Enters(SELF), Sacrifice(THIS), WasEvoked())
    return Keyworded("evoke", 0, parameter, (cost, gone))


keyword(
    "evoke",
    "evocar",
    evoke,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.74",
    asked=(Asked.COST_PAID, Asked.OWN_MANA_COST),
)
