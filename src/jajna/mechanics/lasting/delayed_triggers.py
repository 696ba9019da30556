"""Delayed triggered abilities that instructions make. CR 603.7."""

from __future__ import annotations

from dataclasses import field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.turns import StepBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import RevealsFromOpeningHand, Triggered
from jajna.ir.base import Condition, Duration, Effect, Pattern, Ref, said_alike, walk
from jajna.ir.composites import Clause, Delayed, Later, Sequence, WheneverThisTurn
from jajna.ir.conditions.logic import Did
from jajna.ir.declared.binding import (
    LATER,
    OPENING_HAND,
    Trait,
    becomes,
    misplaced,
    needs,
    read_as,
    trait,
    within,
)
from jajna.ir.declared.names import ADDED_PHASE, EXTRA_TURN, SINCE_TURN, binds, looks_up
from jajna.ir.players import OwnerOf
from jajna.ir.refs import It, Target, That, antecedent
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.counts.done_this_way import MilledThisWay
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.triggers.permanents import StateHolds
from jajna.vocab import is_another_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DoLater", "DoWhen", "NextStep"]

WHOSE_STEP: Final = "whose step"
"""Name for the players during whose turn a delayed ability triggers."""

words(
    "later",
    {
        Later.END: ("at the beginning of the next end step", "al comienzo del próximo paso final"),
        Later.YOUR_END: (
            "at the beginning of your next end step",
            "al comienzo de tu próximo paso final",
        ),
        Later.THAT_END: (
            "at the beginning of that turn's end step",
            "al comienzo del paso final de ese turno",
        ),
        Later.COMBAT: ("at end of combat", "al final del combate"),
        Later.THAT_COMBAT: (
            "at the beginning of that combat",
            "al comienzo de ese combate",
        ),
        Later.UPKEEP: (
            "at the beginning of the next upkeep",
            "al comienzo del próximo mantenimiento",
        ),
        Later.YOUR_UPKEEP: (
            "at the beginning of your next upkeep",
            "al comienzo de tu próximo mantenimiento",
        ),
        Later.THEIR_UPKEEP: (
            "at the beginning of their next upkeep",
            "al comienzo de su próximo mantenimiento",
        ),
        Later.NEXT_TURN: (
            "at the beginning of the next turn's upkeep",
            "al comienzo del mantenimiento del próximo turno",
        ),
        Later.CLEANUP: (
            "at the beginning of the next cleanup step",
            "al comienzo del próximo paso de limpieza",
        ),
        Later.FIRST_UPKEEP: (
            "at the beginning of the first upkeep",
            "al comienzo del primer mantenimiento",
        ),
        Later.YOUR_FIRST_UPKEEP: (
            "at the beginning of your first upkeep",
            "al comienzo de tu primer mantenimiento",
        ),
        Later.YOUR_FIRST_MAIN: (
            "at the beginning of your first main phase",
            "al comienzo de tu primera fase principal",
        ),
        Later.YOUR_MAIN: (
            "at the beginning of your next main phase",
            "al comienzo de tu próxima fase principal",
        ),
    },
)


@final
@dataclass(frozen=True)
class NextStep(Pattern):
    """The next beginning of a step, as ``moment`` names it; "their" is of the players bound as
    ``WHOSE_STEP``. CR 603.7b.
    """

    moment: Later

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, StepBegan) or not self.moment.is_begun_by(event.step):
            return False
        if self.moment.is_yours():
            return event.player == ctx.controller
        if self.moment is Later.THEIR_UPKEEP:
            return event.player in ctx.bound.get(WHOSE_STEP, [])
        if self.moment is Later.THAT_COMBAT:
            if game.turn.phase_mark != ctx.numbers.get(ADDED_PHASE, -1):
                return False
        if self.moment is Later.THAT_END and game.turn.mark != ctx.numbers.get(EXTRA_TURN, -1):
            return False
        if is_another_player(event.player, game.turn.active):
            return False  # the step of the whole team begins once (CR 805.4d)
        return self.moment is not Later.NEXT_TURN or game.turn.number > ctx.numbers[SINCE_TURN]


binds(NextStep)
looks_up(NextStep, SINCE_TURN, WHOSE_STEP)


