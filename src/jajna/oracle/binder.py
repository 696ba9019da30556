"""Binds pronouns to what they stand for and numbers targets, in the order of the text. CR 608.2c.

A pronoun takes the latest mention that fits it; in the text after a trigger's pattern, the
pattern's own subject comes before its objects. A pronoun without antecedent makes the reading fail.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, final

from jajna.ir.abilities import (
    Ability,
    Activated,
    CastingCost,
    Keyworded,
    OwnCostChange,
    Replacing,
    SpellAbility,
    Static,
    Triggered,
)
from jajna.ir.amounts import Number, ThatMuch, X
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Node,
    Pattern,
    Ref,
    field_names,
    walk,
)
from jajna.ir.composites import ChooseTarget, Clause, ForEach, Mode, Sequence
from jajna.ir.conditions.attached import HostOf, IsAttachedToA
from jajna.ir.conditions.cards import MoreCardsInHand
from jajna.ir.conditions.logic import CouldNot, Unless
from jajna.ir.conditions.objects import HasCountersOn, IsA
from jajna.ir.conditions.permanents import ControlsMore
from jajna.ir.conditions.players import MoreLife, TheDifference
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Several
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Opponent,
    Permanent,
    Player,
    Spell,
    StackAbility,
    Token,
)
from jajna.ir.filters.owners import ControlledByOpponent
from jajna.ir.filters.stats import Lesser
from jajna.ir.mana import AddManaInstead
from jajna.ir.refs import (
    EACH,
    And,
    Attached,
    Bound,
    ControllerOf,
    DefendingPlayer,
    Each,
    EventObject,
    EventPlayer,
    It,
    NamedSource,
    OwnerOf,
    PlayerOrController,
    Same,
    Target,
    That,
    TheOne,
    This,
    ThisEmblem,
    ThisSpell,
    You,
)
from jajna.ir.resolutions import ResolvedTime
from jajna.kernel.triggers import TRIGGERED
from jajna.mechanics.actions.attaching import TheToken
from jajna.mechanics.actions.cards import RevealHand
from jajna.mechanics.actions.chosen import ChooseThings
from jajna.mechanics.actions.counters import RemoveThose
from jajna.mechanics.actions.damage import DealDamage, DealInstead
from jajna.mechanics.actions.delaying import DoLater, DoWhen
from jajna.mechanics.actions.emblems import GetEmblem
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.library import FOUND, REVEALED, LookAt, Mill, Reveal, Shuffle, TopCards
from jajna.mechanics.actions.melding import Counterparts, OwnsBoth
from jajna.mechanics.actions.moving import EXILED
from jajna.mechanics.actions.preventing import PreventedDamage, PreventThen
from jajna.mechanics.actions.putting_back import PutChosenIntoLibrary
from jajna.mechanics.actions.reflexive import JustDone
from jajna.mechanics.actions.results import DoneThisWay, LeftOutOfHand, WasDone
from jajna.mechanics.actions.ruling import ChangeRules
from jajna.mechanics.actions.searching import SearchFor, SearchForEach
from jajna.mechanics.actions.sorting import (
    FOUND_LAST,
    NOT_PUT,
    ExileRest,
    PutBy,
    PutRest,
    PutSome,
    RevealUntil,
    ShuffleRest,
    TakeAmong,
    TakeEachAmong,
)
from jajna.mechanics.actions.to_battlefield import PutOntoBattlefield, ReturnToBattlefield
from jajna.mechanics.actions.to_exile import Exile, ExileBy
from jajna.mechanics.actions.to_graveyard import PutIntoGraveyard
from jajna.mechanics.actions.to_hand import PutIntoHand
from jajna.mechanics.actions.to_library import PutOnLibrary
from jajna.mechanics.actions.tokens import CREATED, CreateOfThose, CreateTokens
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.changes.restrictions import RestrictUnless
from jajna.mechanics.costs import SACRIFICED
from jajna.mechanics.keywords.soulbond import IsPaired, ThePair
from jajna.mechanics.likeness import Affected
from jajna.mechanics.naming import OfChosenName
from jajna.mechanics.patterns.casting import TARGETING, BecomesTarget, CastThis
from jajna.mechanics.patterns.joined import AtATime, EitherEvent
from jajna.mechanics.patterns.states import StateHolds
from jajna.mechanics.patterns.triggering import TRIGGERED_ABILITY, EnteringTriggers
from jajna.mechanics.patterns.zones import Leaves
from jajna.mechanics.replacements.instead import InsteadOfDrawing, InsteadOfGainingLife
from jajna.mechanics.statics.chosen import FROM_CHOSEN_PLAYER, CausesYouToAddMana
from jajna.mechanics.this_turn import NumberedSpell
from jajna.oracle.nouns import is_player_filter
from jajna.oracle.rebuild import with_fields
from jajna.subtypes import type_of
from jajna.text.agreement import agreement_of
from jajna.text.printer import items_of, phrase_of, subject_field
from jajna.text.templates import in_text_order
from jajna.vocab import Type, Zone

__all__ = ["Binder", "UnboundError", "done_by", "linked_by"]


_PLAYERS: Final = ("payer", "who")
"""Fields in which a pronoun can only be a player."""
_THINGS: Final = ("among",)
"""Fields in which it can't."""


class UnboundError(Exception):
    """A pronoun that stands for nothing, or for no one thing."""


@final
class Mention:
    """Something the text has spoken of: the reference to it and what is known of it."""

    def __init__(self, ref: Ref, fits: Filter | None, plural: bool, player: bool) -> None:
        self.ref = ref
        self.fits = fits
        self.plural = plural
        self.player = player
        self.each = isinstance(ref, Each) and not player
        """Whether it is each of several things, which "those" can mean as well."""

    def is_named(self) -> bool:
        """Whether the text calls it by its name."""
        return isinstance(self.ref, (This, NamedSource))


