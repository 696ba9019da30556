"""Amassing an Army. CR 701.47."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Duration, Effect
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.things.tokens import CreateTokens
from jajna.vocab import PLUS_COUNTER, Color, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Amass"]

_NONE: Final = Number(0)
ARMY: Final = CreateTokens(ONE, _NONE, _NONE, Color.BLACK, subtypes=("Zombie", "Army"))


def armies(game: Game, player: int) -> list[int]:
    """The Army creatures that a player controls."""
    return [
        thing
        for thing in game.zones.battlefield
        if game.object(thing).controller == player
        and game.object(thing).now.types & Type.CREATURE
        and "Army" in game.object(thing).now.subtypes
    ]


@final
@dataclass(frozen=True)
class GrowArmy(Effect):
    """Put counters on an Army of the player's choice. CR 701.47a."""

    count: Amount

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        found = armies(game, ctx.controller)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.47a", found, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.count.value(game, ctx)
        events: list[Event] = []
        for one in chosen_things(answer):
            events.append(CountersPut(one, PLUS_COUNTER, number, ctx.controller))
            if "Zombie" not in game.object(one).now.subtypes:
                change = AddTypes(0, ("Zombie",))
                events += begin(ctx, (change,), Duration.PERMANENT, [one])
        perform(game, events)


@final
@dataclass(frozen=True)
class Amass(Effect):
    """An instruction to amass Zombies, as texts without a creature type mean it. CR 701.47a,
    701.47d.
    """

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        grow = GrowArmy(self.count)
        if armies(game, ctx.controller):
            game.frames.run_in_order((grow,), ctx)
        else:
            game.frames.run_in_order((ARMY, grow), ctx)


phrase(Amass, en="amass {count}", es="amasa {count}")