@final
@dataclass(frozen=True)
class DoLater(Delayed):
    """An instruction followed once, as a step begins later. CR 603.7a, 603.7b.

    ``last``: the text says when at its end, perhaps with a ``condition`` after it, which is asked
    then (CR 608.2c). ``then``: what the text says after the moment, and is followed next.
    A moment of "their" turn is one of the owners of what is returned.
    """

    last: bool = False
    condition: Condition | None = None
    then: Effect | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = ctx.clone({})
        kept.bind_number(SINCE_TURN, game.turn.number)
        if self.moment is Later.THEIR_UPKEEP:
            assert isinstance(self.effect, PutOntoBattlefield), self.effect
            kept.bind(WHOSE_STEP, OwnerOf(self.effect.what).things(game, ctx))
        effect = self.effect
        if self.condition is not None:
            effect = Clause(effect, self.condition, late=True)
        if self.then is not None:
            effect = Sequence((effect, self.then), ", then")
        later = DelayedTrigger(kept, NextStep(self.moment), effect, Duration.PERMANENT)
        perform(game, [EffectBegan(later)])


binds(DoLater, SINCE_TURN, WHOSE_STEP)
phrase(
    DoLater,
    en="{effect} {moment:later}[condition? if {condition}][then?, then {then}]",
    es="{effect} {moment:later}[condition? si {condition}][then?, luego {then}]",
    when={"last": True},
)
phrase(
    DoLater,
    en="{moment:later}, {effect}",
    es="{moment:later}, {effect}",
    when={"last": False, "condition": None, "then": None},
)


def _why_nobody_has_the_step(made: DoLater) -> str | None:
    """The reason why nobody has "their" step; None if it is that of the returned cards' owners."""
    if made.moment is not Later.THEIR_UPKEEP:
        return None
    effect = made.effect
    if isinstance(effect, PutOntoBattlefield) and effect.returned and effect.under is OfWhom.ITS:
        return None
    return "it isn't said whose step it is"


misplaced(DoLater, _why_nobody_has_the_step)


def _is_in_that_turn(made: DoLater) -> bool:
    return made.moment is Later.THAT_END


needs(DoLater, EXTRA_TURN, "no one extra turn was added before", when=_is_in_that_turn)


def _is_in_that_combat(made: DoLater) -> bool:
    return made.moment is Later.THAT_COMBAT


needs(DoLater, ADDED_PHASE, "no combat phase was added before", when=_is_in_that_combat)


def _is_first_of_game(made: DoLater) -> bool:
    return made.moment.is_first()


within(RevealsFromOpeningHand, OPENING_HAND, "effect")
needs(DoLater, OPENING_HAND, "nothing waits for the first of the game", when=_is_first_of_game)


def _why_done_too_early(made: Sequence) -> str | None:
    """The reason why something would be done before what is done later, though it follows; or None.

    "Return it to the battlefield at the beginning of the next end step. It gains haste": that it
    does as it is returned, as a new object (CR 400.7).
    """
    if made.joiner == ", then" and any(isinstance(one, DoLater) for one in made.effects[:-1]):
        return "what comes then would be done before what is done later"
    for before, effect in pairwise(made.effects):
        if isinstance(before, DoLater) and isinstance(effect, Clause):
            if isinstance(effect.condition, Did):
                return "whether it was done is asked before it is done"
    returned: list[Ref] = []
    for effect in made.effects:
        if isinstance(effect, Change) and effect.duration == Duration.PERMANENT:
            if any(said_alike(antecedent(effect.what), one) for one in returned):
                return "what is returned later is changed before"
        returned += [
            antecedent(one.effect.what)
            for one in walk(effect)
            if isinstance(one, DoLater) and isinstance(one.effect, PutOntoBattlefield)
        ]
    return None


misplaced(Sequence, _why_done_too_early)


def _says_when_first(made: DoLater) -> bool:
    return not made.last


trait(DoLater, Trait.ABSORBS, when=_says_when_first)
trait(DoLater, Trait.IS_DONE_LATER)


