"""Costs of removing counters, as many as there are or as their player chooses, and how many they
were. CR 118.3, 122.1, 608.2h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Pick, Shape
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.counters import CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Cost, Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.comparisons import HowManyOf
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.refs import EVENT_AMOUNT, THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["REMOVED", "RemoveAnyCounter", "RemoveSomeCounters", "RemovedThisWay"]

REMOVED: Final = "removed"
"""Name of the number of counters that were removed."""


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
    """Remove a counter of any kind from a permanent that the text names. CR 118.3, 122.1."""

    ref: Ref = THIS

    def _kinds(self, game: Game, ctx: Context) -> list[str]:
        """A list of the kinds of counters on it."""
        things = self.ref.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        return sorted(found.counters) if found is not None else []

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if self._kinds(game, ctx):
            return None
        return Reason("not enough counters", "118.3", tuple(self.ref.things(game, ctx)), 1)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.COUNTERS, self.ref.things(game, ctx))]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        kinds = self._kinds(game, ctx)
        return word_question(ctx, kinds) if len(kinds) > 1 else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kinds = self._kinds(game, ctx)
        kind = kinds[answer.index if isinstance(answer, Pick) else 0]
        things = self.ref.things(game, ctx)
        perform(game, [CountersRemoved(one, kind, 1) for one in things], ctx, REMOVED)


binds(RemoveAnyCounter, REMOVED)
gives_up(RemoveAnyCounter, Loss.COUNTERS)
phrase(
    RemoveAnyCounter,
    en="remove a counter from {ref}",
    es="remueve un contador de {ref}",
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
