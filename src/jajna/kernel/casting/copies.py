"""Copies of spells and abilities, and changes of their targets. CR 707.10, 115.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Ordering, Several, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.stack import BecameTarget, Copied, TargetsChanged
from jajna.kernel.card_kinds import copies
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.object import Object
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.resolution.resolve import ResolveFrame
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.targets import (
    candidates,
    needed_targets,
    sort_by_player,
    why_not_target,
)
from jajna.vocab import Cannot, Term, Zone

if TYPE_CHECKING:
    from jajna.ir.base import CopyException
    from jajna.ir.refs import Target
    from jajna.kernel.game import Game

__all__ = [
    "COPIES",
    "CopyFrame",
    "Retarget",
    "RetargetFrame",
    "copied_card",
    "could_target",
    "targets_of",
]

COPIES: Final = "copies"
"""Name bound to the copies that an instruction made."""


class Retarget(Term):
    """The ways in which effects change targets. CR 115.7."""

    NEW = "new"
    """Any number of targets may be changed. CR 115.7c, 115.7d."""
    ALL = "all"
    """All targets must be changed, or none is. CR 115.7a."""
    ONE = "one"
    """One target must be changed. CR 115.7b."""


def phrases_of(game: Game, item: StackItem) -> list[Target]:
    """The target phrases that apply to a spell or ability on the stack, by slot. CR 601.2c."""
    needs = game.definitions.announcement(item.effects)
    paid = item.paid if item.is_spell else None
    found = needed_targets(game, item.ctx, needs, item.ctx.modes, paid)
    return [
        target
        for target in found
        if target.slot < len(item.ctx.targets) and item.ctx.targets[target.slot]
    ]


def targets_of(game: Game, thing: int) -> list[int]:
    """The targets of a spell or ability, one for each instance of the word. CR 115.1."""
    item = game.object(thing).item
    return [one for slot in item.ctx.targets for one in slot] if item is not None else []


def could_target(game: Game, copy: StackItem, thing: int) -> bool:
    """Whether each target of a copy could be this player or object. CR 707.10d, 707.10e."""
    phrases = phrases_of(game, copy)
    before = copy.ctx.targets
    copy.ctx.targets = _all_on(before, thing)
    fits = all(why_not_target(game, copy.ctx, target, thing) is None for target in phrases)
    copy.ctx.targets = before
    return bool(phrases) and fits


def _all_on(targets: list[list[int]], thing: int) -> list[list[int]]:
    return [[thing] * len(slot) for slot in targets]


@final
class CopyFrame(Frame):
    """The making of copies of a spell or ability, one after the other. CR 707.10.

    With ``choosing`` the player who gets a copy may choose new targets for it before it is put onto
    the stack (CR 707.10c). With ``each`` there is one copy for each of these players and objects
    that the spell or ability could target (CR 707.10d). For the copies of a spell that effects add
    the player may choose new targets.
    """

    def __init__(
        self,
        original: int,
        player: int,
        count: int,
        choosing: bool,
        exceptions: tuple[CopyException, ...],
        ctx: Context,
    ) -> None:
        self.original = original
        self.player = player
        self.count = count
        self.choosing = choosing
        self.exceptions = exceptions
        self.ctx = ctx
        self.each: list[int] = []
        self.is_for_each = False
        self.only_one = False
        self.made = 0
        self.copies: list[int] = []
        self.ordered = False
        self.additional = -1
        """How many copies effects add to these, as they are; -1 until it is known."""

    def for_each(self, things: list[int]) -> CopyFrame:
        """Make one copy for each of some players and objects, with that target. CR 707.10d."""
        self.each = things
        self.count = len(things)
        self.is_for_each = True
        return self

    def for_one(self, things: list[int]) -> CopyFrame:
        """Make one copy; its controller chooses one of some players and objects as its target.
        CR 707.10e.
        """
        self.only_one = True
        return self.for_each(things)

    def run(self, game: Game) -> None:
        if _cannot_be_copied(game, self.original):
            self.ctx.bind(COPIES, [])
            game.frames.pop()
            return
        if self.is_for_each and not self.ordered:
            self._order(game)
            return
        if self.made:
            self._put(game)
            return
        if self.additional < 0:
            self.additional = self._additional_copies(game)
        if len(self.copies) < self.count + self.additional and game.players[self.player].in_game:
            self._make(game)
            return
        self.ctx.bind(COPIES, self.copies)
        game.frames.pop()

    def _additional_copies(self, game: Game) -> int:
        """How many more copies of a spell there are, if there are any. CR 614.1a."""
        item = game.object(self.original).item
        if self.count < 1 or item is None or not item.is_spell or not game.effects.rules:
            return 0
        return game.effects.rules[self.player].additional_copies

    def _order(self, game: Game) -> None:
        """Ask the controller of the copies for the order in which they go on the stack."""
        self.ordered = True
        trial = _made_copy(game, self.original, self.player, self.exceptions, self.ctx)
        item = trial.item
        assert item is not None, trial.id
        self.each = [thing for thing in self.each if could_target(game, item, thing)]
        del game.objects[trial.id]
        self.count = len(self.each)
        if self.count < 2:
            return
        if self.only_one:
            game.decision = Decision(
                self.player,
                Kind.TARGETS,
                "707.10e",
                Shape.ONE,
                [Thing(thing) for thing in self.each],
                source=_seen(game, self.original, self.ctx),
            )
            return
        game.decision = Decision(
            self.player,
            Kind.ORDER,
            "707.10d",
            Shape.SOME,
            [Thing(thing) for thing in self.each],
            self.count,
            self.count,
            source=_seen(game, self.original, self.ctx),
            order=Ordering.STACK,
        )

    def take(self, game: Game, answer: Answer) -> None:
        self.each = _things_in(answer)
        self.count = len(self.each)

    def ask_anew(self) -> None:
        self.ordered = False

    def _make(self, game: Game) -> None:
        copy = _made_copy(game, self.original, self.player, self.exceptions, self.ctx)
        self.made = copy.id
        item = copy.item
        assert item is not None, copy.id
        additional = len(self.copies) >= self.count
        if self.is_for_each and not additional:
            item.ctx.targets = _all_on(item.ctx.targets, self.each[len(self.copies)])
        elif (self.choosing or additional) and targets_of(game, copy.id):
            shown = _seen(game, self.original, self.ctx)
            game.frames.append(RetargetFrame(copy.id, self.player, Retarget.NEW, [], shown))

    def _put(self, game: Game) -> None:
        """Put the copy onto the stack with its targets. CR 707.10c."""
        made, self.made = self.made, 0
        self.copies.append(made)
        events: list[Event] = [Copied(made, self.original, self.player)]
        events += [
            BecameTarget(target, made, self.player)
            for target in dict.fromkeys(targets_of(game, made))
        ]
        perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = CopyFrame(
            self.original,
            self.player,
            self.count,
            self.choosing,
            self.exceptions,
            self.ctx.clone(memo),
        )
        copy.each = self.each.copy()
        copy.is_for_each = self.is_for_each
        copy.only_one = self.only_one
        copy.made = self.made
        copy.copies = self.copies.copy()
        copy.ordered = self.ordered
        copy.additional = self.additional
        return copy


def _seen(game: Game, original: int, ctx: Context) -> int:
    """The object that a question about a copy names: the original, or the source of the copying."""
    return original if game.objects.exists(original) else ctx.source


def _cannot_be_copied(game: Game, original: int) -> bool:
    """Whether a spell or ability says that it can't be copied. CR 101.2, 707.10."""
    thing = game.object(original)
    if thing.now.cannot & Cannot.BE_COPIED:
        return True
    return thing.item is not None and game.definitions.announcement(thing.item.effects).sole