@final
@dataclass(frozen=True)
class DoWhen(Effect):
    """An instruction followed when something happens: once, or ``this_turn`` each time.
    CR 603.7a, 603.7b.

    ``condition`` is an intervening if (CR 603.4). ``first``: the text begins with "until end of
    turn", or with ``begun`` with "this turn". ``until_your_turn``: it lasts until the controller's
    next turn.
    """

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    this_turn: bool = True
    first: bool = field(default=False, compare=False)
    until_your_turn: bool = False
    begun: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        duration = Duration.END_OF_TURN if self.this_turn else Duration.PERMANENT
        if self.until_your_turn:
            duration = Duration.YOUR_NEXT_TURN
        later = DelayedTrigger(
            ctx.clone({}), self.on, self.effect, duration, not self.this_turn, self.condition
        )
        perform(game, [EffectBegan(later)])


phrase(
    DoWhen,
    en="until your next turn, {on}, [condition? if {condition},] {effect}",
    es="hasta tu próximo turno, {on}, [condition? si {condition},] {effect}",
    when={"this_turn": True, "until_your_turn": True},
)
phrase(
    DoWhen,
    en="this turn, {on}, [condition? if {condition},] {effect}",
    es="este turno, {on}, [condition? si {condition},] {effect}",
    when={"this_turn": True, "first": True, "begun": True},
)
phrase(
    DoWhen,
    en="until end of turn, {on}, [condition? if {condition},] {effect}",
    es="hasta el final del turno, {on}, [condition? si {condition},] {effect}",
    when={"this_turn": True, "first": True},
)
phrase(
    DoWhen,
    en="{on} this turn, [condition? if {condition},] {effect}",
    es="{on} este turno, [condition? si {condition},] {effect}",
    when={"this_turn": True},
)
phrase(
    DoWhen,
    en="{on}, [condition? if {condition},] {effect}",
    es="{on}, [condition? si {condition},] {effect}",
    when={"this_turn": False},
)


def _why_unsound(made: DoWhen) -> str | None:
    """The reason why the ability has nothing to wait for, or has targets; None if it is sound."""
    if any(isinstance(one, Target) for one in walk(made.effect)):
        return "what is done later would choose targets"
    return _why_no_occasion(made)


def _why_no_occasion(made: DoWhen) -> str | None:
    """The reason why the ability has nothing to wait for; None if it has."""
    waited = walk(made.on)
    first = made.effect
    if isinstance(first, Clause) and first.condition is not None and not first.late:
        if made.condition is None and not first.instead:
            return "a condition right after the event is its own"  # CR 603.4
    if any(isinstance(one, MilledThisWay) for one in walk(made.effect)):
        return "what was milled is counted at once"
    if any(isinstance(one, StateHolds) for one in waited):
        return "a delayed ability waits for an event, not for a state"
    if not made.this_turn and not any(isinstance(one, (It, That)) for one in waited):
        return "nothing mentioned before would be the occasion"
    return None


def _with_own_targets(made: DoWhen) -> Effect:
    """What is done each time this turn as an ability of its own if it has targets. CR 603.3d."""
    aims = any(isinstance(one, Target) for one in walk(made.effect))
    plain = made.this_turn and not made.first and not made.until_your_turn
    plain = plain and not any(isinstance(one, Target) for one in walk(made.on))
    if not aims or not plain or _why_no_occasion(made) is not None:
        return made
    return WheneverThisTurn(Triggered(made.on, made.effect, made.condition))


read_as(DoWhen, _with_own_targets)
misplaced(DoWhen, _why_unsound)
trait(WheneverThisTurn, Trait.ABSORBS)
within(DoWhen, LATER, "on")
trait(DoWhen, Trait.BEGINS_ANEW, Trait.ABSORBS, Trait.IS_DONE_LATER)


def _why_asked_too_early(made: Clause) -> str | None:
    """The reason why a condition would be checked before the delayed instruction; or None."""
    if made.late and made.condition is not None and isinstance(made.effect, DoLater):
        return "what is done later asks for its condition then"
    return None


misplaced(Clause, _why_asked_too_early)


def _offered_later(made: Clause) -> Effect:
    """The clause with its "may" moved into the delayed instruction: the player decides then.
    CR 608.2d.
    """
    later = made.effect
    if made.may is not None and isinstance(later, DoLater) and later.last:
        if said_alike(made, Clause(later, may=made.may)):
            return replace(later, effect=replace(made, effect=later.effect))
    return made


becomes(Clause, _offered_later)
