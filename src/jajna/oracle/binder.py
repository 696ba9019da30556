"""Binds pronouns to what they stand for and numbers targets, in the order of the text. CR 608.2c.

A pronoun takes the latest mention that fits it; in the text after a trigger's pattern, the
pattern's own subject comes before its objects. A pronoun without antecedent makes the reading fail.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from jajna.ir.abilities import (
    Ability,
    Activated,
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
from jajna.ir.binding import (
    THE_REST,
    Trait,
    done_by,
    has_trait,
    left_by,
    mentions_of,
    told_by,
    why_misplaced,
    why_too_early,
)
from jajna.ir.composites import ChooseTarget, Clause, ForEach, Mode, Sequence
from jajna.ir.conditions.attached import HostOf, IsAttachedToA
from jajna.ir.conditions.cards import MoreCardsInHand
from jajna.ir.conditions.objects import HasCountersOn, IsA
from jajna.ir.conditions.permanents import ControlsMore
from jajna.ir.conditions.players import MoreLife, TheDifference
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Several
from jajna.ir.filters.nouns import Card, Opponent, Player, Spell
from jajna.ir.filters.stats import Lesser
from jajna.ir.mana import AddManaInstead
from jajna.ir.mentions import (
    ANYTHING,
    SPELL_OR_ABILITY,
    Mention,
    bound_to,
    counts_several,
    is_player_filter,
)
from jajna.ir.refs import (
    EACH,
    THE_OTHER,
    Attached,
    Bound,
    ControllerOf,
    Each,
    EventObject,
    EventPlayer,
    It,
    PlayerOrController,
    Same,
    Target,
    That,
    This,
    ThisEmblem,
    ThisSpell,
    You,
)
from jajna.kernel.triggers.triggers import TRIGGERED
from jajna.mechanics.actions.attaching import TheToken
from jajna.mechanics.actions.cards import DRAWN, DrawCards
from jajna.mechanics.actions.counters import PutSameCounters, RemoveThose
from jajna.mechanics.actions.damage import DealDamage, DealInstead
from jajna.mechanics.actions.delaying import DoLater, DoWhen
from jajna.mechanics.actions.emblems import GetEmblem
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.library import Reveal
from jajna.mechanics.actions.melding import Counterparts, OwnsBoth
from jajna.mechanics.actions.preventing import PreventedDamage, PreventThen
from jajna.mechanics.actions.reflexive import JustDone
from jajna.mechanics.actions.results import LeftOutOfHand
from jajna.mechanics.actions.tokens import CREATED, CreateListed, CreateOfThose, CreateTokens
from jajna.mechanics.counts.history import SomeDamagedThisWay
from jajna.mechanics.counts.shared_characteristics import Affected
from jajna.mechanics.keywords.soulbond import IsPaired, ThePair
from jajna.mechanics.replacements.instead import InsteadOfDrawing, InsteadOfGainingLife
from jajna.mechanics.triggers.joined import AtATime, EitherEvent, OneOfEvents
from jajna.mechanics.triggers.other_triggers import TRIGGERED_ABILITY, EnteringTriggers
from jajna.mechanics.triggers.permanents import StateHolds
from jajna.mechanics.triggers.spells_and_abilities import TARGETING, BecomesTarget, CastThis
from jajna.mechanics.triggers.steps import AtBeginningOf
from jajna.oracle.mentions import (
    fits_noun,
    is_of_several,
    is_opposing,
    is_player_target,
    mention_of,
    said_again,
    same_mention,
    speaks_of_player,
)
from jajna.oracle.rebuild import with_fields
from jajna.text.agreement import agreement_of
from jajna.text.phrases import items_of, phrase_of, subject_field
from jajna.text.templates import in_text_order

__all__ = ["Binder", "UnboundError"]


_PLAYERS: Final = ("payer", "who")
"""Fields in which a pronoun can only be a player."""

_THINGS: Final = ("among",)
"""Fields in which it can't."""


