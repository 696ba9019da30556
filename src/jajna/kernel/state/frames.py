"""Frames: what a game is in the middle of, as a stack of plain data. CR 608.2, 118.

The top frame runs until it asks a question, pushes another frame, or is done and pops itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Number, Several, Shape, Thing, YesNo
from jajna.errors import Reason
from jajna.events.marks import DONE_IN
from jajna.ir.base import NOBODY
from jajna.ir.claims import Claim, Claims, are_met
from jajna.ir.composites import AGREED, DID, Clause
from jajna.ir.costs import MOST_X, PayMana
from jajna.ir.declared.names import EXILED, bound_by
from jajna.ir.filters.nouns import about_to_be_cast
from jajna.ir.refs import EACH
from jajna.kernel.state.context import Context
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.ir.base import Cost, Effect, Ref
    from jajna.kernel.game import Game
    from jajna.kernel.state.pending import Pending

__all__ = [
    "ClauseFrame",
    "CostFrame",
    "Dealing",
    "EffectFrame",
    "ForEachFrame",
    "Frame",
    "Frames",
    "Names",
    "SequenceFrame",
    "can_pay",
    "deal_with",
    "deciders",
    "execute",
    "pay",
    "seat_of",
]


class Frame:
    """Base of frames: one process under way, such as an instruction or the payment of a cost."""

    def run(self, game: Game) -> None:
        """Continue: ask (``game.ask``), push a frame, or ``game.frames.pop()`` when done."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: Game, answer: Answer) -> None:
        """Take the answer to the frame's question."""
        raise NotImplementedError(type(self).__name__)

    def accepts(self, game: Game, answer: Answer) -> bool:
        """Whether the frame takes an answer that is not among the options, if it is legal."""
        return False

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        """Why an answer of the right shape is not legal; None if it is legal."""
        return None

    def is_certain(self, game: Game, answer: Answer) -> bool:
        """Whether an action begun by a legal answer asks nothing more and can't fail. CR 732.1.

        Such an action never has to be reversed.
        """
        return False

    def standing(self) -> str:
        """The progress of the frame as text, to compare positions; "" if it can't be compared."""
        return ""

    def doing(self) -> tuple[str, int]:
        """The rule under which events happen while the frame runs, and the object on the stack.

        The rule "" means that of the frame below. Both are noted as the cause of the events
        (``kernel.state.causes``).
        """
        return "", 0

    def pending(self) -> list[Pending]:
        """The triggered abilities that wait in it to be put on the stack. CR 603.3b."""
        return []

    def ask_anew(self) -> None:
        """Prepare to ask the same question again, because the game has changed since."""

    def clone(self, memo: dict[int, Context]) -> Frame:
        """A copy for another game."""
        raise NotImplementedError(type(self).__name__)


@final
class EffectFrame(Frame):
    """An instruction that has asked its player a question. CR 608.2d."""

    def __init__(self, effect: Effect, ctx: Context) -> None:
        self.effect = effect
        self.ctx = ctx

    def run(self, game: Game) -> None:
        game.frames.pop()
        execute(game, self.effect, self.ctx)

    def take(self, game: Game, answer: Answer) -> None:
        game.frames.pop()
        self.effect.do(game, self.ctx, answer)

    def clone(self, memo: dict[int, Context]) -> Frame:
        return EffectFrame(self.effect, self.ctx.clone(memo))


@final
class SequenceFrame(Frame):
    """Instructions done one after the other. CR 608.2c."""

    def __init__(self, effects: tuple[Effect, ...], ctx: Context) -> None:
        self.effects = effects
        self.ctx = ctx
        self.position = 0

    def run(self, game: Game) -> None:
        depth = len(game.frames)
        while self.position < len(self.effects):
            effect = self.effects[self.position]
            self.position += 1
            execute(game, effect, self.ctx)
            if len(game.frames) != depth or game.decision is not None or game.over:
                return
        game.frames.pop()

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = SequenceFrame(self.effects, self.ctx.clone(memo))
        copy.position = self.position
        return copy


