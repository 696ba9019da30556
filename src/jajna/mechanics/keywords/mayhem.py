"""Mayhem. CR 702.187."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import IN_GRAVEYARD, Condition, Node
from jajna.ir.filters.common import object_of
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Reads, Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WasDiscarded", "mayhem"]

MAYHEM: Final = "mayhem"


@final
@dataclass(frozen=True)
class WasDiscarded(Condition):
    """The source, a card in a graveyard, was discarded this turn: it went there from the hand.
    CR 701.9a, 702.187b.
    """

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        card = object_of(game, ctx.source)
        if card is None or card.zone is not Zone.GRAVEYARD:
            return False
        before = game.objects.departed.get(card.came_from)
        return (
            card.since_turn == game.turn.number and before is not None and before.zone is Zone.HAND
        )


def mayhem(parameter: tuple[Node, ...]) -> Keyworded:
    """Mayhem, for a cost. CR 702.187a, 702.187b."""
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        condition=WasDiscarded(),
        name=MAYHEM,
        zones=IN_GRAVEYARD,
    )
    return Keyworded(MAYHEM, 0, parameter, (cost,))


keyword(
    MAYHEM,
    "caos",
    mayhem,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.187",
    asked=(Asked.NAME, Asked.COST_PAID),
)
