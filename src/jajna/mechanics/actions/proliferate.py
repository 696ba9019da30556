"""Proliferating. CR 701.34."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.counters import POISON
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Proliferate"]


@final
@dataclass(frozen=True)
class Proliferate(Effect):
    """An instruction to proliferate, so many times. CR 701.34a.

    ``again`` is true where the text says "again".

    Of teammates with poison counters in common the one chosen first gets one more. CR 701.34b.
    """

    again: bool = False
    times: Amount = ONE

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.times.value(game, ctx) != 1:
            return None
        things = [player.id for player in game.players.held if player.in_game and player.counters]
        things += [thing for thing in game.zones.battlefield if game.object(thing).counters]
        things = game.kernel.within(game, ctx.controller, things)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.34a", things, 0, len(things))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        times = max(self.times.value(game, ctx), 0)
        if times != 1:
            game.frames.run_in_order((Proliferate(),) * times, ctx)
            return
        events: list[Event] = []
        poisoned: list[int] = []
        for thing in chosen_things(answer):
            if not is_player(thing):
                kinds = [*game.object(thing).counters]
            else:
                kinds = [*game.players[thing].counters]
                if thing in poisoned:  # CR 701.34b
                    kinds = [name for name in kinds if name != POISON]
                poisoned += [player.id for player in game.players.sharing_poison(thing)]
            events += [CountersPut(thing, name, 1, ctx.controller) for name in kinds]
        perform(game, [*events, ActionTaken(ctx.controller, Action.PROLIFERATE)])


phrase(
    Proliferate,
    en="proliferate twice",
    es="prolifera dos veces",
    when={"times": Number(2), "again": False},
)
phrase(
    Proliferate,
    en="proliferate[again? again]",
    es="prolifera[again? de nuevo]",
    when={"times": ONE},
)
phrase(
    Proliferate,
    en="proliferate {times:a} times",
    es="prolifera {times:una} veces",
    when={"again": False},
)
