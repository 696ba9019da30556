"""Adapting. CR 701.46."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.vocab import PLUS_COUNTER
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Adapt"]


@final
@dataclass(frozen=True)
class Adapt(Effect):
    """An instruction to adapt: the source, if it has no +1/+1 counters. CR 701.46a."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        for thing in on_battlefield(game, [ctx.source]):
            if count > 0 and not game.object(thing).counters.get(PLUS_COUNTER, 0):
                events.append(CountersPut(thing, PLUS_COUNTER, count, ctx.controller))
        perform(game, events)


phrase(Adapt, en="adapt {count}", es="adapta {count}")
