"""Counters: putting, moving and removing them. CR 122."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, Decision, Division, Kind, Number, Pick, Shape, Thing
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.amounts import Number as Fixed
from jajna.ir.base import Amount, Effect, Filter, Node, Ref
from jajna.ir.choices import described
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.declared.binding import (
    COUNTERS,
    COUNTERS_GONE,
    mentions,
    misplaced,
    recalls,
    tells,
)
from jajna.ir.declared.names import REMOVED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.common import object_of
from jajna.ir.mentions import Mention
from jajna.ir.refs import (
    EVENT_AMOUNT,
    IMPLIED,
    THIS,
    Bound,
    Each,
    Target,
    all_that_fit,
    as_known,
)
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import amount_for, done, on_battlefield
from jajna.mechanics.choices.chosen_things import CHOSEN_THINGS, Choice, Some
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.vocab import Term, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "GIVEN_COUNTERS",
    "DistributeAmongTargets",
    "DistributeCounters",
    "DoubleCounters",
    "GetCounters",
    "MoveAnyCounters",
    "MoveCounters",
    "PutCounters",
    "PutCountersOfKinds",
    "PutOneOfCounters",
    "PutSameCounters",
    "RemoveAnyCounters",
    "RemoveCounters",
    "ThoseCounters",
]


_UNPLAYED: Final = frozenset({"rad"})
"""Kinds of counters with an ability of the game itself, which isn't there. CR 727.1."""
GIVEN_COUNTERS: Final = "given counters"
"""Name under which the things are bound that were chosen to have counters put on them."""


def held(game: Game, thing: int, name: str) -> int:
    """The number of counters of a kind on a player or object."""
    if is_player(thing):
        return game.players[thing].counters.get(name, 0)
    return game.object(thing).counters.get(name, 0) if game.objects.exists(thing) else 0


def kinds_on(game: Game, thing: int) -> list[str]:
    """The kinds of counters on a player or object, in a fixed order."""
    if is_player(thing):
        return sorted(game.players[thing].counters)
    return sorted(game.object(thing).counters) if game.objects.exists(thing) else []


def _how_many(ctx: Context, rule: str, most: int) -> Decision:
    """The question for a number of counters."""
    return Decision(ctx.controller, Kind.NUMBER, rule, Shape.NUMBER, [], 0, most, source=ctx.source)


