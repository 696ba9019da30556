"""What can't be bound, whatever was spoken of before."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Ability, CastingCost, Keyworded, Static, Triggered
from jajna.ir.amounts import ManaWorth
from jajna.ir.base import Amount, Filter, Node, Ref, children, walk
from jajna.ir.binding import SHUFFLED, TIMES, why_misplaced, why_too_early
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.logic import CouldNot
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Card, OfType, StackAbility
from jajna.ir.filters.owners import Controlled
from jajna.ir.mentions import is_player_filter, may_be_player
from jajna.ir.refs import DefendingPlayer, Each, Target, TheOne, This, You
from jajna.ir.resolutions import ResolvedTime
from jajna.mechanics.actions.cards import DiscardAtRandom
from jajna.mechanics.actions.countering import COUNTERED, CounteredGoes
from jajna.mechanics.actions.delaying import DoLater
from jajna.mechanics.actions.lasting import THEIR_STEP, StayTapped
from jajna.mechanics.actions.library import TopCards
from jajna.mechanics.actions.next_spell import CostLessThisTurn, NextSpell
from jajna.mechanics.actions.results import DoneThisWay, WasDone
from jajna.mechanics.actions.ruling import ChangeRules
from jajna.mechanics.actions.searching import SearchFor
from jajna.mechanics.actions.sorting import (
    NOT_PUT,
    PutBy,
    PutRest,
    PutSome,
    TakeAmong,
    TakeEachAmong,
)
from jajna.mechanics.actions.spells import depends_on_targets
from jajna.mechanics.actions.taken import BY_PLAYERS, TakesAction
from jajna.mechanics.actions.to_battlefield import PutOntoBattlefield, ReturnToBattlefield
from jajna.mechanics.actions.to_exile import Exile
from jajna.mechanics.actions.to_graveyard import PutIntoGraveyard
from jajna.mechanics.actions.to_hand import PutIntoHand
from jajna.mechanics.actions.to_library import PutOnLibrary
from jajna.mechanics.any_number import SPOKEN_OF, OneOfAnyNumber
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.changes.restrictions import RestrictUnless
from jajna.mechanics.costs import SACRIFICED
from jajna.mechanics.history import CameUnderControl, Fought, StruckOpponent
from jajna.mechanics.keywords.casting import TimesKicked
from jajna.mechanics.likeness import SharesOneOfThose
from jajna.mechanics.naming import OfChosenName
from jajna.mechanics.patterns.casting import ActivatesAbility, Casts
from jajna.mechanics.replacements.entering import EntersWithAnother, EntersWithCounters
from jajna.mechanics.statics.activating import (
    CannotActivate,
    CannotCastOrActivate,
    CostLessToActivate,
    CostMoreToActivate,
)
from jajna.mechanics.statics.chosen import FROM_CHOSEN_PLAYER
from jajna.mechanics.statics.costs import CastBy, CastDuring, CostLess, CostMore
from jajna.mechanics.this_turn import NumberedSpell
from jajna.vocab import Zone

__all__ = ["UnboundError", "check_bare", "why_not"]


class UnboundError(Exception):
    """A pronoun that stands for nothing, or for no one thing."""


def _protects_others_from_chosen_player(made: Node) -> bool:
    """Whether something else gains what is protection from the player chosen for what has it."""
    if isinstance(made, Static) and made.affects == Is(This()):
        return False
    changes: object = getattr(made, "changes", ())
    return isinstance(changes, tuple) and any(
        isinstance(one, Keyworded) and one.name == FROM_CHOSEN_PLAYER
        for change in changes
        if isinstance(change, GainAbilities)
        for one in change.abilities
    )


PUTTING: Final = (
    PutIntoHand,
    PutIntoGraveyard,
    PutOntoBattlefield,
    PutOnLibrary,
    PutBy,
    TakeAmong,
    TakeEachAmong,
    PutSome,
)
"""Instructions whose verb can be left out of what follows: "... and the rest into your hand"."""


def check_bare(node: Sequence) -> None:
    """An instruction without verb takes that of the one before, with which it is joined."""
    for place, effect in enumerate(node.effects):
        if isinstance(effect, PutRest) and effect.bare:
            before = node.effects[place - 1] if place else None
            if node.joiner != "and" or not isinstance(before, PUTTING):
                raise UnboundError("a clause without verb has none before it")


def _knows_whose(later: DoLater) -> bool:
    """Whether it is clear in whose turn something is done later: in the owner's of what returns."""
    if not later.moment.startswith("their"):
        return True
    return isinstance(later.effect, ReturnToBattlefield) and later.effect.under == "its"