@final
class Binder:
    """Binds one ability, or the lines of a spell one after the other; targets count on."""

    def __init__(self, slot: int = 0, done: tuple[str, ...] = ()) -> None:
        self.slot = slot
        self.kept = slot
        self.first = slot
        self.kinds: list[bool | None] = []
        self.inside = False
        self.on_spell = False
        self.counting = False
        self.preventing = False
        self.replaceable: Node | None = None
        self.comparison: Condition | None = None
        self.counters: HasCountersOn | None = None
        """The latest condition about counters."""
        self.mentions: list[Mention] = []
        self.pattern: list[Mention] = []
        self.subject: Ref | None = None
        self.actor: Ref | None = None
        self.meanings: list[tuple[Amount, X]] = []
        """What X means in the sentences so far, as it was said and as it was bound."""
        self.others: list[Ref] = []
        """What an instruction has named already, and so isn't "it" in the same instruction."""
        self.done: list[str] = list(done)
        self.waiting = False
        """Whether it is just read what an ability waits for."""
        self.loop: Each | None = None
        """The players for each of whom the instruction is that is just read."""
        self.paired = False
        """Whether what is said is said of a pair of creatures. CR 702.95."""
        self.chosen: Mention | None = None
        """What an instruction has only chosen as a target, so that the next one speaks of it."""
        self.emblem = False
        """Whether what is said is said of an emblem."""
        self.grouped = False
        """Whether there are cards of which an instruction can take some and leave the rest."""

    def bind(self, node: Node) -> Node:
        """The node with its pronouns bound. Raises UnboundError."""
        if isinstance(node, Ability):
            if self.inside and not isinstance(node, SpellAbility):  # CR 702.113a
                return self._granted(node)
            self.inside = True
            self.paired = isinstance(node, Static) and isinstance(node.condition, IsPaired)
            self.on_spell = isinstance(node, SpellAbility)
        if isinstance(node, Mode):
            return self._mode(node)
        if isinstance(node, All) and Other() in node.parts:
            return self._fields(self._other(node))
        if isinstance(node, (It, That)):
            return self._pronoun(node)
        if isinstance(node, LeftOutOfHand):
            return self._left_out(node)
        if isinstance(node, RemoveThose):
            if self.counters is None:
                raise UnboundError("no counters were spoken of before")
            return RemoveThose(node.said, self.counters.what, self.counters.name)
        if isinstance(node, Lesser):
            return replace(node, of=self._find(None, False, False).ref)
        if isinstance(node, PlayerOrController):
            return PlayerOrController(self._player_or_planeswalker())
        if isinstance(node, Same):
            return Same(self._subject(), node.bare)
        if isinstance(node, You):
            if node.implied and self.actor is not None and not isinstance(self.actor, You):
                return Same(self.actor, True)
            return node
        if isinstance(node, ThatMuch):
            return node
        if isinstance(node, X):
            return self._x(node, node.meaning)
        if isinstance(node, Pattern):
            return self._pattern(node)
        if isinstance(node, Several) and not self.waiting:
            raise UnboundError("one or more is what triggered abilities wait for")
        if isinstance(node, GetEmblem):
            self.emblem = True
        if isinstance(node, ThisEmblem) and not self.emblem:
            raise UnboundError("only abilities of emblems speak of an emblem")
        if isinstance(node, DoWhen):
            return self._later(node)
        if isinstance(node, Static) and _is_about_each(node):
            return self._static(node)
        if isinstance(node, OwnCostChange):
            self.mentions.append(Mention(ThisSpell(), None, False, False))
        if isinstance(node, PreventedDamage) and not self.preventing:
            raise UnboundError("no damage was prevented before")
        made: Node
        if isinstance(node, ForEach):
            made = self._loop(node)
        elif isinstance(node, PreventThen):
            made = self._prevention(node)
        else:
            made = self._fields(node)
        if isinstance(made, Target):
            made = replace(made, slot=self.slot, for_each=self.loop)
            self.slot += 1
            self.kinds.append(_is_player_target(made.filter))
        if isinstance(made, (DoneThisWay, WasDone)) and made.done not in self.done:
            raise UnboundError(f"nothing was {made.done} before")
        if isinstance(made, All) and not _are_cards(made):
            raise UnboundError("what was done to permanents can't be found where it was")
        if isinstance(made, OfChosenName) and made.word == "that name" and "name" not in self.done:
            raise UnboundError("no name was chosen before")
        if isinstance(made, DoLater) and not _knows_whose(made):
            raise UnboundError("it isn't said whose step it is")
        if isinstance(made, SearchFor) and made.theirs and isinstance(made.whose, You):
            raise UnboundError("who searches their own library is its subject")
        if _protects_others_from_chosen_player(made):
            raise UnboundError("what gains that protection has chosen no player")
        needed = NEEDED.get(type(made).__name__)
        if needed is not None and needed not in self.done:
            raise UnboundError(f"no {needed} was chosen before")
        if isinstance(made, HasCountersOn):
            self.counters = made
        if isinstance(made, (MoreCardsInHand, MoreLife, ControlsMore)):
            self.comparison = made
        if isinstance(made, TheDifference):
            if self.comparison is None:
                raise UnboundError("nothing was compared before")
            made = TheDifference(self.comparison)
        if isinstance(made, RestrictUnless) and any(
            isinstance(one, DefendingPlayer) for one in walk(made.unless)
        ):
            raise UnboundError("nobody is defending player before it attacks")
        if isinstance(made, Triggered) and any(
            isinstance(one, ResolvedTime) for one in walk(made.condition or made.on)
        ):
            raise UnboundError("an ability that only triggers isn't resolving")
        if isinstance(made, ResolvedTime):
            if made.again and TIMES not in self.done:
                raise UnboundError("no other time was spoken of before")
            self.done.append(TIMES)
        if isinstance(made, PutRest) and made.how == NOT_PUT and "revealed" not in self.done:
            raise UnboundError("no cards were revealed before")
        if isinstance(made, TopCards) and made.bare and SHUFFLED not in self.done:
            raise UnboundError("it isn't said whose library it is")
        if isinstance(made, Shuffle) and isinstance(made.who, You):
            self.done.append(SHUFFLED)
        if isinstance(made, TheOne) and made.name not in self.done:
            raise UnboundError(f"nothing was {made.name} before")
        if isinstance(made, ThePair) and not self.paired:
            raise UnboundError("nothing is paired")
        if isinstance(made, Exile) and made.face_down and isinstance(made.what, Each):
            if not made.what.filter.where() & 1 << Zone.BATTLEFIELD:
                raise UnboundError("the cards of a zone are exiled by an instruction of their own")
        if isinstance(made, PutChosenIntoLibrary) and made.what.where() & ~KEPT_IN:
            raise UnboundError("it isn't said where the cards are taken from")
        if isinstance(made, NumberedSpell) and made.what.where() != 1 << Zone.STACK:
            raise UnboundError("only spells are cast")
        if isinstance(made, ChangeRules) and made.change.subject() is None:
            raise UnboundError("it isn't said what is changed")
        if isinstance(made, (DealInstead, CreateOfThose)):
            made = self._brief(made)
        if isinstance(made, (DealDamage, CreateTokens)):
            self.replaceable = made
        if isinstance(made, TheToken) and all(
            mention.ref != Bound(CREATED) or mention.plural for mention in self.mentions
        ):
            raise UnboundError("no one token was created before")
        if isinstance(made, CouldNot) and self.done[-1:] != [SACRIFICED]:
            raise UnboundError("nothing was to be sacrificed before")
        if isinstance(made, IsA) and isinstance(made.what, That) and not made.what.plural:
            # "If that enchantment is an Aura, ... it": what the condition is about.
            self.mentions.append(Mention(made.what, made.what.noun, False, False))
        if isinstance(made, IsAttachedToA):
            self.mentions.append(Mention(HostOf(made.what), made.fits, False, False))
        if isinstance(made, Ref):
            self._mention(made)
        if isinstance(made, ChooseTarget):
            self.chosen = self.mentions[-1] if self.mentions else None
        if isinstance(made, OwnsBoth):
            pair = Counterparts(made.what, made.name)
            self.mentions.append(Mention(pair, None, True, False))
        if isinstance(made, (PutRest, ShuffleRest, ExileRest)):
            self._check_rest()
        if isinstance(made, Sequence) and made.joiner == "and":
            made = with_fields(made, {"effects": _with_one_end(made.effects)})
        if isinstance(made, (Cost, Effect)):
            self._outcome(made)
        return made

    def _loop(self, node: ForEach) -> Node:
        """An instruction for each of some things. In it "that creature" is one of them, or the one
        chosen for a player; after it "those creatures" are what it was about.
        """
        each = self.bind(node.each)
        assert isinstance(each, Ref), each
        before, first = self.loop, len(self.mentions)
        if isinstance(each, Each) and is_player_filter(each.filter):
            self.loop = each
        elif isinstance(each, (It, That)) and each.of is not None:
            of = mention_of(each.of)
            fits = of.fits if of is not None else None
            player = of is not None and of.player
            self.mentions.append(Mention(Bound(EACH), fits, False, player))
        effect = self.bind(node.effect)
        self.loop = before
        for mention in self.mentions[first:]:
            if (isinstance(mention.ref, Bound) and isinstance(each, (It, That))) or (
                isinstance(mention.ref, Target) and mention.ref.for_each is not None
            ):
                mention.plural = True
        self.mentions = [one for one in self.mentions if one.ref != Bound(EACH)]
        return with_fields(node, {"each": each, "effect": effect})

    def _x(self, node: X, meaning: Amount | None) -> Node:
        """All X of a sentence are the same number: a target in it is one target. CR 107.3c.

        X in a later sentence is what an earlier one said. CR 107.3i.
        """
        if meaning is None:
            return X(self.meanings[-1][1].meaning, True) if self.meanings else node
        for said, bound in self.meanings:
            if said is meaning:
                return bound
        made = self._fields(node)
        assert isinstance(made, X), made
        self.meanings.append((meaning, made))
        return made

    def _check_rest(self) -> None:
        """ "The rest" is what is left of cards looked at, revealed, milled or exiled before."""
        if not self.grouped:
            raise UnboundError("there are no cards of which something could be the rest")

    def _later(self, node: DoWhen) -> Node:
        """What is done when something happens: that comes before all mentioned earlier.

        Without "this turn" it is about a thing mentioned before. It has no targets of its own.
        """
        spoken = any(isinstance(one, (It, That)) for one in walk(node.on))
        if any(isinstance(one, Target) for one in walk(node.effect)):
            raise UnboundError("what is done later would choose targets")
        if any(isinstance(one, StateHolds) for one in walk(node.on)):
            raise UnboundError("a delayed ability waits for an event, not for a state")
        if not spoken and not node.this_turn:
            raise UnboundError("nothing mentioned before would be the occasion")
        self.waiting = True
        on = self._fields(node.on)
        self.waiting = False
        assert isinstance(on, Pattern)
        self.mentions += reversed(self._described(on))
        rest = {"condition": node.condition, "effect": node.effect}
        made = {name: self.bind(one) for name, one in rest.items() if one is not None}
        return with_fields(node, {"on": on, **made})

    def _static(self, node: Static) -> Node:
        """A static ability about several things: "it" and "other" are about each of them."""
        conditioned = [] if node.condition is None else [node.condition]
        made: dict[str, object] = {}
        if node.condition_first:
            made["condition"] = self.bind(conditioned[0])
        affects = made["affects"] = self.bind(node.affects)
        assert isinstance(affects, Filter)
        each = affects.ref if isinstance(affects, Is) else None
        if isinstance(each, Each) and each.word == "each":
            self.mentions = [Mention(Affected(), each.filter, False, False)]
        self.counting = True
        made["changes"] = tuple([self.bind(change) for change in node.changes])
        self.counting = False
        if conditioned and not node.condition_first:
            made["condition"] = self.bind(conditioned[0])
        return with_fields(node, made)

    def _brief(self, node: Node) -> Node:
        """An instruction that says only in what it differs from the one before."""
        before = self.replaceable
        if isinstance(node, DealInstead) and isinstance(before, DealDamage) and before.more is None:
            source = It(before.source) if isinstance(node.source, It) else node.source
            return with_fields(node, {"of": before.to, "source": source})
        if isinstance(node, CreateOfThose) and isinstance(before, CreateTokens):
            return with_fields(node, {"of": before})
        raise UnboundError("there is nothing like it before")

    def _prevention(self, node: PreventThen) -> Node:
        """Damage prevented and what is done then, which may speak of how much it was."""
        prevent = self.bind(node.prevent)
        self.preventing = True
        then = self.bind(node.then)
        self.preventing = False
        return with_fields(node, {"prevent": prevent, "then": then})

    def _granted(self, ability: Ability) -> Node:
        """An ability that this one gives to something: it stands for itself, with its own targets.

        Only the parameter of a keyword may speak of what was mentioned.
        """
        inner = Binder()
        inner.emblem = self.emblem
        if isinstance(ability, Triggered) and isinstance(ability.on, JustDone):
            inner.pattern = [
                mention
                for mention in [*reversed(self.mentions), *self.pattern]
                if not any(isinstance(node, Target) for node in walk(mention.ref))
            ]
            inner.done = self.done.copy()
        if isinstance(ability, Keyworded):
            inner.mentions = self.mentions.copy()
            inner.pattern = self.pattern
        return inner.bind(ability)

    def _mode(self, mode: Mode) -> Node:
        """A mode speaks of nothing that another mode mentions. CR 700.2."""
        mentions, first = self.mentions.copy(), self.first
        self.first = self.slot
        made = self._fields(mode)
        self.mentions, self.first = mentions, first
        return made

    def _other(self, noun: All) -> All:
        """A noun with "other": than the targets of its kind before it, or else the source."""
        player = is_player_filter(noun)
        if self.counting and not player:
            other = Other(-1, -1)
            return All(tuple([other if part == Other() else part for part in noun.parts]))
        slots = range(self.first, self.slot)
        if any(self.kinds[slot - self.kept] in (None, player) for slot in slots):
            other = Other(self.first, self.slot)
            return All(tuple([other if part == Other() else part for part in noun.parts]))
        if player and any(isinstance(mention.ref, EventPlayer) for mention in self.pattern):
            other = Other(-2, -2)
            return All(tuple([other if part == Other() else part for part in noun.parts]))
        if self.on_spell and not player and not any(isinstance(part, Spell) for part in noun.parts):
            raise UnboundError("a spell is no other thing of this kind itself")
        return noun

    def _outcome(self, node: Cost | Effect) -> None:
        """Note what a cost or instruction did to what: "the sacrificed creature", a token as "it".

        After an instruction about things of a player's choice that it binds under no name, "it"
        could mean them, so that nothing before may be meant.
        """
        word = DONE.get(type(node).__name__)
        if word is not None:
            self.done.append(word)
        if isinstance(node, RevealHand):
            self.done.append("hand")
        if isinstance(node, Sequence):
            _check_bare(node)
        if not isinstance(node, Effect) or isinstance(node, (Clause, Sequence)):
            return
        self.grouped = self.grouped or _makes_group(node)
        if isinstance(node, RevealUntil):
            self._until(node)
            return
        made = MADE.get(type(node).__name__)
        if made is not None:
            name, noun = made
            described: object = getattr(node, "what", None)
            if name in CHOSEN_BY_KIND and isinstance(described, Filter):
                noun = described
            mention = Mention(Bound(name), noun, _makes_several(node), False)
            mention.each = isinstance(node, ChooseThings) and isinstance(node.who, Each)
            self.mentions.append(mention)
        elif isinstance(node, Exile) and isinstance(node.what, And):
            self.mentions.append(Mention(Bound(EXILED), Card(), True, False))
        elif isinstance(node, ForEach) and any(isinstance(one, SearchFor) for one in walk(node)):
            self.mentions.append(Mention(Bound(FOUND), Card(), True, False))
        elif isinstance(node, PutOnLibrary) and node.whose == "owners":
            self.mentions.append(Mention(OwnerOf(node.what), Player(), True, True))
        elif isinstance(node, (PutOntoBattlefield, ReturnToBattlefield)):
            self._entered(node.what)
        elif _takes_top_cards(node):
            self.mentions.append(Mention(Bound(EXILED), Card(), _takes_several(node), False))
        elif any(isinstance(getattr(node, name), Filter) for name in field_names(node)):
            self.mentions.append(Mention(Bound(""), ANYTHING, _makes_several(node), False))

    def _entered(self, what: Ref) -> None:
        """What was put onto the battlefield is a permanent, whatever it was called before."""
        if isinstance(what, (It, That)) and what.of is not None:
            self.mentions.append(Mention(what.of, Permanent(), what.plural, False))

    def _until(self, node: RevealUntil) -> None:
        """ "That card" is what was sought, "those cards" are all, if they can be told apart."""
        every = EXILED if node.exile else REVEALED
        self.done.append(every)
        if node.count == Number(1):
            self.mentions.append(Mention(Bound(every), Card(), True, False))
            self.mentions.append(Mention(Bound(FOUND_LAST), node.what, False, False))
        else:
            self.mentions.append(Mention(Bound(""), ANYTHING, True, False))

    def _fields(self, node: Node) -> Node:
        if isinstance(node, Clause) and node.late and isinstance(node.effect, DoLater):
            if isinstance(node.condition, Unless):
                raise UnboundError("what is done later asks for its condition then")
        actor, subject = self.actor, self.subject
        changes: dict[str, object] = {}
        for name in _order(node):
            value: object = getattr(node, name)
            if name in _PLAYERS and isinstance(value, It):
                changes[name] = It(self._player(), value.plural)
            elif name in _THINGS and isinstance(value, It) and value.plural:
                changes[name] = It(self._things(), True)
            elif isinstance(value, It) and isinstance(node, Effect):
                self.others = [bound_to(one) for one in changes.values() if isinstance(one, Ref)]
                changes[name] = self.bind(value)
                self.others = []
            elif isinstance(node, Clause) and node.late and isinstance(value, Condition):
                changes[name] = self._late_condition(value, changes.get("effect"))
            elif isinstance(value, Node):
                changes[name] = self.bind(value)
            elif isinstance(value, tuple):
                changes[name] = tuple(
                    [self.bind(one) if isinstance(one, Node) else one for one in value]
                )
            if isinstance(node, Clause) and name == "may" and node.may is not None:
                bound = changes[name]
                assert isinstance(bound, Ref)
                self.actor = bound
                self.subject = bound
            elif isinstance(node, (InsteadOfDrawing, InsteadOfGainingLife)) and name == "who":
                if is_player_filter(node.who) and not isinstance(node.who, Is):
                    self.mentions.append(Mention(EventPlayer(), node.who, False, True))
            elif isinstance(node, Effect) and name == subject_field(node):
                bound = changes.get(name)
                if isinstance(bound, Ref) and not isinstance(bound, Same):
                    self.subject = bound
        if isinstance(node, Clause):
            self.actor = actor
            if node.may is not None:
                self.subject = subject
        return with_fields(node, changes) if changes else node

    def _late_condition(self, condition: Condition, effect: object) -> Node:
        """A condition after its instruction: "counter that spell if it ..." is about that spell."""
        mentions = self.mentions
        parts = walk(effect) if isinstance(effect, Effect) else []
        said = [one for one in parts if isinstance(one, That) and not one.plural]
        self.mentions = [
            *mentions,
            *[
                Mention(one.of, one.noun, False, False)
                for one in said
                if one.of is not None and not is_player_filter(one.noun)
            ],
        ]
        bound = self.bind(condition)
        self.mentions = mentions
        return bound

    # -- pronouns --------------------------------------------------------------------------------

    def _subject(self) -> Ref:
        if self.subject is None or isinstance(self.subject, You):
            raise UnboundError("a clause without subject has none before it")
        return self.subject

    def _pronoun(self, node: Ref) -> Ref:
        if isinstance(node, It):
            return It(self._find(None, node.plural, node.plural).ref, node.plural)
        assert isinstance(node, That), node
        noun = self._bound_filter(node.noun)
        found = self._find(noun, node.plural, False)
        if found.fits is SPELL_OR_ABILITY:
            self.mentions.append(found)  # what is named by a noun is what "it" means next
        return That(noun, found.ref, node.plural, node.word)

    def _left_out(self, node: LeftOutOfHand) -> Node:
        """The card that wasn't put into a hand is the one looked at: it need not be revealed."""
        for mention in reversed(self.mentions):
            if mention.ref == Bound("looked at") and not mention.plural:
                self.mentions.append(mention)
                assert isinstance(node.what, That), node
                return LeftOutOfHand(replace(node.what, of=mention.ref))
        raise UnboundError("no one card was looked at before")

    def _player(self) -> Ref:
        """The latest mention of a player: nothing else can pay or follow an instruction.
        CR 118.1, 608.2c.
        """
        for mention in [*reversed(self.mentions), *self.pattern]:
            if mention.player:
                return mention.ref
        raise UnboundError("no player was mentioned")

    def _things(self) -> Ref:
        """The latest mention of several things, of which some are taken."""
        for mention in [*reversed(self.mentions), *self.pattern]:
            if mention.plural and not mention.player:
                if mention.fits is ANYTHING:
                    break
                return mention.ref
        raise UnboundError("no several things were mentioned")

    def _player_or_planeswalker(self) -> Ref:
        """The latest mention of a player or planeswalker."""
        for mention in reversed(self.mentions):
            if isinstance(mention.fits, Either) and _is_player_target(mention.fits) is None:
                return mention.ref
        raise UnboundError("no player or planeswalker was mentioned before")

    def _bound_filter(self, noun: Filter) -> Filter:
        bound = self.bind(noun)
        assert isinstance(bound, Filter)
        return bound

    def _find(self, noun: Filter | None, plural: bool, they: bool) -> Mention:
        """The latest mention that fits; in what comes before the effect, the first."""
        mentions = [*reversed(self.mentions), *self.pattern]
        chosen = self.chosen
        if chosen is not None and noun is not None and chosen.plural == plural:
            if fits_noun(chosen, noun) and not mentions[0].plural:
                return chosen
        for mention in mentions:
            if mention.fits is ANYTHING and mention.plural == plural:
                raise UnboundError("a pronoun could mean what was chosen")
            if noun is None:
                if mention.ref in self.others:
                    continue
                if they and (mention.player or mention.plural):
                    return mention
                if not they and not mention.player and not mention.plural:
                    return mention
            elif (mention.plural == plural or (plural and mention.each)) and fits_noun(
                mention, noun
            ):
                return mention
        if noun == Card():
            # What was a permanent is called a card once it has left the battlefield; the source
            # is called by its name, and so meant only if the trigger's pattern is about it.
            for mention in mentions:
                if mention.plural == plural and not mention.player and not mention.is_named():
                    return mention
            for mention in mentions:
                if mention.plural == plural and not mention.player:
                    return mention
        raise UnboundError("a pronoun has no antecedent")

    # -- mentions --------------------------------------------------------------------------------

    def _mention(self, ref: Ref) -> None:
        mention = mention_of(ref)
        if isinstance(ref, Target) and _is_opposing(ref.filter):
            self.mentions.append(Mention(ControllerOf(ref), Opponent(), False, True))
        if mention is not None:
            self.mentions.append(mention)

    def _either(self, pattern: EitherEvent) -> Pattern:
        """Two events: a pronoun could mean what either was about, so that none may be used."""
        one = self._pattern(pattern.one)
        other = self._pattern(pattern.other)
        self.pattern = []
        return EitherEvent(one, other)

    def _pattern(self, pattern: Pattern) -> Pattern:
        if isinstance(pattern, JustDone):
            return pattern
        if isinstance(pattern, EitherEvent):
            return self._either(pattern)
        if isinstance(pattern, AtATime):
            on = self._pattern(pattern.on)
            time = self.bind(pattern.time)
            assert isinstance(time, Condition)
            self.mentions = []
            return AtATime(on, time, pattern.joined_by)
        self.waiting = True
        made = self._fields(pattern)
        self.waiting = False
        assert isinstance(made, Pattern)
        self.mentions = []
        self.pattern = self._described(made)
        if isinstance(made, Leaves) and made.what == Is(This()):
            self.done.append(EXILED)  # CR 607.2a: what its other ability exiled
        if isinstance(made, CausesYouToAddMana):
            self.done.append("mana")
        return made

    def _described(self, made: Pattern) -> list[Mention]:
        """What a pattern speaks of, its subject first."""
        objects = players = False
        described: list[Mention] = []
        for name in _order(made):
            value: object = getattr(made, name)
            if not isinstance(value, Filter):
                continue
            if isinstance(value, Is):
                mention = mention_of(value.ref) or _said_again(value.ref)
                if mention is not None:
                    described.append(mention)
            elif is_player_filter(value):
                if not players:
                    described.append(Mention(EventPlayer(), value, False, True))
                players = True
            elif not objects:
                fits = value.fits if isinstance(value, Several) else value
                described.append(Mention(EventObject(), fits, value.is_several(), False))
                objects = True
        if (
            not players
            and not any(mention.player for mention in described)
            and _speaks_of_player(made)
        ):
            described.append(Mention(EventPlayer(), Player(), False, True))
        if isinstance(made, StateHolds) and This() in walk(made):
            described.append(Mention(This(), None, False, False))
        if isinstance(made, BecomesTarget) and made.by != "an ability":
            by = Spell() if made.by == "a spell" else SPELL_OR_ABILITY
            described.append(Mention(Bound(TARGETING), by, False, False))
        if isinstance(made, CastThis):
            described.append(Mention(This(), Spell(), False, False))
        if isinstance(made, EnteringTriggers):
            described.append(Mention(Bound(TRIGGERED), TRIGGERED_ABILITY, False, False))
        return described


