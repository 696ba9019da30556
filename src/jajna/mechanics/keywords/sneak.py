"""Sneak, a keyword that the rules of 2026-01-16 don't have: it means its reminder text.

A spell may be cast for its sneak cost, and the return of an unblocked attacker, in the declare
blockers step. A permanent that is cast so enters tapped and attacking. CR 118.9, 508.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing
from jajna.ir.amounts import ONE
from jajna.ir.base import ON_STACK, Node, Replacement
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.filters.combat import Attacking
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.kernel.combat.attackers import attackable
from jajna.kernel.combat.phase import AttackingAdded
from jajna.kernel.players.teams import is_active
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import ReturnToHand
from jajna.mechanics.keywords.common import COSTS, CREATURE, costs_in
from jajna.mechanics.keywords.kicker import paid_for
from jajna.mechanics.rules.combat import IsBlocked
from jajna.telling import silent, tell, thing
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EntersAttackingIfPaid", "sneak"]

SNEAK: Final = "sneak"
_RETURNED: Final = ReturnToHand(
    Some(ONE, All((IsBlocked(negative=True), Attacking(), CREATURE, Controlled())))
)


@final
class EnteredAttacking(Event):
    """What a spell became enters the battlefield attacking. CR 508.4."""

    def __init__(self, spell: int, to: int) -> None:
        super().__init__(EventKind.ATTACKING_ADDED)
        self.spell = spell
        self.to = to

    def things(self) -> list[int]:
        return [self.to]

    def apply(self, game: Game) -> list[Event]:
        creature = game.objects.became.get(self.spell, 0)
        return [AttackingAdded(creature, self.to)] if creature in game.zones.battlefield else []


tell(EnteredAttacking, "{card} enters attacking.", words={"card": thing("spell")})
silent(EnteredAttacking)


@final
@dataclass(frozen=True)
class EntersAttackingIfPaid(Replacement):
    """A replacement: if the cost of that name was paid, the permanent that the spell becomes enters
    tapped and attacking. Its controller chooses what it attacks. CR 508.4, 614.1c.
    """

    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.STACK
            and event.to is Zone.BATTLEFIELD
            and paid_for(game, ctx, self.name)
        )

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        if game.turn.combat is None or not is_active(game, ctx.controller):
            return None
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "508.4", attackable(game), 1, 1)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.tapped = True
        joining = [EnteredAttacking(ctx.source, to) for to in chosen_things(answer)]
        return [event, *joining]


def sneak(parameter: tuple[Node, ...]) -> Keyworded:
    """Sneak: cast while blockers are declared, for its cost and an unblocked attacker's return.
    CR 118.9, 508.4.
    """
    cost = CastingCost(
        (*costs_in(parameter), _RETURNED),
        alternative=True,
        condition=TimeIs(Timing.DECLARE_BLOCKERS),
        name=SNEAK,
        any_time=True,
    )
    entering = Replacing(EntersAttackingIfPaid(SNEAK), zones=ON_STACK)
    return Keyworded(SNEAK, 0, parameter, (cost, entering))


keyword(
    SNEAK,
    "infiltración",
    sneak,
    parameter="{0:,}",
    slots=COSTS,
    rule="118.9",
    asked=(Asked.COST_PAID,),
)