@final
class CostFrame(Frame):
    """A part of a cost that has asked a question; ``rest`` are the parts to be paid after it."""

    def __init__(self, cost: Cost, ctx: Context, rest: tuple[Cost, ...] = ()) -> None:
        self.cost = cost
        self.ctx = ctx
        self.rest = rest

    def run(self, game: Game) -> None:
        game.frames.pop()
        pay(game, self.cost, self.ctx, self.rest)

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        if not _leave_the_rest(game, self.cost, self.ctx, self.rest, _things_of(answer)):
            return Reason("too little for the other costs", "601.2h", (self.ctx.source,))
        return None

    def take(self, game: Game, answer: Answer) -> None:
        game.frames.pop()
        self.cost.do(game, self.ctx, answer)

    def clone(self, memo: dict[int, Context]) -> Frame:
        return CostFrame(self.cost, self.ctx.clone(memo), self.rest)


@final
class ForEachFrame(Frame):
    """An instruction followed for one thing after the other. CR 608.2f.

    Where the order matters, ``chooser`` orders the things of the same player; -1 where it doesn't.
    Afterwards each name stands for everything it stood for in one of the repetitions.
    """

    def __init__(
        self, things: list[int], effect: Effect, ctx: Context, chooser: int = -1, done: int = 0
    ) -> None:
        self.things = things
        self.effect = effect
        self.ctx = ctx
        self.chooser = chooser
        self.position = done
        self.before = Dealing(ctx)
        self.chosen = False
        self.names = Names(ctx)

    def run(self, game: Game) -> None:
        depth = len(game.frames)
        while not game.over:
            self.names.gather(self.ctx)
            if self.position == len(self.things):
                break
            if self._must_choose(game):
                return
            thing = self.things[self.position]
            self.position += 1
            self.chosen = False
            deal_with(self.ctx, thing)
            execute(game, self.effect, self.ctx)
            if len(game.frames) != depth or game.decision is not None:
                return
        self.before.go_back(self.ctx)
        self.names.tell(self.ctx)
        game.frames.pop()

    def _must_choose(self, game: Game) -> bool:
        """Ask which of several things of the same player is next; whether that had to be asked."""
        if self.chooser < 0 or self.chosen:
            return False
        seat = seat_of(game, self.things[self.position])
        options = [one for one in self.things[self.position :] if seat_of(game, one) == seat]
        if len(options) < 2:
            return False
        game.decision = Decision(
            self.chooser,
            Kind.NEXT,
            "608.2f",
            Shape.ONE,
            [Thing(thing) for thing in options],
            source=self.ctx.source,
        )
        return True

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        place = self.things.index(answer.thing, self.position)
        rest = [*self.things[self.position : place], *self.things[place + 1 :]]
        self.things = [*self.things[: self.position], answer.thing, *rest]
        self.chosen = True

    def clone(self, memo: dict[int, Context]) -> Frame:
        ctx = self.ctx.clone(memo)
        copy = ForEachFrame(self.things, self.effect, ctx, self.chooser, self.position)
        copy.before = self.before
        copy.chosen = self.chosen
        copy.names = self.names.clone()
        return copy


@final
class Names:
    """The things that names stood for while an instruction was followed for several things."""

    def __init__(self, ctx: Context) -> None:
        self.before = ctx.bound.copy()
        self.found: dict[str, dict[int, bool]] = {}
        """For each name the things it has stood for, in order, as keys of a dict."""

    def gather(self, ctx: Context) -> None:
        """Note the things that names have been bound to since the beginning."""
        for name, things in ctx.bound.items():
            before = self.before.get(name)
            if name != EACH and things is not before and things != before:
                known = self.found.setdefault(name, {})
                for thing in things:
                    known[thing] = True

    def tell(self, ctx: Context) -> None:
        """Let each name stand for all of its things."""
        for name, things in self.found.items():
            ctx.bind(name, list(things))

    def clone(self) -> Names:
        """A copy for another game."""
        copy = Names(Context(0, 0))
        copy.before = self.before
        copy.found = {name: things.copy() for name, things in self.found.items()}
        return copy


@final
class Dealing:
    """The thing that a context deals with ("each"), kept to be restored afterwards."""

    def __init__(self, ctx: Context) -> None:
        self.affected = ctx.affected
        self.each = ctx.bound.get(EACH)

    def go_back(self, ctx: Context) -> None:
        """Let the context deal with the kept thing again."""
        ctx.affected = self.affected
        if self.each is not None:
            ctx.bind(EACH, self.each)
        else:
            ctx.bound.pop(EACH, None)