@final
@dataclass(frozen=True)
class PutCounters(Effect):
    """An instruction to put counters on permanents. CR 122.6.

    At the same time ``more`` counters of the ``other`` kind are put on ``second``. ``late``: the
    text says how many at the end, "a number of ... equal to". With ``most`` the controller chooses
    how many, up to the ``count``, and there can't be more than ``most`` in all (CR 608.2d).
    """

    count: Amount
    name: str
    on: Ref
    who: Ref = IMPLIED
    late: bool = False
    more: Amount | None = None
    other: str = ""
    second: Ref | None = None
    most: int | None = None
    before: bool = field(default=False, compare=False)
    """The text says "a number of ... equal to" before it says on what."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.most is None:
            return None
        things = [thing for thing in self.on.things(game, ctx) if game.objects.exists(thing)]
        room = self.most - held(game, things[0], self.name) if things else 0
        upper = min(self.count.value(game, ctx), room)
        return _how_many(ctx, "608.2d", upper) if upper > 0 else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.on, Choice):
            self.on.choose_for(game, ctx, self, "on", self.who)
            return
        if self.on == CHOSEN_THINGS or isinstance(self.on, Each):
            ctx.bind(GIVEN_COUNTERS, self.on.things(game, ctx))
        count = self.count
        if self.most is not None:
            count = Fixed(answer.number if isinstance(answer, Number) else 0)
        events = self._put(game, ctx, count, self.name, self.on)
        if self.more is not None and self.second is not None:
            events += self._put(game, ctx, self.more, self.other, self.second)
        done(ctx, events)
        perform(game, events)

    def _put(self, game: Game, ctx: Context, count: Amount, name: str, on: Ref) -> list[Event]:
        """The events of putting so many counters on each."""
        events: list[Event] = []
        for thing in on.things(game, ctx):
            if is_player(thing) or not game.objects.exists(thing):
                continue
            number = amount_for(count, game, ctx, thing)
            if number > 0:
                event = CountersPut(thing, name, number, ctx.controller)
                if self.most is not None:
                    event.most = self.most
                events.append(event)
        return events


phrase(
    PutCounters,
    en="{who} <puts> {count:a} {name:counter} counter/counters on {on}",
    es="{who} <pone> {count:un} contador/contadores {name:counter} sobre {on}",
    when={"late": False, "before": False},
)

phrase(
    PutCounters,
    en="{who} <puts> a number of {name:counter} counters on {on} equal to {count}",
    es="{who} <pone> una cantidad de contadores {name:counter} sobre {on} igual a {count}",
    when={"late": True},
)

phrase(
    PutCounters,
    en="{who} <puts> a number of {name:counter} counters equal to {count} on {on}",
    es="{who} <pone> una cantidad de contadores {name:counter} igual a {count} sobre {on}",
    when={"late": False, "before": True, "more": None, "most": None},
)

phrase(
    PutCounters,
    en="put {count:a} {name:counter} counter/counters on {on:some}",
    es="pon {count:un} contador/contadores {name:counter} sobre {on:some}",
    when={"late": False, "before": False},
)

phrase(
    PutCounters,
    en="put {count:a} {name:counter} counter/counters on {on:some of}",
    es="pon {count:un} contador/contadores {name:counter} sobre {on:some of}",
    when={"late": False, "before": False},
)

phrase(
    PutCounters,
    en="put {count:a} {name:counter} counter/counters on {on} and {more:a} {other:counter} "
    "counter/counters on {second}",
    es="pon {count:un} contador/contadores {name:counter} sobre {on} y {more:un} "
    "contador/contadores {other:counter} sobre {second}",
    when={"late": False, "before": False},
)

phrase(
    PutCounters,
    en="put up to {count:one} {name:counter} counters on ~. this ability can't cause the total "
    "number of {name:counter} counters on ~ to be greater than {most}",
    es="pon hasta {count:un} contadores {name:counter} sobre ~. esta habilidad no puede hacer que "
    "la cantidad total de contadores {name:counter} sobre ~ sea mayor que {most}",
    when={"on": THIS},
)

touches(PutCounters, "on", Does.PLUS_COUNTERS, "count")


def _given_counters(made: PutCounters) -> list[Mention] | None:
    """The things chosen to have counters put on them, or each of several. CR 608.2c."""
    if isinstance(made.on, Each):
        return [Mention(Bound(GIVEN_COUNTERS), made.on.filter, True, False)]
    fits = described(made.on) if made.on.is_choice() else None
    if fits is None:
        return None
    several = not isinstance(made.on, Some) or made.on.count != ONE
    return [Mention(Bound(GIVEN_COUNTERS), fits, several, False)]


binds(PutCounters, GIVEN_COUNTERS)
mentions(PutCounters, _given_counters)


@final
@dataclass(frozen=True)
class DistributeCounters(Effect):
    """An instruction to distribute counters among any number of permanents of your choice.

    ``late``: the text says how many at the end, "a number of ... equal to". ``along`` is an object
    that may get some as well. CR 608.2d, 122.6.
    """

    count: Amount
    name: str
    what: Filter
    late: bool = True
    along: Ref | None = None

    def _among(self, game: Game, ctx: Context) -> list[int]:
        """The permanents that can get counters."""
        found = [] if self.along is None else on_battlefield(game, self.along.things(game, ctx))
        return found + [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if not is_player(thing) and thing not in found
        ]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self._among(game, ctx)
        total = self.count.value(game, ctx)
        if not things or total <= 0:
            return None
        return Decision(
            ctx.controller,
            Kind.DIVIDE,
            "608.2d",
            Shape.DIVISION,
            [Thing(thing) for thing in things],
            0,
            total=total,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(answer, Division):
            things = self._among(game, ctx)
            for thing, share in zip(things, answer.shares, strict=True):
                if share > 0:
                    events.append(CountersPut(thing, self.name, share, ctx.controller))
        perform(game, events)


phrase(
    DistributeCounters,
    en="distribute a number of {name:counter} counters equal to {count} among any number of "
    "{what:s}",
    es="distribuye una cantidad de contadores {name:counter} igual a {count} entre cualquier "
    "cantidad de {what:s}",
    when={"late": True},
)

phrase(
    DistributeCounters,
    en="distribute {count:a} {name:counter} counter/counters among [along? {along} and] any number "
    "of {what:s}",
    es="distribuye {count:un} contador/contadores {name:counter} entre [along? {along} y] "
    "cualquier cantidad de {what:s}",
    when={"late": False},
)


@final
@dataclass(frozen=True)
class DistributeAmongTargets(Effect):
    """An instruction to distribute counters among targets, as announced. CR 601.2d, 122.6.

    What an illegal target would get is lost. CR 608.2b.
    """

    count: Amount
    name: str
    on: Ref

    def division(self) -> tuple[int, Amount] | None:
        return (self.on.slot, self.count) if isinstance(self.on, Target) else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(self.on, Target) and self.on.slot < len(ctx.shares):
            shares = ctx.shares[self.on.slot]
            for place, thing in enumerate(ctx.targets[self.on.slot]):
                if game.objects.exists(thing) and shares[place] > 0:
                    events.append(CountersPut(thing, self.name, shares[place], ctx.controller))
        done(ctx, events)
        perform(game, events)


def _among_no_targets(made: DistributeAmongTargets) -> str | None:
    """Counters are distributed among targets as these are announced. CR 601.2d."""
    return None if isinstance(made.on, Target) else "nothing is announced with its division"


misplaced(DistributeAmongTargets, _among_no_targets)

phrase(
    DistributeAmongTargets,
    en="distribute {count:a} {name:counter} counter/counters among {on}",
    es="distribuye {count:un} contador/contadores {name:counter} entre {on}",
)

touches(DistributeAmongTargets, "on", Does.PLUS_COUNTERS, "count")


class ThoseCounters(Term):
    """What a text calls counters for which a condition before asked. CR 608.2c."""

    NOT_SAID = ""
    THOSE_COUNTERS = "those counters"
    THEM_ALL = "them all"
    ALL_OF_THEM = "all of them"
    THEM = "them"
    ALL_FROM_IT = "all of them from it"


@final
@dataclass(frozen=True)
class RemoveCounters(Effect):
    """An instruction to remove counters, as many as there are up to the number. CR 122.1, 609.3.

    Without a ``count`` all are removed, and without a ``name`` those of every kind. ``said`` is
    what the text calls them after a condition that asked for them; ``of`` and ``name`` are then
    what it asked about, which the text doesn't say again.
    """

    count: Amount | None = None
    name: str = ""
    of: Ref | None = None
    said: ThoseCounters = ThoseCounters.NOT_SAID

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if self.count is None or self.of is None:
            return False
        count = self.count.value(game, ctx)
        return any(held(game, one, self.name) < count for one in self.of.things(game, ctx))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert self.of is not None, "which counters was never bound"
        things = self.of.things(game, ctx)
        events: list[Event] = []
        if self.count is None:
            events = self._all(game, things)
            ctx.bind_number(REMOVED, sum([event.amount() for event in events]))
        else:
            for thing in things:
                count = min(self.count.value(game, ctx), held(game, thing, self.name))
                if count > 0:
                    events.append(CountersRemoved(thing, self.name, count))
        done(ctx, events)
        perform(game, events, ctx, EVENT_AMOUNT)

    def _all(self, game: Game, things: list[int]) -> list[Event]:
        """The events of removing all counters, or all of the kind."""
        return [
            CountersRemoved(thing, name, count)
            for thing in on_battlefield(game, things)
            for name, count in game.object(thing).counters.items()
            if self.name in ("", name)
        ]


binds(RemoveCounters, EVENT_AMOUNT, REMOVED)
tells(RemoveCounters, COUNTERS_GONE)

phrase(
    RemoveCounters,
    en="remove {count:a} {name:counter} counter/counters from {of}",
    es="remueve {count:un} contador/contadores {name:counter} de {of}",
)

phrase(
    RemoveCounters,
    en="remove all counters from {of}",
    es="remueve todos los contadores de {of}",
    when={"count": None, "name": ""},
)

phrase(
    RemoveCounters,
    en="remove all {name:counter} counters from {of}",
    es="remueve todos los contadores {name:counter} de {of}",
    when={"count": None},
)

words(
    "those counters",
    {
        ThoseCounters.THOSE_COUNTERS: ("those counters", "esos contadores"),
        ThoseCounters.THEM_ALL: ("them all", "todos ellos"),
        ThoseCounters.ALL_OF_THEM: ("all of them", "todos esos contadores"),
        ThoseCounters.THEM: ("them", "ellos"),
    },
)

phrase(
    RemoveCounters,
    en="remove all of them from it",
    es="remueve todos ellos",
    when={"count": None, "said": ThoseCounters.ALL_FROM_IT},
    unsaid=("of", "name"),
)
phrase(
    RemoveCounters,
    en="remove {said:those counters}",
    es="remueve {said:those counters}",
    when={"count": None},
    unsaid=("of", "name"),
)

NO_COUNTERS: Final = "no counters were spoken of before"
"""The reason why "those counters" has no antecedent."""


def _are_those(made: RemoveCounters) -> bool:
    return made.said is not ThoseCounters.NOT_SAID


def _those(made: RemoveCounters, asked: Node) -> RemoveCounters:
    assert isinstance(asked, HasCountersOn), asked
    return replace(made, of=asked.what, name=asked.name)


recalls(RemoveCounters, COUNTERS, _those, NO_COUNTERS, _are_those)


@final
@dataclass(frozen=True)
class MoveCounters(Effect):
    """An instruction to move counters from one permanent onto another: so many of the kind
    ``name``, or all without a ``count``. CR 122.5.

    Without a ``name`` all means of each kind, and one is of a kind that the controller chooses.
    With ``any_number`` they choose how many, up to the count (CR 107.1c, 608.2d). Counters that
    can't be put onto the second permanent stay on the first.
    """

    count: Amount | None
    name: str
    of: Ref
    to: Ref
    any_number: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.any_number:
            most = sum(self._there(game, ctx).values())
            return _how_many(ctx, "107.1c", most) if most else None
        if self.name or self.count is None:
            return None
        kinds = list(self._there(game, ctx))
        return word_question(ctx, kinds) if len(kinds) > 1 else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = self._there(game, ctx)
        if isinstance(answer, Number):
            there = {name: min(count, answer.number) for name, count in there.items()}
        elif self.any_number:
            there = {}
        elif not self.name and self.count is not None:
            kinds = list(there)[answer.index if isinstance(answer, Pick) else 0 :][:1]
            there = {name: there[name] for name in kinds}
        events: list[Event] = []
        for origin in on_battlefield(game, self.of.things(game, ctx))[:1]:
            for place in on_battlefield(game, self.to.things(game, ctx))[:1]:
                for name, count in there.items():
                    put = CountersPut(place, name, count, ctx.controller)
                    if place != origin and put.possible(game):
                        events += [CountersRemoved(origin, name, count), put]
        perform(game, events)

    def _there(self, game: Game, ctx: Context) -> dict[str, int]:
        """The kinds of counters on the first permanent in a fixed order, with how many could be
        moved.
        """
        found: dict[str, int] = {}
        for origin in on_battlefield(game, self.of.things(game, ctx))[:1]:
            for name in kinds_on(game, origin):
                count = held(game, origin, name)
                if self.count is not None:
                    count = min(self.count.value(game, ctx), count)
                if self.name in ("", name) and count > 0:
                    found[name] = count
        return found


@final
@dataclass(frozen=True)
class MoveAnyCounters(Effect):
    """An instruction to move any number of counters, of whatever kinds, from one permanent onto
    another; how many of each kind is chosen kind by kind. CR 122.5, 107.1c, 608.2d.
    """

    of: Ref
    to: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kinds: list[str] = []
        for origin in on_battlefield(game, self.of.things(game, ctx))[:1]:
            kinds = list(kinds_on(game, origin))
        moves = [MoveCounters(None, kind, self.of, self.to, any_number=True) for kind in kinds]
        game.frames.run_in_order(tuple(moves), ctx)


phrase(
    MoveAnyCounters,
    en="move any number of counters from {of} to {to}",
    es="mueve cualquier cantidad de contadores de {of} a {to}",
)


def _to_one(made: MoveCounters) -> str | None:
    """Counters are moved from one permanent onto one other. CR 122.5."""
    for ref in (made.of, made.to):
        several = isinstance(ref, Target) and ref.maximum != 1
        if several or isinstance(ref, (Choice, Each)):
            return "counters are moved from one permanent onto one"
    return None


misplaced(MoveCounters, _to_one)

phrase(
    MoveCounters,
    en="move {count:a} {name:counter} counter/counters from {of} onto {to}",
    es="mueve {count:un} contador/contadores {name:counter} de {of} a {to}",
)

phrase(
    MoveCounters,
    en="move any number of {name:counter} counters from {of} onto {to}",
    es="mueve cualquier cantidad de contadores {name:counter} de {of} a {to}",
    when={"count": None, "any_number": True},
)

phrase(
    MoveCounters,
    en="move all {name:counter} counters from {of} onto {to}",
    es="mueve todos los contadores {name:counter} de {of} a {to}",
    when={"count": None},
)

phrase(
    MoveCounters,
    en="move all counters from {of} onto {to}",
    es="mueve todos los contadores de {of} a {to}",
    when={"count": None, "name": ""},
)

phrase(
    MoveCounters,
    en="move a counter from {of} onto {to}",
    es="mueve un contador de {of} a {to}",
    when={"count": ONE, "name": ""},
)

phrase(
    MoveCounters,
    en="move any number of {name:counter} counters from {of} onto {to}",
    es="mueve cualquier cantidad de contadores {name:counter} de {of} a {to}",
    when={"count": None, "any_number": True},
)


@final
@dataclass(frozen=True)
class RemoveAnyCounters(Effect):
    """An instruction to remove counters of any kinds, one after the other. CR 122.1, 608.2d.

    ``up_to``: or fewer.
    """

    count: Amount
    of: Ref
    up_to: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self.of.things(game, ctx)
        kinds = kinds_on(game, things[0]) if len(things) == 1 else []
        if self.up_to:
            question = word_question(ctx, kinds) if kinds else None
            if question is not None:
                question.options.append(NO)
            return question
        return word_question(ctx, kinds) if len(kinds) > 1 else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        if self.up_to and not isinstance(answer, Pick):
            return
        for thing in self.of.things(game, ctx)[:1]:
            kinds = kinds_on(game, thing)
            if kinds and count > 0:
                kind = kinds[answer.index if isinstance(answer, Pick) else 0]
                events.append(CountersRemoved(thing, kind, 1))
        done(ctx, events)
        perform(game, events, ctx, REMOVED)
        if events and count > 1:
            rest = RemoveAnyCounters(Fixed(count - 1), self.of, self.up_to)
            game.frames.run_in_order((rest,), ctx)


binds(RemoveAnyCounters, REMOVED)
phrase(
    RemoveAnyCounters,
    en="remove {count:a} counter/counters from {of}",
    es="remueve {count:un} contador/contadores de {of}",
    when={"up_to": False},
)
phrase(
    RemoveAnyCounters,
    en="remove up to {count:one} counter/counters from {of}",
    es="remueve hasta {count:un} contador/contadores de {of}",
    when={"up_to": True},
)


@final
@dataclass(frozen=True)
class PutSameCounters(Effect):
    """An instruction to put an object's counters on another object, the first having left the
    battlefield: as many of each kind, or of the kind ``name``. CR 122.8.

    ``those``: the text calls them so, after a condition that asked for them; ``of`` and ``name``
    are what that asked about, which the text doesn't say again.
    """

    to: Ref
    of: Ref | None = None
    name: str = ""
    those: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert self.of is not None, "whose counters was never bound"
        events: list[Event] = []
        for thing in as_known(self.of, game, ctx):
            first = object_of(game, thing)
            counters = first.counters if first is not None else {}
            for place in on_battlefield(game, self.to.things(game, ctx)):
                for name, count in counters.items():
                    if self.name in ("", name):
                        events.append(CountersPut(place, name, count, ctx.controller))
        perform(game, events)


phrase(
    PutSameCounters,
    en="put {of:'s} counters on {to}",
    es="pon {of:de los contadores} sobre {to}",
    when={"those": False, "name": ""},
)

phrase(
    PutSameCounters,
    en="put those counters on {to}",
    es="pon esos contadores sobre {to}",
    when={"those": True},
    unsaid=("of", "name"),
)


def _speaks_of_those(made: PutSameCounters) -> bool:
    return made.those


def _the_same(made: PutSameCounters, asked: Node) -> PutSameCounters:
    assert isinstance(asked, HasCountersOn), asked
    return replace(made, of=asked.what, name=asked.name)


recalls(PutSameCounters, COUNTERS, _the_same, NO_COUNTERS, _speaks_of_those)


@final
@dataclass(frozen=True)
class DoubleCounters(Effect):
    """An instruction to double the number of a kind of counters, or without ``name`` of each kind.
    CR 701.10e.
    """

    name: str
    on: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in self.on.things(game, ctx):
            names = kinds_on(game, thing) if not self.name else [self.name]
            for name in names:
                count = held(game, thing, name)
                if count:
                    events.append(CountersPut(thing, name, count, ctx.controller))
        perform(game, events)


phrase(
    DoubleCounters,
    en="double the number of each kind of counter on {on}",
    es="duplica la cantidad de cada tipo de contador sobre {on}",
    when={"name": ""},
)
phrase(
    DoubleCounters,
    en="double the number of {name:counter} counters on {on}",
    es="duplica la cantidad de contadores {name:counter} sobre {on}",
)


@final
@dataclass(frozen=True)
class GetCounters(Effect):
    """Players get counters, such as poison counters. CR 122.1f."""

    count: Amount
    name: str
    who: Ref = IMPLIED
    late: bool = field(default=False, compare=False)
    """Whether the text says how many at the end, "a number of ... equal to"."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in self.who.things(game, ctx):
            count = amount_for(self.count, game, ctx, player)
            if is_player(player) and count > 0:
                events.append(CountersPut(player, self.name, count, ctx.controller))
        perform(game, events)


