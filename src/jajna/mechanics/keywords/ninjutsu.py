"""Ninjutsu. CR 702.49."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import IN_HAND, Cost, Effect, Node
from jajna.ir.declared.names import binds, looks_up
from jajna.kernel.combat.phase import AttackingAdded
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Reads, Step, Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EnterAttacking", "ReturnUnblocked", "ninjutsu"]

ATTACKED_BY_RETURNED: Final = "attacked by what was returned"
"""Name under which what the returned creature was attacking is bound."""

SNEAKED: Final = "put onto the battlefield attacking"


@final
@dataclass(frozen=True)
class ReturnUnblocked(Cost):
    """Reveal this card and return an unblocked attacker you control to hand. CR 702.49a."""

    def reads(self) -> int:
        return Reads.TURN | Reads.COMBAT

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The unblocked attacking creatures that the player controls. CR 509.1h."""
        combat = game.turn.combat
        if combat is None or game.turn.step < Step.DECLARE_BLOCKERS:
            return []
        return [
            thing
            for thing in game.zones.battlefield
            if combat.is_attacking(thing)
            and not combat.is_blocked(thing)
            and game.object(thing).controller == ctx.controller
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if self.candidates(game, ctx):
            return None
        return Reason("nothing to return", "702.49c", (ctx.source,), 1)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        options = [Thing(thing) for thing in self.candidates(game, ctx)]
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "702.49a",
            Shape.SOME,
            [*options],
            1,
            1,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        returned = chosen_things(answer)
        combat = game.turn.combat
        if combat is not None:
            ctx.bind(
                ATTACKED_BY_RETURNED,
                [combat.attacks[thing] for thing in returned if thing in combat.attacks],
            )
        moves = [ZoneChange(thing, Zone.BATTLEFIELD, Zone.HAND, "return") for thing in returned]
        perform(game, [Revealed(ctx.controller, [ctx.source]), *moves])


binds(ReturnUnblocked, ATTACKED_BY_RETURNED)


@final
@dataclass(frozen=True)
class EnterAttacking(Effect):
    """Put this card onto the battlefield tapped and attacking, from your hand, or from the command
    zone by commander ninjutsu. CR 702.49a, 702.49d, 508.4.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        card = game.objects.get(ctx.source)
        if card is None or card.zone not in (Zone.HAND, Zone.COMMAND):
            return
        move = ZoneChange(card.id, card.zone, Zone.BATTLEFIELD, "put")
        move.controller = ctx.controller
        move.tapped = True
        game.frames.run_in_order((AttackSame(),), ctx)
        perform(game, [move], ctx, SNEAKED)


binds(EnterAttacking, SNEAKED)


@final
@dataclass(frozen=True)
class AttackSame(Effect):
    """An effect: the creature that entered attacks what the returned one attacked. CR 702.49c."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in ctx.bound.get(SNEAKED, []):
            for to in ctx.bound.get(ATTACKED_BY_RETURNED, []):
                events.append(AttackingAdded(thing, to))
        perform(game, events)


looks_up(AttackSame, ATTACKED_BY_RETURNED, SNEAKED)


def ninjutsu(parameter: tuple[Node, ...]) -> Keyworded:
    """Ninjutsu. CR 702.49a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), ReturnUnblocked())
    ability = Activated(costs, EnterAttacking(), zones=IN_HAND)
    return Keyworded("ninjutsu", 0, parameter, (ability,))


keyword(
    "ninjutsu",
    "ninjutsu",
    ninjutsu,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.49",
    asked=(Asked.NAME, Asked.ACTIVATED),
)


def commander_ninjutsu(parameter: tuple[Node, ...]) -> Keyworded:
    """Commander ninjutsu, which works in the command zone too. CR 702.49d."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), ReturnUnblocked())
    ability = Activated(costs, EnterAttacking(), zones=IN_HAND | 1 << Zone.COMMAND)
    return Keyworded("commander ninjutsu", 0, parameter, (ability,))


keyword(
    "commander ninjutsu",
    "ninjutsu de comandante",
    commander_ninjutsu,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.49",
    kind_of="ninjutsu",
)