TIMES: Final = "times"
"""What was spoken of once a condition asked how often an ability has resolved."""

SHUFFLED: Final = "shuffled"
"""What was done once an instruction has shuffled your library, of which the next one speaks."""

SPELL_OR_ABILITY: Final = Either((Spell(), StackAbility()))
"""What becoming a target is the doing of, as the text calls it again."""

KEPT_IN: Final = 1 << Zone.HAND | 1 << Zone.GRAVEYARD
"""Where cards are chosen from that are put into a library."""

PERMANENT_OR_PLAYER: Final = Either((Permanent(), Player()))
"""What may be either is called again."""

ANYTHING: Final = All(())
"""Stands for things of unknown kind that an instruction chose."""


DONE: Final[dict[str, str]] = {
    "PutTwoExileOne": EXILED,
    "Destroy": "destroyed",
    "SacrificeOne": "sacrificed",
    "SacrificeAny": "sacrificed",
    "Sacrifice": "sacrificed",
    "SacrificeThose": "sacrificed",
    "Discard": "discarded",
    "DiscardOne": "discarded",
    "DiscardCards": "discarded",
    "DiscardAtRandom": "discarded",
    "DiscardHand": "discarded",
    "ExileOne": "exiled",
    "HideOne": "exiled",
    "ExileCards": "exiled",
    "Exile": "exiled",
    "ExileBy": "exiled",
    "ExileHand": "exiled",
    "Mill": "milled",
    "RevealHand": "revealed",
    "ExileChosen": "exiled",
    "ReturnOne": "returned",
    "ReturnToHand": "returned",
    "TapOne": "tapped",
    "TapOthers": "tapped",
    "RevealOne": "revealed",
    "Reveal": "revealed",
    "ChooseColor": "color",
    "CountThings": "counted",
    "ChooseName": "name",
    "GuessManaValue": "guess",
    "LookAtHand": "hand",
    "SearchFor": "found",
    "SearchForEach": "found",
    "CopySpell": "copied",
    "ChooseFromIt": "chosen",
}
"""What costs and instructions do, by their class: the name under which they bind the things."""

