"""Commanders that enter with counters for how often they were cast. CR 614.1c, 903.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Replacement
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import EVENT_OBJECT
from jajna.kernel.card_kinds import commanders
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["EnlargeCommander", "EntersAsOftenCast"]

CAST: Final = "cast commander"
"""Name of the spell that a commander is, on which mana was spent."""


@final
@dataclass(frozen=True)
class EntersAsOftenCast(Replacement):
    """A commander enters with a counter for each time it was cast from the command zone, the latest
    casting too. CR 614.1c, 903.8.
    """

    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and event.to is Zone.BATTLEFIELD
            and event.object in ctx.bound.get(CAST, [])
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        meant = commanders.of_object(game, event.object)
        times = commanders.times_cast(ctx.controller, meant)
        if times:
            event.add_counters(self.name, times)
        return [event]


looks_up(EntersAsOftenCast, CAST)


@final
@dataclass(frozen=True)
class EnlargeCommander(Effect):
    """The commander that a spell is enters with additional counters for how often it was cast."""

    name: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind(CAST, ctx.bound.get(EVENT_OBJECT, []))
        enters = EntersAsOftenCast(self.name)
        shield = Shield(own, enters, Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(shield)])


looks_up(EnlargeCommander, EVENT_OBJECT)
binds(EnlargeCommander, CAST)
phrase(
    EnlargeCommander,
    en="it enters with a number of additional {name:counter} counters on it equal to the number of "
    "times it's been cast from the command zone this game",
    es="entra con una cantidad de contadores {name:counter} adicionales igual a la cantidad de "
    "veces que ha sido lanzado desde la zona de mando esta partida",
)
