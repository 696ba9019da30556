"""Bolstering. CR 701.39."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.vocab import PLUS_COUNTER
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Bolster"]


@final
@dataclass(frozen=True)
class Bolster(Effect):
    """An instruction to bolster. CR 701.39a."""

    count: Amount

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        mine = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).is_creature() and game.object(thing).controller == ctx.controller
        ]
        least = min([game.object(thing).now.toughness for thing in mine], default=0)
        things = [thing for thing in mine if game.object(thing).now.toughness == least]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.39a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        if count > 0:
            for thing in chosen_things(answer):
                events.append(CountersPut(thing, PLUS_COUNTER, count, ctx.controller))
        perform(game, events)


phrase(Bolster, en="bolster {count}", es="fortalece {count}")