NEEDED: Final[dict[str, str]] = {
    "AddMoreMana": "mana",
    "DestroyedThisWay": "destroyed",
    "DiesThisWay": "destroyed",
    "ChooseFromIt": "hand",
    "MostDiscarded": "discarded",
    "WhoDiscardedNone": "discarded",
    "PutFoundTwoWays": "found",
    "SearchedLibrary": "found",
    "OfThatColor": "color",
    "AddManaOfThatColor": "color",
    "DevotionToThatColor": "color",
    "GainChosenProtection": "color",
    "ThatNumber": "counted",
    "MayCastCopy": "copied",
    "CastCopies": "copied",
    "GuessedWrong": "guess",
}
"""What must have been chosen before something can speak of it, by its class."""


def done_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the additional costs among a spell's abilities do: "the sacrificed creature" is the one
    sacrificed as it was cast. CR 601.2h, 607.2.
    """
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, CastingCost) and not ability.alternative:
            found += [
                DONE[type(one).__name__] for one in ability.costs if type(one).__name__ in DONE
            ]
    return tuple(found)


def linked_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the triggered abilities of a permanent, or its keywords, do to something of which its
    other abilities can then speak: "the exiled card". CR 607.2a.
    """
    for ability in abilities:
        for node in walk(ability) if isinstance(ability, (Triggered, Keyworded)) else []:
            if DONE.get(type(node).__name__) == EXILED:
                return (EXILED,)
    return ()