def _is_of_one_player(made: StayTapped) -> bool:
    """Whether "their untap step" is that of a player of whose permanents the text speaks."""
    if made.whose != THEIR_STEP:
        return True
    return isinstance(made.what, Each) and any(
        isinstance(node, Controlled) and isinstance(node.by, Target)
        for node in walk(made.what.filter)
    )


def _names_types(ref: Ref) -> bool:
    """Whether what a reference stands for is described by several card types."""
    known = [node for node in walk(ref) if isinstance(node, Either)]
    return any(all(isinstance(part, OfType) for part in node.parts) for node in known)


def _are_cards(noun: All) -> bool:
    """Whether what was done something to "this way" is called cards, if it is described so."""
    return Card() in noun.parts or not any(isinstance(part, DoneThisWay) for part in noun.parts)


def why_not(made: Node, done: list[str]) -> str | None:
    """Why a node whose pronouns are bound can't stand where it does; None if it can.

    ``done`` is what was done, chosen or counted before it, the latest last.
    """
    return (
        why_too_early(made, done)
        or why_misplaced(made)
        or _not_done_before(made, done)
        or _never_meant(made)
    )


def _not_done_before(made: Node, done: list[str]) -> str | None:
    """What should have been done, chosen or spoken of before; None if nothing is missing."""
    if isinstance(made, (DoneThisWay, WasDone)) and made.done not in done:
        return f"nothing was {made.done} before"
    if isinstance(made, TheOne) and made.name not in done:
        return f"nothing was {made.name} before"
    if isinstance(made, CounteredGoes) and COUNTERED not in done:
        return "nothing was countered before"
    if isinstance(made, OfChosenName) and made.word == "that name" and "name" not in done:
        return "no name was chosen before"
    if isinstance(made, ResolvedTime) and made.again and TIMES not in done:
        return "no other time was spoken of before"
    if isinstance(made, PutRest) and made.how == NOT_PUT and "revealed" not in done:
        return "no cards were revealed before"
    if isinstance(made, TopCards) and made.bare and SHUFFLED not in done:
        return "it isn't said whose library it is"
    if isinstance(made, CouldNot) and done[-1:] != [SACRIFICED]:
        return "nothing was to be sacrificed before"
    return None


_OF_ABILITIES: Final = (
    ActivatesAbility,
    CannotActivate,
    CannotCastOrActivate,
    CostLessToActivate,
    CostMoreToActivate,
)
"""What is said of abilities alone: that they are activated."""


_OF_OBJECTS: Final = (CameUnderControl, Fought, StruckOpponent)
"""What is said of objects alone, in words that are used for players too."""


