"""Each kind of counters that something has, and how many things have. CR 122.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Filter, Ref
from jajna.ir.refs import all_that_fit
from jajna.kernel.door.perform import perform
from jajna.mechanics.things.counters import kinds_on
from jajna.vocab import Reads, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CountersAmong", "GiveOneOfEachKind", "KindsOfCounters"]


@final
@dataclass(frozen=True)
class GiveOneOfEachKind(Effect):
    """An instruction to give something another counter of each kind that it has. CR 122.1."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = [
            CountersPut(thing, name, 1, ctx.controller)
            for thing in self.what.things(game, ctx)
            for name in kinds_on(game, thing)
        ]
        perform(game, events)


phrase(
    GiveOneOfEachKind,
    en="for each kind of counter on {what}, give that permanent or player another counter of that "
    "kind",
    es="por cada tipo de contador en {what}, da a ese permanente o jugador otro contador de ese "
    "tipo",
)


@final
@dataclass(frozen=True)
class KindsOfCounters(Amount):
    """The number of different kinds of counters that things have together. CR 122.1."""

    filter: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | Reads.COUNTERS | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        found: dict[str, bool] = {}
        for thing in all_that_fit(game, ctx, self.filter):
            for name in kinds_on(game, thing):
                found[name] = True
        return len(found)


phrase(
    KindsOfCounters,
    en="the number of different kinds of counters among {filter:s}",
    es="la cantidad de tipos diferentes de contadores entre {filter:los}",
)
phrase(
    KindsOfCounters,
    en="kind of counter among {filter:s}",
    es="tipo de contador entre {filter:los}",
    place="each",
)


@final
@dataclass(frozen=True)
class CountersAmong(Condition):
    """Things have at least so many counters of a kind together. CR 122.1."""

    filter: Filter
    name: str
    number: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | Reads.COUNTERS | zone_facts(self.filter.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        there = all_that_fit(game, ctx, self.filter)
        held = [game.object(thing).counters.get(self.name, 0) for thing in there]
        return sum(held) >= self.number


phrase(
    CountersAmong,
    en="there are {number} or more {name:counter} counters among {filter:s}",
    es="<hay> {number:uno} o más contadores {name:counter} entre {filter:los}",
)