MADE: Final[dict[str, tuple[str, Filter]]] = {
    "CreateTokensWith": ("created", All((OfType(Type.CREATURE), Token()))),
    "CreateTokens": ("created", All((OfType(Type.CREATURE), Token()))),
    "CreateLegend": ("created", All((OfType(Type.CREATURE), Token()))),
    "Reveal": ("revealed", Card()),
    "RevealAtRandom": ("revealed", Card()),
    "LookAt": ("looked at", Card()),
    "ExileAny": ("exiled", Card()),
    "ExileHand": ("exiled", Card()),
    "Mill": ("milled", Card()),
    "RevealHand": ("revealed", Card()),
    "TakeAmong": ("taken", Card()),
    "Search": ("found", Card()),
    "SearchFor": ("found", Card()),
    "SearchForEach": ("found", Card()),
    "ChooseFromIt": ("chosen", Card()),
    "ChooseThings": ("chosen", Card()),
    "Sacrifice": ("sacrificed", Permanent()),
    "Discard": ("discarded", Card()),
    "Manifest": ("manifested", All((OfType(Type.CREATURE), Permanent()))),
    "ManifestChosen": ("manifested", All((OfType(Type.CREATURE), Permanent()))),
    "PutChosenOntoBattlefield": ("put onto the battlefield", Permanent()),
}
"""Instructions whose outcome is spoken of as "it": the bound name and what it is."""


