"""Buyback. CR 702.27."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing
from jajna.ir.base import ON_STACK, Node, Replacement
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.kicker import paid_for
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ReturnIfBoughtBack", "buyback"]

BUYBACK = "buyback"


@final
@dataclass(frozen=True)
class ReturnIfBoughtBack(Replacement):
    """A replacement: a spell whose buyback was paid resolves to its owner's hand. CR 702.27a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.STACK
            and event.to is Zone.GRAVEYARD
            and event.cause == "resolve"
            and paid_for(game, ctx, BUYBACK)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.HAND
        return [event]


def buyback(parameter: tuple[Node, ...]) -> Keyworded:
    """Buyback. CR 702.27a."""
    cost = CastingCost(costs_in(parameter), optional=True, name=BUYBACK)
    returns = Replacing(ReturnIfBoughtBack(), zones=ON_STACK)
    return Keyworded("buyback", 0, parameter, (cost, returns))


keyword(
    "buyback",
    "recuperar",
    buyback,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.27",
)
