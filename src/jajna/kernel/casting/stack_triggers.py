"""Putting triggered abilities that wait on the stack. CR 603.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Ordering, Pick, Several, Shape, Thing
from jajna.ir.abilities import own_nodes
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Ref
from jajna.ir.refs import EVENT_OBJECT, EVENT_PLAYER, EventObject, EventPlayer, You
from jajna.kernel.casting.announce import begin_trigger
from jajna.kernel.objects.object import Object
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.pending import Pending
from jajna.kernel.zones.knowledge import sees

if TYPE_CHECKING:
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game

__all__ = ["TRIGGERED", "StackTriggersFrame"]

TRIGGERED: Final = "triggered ability"
"""Name under which an ability finds the one on the stack that triggered it. CR 603.3b."""


@final
class StackTriggersFrame(Frame):
    """Puts waiting triggers on the stack in APNAP order, each player choosing theirs, and first
    those that no other ability triggered. CR 603.3b. A team's are ordered together. CR 805.7.

    What triggers meanwhile waits for the next time.
    """

    def __init__(self, waiting: list[Pending]) -> None:
        self.waiting = waiting
        self.ordered: list[Pending] = []
        """Those that are put on the stack now, the next one last."""

    def run(self, game: Game) -> None:
        if self.ordered:
            if self._must_choose_event(game, self.ordered[-1]):
                return
            pending = self.ordered.pop()
            if not game.players[pending.ctx.controller].in_game:  # CR 800.4d
                return
            if not pending.waiting.delayed and not _was_visible(game, pending.ctx.source):
                return  # CR 603.2f
            item = StackItem(pending.ctx, pending.waiting.effects)
            item.condition = pending.waiting.condition
            item.trigger = pending.event
            item.uncounterable = pending.waiting.uncounterable
            begin_trigger(game, item)
            self._tell_others(pending)
            return
        mine = self._next(game)
        if mine:
            self._order(game, mine)
            return
        game.frames.pop()

    def _next(self, game: Game) -> list[Pending]:
        """Those that a player puts on the stack next, all in one part; none if nothing waits."""
        part = self.waiting
        if game.era.caused_triggers_last:
            part = [pending for pending in part if not pending.about] or part
        for seat in game.players.in_order(game.turn.active):
            together = game.players.as_one(seat)  # CR 805.7
            mine = [pending for pending in part if pending.ctx.controller in together]
            if mine:
                return mine
        return []

    def _tell_others(self, pending: Pending) -> None:
        """Let those that an ability triggered know it, now that it is on the stack."""
        if not pending.number:
            return
        for other in (*self.waiting, *self.ordered):
            if other.about and other.about == pending.number:
                other.ctx.bind(TRIGGERED, [pending.ctx.item])

    def _must_choose_event(self, game: Game, pending: Pending) -> bool:
        """Whether a player is asked which of simultaneous events triggers it. CR 603.7b."""
        things = [
            ctx.bound.get(EVENT_OBJECT, ctx.bound.get(EVENT_PLAYER, []))[:1]
            for ctx in (pending.ctx, *pending.others)
        ]
        different = [
            one[0] for place, one in enumerate(things) if one and one not in things[:place]
        ]
        if len(different) < 2 or not _names_its_event(pending.waiting.effects[0]):
            return False
        game.decision = Decision(
            pending.ctx.controller,
            Kind.OBJECTS,
            "603.7b",
            Shape.ONE,
            [Thing(thing) for thing in different],
            source=pending.ctx.source,
        )
        return True

    def _choose_event(self, chosen: int) -> None:
        pending = self.ordered[-1]
        for ctx in (pending.ctx, *pending.others):
            if ctx.bound.get(EVENT_OBJECT, ctx.bound.get(EVENT_PLAYER, []))[:1] == [chosen]:
                pending.ctx = ctx
                break
        pending.others = []

    def _order(self, game: Game, mine: list[Pending]) -> None:
        if len(mine) == 1 or _interchangeable(game, mine):
            self._put(mine)
            return
        question = Decision(
            game.players.as_one(mine[0].ctx.controller)[0],
            Kind.TRIGGERS,
            "603.3b",
            Shape.SOME,
            [Pick(place, str(pending.ctx.source)) for place, pending in enumerate(mine)],
            len(mine),
            len(mine),
            fallback=Several(tuple([Pick(place) for place in range(len(mine))])),
            order=Ordering.STACK,
        )
        question.meanings = tuple([pending.waiting.effects[0] for pending in mine])
        question.sources = tuple([pending.ctx.source for pending in mine])
        game.decision = question

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Thing):
            self._choose_event(answer.thing)
            return
        assert isinstance(answer, Several), answer
        mine = self._next(game)
        ordered: list[Pending] = []
        for option in answer.options:
            assert isinstance(option, Pick), option
            ordered.append(mine[option.index])
        self._put(ordered)

    def _put(self, ordered: list[Pending]) -> None:
        chosen = {id(one): True for one in ordered}
        self.waiting = [other for other in self.waiting if id(other) not in chosen]
        self.ordered = ordered[::-1]

    def pending(self) -> list[Pending]:
        return [*self.waiting, *self.ordered]

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = StackTriggersFrame([pending.clone(memo) for pending in self.waiting])
        copy.ordered = [pending.clone(memo) for pending in self.ordered]
        return copy


def _was_visible(game: Game, number: int) -> bool:
    """Whether all players could see an object as its ability triggered, or since. CR 603.2f."""
    while True:
        thing = game.object(number)
        if all(sees(game, [player.id], thing) for player in game.players.held):
            return True
        if number not in game.objects.became:
            return False
        number = game.objects.became[number]


def _names_its_event(effect: Effect) -> bool:
    """Whether it makes a difference to an effect which event triggered its ability."""
    for node in own_nodes(effect):
        if isinstance(node, (EventObject, EventPlayer)):
            return True
        if isinstance(node, Amount) and not isinstance(node, Number):
            return True
    return False


def _interchangeable(game: Game, mine: list[Pending]) -> bool:
    """Whether the order can't matter: the same ability about the same things, of one source or of
    several that nothing tells apart.
    """
    first = mine[0]
    effect = first.waiting.effects[0]
    anonymous = first.waiting.condition is None and _is_anonymous(effect)
    looks = game.object(first.ctx.source)
    for pending in mine:
        ctx = pending.ctx
        other = pending.waiting.effects[0]
        if other is not effect and other != effect:
            return False
        if ctx.controller != first.ctx.controller:
            return False
        known = pending.number or pending.about  # other abilities may look at it
        if anonymous and pending.waiting.condition is None and not known:
            if ctx.source != first.ctx.source and not _look_alike(game, looks, ctx.source):
                return False
            continue
        same = ctx.source == first.ctx.source and ctx.bound == first.ctx.bound
        if not same or ctx.numbers != first.ctx.numbers:
            return False
    return True


def _is_anonymous(effect: Effect) -> bool:
    """Whether an effect says nothing of its source or of what triggered it, and targets nothing."""
    if _names_its_event(effect):
        return False
    for node in own_nodes(effect):
        if isinstance(node, Ref) and not isinstance(node, You):
            return False
    return True


def _look_alike(game: Game, thing: Object, number: int) -> bool:
    """Whether another object is the same as one in all characteristics, and as good as it."""
    other = game.object(number)
    return (
        other.now is thing.now
        and other.copiable is thing.copiable
        and other.owner == thing.owner
        and other.zone is thing.zone
        and other.token == thing.token
    )