CHOSEN_BY_KIND: Final = frozenset({"sacrificed", "discarded", "taken", "chosen"})
"""What things of a stated kind had done to them: "that creature" is such a one."""


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


def _makes_several(node: Effect) -> bool:
    if type(node).__name__ in ("ExileAny", "ExileHand", "RevealHand"):
        return True
    if isinstance(node, (Reveal, LookAt)) and isinstance(node.what, TopCards):
        return _takes_several(node)
    if isinstance(node, SearchForEach):
        return True
    if isinstance(node, ChooseThings):
        return node.count != Number(1)
    if isinstance(node, SearchFor):
        return node.how in ("any number", "all", "up to x") or node.count != Number(1)
    if isinstance(node, TakeAmong):
        return node.how == "any number" or node.how == "all" or node.count != Number(1)
    count: object = getattr(node, "count", None)
    return isinstance(count, Amount) and count != Number(1)


def _makes_group(node: Effect) -> bool:
    """Whether an instruction finds cards of which some may be taken and the rest put away."""
    if isinstance(node, (Exile, ExileBy, Reveal, LookAt)):
        return isinstance(node.what, TopCards)
    return isinstance(node, (Mill, RevealHand, RevealUntil))


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


def _check_bare(node: Sequence) -> None:
    """An instruction without verb takes that of the one before, with which it is joined."""
    for place, effect in enumerate(node.effects):
        if isinstance(effect, PutRest) and effect.bare:
            before = node.effects[place - 1] if place else None
            if node.joiner != "and" or not isinstance(before, PUTTING):
                raise UnboundError("a clause without verb has none before it")