def deal_with(ctx: Context, thing: int) -> None:
    """Let a thing be the one that the instruction is followed for now: "it" and "each"."""
    ctx.affected = thing
    ctx.bind(EACH, [thing])


def seat_of(game: Game, thing: int) -> int:
    """The player whose place in turn order a thing has: itself, or its controller. CR 608.2f."""
    return thing if is_player(thing) else game.object(thing).controller


class _Stage(Enum):
    START = 0
    CHOOSING_X = 1
    PAYING = 2
    PAID = 3
    UNLESS = 4
    DONE = 5


@final
class ClauseFrame(Frame):
    """An instruction with a condition, a choice and costs, in the order ``Clause`` states."""

    def __init__(self, clause: Clause, ctx: Context) -> None:
        self.clause = clause
        self.ctx = ctx
        self.stage = _Stage.START
        self.payer = ctx.controller
        self.paying = 0
        self.costs = clause.costs
        self.unless = clause.unless
        self.averted = False
        """Whether what it says after "unless" was paid."""

    def run(self, game: Game) -> None:
        if self.stage is _Stage.START:
            self._start(game)
        elif self.stage is _Stage.CHOOSING_X:
            self._choose_x(game)
        elif self.stage is _Stage.PAYING:
            self._pay_next(game, self.costs, _Stage.PAID)
        elif self.stage is _Stage.UNLESS:
            self._pay_next(game, self.unless, _Stage.DONE)
        elif self.stage is _Stage.PAID:
            self._offer_unless(game)
        else:
            game.frames.pop()
            if self.clause.unless and self.clause.may is None:  # CR 118.12a
                self.ctx.bind_number(DID, 1 if self.averted else 0)

    def _start(self, game: Game) -> None:
        clause = self.clause
        if clause.payer is not None:
            payers = deciders(game, clause.payer, self.ctx)
            self.payer = payers[0] if payers else self.ctx.controller
        if not self._is_met(game, clause):
            self._skip(game)
            return
        self.costs = _due(game, clause.costs, self.ctx)
        self.unless = _due(game, clause.unless, self.ctx)
        if clause.may is None and not clause.costs:
            self.stage = _Stage.PAID
            return
        if clause.once and self._was_done(game):
            self._skip(game)
            return
        who = deciders(game, clause.may, self.ctx) if clause.may is not None else [self.payer]
        if not who or (clause.costs and not can_pay(game, self.costs, self._paying_context())):
            self._skip(game)
            return
        if clause.may is None:
            self._choose_x(game)
            return
        if clause.effect.falls_short(game, self.ctx, NOBODY if clause.have else who[0]):
            self._skip(game)
            return
        self._ask(game, Decision(who[0], Kind.MAY, "608.2d", Shape.ONE, [YES, NO]))

    def _was_done(self, game: Game) -> bool:
        """Whether what may be done only once each turn was done this turn."""
        source = game.objects.get(self.ctx.source)
        return source is not None and source.marks.get(DONE_IN) == [game.turn.number]

    def _is_met(self, game: Game, clause: Clause) -> bool:
        """Whether its condition holds, also one that the text says last: "you may draw a card
        if ...". A card that it lets be cast is judged as the spell it would be. CR 601.3e.
        """
        if clause.condition is not None:
            judged = self.ctx
            casting = clause.effect.cards_to_cast(game, self.ctx)
            if casting:
                judged = about_to_be_cast(self.ctx, casting)
            if not clause.condition.holds(game, judged):
                return False
        following = clause.effect
        if clause.may is None or not isinstance(following, Clause) or not following.late:
            return True
        return following.condition is None or following.condition.holds(game, self.ctx)

    def _ask(self, game: Game, question: Decision) -> None:
        question.source = self.ctx.source
        question.clause = self.clause
        game.decision = question

    def _paying_context(self) -> Context:
        ctx = self.ctx.clone({})
        ctx.controller = self.payer
        return ctx

    def _pay_next(self, game: Game, costs: tuple[Cost, ...], after: _Stage) -> None:
        if self.paying == len(costs):
            self.stage = after
            self.averted = after is _Stage.DONE
            return
        cost = costs[self.paying]
        if cost.why_not(game, self._paying_context()) is not None:
            self._break_off(game)  # what was paid before has made it impossible
            return
        self.paying += 1
        pay(game, cost, self._paying_context())

    def _offer_unless(self, game: Game) -> None:
        if not self.unless or not can_pay(game, self.unless, self._paying_context()):
            self._act(game)
            return
        self._ask(game, Decision(self.payer, Kind.PAY_COST, "118.12a", Shape.ONE, [YES, NO]))

    def take(self, game: Game, answer: Answer) -> None:
        yes = isinstance(answer, YesNo) and answer.yes
        if self.stage is _Stage.PAID:
            if yes:
                self.paying = 0
                self.stage = _Stage.UNLESS
                self.ctx.bind_number(DID, 0)
            else:
                self._act(game)
        elif self.stage is _Stage.CHOOSING_X:
            assert isinstance(answer, Number), answer
            self.ctx.x = answer.number
            self.costs = _due(game, self.clause.costs, self.ctx)
            self.stage = _Stage.PAYING
        elif yes:
            self._choose_x(game)
        else:
            self._skip(game)

    def _choose_x(self, game: Game) -> None:
        """Ask for the X in the costs of a triggered ability, for which none was announced.
        CR 107.3f.
        """
        self.stage = _Stage.PAYING
        if not _x_is_open(game, self.clause, self.ctx):
            return
        trial = self._paying_context()
        while trial.x < MOST_X:
            trial.x += 1
            if not can_pay(game, _due(game, self.clause.costs, trial), trial):
                break
        self.stage = _Stage.CHOOSING_X
        question = Decision(self.payer, Kind.X, "107.3f", Shape.NUMBER, [], 0, trial.x - 1)
        self._ask(game, question)

    def _act(self, game: Game) -> None:
        self.stage = _Stage.DONE
        self.ctx.bind_number(DID, 1)
        if self.clause.may is not None:
            self.ctx.bind(AGREED, deciders(game, self.clause.may, self.ctx)[:1])
        if self.clause.once and game.objects.exists(self.ctx.source):
            game.objects.own(self.ctx.source).mark(DONE_IN, [game.turn.number])
        execute(game, self.clause.effect, self.ctx)

    def _break_off(self, game: Game) -> None:
        """Continue after a cost that could not be paid after all. CR 118.12."""
        if self.stage is _Stage.UNLESS:
            self._act(game)
        else:
            self._skip(game)

    def _skip(self, game: Game) -> None:
        self.stage = _Stage.DONE
        self.ctx.bind_number(DID, 0)
        if self.clause.may is not None:
            self.ctx.bind(AGREED, [])
            if EXILED not in self.ctx.bound and EXILED in bound_by(self.clause.effect):
                self.ctx.bind(EXILED, [])  # "the exiled card" isn't one of another ability
        if self.clause.otherwise is not None:
            execute(game, self.clause.otherwise, self.ctx)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = ClauseFrame(self.clause, self.ctx.clone(memo))
        copy.stage = self.stage
        copy.payer = self.payer
        copy.paying = self.paying
        copy.costs = self.costs
        copy.unless = self.unless
        copy.averted = self.averted
        return copy


