"""Replacement effects of shield, stun and finality counters. CR 122.1c, 122.1d, 122.1h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersRemoved
from jajna.events.permanents import Destroyed, Untapped
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Replacement
from jajna.ir.filters.identity import Is
from jajna.ir.refs import THIS
from jajna.kernel.objects.keyword_counters import counter_effects
from jajna.mechanics.replacements.damage import PreventAndCount
from jajna.mechanics.replacements.destinations import ExileInsteadOfDying
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CounterInsteadOfDestruction", "CounterInsteadOfUntapping"]


@final
@dataclass(frozen=True)
class CounterInsteadOfDestruction(Replacement):
    """If an effect would destroy a permanent, a counter is removed from it instead. CR 122.1c.

    Damage destroys by the rules of the game and not by an effect (CR 704.5g).
    """

    what: Filter
    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESTROYED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Destroyed)
            and event.source != 0
            and self.what.matches(game, ctx, event.object)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Destroyed), event
        return [CountersRemoved(event.object, self.name, 1)]


phrase(
    CounterInsteadOfDestruction,
    en="if {what:this} would be destroyed as the result of an effect, instead remove a "
    "{name:counter} counter from it",
    es="si {what:this} fuera a ser <*destruido> como resultado de un efecto, en vez de eso, "
    "remueve un contador {name:counter} de <*él@what>",
)


@final
@dataclass(frozen=True)
class CounterInsteadOfUntapping(Replacement):
    """If a permanent would become untapped, a counter is removed from it instead. CR 122.1d."""

    what: Filter
    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.UNTAPPED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, Untapped) and self.what.matches(game, ctx, event.object)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Untapped), event
        return [CountersRemoved(event.object, self.name, 1)]


phrase(
    CounterInsteadOfUntapping,
    en="if {what:this} would become untapped, instead remove a {name:counter} counter from it",
    es="si {what:this} fuera a enderezarse, en vez de eso, remueve un contador {name:counter} de "
    "<*él@what>",
)

_THIS: Final = Is(THIS)

counter_effects(
    "shield", CounterInsteadOfDestruction(_THIS, "shield"), PreventAndCount(_THIS, "shield")
)
counter_effects("stun", CounterInsteadOfUntapping(_THIS, "stun"))
counter_effects("finality", ExileInsteadOfDying(_THIS))
