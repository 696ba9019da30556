"""Instructions for each of several players or objects, followed for all at once. CR 608.2e, 608.2f.

Players make their decisions in turn order before anything happens. An instruction that can't happen
for all at once, such as one about the top card of a library, is followed for one after the other in
turn order; the controller of the spell or ability orders the things of one player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import own_nodes
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Effect, Node, Ref
from jajna.ir.composites import Clause, ForEach, Modes, Repeat, Sequence
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.refs import EACH, Bound, TheOne
from jajna.kernel.door.perform import perform
from jajna.kernel.resolution import simultaneous_choices
from jajna.kernel.state.frames import (
    Dealing,
    ForEachFrame,
    Frame,
    Names,
    deal_with,
    deciders,
    execute,
    seat_of,
)
from jajna.kernel.state.gathering import Gathering

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["begin"]

OUTCOMES: Final = (Bound, TheOne, ThatMuch)
"""References to the outcome of earlier instructions."""


def begin(game: Game, things: list[int], effect: Effect, ctx: Context) -> None:
    """Begin to follow an instruction for each of some things."""
    ordered = in_turn_order(game, things)
    nodes = own_nodes(effect)
    if any(isinstance(node, Ref) and node.moves_on() for node in nodes):
        game.frames.append(ForEachFrame(ordered, effect, ctx, ctx.controller))
        return
    parts = _parts(effect)
    if parts:
        game.frames.append(_TogetherFrame(ordered, parts, ctx))
    else:
        game.frames.append(ForEachFrame(ordered, effect, ctx))


def in_turn_order(game: Game, things: list[int]) -> list[int]:
    """The things in turn order of their controllers, the active player first. CR 101.4."""
    seats = [seat_of(game, thing) for thing in things]
    found: list[int] = []
    playing = game.players.in_order(game.turn.active)
    for seat in playing:
        found += [thing for place, thing in enumerate(things) if seats[place] == seat]
    return found + [thing for place, thing in enumerate(things) if seats[place] not in playing]


def _parts(effect: Effect) -> tuple[Effect, ...]:
    """The instructions that can each be followed for all things before the next one begins.

    Empty if a later instruction refers to the outcome of an earlier one.
    """
    if not isinstance(effect, Sequence):
        return () if isinstance(effect, (ForEach, Modes, Repeat)) else (effect,)
    for place, part in enumerate(effect.effects):
        if isinstance(part, (Sequence, ForEach, Modes, Repeat)):
            return ()
        if place and any(_tells_of_outcome(node) for node in own_nodes(part)):
            return ()
    return effect.effects


def _tells_of_outcome(node: Node) -> bool:
    """Whether a node refers to the outcome of earlier instructions."""
    if isinstance(node, Bound) and node.name == EACH:
        return False
    return isinstance(node, OUTCOMES) or has_trait(node, Trait.ASKS_RESULT)


@final
class _TogetherFrame(Frame):
    """Instructions one after the other, each followed for all things. CR 608.2e, 608.2f."""

    def __init__(self, things: list[int], parts: tuple[Effect, ...], ctx: Context) -> None:
        self.things = things
        self.parts = parts
        self.ctx = ctx
        self.position = 0

    def run(self, game: Game) -> None:
        depth = len(game.frames)
        while self.position < len(self.parts):
            part = self.parts[self.position]
            self.position += 1
            _follow(game, self.things, part, self.ctx)
            if len(game.frames) != depth or game.decision is not None or game.over:
                return
        game.frames.pop()

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = _TogetherFrame(self.things, self.parts, self.ctx.clone(memo))
        copy.position = self.position
        return copy


def _follow(game: Game, things: list[int], effect: Effect, ctx: Context) -> None:
    """Follow one instruction for all of the things."""
    if isinstance(effect, Clause) and _decided_by_one(game, things, effect, ctx):
        frame = simultaneous_choices.EachDecidesFrame(things, effect, ctx)
        frame.looping = True
        game.frames.append(frame)
    elif isinstance(effect, Clause) or _asks(game, things, effect, ctx):
        game.frames.append(ForEachFrame(things, effect, ctx))
    else:
        _do_at_once(game, things, effect, ctx)


def _decided_by_one(game: Game, things: list[int], clause: Clause, ctx: Context) -> bool:
    """Whether a single player decides for each thing about the instruction."""
    who = clause.may if clause.may is not None else clause.payer
    if clause.costs and (clause.may is None or clause.unless):
        return False
    if who is None:
        return True
    before = Dealing(ctx)
    counts: list[int] = []
    for thing in things:
        deal_with(ctx, thing)
        counts.append(len(deciders(game, who, ctx)))
    before.go_back(ctx)
    return all(count <= 1 for count in counts)


def _asks(game: Game, things: list[int], effect: Effect, ctx: Context) -> bool:
    """Whether a player must choose anything when the instruction is followed for the things."""
    before = Dealing(ctx)
    found = False
    for thing in things:
        deal_with(ctx, thing)
        question = effect.ask(game, ctx)
        found = found or (question is not None and question.forced is None)
    before.go_back(ctx)
    return found


def _do_at_once(game: Game, things: list[int], effect: Effect, ctx: Context) -> None:
    """Let the events of an instruction happen for all things at once.

    Instructions that consist of others are followed for one thing after the other.
    """
    depth = len(game.frames)
    before = Dealing(ctx)
    names = Names(ctx)
    gathering = game.history.gathering = Gathering()
    for place, thing in enumerate(things):
        deal_with(ctx, thing)
        execute(game, effect, ctx)
        names.gather(ctx)
        if len(game.frames) != depth:
            rest = ForEachFrame(things, effect, ctx, done=place + 1)
            rest.before = before
            game.frames.insert(depth, rest)
            break
    else:
        before.go_back(ctx)
    game.history.gathering = None
    names.tell(ctx)
    perform(game, gathering.events, gathering.ctx, gathering.name)
