"""Moving counters of several kinds from one permanent onto another. CR 122.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Shape
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds, chooses, may_look_up
from jajna.ir.refs import Each, Target
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import done, on_battlefield
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.things.counters import held, kinds_on
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MoveMissingCounters", "MoveSomeCounters"]


def _ends(game: Game, ctx: Context, of: Ref, to: Ref) -> list[tuple[int, int]]:
    """The permanent that counters are moved from and the one that they are moved onto, as a list of
    one pair; an empty list if one of them is gone or they are the same.
    """
    origins = on_battlefield(game, of.things(game, ctx))[:1]
    places = on_battlefield(game, to.things(game, ctx))[:1]
    return [(origin, place) for origin in origins for place in places if place != origin]


@final
@dataclass(frozen=True)
class MoveMissingCounters(Effect):
    """An instruction to move a counter of each kind that a permanent doesn't have from another one
    onto it. CR 122.5.
    """

    of: Ref
    to: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for origin, place in _ends(game, ctx, self.of, self.to):
            for name in kinds_on(game, origin):
                put = CountersPut(place, name, 1, ctx.controller)
                if not held(game, place, name) and put.possible(game):
                    events += [CountersRemoved(origin, name, 1), put]
        done(ctx, events)
        perform(game, events)


phrase(
    MoveMissingCounters,
    en="move a counter of each kind not on {to} from {of} onto {to}",
    es="mueve de {of} a {to} un contador de cada tipo que no esté sobre {to}",
)

MOVED: Final = "counters to move"
"""Name of the number of counters of all kinds that were chosen to be moved."""


def _chosen_of(kind: str) -> str:
    """Name of the number of counters of a kind that were chosen to be moved."""
    return f"{MOVED}: {kind}"


@final
@dataclass(frozen=True)
class MoveSomeCounters(Effect):
    """An instruction to move one or more counters, of whatever kinds, from one permanent onto
    another: how many of each kind is chosen kind by kind, at least one in all. CR 122.5, 107.1c.
    """

    of: Ref
    to: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kinds = [
            name
            for origin, place in _ends(game, ctx, self.of, self.to)
            for name in kinds_on(game, origin)
            if CountersPut(place, name, 1).possible(game)
        ]
        ctx.bind_number(MOVED, 0)
        steps: list[Effect] = [
            ChooseHowManyToMove(kind, self.of, kind == kinds[-1]) for kind in kinds
        ]
        moving = MoveChosenCounters(tuple(kinds), self.of, self.to)
        game.frames.run_in_order((*steps, moving), ctx)


@final
@dataclass(frozen=True)
class ChooseHowManyToMove(Effect):
    """The choice of how many counters of a kind are moved: of the ``last`` kind at least one if
    there would be none otherwise. CR 107.1c, 608.2d.
    """

    kind: str
    of: Ref
    last: bool

    def _most(self, game: Game, ctx: Context) -> int:
        origins = on_battlefield(game, self.of.things(game, ctx))[:1]
        return sum([held(game, origin, self.kind) for origin in origins])

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        least = 1 if self.last and not ctx.numbers.get(MOVED, 0) else 0
        most = self._most(game, ctx)
        source = ctx.source
        return Decision(
            ctx.controller, Kind.NUMBER, "107.1c", Shape.NUMBER, [], least, most, source=source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = answer.number if isinstance(answer, Number) else 0
        ctx.bind_number(_chosen_of(self.kind), number)
        ctx.bind_number(MOVED, ctx.numbers.get(MOVED, 0) + number)


@final
@dataclass(frozen=True)
class MoveChosenCounters(Effect):
    """Counters are moved, of each kind as many as were chosen. CR 122.5."""

    kinds: tuple[str, ...]
    of: Ref
    to: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for origin, place in _ends(game, ctx, self.of, self.to):
            for kind in self.kinds:
                number = ctx.numbers.get(_chosen_of(kind), 0)
                if number > 0:
                    put = CountersPut(place, kind, number, ctx.controller)
                    events += [CountersRemoved(origin, kind, number), put]
        done(ctx, events)
        perform(game, events)


chooses(ChooseHowManyToMove, MOVED)
may_look_up(ChooseHowManyToMove, MOVED)
may_look_up(MoveSomeCounters, MOVED)
binds(MoveSomeCounters, MOVED)
phrase(
    MoveSomeCounters,
    en="move one or more counters from {of} onto {to}",
    es="mueve uno o más contadores de {of} a {to}",
)


def _to_one(made: MoveMissingCounters | MoveSomeCounters) -> str | None:
    """Counters are moved from one permanent onto one other. CR 122.5."""
    for ref in (made.of, made.to):
        several = isinstance(ref, Target) and ref.maximum != 1
        if several or isinstance(ref, (Choice, Each)):
            return "counters are moved from one permanent onto one"
    return None


misplaced(MoveMissingCounters, _to_one)
misplaced(MoveSomeCounters, _to_one)