class UnboundError(Exception):
    """A pronoun that stands for nothing, or for no one thing."""


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
        self.previous: Effect | None = None
        """The latest instruction."""
        self.again: Effect | None = None
        """The instruction just read, if it is one for those who followed the last."""

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
            return self._that_much(node)
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
            static = self._static(node)
            self._check(static)
            return static
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
        self._check(made)
        return self._noted(self._completed(made))

    def _that_much(self, node: ThatMuch) -> ThatMuch:
        """ "That many" for players who have each followed an instruction: each their own number."""
        if self.again is None or self.subject is None or not is_of_several(self.subject):
            return node
        if not has_trait(self.again, Trait.COUNTED_FOR_EACH) or not (
            self.previous is not None and has_trait(self.previous, Trait.TELLS_FOR_EACH)
        ):
            raise UnboundError("how many it were for each player isn't told")
        return replace(node, each=True)

    def _check(self, made: Node) -> None:
        refused = why_too_early(made, self.done) or why_misplaced(made)
        if refused is not None:
            raise UnboundError(refused)

    def _completed(self, made: Node) -> Node:
        """The node with what only those before it tell: its number, what it compares or repeats."""
        if isinstance(made, Target):
            made = replace(made, slot=self.slot, for_each=self.loop)
            self.slot += 1
            self.kinds.append(is_player_target(made.filter))
        elif isinstance(made, TheDifference):
            if self.comparison is None:
                raise UnboundError("nothing was compared before")
            made = TheDifference(self.comparison)
        elif isinstance(made, (DealInstead, CreateOfThose)):
            made = self._brief(made)
        elif isinstance(made, PutSameCounters) and made.those:
            if self.counters is None:
                raise UnboundError("no counters were spoken of before")
            made = replace(made, of=self.counters.what, name=self.counters.name)
        elif isinstance(made, Clause) and made.may is not None:
            made = _offered_later(made)
        elif isinstance(made, Sequence) and made.joiner == "and":
            made = with_fields(made, {"effects": _with_one_end(made.effects)})
        if isinstance(made, ThePair) and not self.paired:
            raise UnboundError("nothing is paired")
        if isinstance(made, TheToken) and all(
            mention.ref != Bound(CREATED) or mention.plural for mention in self.mentions
        ):
            raise UnboundError("no one token was created before")
        return made

    def _noted(self, made: Node) -> Node:
        """The node, once it is noted what others can say of it."""
        if isinstance(made, HasCountersOn):
            self.counters = made
        if isinstance(made, (MoreCardsInHand, MoreLife, ControlsMore)):
            self.comparison = made
        if done := done_by(made):
            self.done.append(done)
        self.done += told_by(made)
        if isinstance(made, (DealDamage, CreateTokens)):
            self.replaceable = made
        if isinstance(made, CreateListed):  # no kind of token is spoken of alone
            self.mentions = [one for one in self.mentions if one.ref != Bound(CREATED)]
            self.replaceable = None
        if isinstance(made, IsA) and isinstance(made.what, That) and not made.what.plural:
            # "If that enchantment is an Aura, ... it": what the condition is about.
            self.mentions.append(Mention(made.what, made.what.noun, False, False))
        if isinstance(made, IsAttachedToA):
            self.mentions.append(Mention(HostOf(made.what), made.fits, False, False))
        if isinstance(made, SomeDamagedThisWay) and not self._speaks_of_one_target():
            self.mentions.append(Mention(Bound(""), ANYTHING, False, False))  # which, isn't known
        if isinstance(made, Ref):
            self._mention(made)
        if isinstance(made, ChooseTarget):
            self.chosen = self.mentions[-1] if self.mentions else None
        if isinstance(made, OwnsBoth):
            pair = Counterparts(made.what, made.name)
            self.mentions.append(Mention(pair, None, True, False))
        if isinstance(made, (Cost, Effect)):
            self._outcome(made)
        if isinstance(made, Effect) and not isinstance(made, (Clause, Sequence)):
            self.previous = made
        return made

    def _speaks_of_one_target(self) -> bool:
        """Whether the last that was mentioned is a single target."""
        last = self.mentions[-1].ref if self.mentions else None
        return isinstance(last, Target) and last.maximum == 1

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
            inner.done = [done for done in self.done if done != THE_REST]
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
        if not isinstance(node, Effect) or isinstance(node, (Clause, Sequence)):
            return
        mentioned = mentions_of(node)
        left = left_by(node)
        if mentioned is not None:
            self.mentions += [_of_all_players(one) for one in mentioned]
        elif left is not None:
            several = counts_several if left.several is None else left.several
            self.mentions.append(Mention(Bound(left.name), left.fits(node), several(node), False))
        elif any(isinstance(getattr(node, name), Filter) for name in field_names(node)):
            self.mentions.append(Mention(Bound(""), ANYTHING, counts_several(node), False))

    def _fields(self, node: Node) -> Node:
        actor, subject = self.actor, self.subject
        changes: dict[str, object] = {}
        if isinstance(node, Effect):
            self.again = None
        for name in _order(node):
            value: object = getattr(node, name)
            if name in _PLAYERS and isinstance(value, It):
                changes[name] = It(self._player(), value.plural)
            elif name in _THINGS and isinstance(value, It) and value.plural:
                changes[name] = It(self._things(), True)
            elif isinstance(node, Reveal) and value == It() and self._drawn() == 1:
                changes[name] = It(Bound(DRAWN))
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
                self.again = node if isinstance(bound, Same) else None
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
        other = node.word == THE_OTHER
        found = self._the_other(noun) if other else self._find(noun, node.plural, False)
        if node.word == "the" and not is_player_filter(noun):
            self._check_only(found, noun)
        if found.fits is SPELL_OR_ABILITY:
            self.mentions.append(found)  # what is named by a noun is what "it" means next
        return That(noun, found.ref, node.plural, node.word)

    def _the_other(self, noun: Filter) -> Mention:
        """What the trigger's event joins with an object that its pattern names."""
        if any(isinstance(one.ref, (Attached, This)) for one in self.pattern):
            for mention in self.pattern:
                if isinstance(mention.ref, EventObject) and fits_noun(mention, noun):
                    return mention
        raise UnboundError("there is no other creature beside one that is named")

    def _check_only(self, found: Mention, noun: Filter) -> None:
        """ "The creature" is the only one that was mentioned; of several it could be any."""
        for mention in [*self.mentions, *self.pattern]:
            other = bound_to(mention.ref) != bound_to(found.ref) and not mention.is_named()
            if other and not mention.player and fits_noun(mention, noun):
                raise UnboundError("the noun could mean several things")

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
        """The latest mention of several things, of which some are taken, or what was just drawn."""
        if self._drawn() > 1:
            return Bound(DRAWN)
        for mention in [*reversed(self.mentions), *self.pattern]:
            if mention.plural and not mention.player:
                if mention.fits is ANYTHING:
                    break
                return mention.ref
        raise UnboundError("no several things were mentioned")

    def _drawn(self) -> int:
        """How many cards the latest instruction has drawn; 0 if it did something else."""
        before = self.previous
        if not isinstance(before, DrawCards) or not isinstance(before.count, Number):
            return 0
        return before.count.number

    def _player_or_planeswalker(self) -> Ref:
        """The latest mention of a player or planeswalker."""
        for mention in reversed(self.mentions):
            if isinstance(mention.fits, Either) and is_player_target(mention.fits) is None:
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
        if isinstance(ref, Target) and is_opposing(ref.filter):
            self.mentions.append(Mention(ControllerOf(ref), Opponent(), False, True))
        if mention is not None:
            self.mentions.append(mention)

    def _either(self, pattern: EitherEvent) -> Pattern:
        """Two events: a pronoun could mean what either was about, so that none may be used."""
        one = self._pattern(pattern.one)
        other = self._pattern(pattern.other)
        self.pattern = []
        return EitherEvent(one, other)

    def _one_of(self, pattern: OneOfEvents) -> Pattern:
        """Several events of one subject: a pronoun may mean what all of them are about."""
        made: list[Pattern] = []
        spoken: list[list[Mention]] = []
        for part in pattern.events:
            made.append(self._pattern(part))
            spoken.append(self.pattern)
        self.pattern = [
            mention
            for mention in spoken[0]
            if all(any(same_mention(mention, one) for one in others) for others in spoken[1:])
        ]
        return OneOfEvents(tuple(made))

    def _pattern(self, pattern: Pattern) -> Pattern:
        if isinstance(pattern, JustDone):
            return pattern
        if isinstance(pattern, EitherEvent):
            return self._either(pattern)
        if isinstance(pattern, OneOfEvents):
            return self._one_of(pattern)
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
        self._check(made)
        self.mentions = []
        self.pattern = self._described(made)
        self.done += told_by(made)
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
                mention = mention_of(value.ref) or said_again(value.ref)
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
            and speaks_of_player(made)
        ):
            described.append(Mention(EventPlayer(), Player(), False, True))
        if isinstance(made, AtBeginningOf) and isinstance(made.who, ControllerOf):
            of_whom = mention_of(made.who.of)
            described += [of_whom] if of_whom is not None else []
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


def _of_all_players(mention: Mention) -> Mention:
    """The mention, plural also where things of several players are meant."""
    players = mention.taken_from
    if isinstance(players, (It, Same)) and players.of is not None:
        players = players.of
    if isinstance(players, Each) or (players is not None and agreement_of(players).plural):
        mention.plural = True
    return mention


def _offered_later(made: Clause) -> Node:
    """What a player may do later, if that is all: then they also decide. CR 608.2d."""
    later = made.effect
    if isinstance(later, DoLater) and later.last and made == Clause(later, may=made.may):
        return replace(later, effect=replace(made, effect=later.effect))
    return made


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


def _is_about_each(node: Static) -> bool:
    """Whether a static ability affects several things that are no players, each by itself."""
    affects = node.affects
    if isinstance(affects, Is):
        return isinstance(affects.ref, Each) and not is_player_filter(affects.ref.filter)
    return not is_player_filter(affects) and node.changes[0].subject() is None


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