phrase(
    GetCounters,
    en="{who} <gets> a number of {name:counter} counters equal to {count}",
    es="{who} <obtiene> una cantidad de contadores {name:counter} igual a {count}",
    when={"late": True},
)
phrase(
    GetCounters,
    en="{who} <gets> {count:a} {name:counter} counter/counters",
    es="{who} <obtiene> {count:un} contador/contadores {name:counter}",
    when={"late": False},
)


def _is_played(name: str) -> bool:
    return name not in _UNPLAYED


def _irradiates(made: GetCounters) -> str | None:
    return None if _is_played(made.name) else "what rad counters do isn't played (CR 727)"


misplaced(GetCounters, _irradiates)


@final
@dataclass(frozen=True)
class PutCountersOfKinds(Effect):
    """An instruction to put a counter of each of several kinds on something. CR 122.1, 122.6.

    ``first`` is a kind of which it says a number, ``count``: "two +1/+1 counters and a flying
    counter".
    """

    names: tuple[str, ...]
    on: Ref
    first: str = ""
    count: Amount | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kinds = [(name, 1) for name in self.names]
        if self.count is not None:
            kinds = [(self.first, self.count.value(game, ctx)), *kinds]
        events: list[Event] = [
            CountersPut(thing, name, number, ctx.controller)
            for thing in self.on.things(game, ctx)
            if game.objects.exists(thing)
            for name, number in kinds
            if number > 0
        ]
        done(ctx, events)
        perform(game, events)