def _made_copy(
    game: Game,
    original: int,
    player: int,
    exceptions: tuple[CopyException, ...],
    ctx: Context,
) -> Object:
    """A copy of a spell or ability that is in no zone yet. CR 707.2, 707.10.

    The copy has all choices made as the original was cast or activated, but not the mana spent, nor
    choices made as it resolves.
    """
    thing = game.object(original)
    item = thing.item
    assert item is not None, f"{original} is neither a spell nor an ability"
    definition = thing.definition
    face = thing.face
    if item.is_spell:
        definition = copies.definition_of_copy(game, ctx, original, exceptions)
        face = thing.face if len(definition.faces) > 1 else 0  # CR 707.10g
    made = game.objects.new(definition, player, Zone.NOWHERE)
    own = _announced(game, original, item.ctx).clone({})
    own.controller = player
    own.item = made.id
    effects = item.effects
    for exception in exceptions:
        effects = exception.instructions(effects)
    copy = StackItem(own, effects)
    copy.ability = item.ability
    copy.condition = item.condition
    copy.is_spell = item.is_spell
    copy.paid = item.paid
    copy.repeated = item.repeated
    copy.text = item.text
    copy.copied = True
    sort_by_player(game, game.definitions.announcement(item.effects), own)
    made.face = face
    made.marks = thing.marks
    if item.is_spell:
        own.source = made.id
        made.item = copy
        made.base = definition.values(Zone.STACK, face)
        made.copiable = made.base
        made.now = made.base
        made.token = True  # no card represents the copy; as a permanent it is a token: CR 707.10f
        made.first_controller = player
        made.controller = player
    else:
        made.make_ability(copy)
    return made


def copied_card(
    game: Game, original: int, player: int, exceptions: tuple[CopyException, ...], ctx: Context
) -> Object:
    """A copy of a card that is in no zone yet; it may be cast. CR 707.12."""
    definition = copies.definition_of_card(game, ctx, original, exceptions)
    made = game.objects.new(definition, player, Zone.NOWHERE)
    made.token = True  # no card represents the copy; as a permanent it is a token: CR 608.3f
    made.copied_card = True
    return made