def _never_meant(made: Node) -> str | None:
    """Why a node can't be meant wherever it stands; None if it can."""
    if isinstance(made, TimesKicked) and isinstance(made.what, You):
        return "only spells are kicked"
    if isinstance(made, DiscardAtRandom) and made.what == Card():
        return "that they are cards is no description"
    if isinstance(made, _OF_OBJECTS) and may_be_player(made.what):
        return "players do so in other words"
    if isinstance(made, Clause) and _asks_too_early(made):
        return "what is done later asks for its condition then"
    if isinstance(made, All) and not _are_cards(made):
        return "what was done to permanents can't be found where it was"
    if isinstance(made, DoLater) and not _knows_whose(made):
        return "it isn't said whose step it is"
    if isinstance(made, SearchFor) and made.theirs and isinstance(made.whose, You):
        return "who searches their own library is its subject"
    if isinstance(made, StayTapped) and not _is_of_one_player(made):
        return "it isn't said whose untap step it is"
    if isinstance(made, SharesOneOfThose) and not _names_types(made.other):
        return "no types were named before"
    if _protects_others_from_chosen_player(made):
        return "what gains that protection has chosen no player"
    if isinstance(made, RestrictUnless) and _speaks_of(made.unless, DefendingPlayer):
        return "nobody is defending player before it attacks"
    if isinstance(made, Triggered) and _speaks_of(made.condition or made.on, ResolvedTime):
        return "an ability that only triggers isn't resolving"
    if isinstance(made, (EntersWithAnother, EntersWithCounters)) and is_player_filter(made.what):
        return "players don't enter the battlefield"
    if isinstance(made, TakesAction):
        if is_player_filter(made.doer) != (made.action in BY_PLAYERS):
            return "who or what it says doesn't take that action"
    if isinstance(made, Exile) and made.face_down and _is_of_zone(made.what):
        return "the cards of a zone are exiled by an instruction of their own"
    if isinstance(made, NumberedSpell) and made.what.where() != 1 << Zone.STACK:
        return "only spells are cast"
    if isinstance(made, _OF_ABILITIES):
        if not _is_ability(made.what):
            return "only abilities are activated"
        if isinstance(made, CostLessToActivate) and depends_on_targets(made.what):
            return "before its targets are chosen nothing says what activating it could cost"
    if isinstance(made, (Casts, CostLess, CostMore)) and _is_ability(made.what):
        return "abilities aren't cast"
    if isinstance(made, All):
        cast = any(isinstance(part, CastBy) for part in made.parts)
        if cast and _is_ability(made):
            return "abilities aren't cast"
        if not cast and CastDuring() in made.parts:
            return "it isn't said who casts it then"
    if isinstance(made, (Ability, Clause)) and not _is_paid_as_often(made):
        return "what makes it cost less isn't what it is paid with"
    if isinstance(made, NextSpell) and not _is_fixed(made.less):
        return "what it costs less isn't known before"
    if isinstance(made, CostLessThisTurn) and not _is_fixed(made.less):
        return "what they cost less isn't known before"
    if isinstance(made, Static) and len(made.changes) > 1:
        if any(change.subject() not in (None, made.affects) for change in made.changes):
            return "one of the changes says itself what it is about"
    if isinstance(made, ChangeRules) and made.change.subject() is None:
        return "it isn't said what is changed"
    return None


def _is_ability(what: Filter) -> bool:
    """Whether what is described can only be an ability."""
    if isinstance(what, Either):
        return all(_is_ability(part) for part in what.parts)
    parts = what.parts if isinstance(what, All) else (what,)
    return any(isinstance(part, StackAbility) for part in parts)


def _is_paid_as_often(made: Node) -> bool:
    """Whether "any number of" in a cost means how often it is paid just where it can."""
    if isinstance(made, CastingCost) and made.many and made.name in SPOKEN_OF:
        paid = made.costs[0]
        fits = isinstance(paid, OneOfAnyNumber) and paid.action == SPOKEN_OF[made.name]
        return fits and len(made.costs) == 1 and _is_fixed(made.less)
    return not any(isinstance(child, OneOfAnyNumber) for child in children(made))


def _is_fixed(less: Amount | None) -> bool:
    """Whether it is the same mana whenever something is cast."""
    return less is None or (isinstance(less, ManaWorth) and less.x is None)


def _speaks_of(node: Node, kind: type[Node]) -> bool:
    return any(isinstance(one, kind) for one in walk(node))


def _asks_too_early(clause: Clause) -> bool:
    """Whether the condition after what is done later would be asked before that."""
    return clause.late and isinstance(clause.effect, DoLater) and clause.condition is not None


def _is_of_zone(things: Ref) -> bool:
    """Whether these are all things of some kind in a zone other than the battlefield."""
    return isinstance(things, Each) and not things.filter.where() & 1 << Zone.BATTLEFIELD
