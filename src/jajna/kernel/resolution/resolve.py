"""Resolving spells and abilities. CR 608."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.effects import NothingHappened
from jajna.events.hidden import Shuffled
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.events.stack import Countered
from jajna.ir.resolutions import resolution_mark, times_resolved
from jajna.kernel.card_kinds.bestow import ceasing, is_bestowed
from jajna.kernel.card_kinds.merged import MUTATING
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.doors import note_cast
from jajna.kernel.objects.object import ON_AN_ADVENTURE, Object
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.resolution.damage_on_stack import due
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, SequenceFrame
from jajna.kernel.state.targets import (
    are_still_together,
    drop_others,
    needed_targets,
    why_not_target,
)
from jajna.kernel.zones import move
from jajna.vocab import Cannot, Zone

if TYPE_CHECKING:
    from jajna.ir.base import Effect
    from jajna.ir.refs import Target
    from jajna.kernel.game import Game

__all__ = ["ResolveFrame"]


class _Stage(Enum):
    CHECK = 0
    FOLLOW = 1
    LEAVE = 2
    DONE = 3


@final
class ResolveFrame(Frame):
    """The resolution of the top object of the stack. CR 608.1."""

    def __init__(self, item: int) -> None:
        self.item = item
        self.stage = _Stage.CHECK
        self.before: Context | None = None
        """The choices made before it began to resolve, which copies of it have. CR 707.10."""

    def run(self, game: Game) -> None:
        thing = game.objects.get(self.item)
        if thing is None or thing.zone is not Zone.STACK or thing.item is None:
            game.frames.pop()  # it left the stack while it resolved
            return
        if self.stage is _Stage.CHECK:
            self._check(game, thing, thing.item)
        elif self.stage is _Stage.FOLLOW:
            self.stage = _Stage.LEAVE
            if thing.item.effects:
                game.frames.append(SequenceFrame(thing.item.effects, thing.item.ctx))
        elif self.stage is _Stage.LEAVE:
            self.stage = _Stage.DONE
            perform(game, self._last_part(game, thing, thing.item))
        else:
            game.frames.pop()

    def _check(self, game: Game, thing: Object, item: StackItem) -> None:
        """Check the intervening if, then the targets, again. CR 603.4, 608.2b.

        Combat damage is dealt as it was assigned (CR 2003-07-01 310.4).
        """
        self.stage = _Stage.FOLLOW
        if item.assigned:
            perform(game, due(game, item.assigned))
            return
        self.before = item.ctx.clone({})
        item.ctx.begin_span(game.history.events_happened)
        condition = item.condition
        if condition is not None and not condition.holds(game, item.ctx):
            self._fizzle(game, thing, "condition", "603.4")
            return
        needs = game.definitions.announcement(item.effects)
        paid = item.paid if item.is_spell else None
        phrases = needed_targets(game, item.ctx, needs, item.ctx.modes, paid)
        chosen = sum([len(slot) for slot in item.ctx.targets])
        legal = 0
        if needs.by_player:
            drop_others(item.ctx, phrases)
        for slot, keep in self._legal(game, item, phrases):
            legal += len(keep)
            if len(keep) < len(item.ctx.targets[slot]):
                item.ctx.target(slot, [item.ctx.targets[slot][index] for index in keep])
                if slot < len(item.ctx.shares) and item.ctx.shares[slot]:
                    shares = item.ctx.shares[slot]
                    item.ctx.share(slot, [shares[index] for index in keep])
        if chosen and not legal and is_bestowed(thing):
            perform(game, ceasing(thing))  # CR 702.103e
        elif chosen and not legal and thing.marks.get(MUTATING):
            perform(game, [Marked(thing.id, MUTATING, [])])  # CR 702.140b
        elif chosen and not legal and not any(one.resolves_anyway() for one in item.effects):
            self._without_targets(game, thing)
        elif needs.asks_how_often and game.objects.exists(item.ctx.source):
            mark = resolution_mark(game, thing.id)
            times = times_resolved(game, thing.id) + 1
            perform(game, [Marked(item.ctx.source, mark, [game.turn.number, times])])

    def _legal(
        self, game: Game, item: StackItem, phrases: Sequence[Target]
    ) -> list[tuple[int, list[int]]]:
        """For each slot of targets the indices of those that are still legal. CR 608.2b.

        All targets are checked before illegal ones are dropped.
        """
        return [
            (
                target.slot,
                [
                    place
                    for place, one in enumerate(item.ctx.targets[target.slot])
                    if why_not_target(game, item.ctx, target, one) is None
                    and are_still_together(game, item.ctx, target, one)
                ],
            )
            for target in phrases
            if target.slot < len(item.ctx.targets)
        ]

    def _without_targets(self, game: Game, thing: Object) -> None:
        """Remove an object whose targets are all illegal, or in older eras counter it. CR 608.2b,
        CR 2016-08-26 608.2b, CR 2003-07-01 413.2a.
        """
        if not game.era.fizzled_is_countered:
            self._fizzle(game, thing, "targets", "608.2b")
        elif not thing.now.cannot & Cannot.BE_COUNTERED:  # an uncounterable object resolves then
            self.stage = _Stage.DONE
            perform(game, [Countered(thing.id)])

    def _fizzle(self, game: Game, thing: Object, code: str, rule: str) -> None:
        """Remove an object from the stack without resolving it. CR 608.2b."""
        self.stage = _Stage.DONE
        events: list[Event] = [NothingHappened(code, [thing.id], rule)]
        perform(game, events + move.leave_stack(game, thing.id, Zone.GRAVEYARD, "fizzle"))

    def _last_part(self, game: Game, thing: Object, item: StackItem) -> list[Event]:
        """The events of the last part: a permanent spell enters, another spell leaves the stack.
        CR 608.2n, 608.3.
        """
        if not item.is_spell or not thing.now.is_permanent_type():
            return _leaving(game, thing)
        if thing.now.kit.enchants is not None and not item.ctx.targets[0]:
            return _leaving(game, thing)  # CR 303.4
        event = ZoneChange(thing.id, Zone.STACK, Zone.BATTLEFIELD, "resolve")
        event.controller = thing.controller
        event.face = thing.face
        event.face_down = thing.face_down
        event.face_down_values = thing.face_down_values
        event.face_down_by = thing.face_down_by
        if thing.now.kit.enchants is not None:  # CR 608.3c
            event.attach_to = item.ctx.targets[0][0]
        event.marks = thing.marks
        event.mark("x", [item.ctx.x])
        note_cast(event, thing)
        for name in item.paid:
            event.mark(name, [item.paid.count(name)])
        return [event]

    def doing(self) -> tuple[str, int]:
        return "608.2", self.item

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = ResolveFrame(self.item)
        copy.stage = self.stage
        copy.before = self.before
        return copy


def what_resolves(game: Game) -> tuple[Effect, ...]:
    """The instructions of the spell or ability that is resolving; none if nothing is. CR 608.2c."""
    for frame in reversed(list(game.frames)):
        if isinstance(frame, ResolveFrame):
            item = game.object(frame.item).item
            return item.effects if item is not None else ()
    return ()


def resolving_for(game: Game) -> int:
    """The controller of the spell or ability that is resolving; -1 if none is. CR 608.

    Costs of spells and abilities are paid at other times (CR 601.2h).
    """
    for frame in reversed(game.frames.held):
        if isinstance(frame, ResolveFrame):
            return game.object(frame.item).controller
    return -1


def _leaving(game: Game, thing: Object) -> list[Event]:
    """The events that remove a nonpermanent spell or an ability. CR 608.2n, 715.3d, 720.3d."""
    if "Adventure" in thing.base.subtypes:
        events = move.leave_stack(game, thing.id, Zone.EXILE, "resolve")
        for event in events:
            if isinstance(event, ZoneChange):
                event.marks = {ON_AN_ADVENTURE: [thing.controller]}
        return events
    if "Omen" in thing.base.subtypes:
        events = move.leave_stack(game, thing.id, Zone.LIBRARY, "resolve")
        return [*events, Shuffled(thing.owner)]
    return move.leave_stack(game, thing.id, Zone.GRAVEYARD, "resolve")