def _with_one_end(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Instructions of a sentence: a duration said once, before or after several changes, is that of
    each. CR 611.2a.
    """
    told = [one for one in effects if isinstance(one, Change) and _has_end(one)]
    if not told:
        return effects
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Change) and not _has_end(effect):
            made = with_fields(effect, {"duration": told[0].duration, "unsaid": True})
            assert isinstance(made, Effect), made
            found.append(made)
        else:
            found.append(effect)
    return tuple(found)


def _has_end(change: Change) -> bool:
    return change.duration != Duration.PERMANENT


def _knows_whose(later: DoLater) -> bool:
    """Whether it is clear in whose turn something is done later: in the owner's of what returns."""
    if not later.moment.startswith("their"):
        return True
    return isinstance(later.effect, ReturnToBattlefield) and later.effect.under == "its"


def _takes_top_cards(node: Effect) -> bool:
    """Whether an instruction exiles the top cards of libraries, which are then "it" or "them"."""
    return isinstance(node, (Exile, ExileBy)) and isinstance(node.what, TopCards)


def _takes_several(node: Effect) -> bool:
    what: object = getattr(node, "what", None)
    if not isinstance(what, TopCards) or what.count != Number(1):
        return True
    players = node.who if isinstance(node, ExileBy) else what.whose
    if isinstance(players, (It, Same)) and players.of is not None:
        players = players.of
    return isinstance(players, Each) or agreement_of(players).plural


def _are_cards(noun: All) -> bool:
    """Whether what was done something to "this way" is called cards, if it is described so."""
    return Card() in noun.parts or not any(isinstance(part, DoneThisWay) for part in noun.parts)


def _is_about_each(node: Static) -> bool:
    """Whether a static ability affects several things that are no players, each by itself."""
    affects = node.affects
    if isinstance(affects, Is):
        return isinstance(affects.ref, Each) and not is_player_filter(affects.ref.filter)
    return not is_player_filter(affects) and node.changes[0].subject() is None


def _is_player_target(fits: Filter) -> bool | None:
    """Whether a target phrase is about players; None for either."""
    parts = fits.parts if isinstance(fits, All) else (fits,)
    if any(isinstance(part, AnyTarget) for part in parts) or (
        isinstance(fits, Either) and any(is_player_filter(part) for part in fits.parts)
    ):
        return None
    return is_player_filter(fits)


def _is_opposing(fits: Filter) -> bool:
    """Whether a description names its controller: "creature an opponent controls"."""
    return isinstance(fits, All) and any(
        isinstance(part, ControlledByOpponent) for part in fits.parts
    )


def _speaks_of_player(pattern: Pattern) -> bool:
    """Whether the words of a pattern name a player besides "you": "under an opponent's control"."""
    for node in walk(pattern):
        if isinstance(node, (ControlledByOpponent, ControllerOf)):
            return True
        for name in field_names(node):
            value: object = getattr(node, name)
            if value is True and name == "opposing":
                return True
            if isinstance(value, str) and ("player" in value or "opponent" in value):
                return True
    return False


def bound_to(ref: Ref) -> Ref:
    """What a reference stands for: that of a bound pronoun, or the reference itself."""
    if isinstance(ref, (It, That, Same)) and ref.of is not None:
        return ref.of
    return ref


def mention_of(ref: Ref) -> Mention | None:
    """What a reference mentions; None for pronouns and "you"."""
    if isinstance(ref, (This, NamedSource, ThisSpell)):
        return Mention(ref, None, False, False)
    if isinstance(ref, Target):
        player = is_player_filter(ref.filter)
        return Mention(ref, ref.filter, ref.maximum != 1, player)
    if isinstance(ref, Each):
        player = is_player_filter(ref.filter)
        plural = not player and ref.word not in ("each", "a")
        return Mention(ref, ref.filter, plural, player)
    if isinstance(ref, And) and all(isinstance(part, Target) for part in ref.parts):
        described = Either(tuple([one.filter for one in ref.parts if isinstance(one, Target)]))
        return None if is_player_filter(described) else Mention(ref, described, True, False)
    if isinstance(ref, Attached):
        return Mention(ref, ref.noun, False, False)
    if isinstance(ref, Bound):
        return Mention(ref, None, False, False)
    if isinstance(ref, (It, That, Same, You)):
        return None
    name = type(ref).__name__
    if name in ("ControllerOf", "OwnerOf", "OpponentsOf", "DefendingPlayer", "ActivePlayer"):
        return Mention(ref, Player(), agreement_of(ref).plural, True)
    return None


def _said_again(ref: Ref) -> Mention | None:
    """What a pronoun that has been bound mentions anew."""
    if not isinstance(ref, (It, That)) or ref.of is None:
        return None
    first = mention_of(ref.of)
    fits = ref.noun if isinstance(ref, That) else first.fits if first is not None else None
    return Mention(ref.of, fits, ref.plural, first is not None and first.player)


def fits_noun(mention: Mention, noun: Filter) -> bool:
    """Whether a mention can be called by the noun."""
    head = noun.parts[-1] if isinstance(noun, All) else noun
    if isinstance(head, (Player, Opponent)):
        return mention.player
    if head == PERMANENT_OR_PLAYER:
        return mention.fits is not None and _is_player_target(mention.fits) is None
    if mention.player:
        return False
    if mention.fits is None:
        return False
    return _describes(mention.fits, head)


def _describes(fits: Filter, head: Filter) -> bool:
    if isinstance(fits, (All, Either)) and any(_describes(part, head) for part in fits.parts):
        return True
    if isinstance(head, OfType):
        if isinstance(fits, OfSubtype):
            return type_of(fits.name) == head.type
        return fits == head
    if isinstance(head, Permanent):
        return isinstance(fits, (OfType, OfSubtype, Permanent, Token))
    if isinstance(head, (Card, Spell, Token)):
        return fits == head
    return fits == head and not isinstance(fits, AnyTarget)


def _order(node: Node) -> list[str]:
    """The fields of a node in the order of its text."""
    if isinstance(node, Clause):
        if node.instead:
            return ["otherwise", "condition", "effect"]
        if node.refused:
            return ["condition", "payer", "unless", "effect", "may", "costs", "otherwise"]
        if node.unless:
            return ["condition", "may", "effect", "payer", "unless", "costs", "otherwise"]
        if node.late:
            return ["may", "effect", "condition", "payer", "unless", "costs", "otherwise"]
        return ["condition", "may", "payer", "costs", "effect", "unless", "otherwise"]
    if isinstance(node, AddManaInstead):
        return ["plain", "condition", "instead"]
    if isinstance(node, Replacing) and node.condition_first:
        return ["condition", "effect"]
    if isinstance(node, Triggered):
        return ["effect", "on"] if node.late else ["on", "condition", "effect"]
    if isinstance(node, Activated):
        return ["costs", "effect", "less", "less_if", "condition"]
    if isinstance(node, Static):
        if node.condition_first:
            return ["condition", "affects", "changes"]
        return ["affects", "changes", "condition"]
    try:
        phrase = phrase_of(node)
    except LookupError:
        return list(field_names(node))
    return in_text_order(node, items_of(phrase.en))


def unbound(node: Node) -> bool:
    """Whether a pronoun in the tree stands for nothing yet."""
    return any(isinstance(one, (It, That, Same)) and one.of is None for one in walk(node))