def _x_is_open(game: Game, clause: Clause, ctx: Context) -> bool:
    """Whether a player chooses the X in the costs of an instruction as they are paid. CR 107.3f."""
    item = game.object(ctx.item).item if game.objects.exists(ctx.item) else None
    if item is None or item.is_spell or item.ability is not None or ctx.x:
        return False
    return any(
        isinstance(cost, PayMana) and cost.x is None and cost.cost.variables
        for cost in clause.costs
    )


def _due(game: Game, costs: tuple[Cost, ...], ctx: Context) -> tuple[Cost, ...]:
    """The costs with their numbers computed once, for the ability's controller. CR 608.2h."""
    return tuple([one.fixed(game, ctx) if isinstance(one, PayMana) else one for one in costs])


def deciders(game: Game, who: Ref, ctx: Context) -> list[int]:
    """The list of players a reference means; only the affected one if it is among them."""
    players = who.things(game, ctx)
    return [ctx.affected] if ctx.affected in players else players


def can_pay(game: Game, costs: tuple[Cost, ...], ctx: Context) -> bool:
    """Whether each part of a cost could be paid now by the context's controller. CR 118.3."""
    return all(cost.why_not(game, ctx) is None for cost in costs)


def execute(game: Game, effect: Effect, ctx: Context) -> None:
    """Follow an instruction at once, or ask its question first. The caller's frame is on top."""
    question: Decision | None = effect.ask(game, ctx)
    if question is None:
        effect.do(game, ctx, None)
        return
    forced = question.forced
    if forced is not None:
        game.kernel.choose_in_secret(game, question, forced)
        effect.do(game, ctx, forced)
        return
    game.frames.append(EffectFrame(effect, ctx))
    question.clause = effect
    game.decision = question


