"""Flashback. CR 702.34."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing
from jajna.ir.base import ON_STACK, Node, Replacement
from jajna.mechanics.keywords.common import COSTS, amount_in, costs_in
from jajna.mechanics.keywords.kicker import paid_for
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExileOnLeavingStack", "flashback"]

FLASHBACK = "flashback"


@final
@dataclass(frozen=True)
class ExileOnLeavingStack(Replacement):
    """A replacement: a spell cast with flashback is exiled as it leaves the stack. CR 702.34a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        return paid_for(game, ctx, FLASHBACK)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


def flashback(parameter: tuple[Node, ...]) -> Keyworded:
    """Flashback. CR 702.34a."""
    cost = CastingCost(
        costs_in(parameter), alternative=True, name=FLASHBACK, zones=1 << Zone.GRAVEYARD
    )
    exiled = Replacing(ExileOnLeavingStack(), zones=ON_STACK)
    return Keyworded("flashback", 0, parameter, (cost, exiled))


def flashback_for_less(parameter: tuple[Node, ...]) -> Keyworded:
    """Flashback of a spell that costs less if it is cast this way. CR 702.34a, 601.2f."""
    less = amount_in(parameter[1:])
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        name=FLASHBACK,
        zones=1 << Zone.GRAVEYARD,
        less=less,
    )
    exiled = Replacing(ExileOnLeavingStack(), zones=ON_STACK)
    return Keyworded("flashback for less", 0, parameter, (cost, exiled))


keyword(
    "flashback",
    "retrospectiva",
    flashback,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.34",
    asked=(Asked.NAME, Asked.OWN_MANA_COST),
)

keyword(
    "flashback for less",
    "retrospectiva",
    flashback_for_less,
    parameter="{0}. this spell costs {X} less to cast this way, where X is {1}.",
    parameter_es="{0}. este hechizo cuesta {X} menos lanzarlo de esta manera, donde X es {1}.",
    slots=("Cost", "Amount"),
    said="flashback",
    rule="702.34",
)