phrase(
    PutCountersOfKinds,
    en="put {names:several;one counter} on {on}",
    es="pon {names:several;one counter} sobre {on}",
    when={"count": None, "first": ""},
)
phrase(
    PutCountersOfKinds,
    en="put {count:a} {first:counter} counter/counters and {names:and;one counter} on {on}",
    es="pon {count:un} contador/contadores {first:counter} y {names:and;one counter} sobre {on}",
)
touches(PutCountersOfKinds, "on", Does.PLUS_COUNTERS)


def _counts_one(made: PutCountersOfKinds) -> str | None:
    return "one counter of a kind is one of several" if made.count == ONE else None


misplaced(PutCountersOfKinds, _counts_one)


@final
@dataclass(frozen=True)
class PutOneOfCounters(Effect):
    """An instruction to put a counter of one of several kinds on something. CR 122.1, 608.2d.

    ``listed``: the text only lists the kinds; ``among``: it says "a counter from among".
    """

    names: tuple[str, ...]
    on: Ref
    listed: bool = field(default=False, compare=False)
    among: bool = field(default=False, compare=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return word_question(ctx, self.names) if self.on.things(game, ctx) else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(answer, Pick):
            name = self.names[answer.index]
            events += [
                CountersPut(thing, name, 1, ctx.controller) for thing in self.on.things(game, ctx)
            ]
        perform(game, events, ctx, EVENT_AMOUNT)


binds(PutOneOfCounters, EVENT_AMOUNT)
phrase(
    PutOneOfCounters,
    en="put your choice of {names:or;one counter} on {on}",
    es="pon, a tu elección, {names:or;one counter} sobre {on}",
    when={"listed": False, "among": False},
)
phrase(
    PutOneOfCounters,
    en="put your choice of a counter from among {names:and;counter} on {on}",
    es="pon, a tu elección, un contador de entre los {names:and;counter} sobre {on}",
    when={"listed": False, "among": True},
)
phrase(
    PutOneOfCounters,
    en="put a {names:or;counter} counter on {on}",
    es="pon un contador {names:or;counter} sobre {on}",
    when={"listed": True},
)


def _is_one_kind(made: PutOneOfCounters) -> str | None:
    return None if len(made.names) > 1 else "there is no choice between kinds"


misplaced(PutOneOfCounters, _is_one_kind)
