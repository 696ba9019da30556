"""Costs of removing counters, as many as there are or as their player chooses, and how many they
were. CR 118.3, 122.1, 608.2h.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Pick, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.counters import CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.amounts import X
from jajna.ir.base import Amount, Cost, Filter, Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.comparisons import HowManyOf
from jajna.ir.declared.names import REMOVED, binds, looks_up
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.refs import EVENT_AMOUNT, THIS, Bound, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "REMOVED",
    "RemoveAnyCounter",
    "RemoveCountersAmong",
    "RemoveManyAmong",
    "RemoveSomeCounters",
    "RemovedThisWay",
]


@final
@dataclass(frozen=True)
class RemoveSomeCounters(Cost):
    """Remove all counters of a kind from the permanent, or as many as its player chooses.

    CR 107.1c, 118.3.
    """

    how: HowManyOf
    name: str
    ref: Ref = THIS

    def _held(self, game: Game, ctx: Context) -> int:
        things = self.ref.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        return found.counters.get(self.name, 0) if found is not None else 0

    def _least(self) -> int:
        return 1 if self.how is HowManyOf.ONE_OR_MORE else 0

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if self._held(game, ctx) >= self._least():
            return None
        return Reason("not enough counters", "118.3", tuple(self.ref.things(game, ctx)), 1)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        least = self._least()
        if least == 0:
            return []
        return [Claim(Claims.COUNTERS, self.ref.things(game, ctx), least, self.name)]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        held = self._held(game, ctx)
        if self.how is HowManyOf.ALL or held == 0:
            return None
        return Decision(
            ctx.controller,
            Kind.NUMBER,
            "107.1c",
            Shape.NUMBER,
            [],
            self._least(),
            held,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = answer.number if isinstance(answer, Number) else 0
        if self.how is HowManyOf.ALL:
            count = self._held(game, ctx)
        events: list[Event] = []
        if count > 0:
            things = self.ref.things(game, ctx)
            events += [CountersRemoved(thing, self.name, count) for thing in things]
        ctx.bind_number(EVENT_AMOUNT, count)
        perform(game, events, ctx, REMOVED)


binds(RemoveSomeCounters, EVENT_AMOUNT, REMOVED)


for _how, _en, _es in (
    (HowManyOf.ALL, "all", "todos los contadores"),
    (HowManyOf.ANY_NUMBER, "any number of", "cualquier cantidad de contadores"),
    (HowManyOf.ONE_OR_MORE, "one or more", "uno o más contadores"),
):
    phrase(
        RemoveSomeCounters,
        en=f"remove {_en} {{name:counter}} counters from {{ref}}",
        es=f"remueve {_es} {{name:counter}} de {{ref}}",
        when={"how": _how},
    )


@final
@dataclass(frozen=True)
class RemoveAnyCounter(Cost):
    """Remove counters of any kinds from a permanent that the text names. CR 118.3, 122.1.

    Its player chooses the kind of each, one after the other. ``then`` is paid after it.
    """

    ref: Ref = THIS
    count: int = 1
    then: Cost | None = None

    def _counters(self, game: Game, ctx: Context) -> dict[str, int]:
        """The counters on it, by their kinds."""
        things = self.ref.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        return found.counters if found is not None else {}

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if sum(self._counters(game, ctx).values()) >= self.count:
            return None
        things = tuple(self.ref.things(game, ctx))
        return Reason("not enough counters", "118.3", things, self.count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.COUNTERS, self.ref.things(game, ctx))]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        kinds = sorted(self._counters(game, ctx))
        return word_question(ctx, kinds) if len(kinds) > 1 else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kinds = sorted(self._counters(game, ctx))
        kind = kinds[answer.index if isinstance(answer, Pick) else 0]
        things = self.ref.things(game, ctx)
        perform(game, [CountersRemoved(one, kind, 1) for one in things], ctx, REMOVED)
        if self.count > 1:
            pay(game, replace(self, count=self.count - 1), ctx)
        elif self.then is not None:
            pay(game, self.then, ctx)


binds(RemoveAnyCounter, REMOVED)
gives_up(RemoveAnyCounter, Loss.COUNTERS)
phrase(
    RemoveAnyCounter,
    en="remove a counter from {ref}",
    es="remueve un contador de {ref}",
    when={"count": 1},
)
phrase(
    RemoveAnyCounter,
    en="remove {count} counters from {ref}",
    es="remueve {count} contadores de {ref}",
)


HOLDER: Final = "holder of a counter"
"""Name under which the permanent is bound from which the next counter is removed."""


@final
@dataclass(frozen=True)
class RemoveCountersAmong(Cost):
    """Remove so many counters, of a kind or of any (""), from among permanents that fit.

    Its player chooses the permanent for each counter, one after the other. CR 118.3, 122.1.
    """

    count: int
    among: Filter
    name: str = ""
    then: Cost | None = None
    """What is paid once all are removed."""

    def _holders(self, game: Game, ctx: Context) -> list[int]:
        found = all_that_fit(game, ctx, self.among)
        return [one for one in found if self._held(game, one) > 0]

    def _held(self, game: Game, thing: int) -> int:
        counters = game.object(thing).counters
        return counters.get(self.name, 0) if self.name else sum(counters.values())

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        holders = self._holders(game, ctx)
        if sum([self._held(game, one) for one in holders]) >= self.count:
            return None
        return Reason("not enough counters", "118.3", tuple(holders), self.count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return []

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        options = [Thing(one) for one in self._holders(game, ctx)]
        if len(options) < 2:
            return None
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "118.3",
            Shape.SOME,
            [*options],
            1,
            1,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = chosen_things(answer) or self._holders(game, ctx)[:1]
        rest = replace(self, count=self.count - 1) if self.count > 1 else None
        ctx.bind(HOLDER, chosen)
        if not self.name:
            pay(game, RemoveAnyCounter(Bound(HOLDER), then=rest), ctx)
            return
        perform(game, [CountersRemoved(one, self.name, 1) for one in chosen], ctx, REMOVED)
        if rest is not None:
            pay(game, rest, ctx)
        elif self.then is not None:
            pay(game, self.then, ctx)


binds(RemoveCountersAmong, REMOVED, HOLDER)
gives_up(RemoveCountersAmong, Loss.COUNTERS)
phrase(
    RemoveCountersAmong,
    en="remove a counter from {among:a}",
    es="remueve un contador de {among:un}",
    when={"count": 1, "name": ""},
)
phrase(
    RemoveCountersAmong,
    en="remove {count} counters from among {among:s}",
    es="remueve {count} contadores de entre {among:los}",
    when={"name": ""},
)
phrase(
    RemoveCountersAmong,
    en="remove {count} {name:counter} counters from among {among:s}",
    es="remueve {count} contadores {name:counter} de entre {among:los}",
)


@final
@dataclass(frozen=True)
class RemovedThisWay(Amount):
    """How many counters were removed to pay a cost. CR 608.2h.

    ``name`` is the kind, if the text says it.
    """

    name: str = ""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(REMOVED, 0)


looks_up(RemovedThisWay, REMOVED)
phrase(
    RemovedThisWay,
    en="the number of counters removed this way",
    es="la cantidad de contadores removidos de esta manera",
    when={"name": ""},
)
phrase(
    RemovedThisWay,
    en="the number of {name:counter} counters removed this way",
    es="la cantidad de contadores {name:counter} removidos de esta manera",
)
phrase(
    RemovedThisWay,
    en="{name:counter} counter removed this way",
    es="contador {name:counter} removido de esta manera",
    place="each",
)


@final
@dataclass(frozen=True)
class RemoveManyAmong(Cost):
    """Remove counters of a kind from among permanents that fit: so many, or as many as its player
    chooses, at least one. CR 107.1c, 118.3, 122.1.
    """

    among: Filter
    name: str
    count: Amount | None = None

    def _held(self, game: Game, ctx: Context) -> int:
        things = all_that_fit(game, ctx, self.among)
        return sum([game.object(one).counters.get(self.name, 0) for one in things])

    def _least(self, game: Game, ctx: Context) -> int:
        return 1 if self.count is None else self.count.value(game, ctx)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        least = self._least(game, ctx)
        if self._held(game, ctx) >= least:
            return None
        return Reason("not enough counters", "118.3", (ctx.source,), least)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return []

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        held = self._held(game, ctx)
        if self.count is not None or held == 0:
            return None
        return Decision(
            ctx.controller, Kind.NUMBER, "107.1c", Shape.NUMBER, [], 1, held, source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self._least(game, ctx)
        if self.count is None and isinstance(answer, Number):
            count = answer.number
        noted = _NoteRemoved(count)
        some = RemoveCountersAmong(count, self.among, self.name, noted)
        pay(game, some if count > 0 else noted, ctx)


@final
@dataclass(frozen=True)
class _NoteRemoved(Cost):
    """Notes how many counters have been removed to pay a cost."""

    count: int

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(EVENT_AMOUNT, self.count)
        ctx.bind_number(REMOVED, self.count)


binds(_NoteRemoved, EVENT_AMOUNT, REMOVED)
binds(RemoveManyAmong, EVENT_AMOUNT, HOLDER, REMOVED)
gives_up(RemoveManyAmong, Loss.COUNTERS)
phrase(
    RemoveManyAmong,
    en="remove one or more {name:counter} counters from among {among:s}",
    es="remueve uno o más contadores {name:counter} de entre {among:los}",
    when={"count": None},
)
phrase(
    RemoveManyAmong,
    en="remove X {name:counter} counters from among {among:s}",
    es="remueve X contadores {name:counter} de entre {among:los}",
    when={"count": X()},
)