def pay(game: Game, cost: Cost, ctx: Context, rest: tuple[Cost, ...] = ()) -> None:
    """Pay a part of a cost at once, or ask its question first. CR 601.2h.

    The chosen things must leave enough for ``rest``, the parts to be paid after it.
    """
    question = cost.ask(game, ctx)
    if question is None:
        cost.do(game, ctx, None)
        return
    if rest and question.shape is Shape.SOME:
        _leave_out(game, cost, ctx, rest, question)
    forced = question.forced
    if forced is not None:
        game.kernel.choose_in_secret(game, question, forced)
        cost.do(game, ctx, forced)
        return
    game.frames.append(CostFrame(cost, ctx, rest))
    question.clause = cost
    game.decision = question


def _leave_out(
    game: Game, cost: Cost, ctx: Context, rest: tuple[Cost, ...], question: Decision
) -> None:
    """Remove options that other parts of the cost need, and choose a fallback without them."""
    question.options = [
        option
        for option in question.options
        if _leave_the_rest(game, cost, ctx, rest, _things_of(option))
    ]
    chosen: list[Answer] = []
    for option in question.options:
        things = _things_of(Several((*chosen, option)))
        if len(chosen) < question.minimum and _leave_the_rest(game, cost, ctx, rest, things):
            chosen.append(option)
    question.given_fallback = Several(tuple(chosen))


def _leave_the_rest(
    game: Game, cost: Cost, ctx: Context, rest: tuple[Cost, ...], things: list[int]
) -> bool:
    """Whether the other parts of the cost can be paid without these things. CR 118.3.

    A permanent tapped for this part can still be sacrificed or moved for another.
    """
    tapped = any(claim.kind == Claims.TAP for claim in cost.claims(game, ctx))
    claims: list[Claim] = []
    for other in rest:
        claims += [
            claim for claim in other.claims(game, ctx) if claim.kind == Claims.TAP or not tapped
        ]
    return are_met(game, ctx.controller, claims, things)


def _things_of(answer: Answer) -> list[int]:
    if isinstance(answer, Several):
        return [thing for option in answer.options for thing in _things_of(option)]
    return [answer.thing] if isinstance(answer, Thing) else []


@final
class Frames:
    """What the game is in the middle of, the outermost first."""

    def __init__(self, held: list[Frame]) -> None:
        self.held = held

    def clone(self, memo: dict[int, Context]) -> Frames:
        """Copies of the frames for another game."""
        return Frames([frame.clone(memo) for frame in self.held])

    def __len__(self) -> int:
        return len(self.held)

    def __getitem__(self, place: int) -> Frame:
        return self.held[place]

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.held)

    def top(self) -> Frame:
        """The frame that runs."""
        return self.held[-1]

    def append(self, frame: Frame) -> None:
        """Begin something above what is under way."""
        self.held.append(frame)

    def insert(self, place: int, frame: Frame) -> None:
        """Let something come after what is under way above that place."""
        self.held.insert(place, frame)

    def pop(self) -> None:
        """Have done with the top frame."""
        self.held.pop()

    def cut(self, place: int) -> None:
        """Have done with all from that place on."""
        del self.held[place:]

    def run_in_order(self, effects: tuple[Effect, ...], ctx: Context) -> None:
        """Have instructions followed one after the other. CR 608.2c."""
        self.held.append(SequenceFrame(effects, ctx))

    def run_for_each(self, things: list[int], effect: Effect, ctx: Context) -> None:
        """Have an instruction followed for each thing in turn."""
        self.held.append(ForEachFrame(things, effect, ctx))
