"""Blighting. CR 701.68."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Ref
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, done, in_turn_order
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Act, CostOfThings
from jajna.vocab import MINUS_COUNTER, Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["Blight", "BlightCost"]

BLIGHTED: Final = "blighted"
"""Name under which the creature is bound that counters were put on. CR 701.68c."""

ONE_OF_YOURS: Final = Some(ONE, All((OfType(Type.CREATURE), Controlled())))
BLIGHTING: Final = Act("701.68a", "not there", "nothing to blight", weight=300)


@final
@dataclass(frozen=True)
class Blight(EachChooses):
    """An instruction that players blight a number: each puts so many -1/-1 counters on a creature
    they control. CR 701.68a, 701.68d.
    """

    count: Amount
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        mine = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).is_creature() and game.object(thing).controller == player
        ]
        return ask_for(ctx, player, Kind.OBJECTS, "701.68a", mine, 1, 1)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        number = self.count.value(game, ctx)
        events: list[Event] = []
        things: list[int] = []
        for player, some in chosen:
            things += some
            if number > 0:
                events += [CountersPut(one, MINUS_COUNTER, number, player) for one in some]
        ctx.bind(BLIGHTED, things)
        done(ctx, events)
        blighted = [player for player, some in chosen if some]  # CR 701.68b
        perform(game, [*events, *[ActionTaken(one, Action.BLIGHT) for one in blighted]])


binds(Blight, BLIGHTED)
phrase(Blight, en="{who} <blights> {count}", es="{who} <infesta> {count}")
does(Blight, BLIGHTED)


@final
@dataclass(frozen=True)
class BlightCost(CostOfThings):
    """Blight: put -1/-1 counters on a creature you control. CR 701.68a, 701.68b."""

    count: Amount

    def of(self) -> Ref:
        return ONE_OF_YOURS

    def act(self) -> Act:
        return BLIGHTING

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.BATTLEFIELD

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        number = self.count.value(game, ctx)
        ctx.bind(BLIGHTED, things)
        ctx.bind_number(BLIGHTED, len(things))
        events: list[Event] = []
        if number > 0:
            for thing in things:
                events.append(CountersPut(thing, MINUS_COUNTER, number, ctx.controller, False))
        perform(game, [*events, ActionTaken(ctx.controller, Action.BLIGHT)])


binds(BlightCost, BLIGHTED)
phrase(BlightCost, en="blight {count}", es="infesta {count}")
does(BlightCost, BLIGHTED)
gives_up(BlightCost, Loss.COUNTERS)