def _announced(game: Game, original: int, ctx: Context) -> Context:
    """The choices made for a spell or ability before it began to resolve. CR 707.10."""
    for frame in game.frames.held:
        if isinstance(frame, ResolveFrame) and frame.item == original and frame.before is not None:
            return frame.before
    return ctx


@final
class RetargetFrame(Frame):
    """A player changes the targets of a spell or ability, or chooses new ones. CR 115.7.

    ``to`` are the only new targets allowed, if there are any. ``shown`` is what the questions name.
    The number of targets and how an effect is divided among them stay. CR 115.7f.
    """

    def __init__(self, thing: int, player: int, how: Retarget, to: list[int], shown: int) -> None:
        self.thing = thing
        self.player = player
        self.how = how
        self.to = to
        self.shown = shown
        self.position = 0
        self.before: list[list[int]] = []
        self.began = False
        self.changed = False

    def run(self, game: Game) -> None:
        thing = game.objects.get(self.thing)
        if thing is None or thing.item is None:
            game.frames.pop()
            return
        item = thing.item
        if not self.began:
            self.began = True
            sort_by_player(game, game.definitions.announcement(item.effects), item.ctx)
            self.before = [slot.copy() for slot in item.ctx.targets]
        phrases = phrases_of(game, item)
        if self.position >= len(phrases) or (self.how is Retarget.ONE and self.changed):
            self._finish(game, item)
            return
        target = phrases[self.position]
        self.position += 1
        question = self._question(game, item, target)
        if question is None:
            return
        forced = question.forced
        if forced is not None:
            self.take(game, forced)
        else:
            game.decision = question

    def _question(self, game: Game, item: StackItem, target: Target) -> Decision | None:
        current = item.ctx.targets[target.slot]
        legal = [
            thing
            for thing in candidates(game, item.ctx, target)
            if thing not in current and (not self.to or thing in self.to)
        ]
        kept = [] if self.how is Retarget.ALL else current
        options: list[Answer] = [Thing(thing) for thing in [*kept, *legal]]
        if len(options) < len(current):  # CR 115.7a: they can't all be changed
            item.ctx.targets = [slot.copy() for slot in self.before]
            self.position = len(phrases_of(game, item))
            return None
        one = len(current) == 1
        return Decision(
            self.player,
            Kind.TARGETS,
            "115.7d" if self.how is Retarget.NEW else "115.7a",
            Shape.ONE if one else Shape.SOME,
            options,
            len(current),
            len(current),
            source=self.shown,
            subject=target.slot,
        )

    def _target(self, game: Game, item: StackItem) -> Target:
        return phrases_of(game, item)[self.position - 1]

    def take(self, game: Game, answer: Answer) -> None:
        item = game.objects[self.thing].item
        assert item is not None, self.thing
        slot = self._target(game, item).slot
        item.ctx.targets[slot] = _replaced(item.ctx.targets[slot], _things_in(answer))
        self.changed = self.changed or item.ctx.targets[slot] != self.before[slot]

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        """New targets must be legal; CR 115.7b: only one may be changed."""
        item = game.objects[self.thing].item
        assert item is not None, self.thing
        target = self._target(game, item)
        new = [one for one in _things_in(answer) if one not in item.ctx.targets[target.slot]]
        if self.how is Retarget.ONE and len(new) > 1:
            return Reason("only one target", "115.7b", (self.thing,))
        for thing in new:
            reason = why_not_target(game, item.ctx, target, thing)
            if reason is not None:
                return reason
        return None

    def ask_anew(self) -> None:
        self.position -= 1

    def _finish(self, game: Game, item: StackItem) -> None:
        game.frames.pop()
        after = item.ctx.targets
        if game.objects[self.thing].zone is not Zone.STACK or after == self.before:
            return  # a copy becomes targeting as it is put onto the stack
        item.ctx.targets = self.before
        events: list[Event] = [TargetsChanged(self.thing, after)]
        controller = game.objects[self.thing].controller
        old = [one for slot in self.before for one in slot]
        for one in dict.fromkeys([one for slot in after for one in slot]):
            if one not in old:
                events.append(BecameTarget(one, self.thing, controller))
        perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = RetargetFrame(self.thing, self.player, self.how, self.to.copy(), self.shown)
        copy.position = self.position
        copy.before = [slot.copy() for slot in self.before]
        copy.began = self.began
        copy.changed = self.changed
        return copy


def _things_in(answer: Answer) -> list[int]:
    options = answer.options if isinstance(answer, Several) else (answer,)
    return [one.thing for one in options if isinstance(one, Thing)]


def _replaced(current: list[int], chosen: list[int]) -> list[int]:
    """The targets with new ones in the places of those that are no longer chosen. CR 115.7f."""
    new = [one for one in chosen if one not in current]
    return [one if one in chosen else new.pop(0) for one in current]
