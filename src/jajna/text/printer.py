"""Prints the IR with the phrase book: what both languages share.

Everything is made as tokens, joined to text at the end. A language is a subclass that says how
references, noun phrases, amounts and verbs sound.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from jajna.era import CURRENT, Era
from jajna.ir.abilities import (
    ON_BATTLEFIELD,
    Ability,
    Activated,
    BeginsOnBattlefield,
    CastAnyTime,
    CopiesInDeck,
    Keyworded,
    OwnCostChange,
    Replacing,
    SpellAbility,
    Static,
    TargetsCost,
    Triggered,
)
from jajna.ir.amounts import Number, PerEach, X
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Ref,
    field_names,
    walk,
)
from jajna.ir.composites import Clause, ForEach, Modes, Repeat, Sequence
from jajna.ir.conditions.logic import AllOf, AnyOf
from jajna.ir.conditions.players import TheDifference
from jajna.ir.costs import LoyaltyCost, PayMana
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.names import NamedLike
from jajna.ir.filters.nouns import AnyTarget, OfType, Player
from jajna.ir.filters.stats import Lesser
from jajna.ir.mana import AddMana, AddManaInstead, AddManaOfColors
from jajna.ir.refs import (
    THIS,
    Attached,
    Each,
    It,
    Same,
    Target,
    That,
    TheOne,
    This,
    ThisFrom,
)
from jajna.kernel.companions import COMPANION
from jajna.kernel.dungeons import ROOM
from jajna.kernel.sagas import CHAPTER
from jajna.mechanics.actions.counters import RemoveThose
from jajna.mechanics.actions.damage import DealInstead
from jajna.mechanics.actions.delaying import DoLater, WhenNext
from jajna.mechanics.actions.dice import RollTable
from jajna.mechanics.actions.melding import OwnsBoth
from jajna.mechanics.actions.preventing import PreventThen
from jajna.mechanics.actions.reflexive import WhenYouDo
from jajna.mechanics.actions.tokens import CreateOfThose
from jajna.mechanics.actions.transforming import TransformsInto
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.changes.controlling import SetController
from jajna.mechanics.copying import CopyName
from jajna.mechanics.costs import DiscardThis
from jajna.mechanics.keywords.casting import takes_mana_kicker
from jajna.mechanics.keywords.companions import COMPANION_WORDS
from jajna.mechanics.keywords.exerting import EXERT
from jajna.mechanics.keywords.soulbond import ThePair
from jajna.mechanics.keywords.written_out import WRITTEN_OUT, as_written
from jajna.mechanics.kinds.classes import LEVEL_BAR
from jajna.mechanics.kinds.levelers import LEVEL
from jajna.mechanics.kinds.sagas import ROMANS
from jajna.mechanics.patterns.casting import CycleThis
from jajna.mechanics.patterns.causes import CausesDiscard, DiscardedOntoBattlefield
from jajna.mechanics.statics.playing import MayCastThisFrom
from jajna.text.agreement import SINGULAR, Agreement, agreement_of, is_person
from jajna.text.brackets import bracketed
from jajna.text.era_words import era_words
from jajna.text.own_names import CARD, NAME, PERMANENT, TOKEN, OwnName, described_by
from jajna.text.templates import (
    Adjective,
    Choice,
    Field,
    Item,
    Noun,
    Optional,
    Slot,
    Verb,
    Word,
    default_of,
    fields_of,
    inflects,
    named_fields,
    parse_template,
    subject_of,
)
from jajna.text.tokens import PARAGRAPH, join, tokenize
from jajna.vocab import ManaCost, Type, Zone
from jajna.wording import KEYWORDS, PHRASES, TABLES, Phrase

__all__ = ["Printer", "UnwordedError"]

Tokens = list[str]

OWN: Final = "~"
"""What stands for the object itself in templates and tables, also as what an adjective agrees with.
"""

SPOKEN_OF: Final = {
    "tú": Agreement(you=True),
    "él": SINGULAR,
    "ellos": Agreement(plural=True),
}
"""What Spanish verbs agree with whose subject no field says."""

QUALITIES: Final = ("that", "quality")
"""Options with which a description says what something is."""
_SEVERAL: Final = ("s", "los", "these")
"""Options with which a description is of several."""
_PLURAL: Final = ("", "s", "these")
"""Options with which a description is not made singular."""


class UnwordedError(LookupError):
    """A node that no phrase says."""


@lru_cache(maxsize=1)
def _phrases() -> dict[type[Node], list[Phrase]]:
    found: dict[type[Node], list[Phrase]] = {}
    for phrase in PHRASES:
        found.setdefault(phrase.node, []).append(phrase)
    return found


def phrase_of(node: Node, each: bool = False) -> Phrase:
    """The phrase that fits the node's fields, the most particular one; among equals the first.

    With ``each`` it is one for the place after "for each", else one for other places if there is
    one.

    It says, by its slots or by ``when``, every field that differs from its default. Raises
    UnwordedError if there is none.
    """
    if isinstance(node, Lesser):
        node = Lesser(node.stat, node.equal)
    if isinstance(node, RemoveThose):
        node = RemoveThose(node.said)
    fitting = [phrase for phrase in _phrases().get(type(node), ()) if _fits(phrase, node)]
    if not fitting:
        raise UnwordedError(f"no phrase says {node!r}; register one with wording.phrase")
    placed = [phrase for phrase in fitting if (phrase.place == "each") == each]
    return max(placed or fitting, key=_particular)


def said_of(node: Node) -> Node:
    """What is said of a node, without what other words have said before."""
    if isinstance(node, TheDifference):
        return TheDifference()
    return replace(node, of=None) if isinstance(node, (DealInstead, CreateOfThose)) else node


def phrase_of_condition(condition: Condition) -> str:
    """The place of the phrase that says a condition; "" where the language words it itself."""
    return "" if isinstance(condition, (AllOf, AnyOf)) else phrase_of(condition).place


def _particular(phrase: Phrase) -> int:
    return len(phrase.when)


def _fits(phrase: Phrase, node: Node) -> bool:
    for name, wanted in phrase.when.items():
        if getattr(node, name) != wanted:
            return False
    items = items_of(phrase.en)
    slots = [item for item in items if isinstance(item, Slot)]
    if any(getattr(node, slot.field) is None for slot in slots):
        return False
    said = named_fields(items)
    for name in field_names(node):
        if name not in said and name not in phrase.when:
            if getattr(node, name) != default_of(type(node), name):
                return False
    return True


def subject_field(node: Node) -> str:
    """The field of a node that says who or what does it; "" if none."""
    try:
        phrase = phrase_of(node)
    except LookupError:
        return ""
    return subject_of(phrase, items_of(phrase.en))


def said_subject(effect: Effect) -> Ref | None:
    """What an instruction says of its first verb who does it; None if nothing."""
    while isinstance(effect, (Sequence, Clause, DoLater)):
        if isinstance(effect, Clause) and effect.may is not None:
            return effect.may
        effect = effect.effects[0] if isinstance(effect, Sequence) else effect.effect
    said: object = getattr(effect, subject_field(effect), None)
    return said if isinstance(said, Ref) else None


_ITEMS: Final[dict[str, list[Item]]] = {}


def items_of(template: str) -> list[Item]:
    """The items of a template, taken apart once."""
    known = _ITEMS.get(template)
    if known is None:
        known = _ITEMS[template] = parse_template(template)
    return known


class Printer:
    """Base of the languages."""

    language = 0
    """The place of the language in word tables: 0 English, 1 Spanish."""
    otherwise: tuple[str, ...] = ("Otherwise", ",")
    conjunctions: tuple[str, str] = ("and", "or")
    level_word: str = "LEVEL"
    keeping = "Until end of turn, you don't lose this mana as steps and phases end."
    cheaper_words: tuple[Tokens, Tokens] = (
        ["This", "ability", "costs"],
        ["less", "to", "activate"],
    )
    exert_words: tuple[str, str] = ("you may exert ~ as it attacks.", "When you do,")
    when_you_do: tuple[str, ...] = ("when", "you", "do", ",")
    if_prevented: tuple[str, ...] = ("if", "damage", "is", "prevented", "this", "way", ",")
    bare_form = False
    """Whether the next instructions stand after "have"."""

    def __init__(self, era: Era = CURRENT, own: OwnName = NAME, shown: bool = False) -> None:
        self.words = era_words("en" if self.language == 0 else "es", era)
        """The words of the time for which it prints."""
        self.own = own
        """What the object itself is called."""
        self.shown: Final = shown
        """Whether abilities in quotation marks call what has them by a noun; else they say "~"."""
        self._holder: object = None
        """What the instruction or static ability that is printed speaks of."""

    # -- the object itself -----------------------------------------------------------------------

    def called(self) -> Tokens:
        """What the object itself is called."""
        return tokenize(self.own.spanish if self.language else self.own.english)

    def with_own_name(self, text: str) -> Tokens:
        """The tokens of a text, with what the object is called in place of "~"."""
        return [one for token in tokenize(text) for one in self._put_in(token)]

    def _put_in(self, token: str) -> Tokens:
        return self.called() if token == OWN else [token]

    def elsewhere(self) -> OwnName:
        """What an object is called whose ability functions elsewhere than on the battlefield."""
        return self.own if self.own.by_name else CARD

    def holder(self, of: object) -> OwnName:
        """What an ability in quotation marks calls the object that has it."""
        if isinstance(of, Is):
            return self.holder(of.ref)
        if isinstance(of, This):
            return self.own
        if isinstance(of, ThePair):
            return described_by(OfType(Type.CREATURE))
        if isinstance(of, (It, Same)) and of.of is not None:
            return self.holder(of.of)
        if isinstance(of, Ref) and is_person(of):
            return TOKEN  # players create them
        if isinstance(of, (Target, Each)):
            return described_by(of.filter)
        if isinstance(of, (Attached, That, TheOne)):
            return described_by(of.noun)
        return described_by(of) if isinstance(of, Filter) else PERMANENT

    def quoted(self, ability: Ability) -> Tokens:
        """An ability in quotation marks."""
        before, own = self.own, self.holder(self._holder)
        self.own = own if self.shown else own.named()
        said = ['"', *capital(self.ability(ability)), '"']
        self.own = before
        return said

    # -- what a language says --------------------------------------------------------------------

    def agreement(self, value: object) -> Agreement:
        """What agrees with a reference or filter."""
        return agreement_of(value)

    def template(self, phrase: Phrase) -> str:
        """The template of the language."""
        raise NotImplementedError

    def verb(self, word: str, agreement: Agreement) -> Tokens:
        """A verb in the person wanted."""
        raise NotImplementedError

    def contracted(self, before: Tokens, verb: Tokens) -> Tokens:
        """A verb as it is after the words before it."""
        return verb

    def after_verb(
        self, filling: Filling, tokens: Tokens, items: list[Item], place: int, said: Tokens
    ) -> Tokens:
        """The tokens with a slot after them that may be the object of a verb."""
        return tokens + said

    def adjective(self, word: str, agreement: Agreement) -> Tokens:
        """An adjective in the gender and number wanted."""
        raise NotImplementedError

    def reference(self, ref: Ref, option: str, subject: bool) -> Tokens:
        """A reference."""
        raise NotImplementedError

    def leaves_out(self, node: Node, subject: Ref) -> bool:
        """Whether a subject is told by the verb alone."""
        return False

    def possessive(self, owner: Agreement) -> Tokens:
        """The possessive of someone spoken of before, beside a description."""
        raise NotImplementedError

    def named_first(self, ref: Ref, subject: bool) -> Tokens:
        """What is named beside what is described."""
        return self.reference(ref, "", True)

    def noun_phrase(self, fits: Filter, option: str, plural: bool) -> Tokens:
        """A filter as a noun phrase."""
        raise NotImplementedError

    def quality(self, fits: Filter, option: str, plural: bool, subject: Agreement) -> Tokens:
        """A description as what something is: a noun phrase, or adjectives alone."""
        return self.noun_phrase(fits, option, plural)

    def amount(self, amount: Amount, option: str) -> Tokens:
        """An amount."""
        raise NotImplementedError

    def counted(self, amount: Amount, fits: Filter, option: str) -> Tokens:
        """An amount of what fits, as one noun phrase."""
        raise NotImplementedError

    def for_each(self, counted: Amount) -> Tokens:
        """ "For each" and what is counted."""
        raise NotImplementedError

    def where_x_is(self, meaning: Amount, apart: bool) -> Tokens:
        """What X is, at the end of a sentence or in one of its own."""
        raise NotImplementedError

    def clause(self, clause: Clause, subject: Agreement) -> Tokens:
        """A clause with all that hangs on it."""
        raise NotImplementedError

    def modes(self, modes: Modes) -> Tokens:
        """How modes are announced."""
        raise NotImplementedError

    def mana(self, node: AddMana) -> Tokens:
        """The instruction to add mana of given kinds."""
        raise NotImplementedError

    def mana_of_colors(self, node: AddManaOfColors) -> Tokens:
        """The instruction to add mana of chosen colors."""
        raise NotImplementedError

    def limits(self, ability: Activated) -> Tokens:
        """When and how often an ability may be activated."""
        raise NotImplementedError

    def trigger_limit(self, ability: Triggered) -> Tokens:
        """How often an ability triggers, or that it can't be countered."""
        raise NotImplementedError

    def unless(self, condition: Condition) -> Tokens:
        """A condition after "unless"."""
        return self.node(condition, SINGULAR)

    def as_long_as(self) -> Tokens:
        """ "As long as"."""
        raise NotImplementedError

    def if_word(self) -> Tokens:
        """ "If"."""
        raise NotImplementedError

    def field_option(self, filling: Filling, option: str) -> str:
        """The option of a slot, with the words of fields that it names."""
        return option

    def keyword(self, ability: Keyworded, inside: bool) -> Tokens:
        """A keyword ability, on its line or inside a sentence."""
        raise NotImplementedError

    def keywords(self, abilities: list[Keyworded], word: str) -> Tokens:
        """Keyword abilities as a list inside a sentence."""
        return self.listed([self.keyword(one, True) for one in abilities], word)

    def joiner(self, joiner: str) -> Tokens:
        """What stands between two instructions of one sentence."""
        raise NotImplementedError

    def then_sentence(self, joiner: str) -> Tokens:
        """How a sentence begins that is joined with "Then"."""
        raise NotImplementedError

    # -- abilities -------------------------------------------------------------------------------

    def lines(self, abilities: tuple[Ability, ...]) -> list[str]:
        """The lines of text of abilities."""
        found: list[Tokens] = []
        for place, ability in enumerate(abilities):
            tokens = self.ability(ability)
            if found and self._is_joined(abilities, place):
                if takes_mana_kicker(ability) and takes_mana_kicker(abilities[place - 1]):
                    found[-1] = self.listed([found[-1], tokens[1:]], "and/or")  # CR 702.33b
                elif isinstance(ability, Keyworded):
                    found[-1] += [",", *tokens]
                else:
                    found[-1] += capital(tokens)
            else:
                found.append(capital(tokens))
        return [self.finish(tokens) for tokens in found]

    def _is_joined(self, abilities: tuple[Ability, ...], place: int) -> bool:
        """Whether an ability is on the line of the one before; not if either was a sentence."""
        if not getattr(abilities[place], "joined", False):
            return False
        near = abilities[place - 1 : place + 1]
        return not any(isinstance(one, Keyworded) and self.words.sentence(one.name) for one in near)

    def finish(self, tokens: Tokens) -> str:
        """The text of the tokens of a line; each sentence begins with a capital."""
        made: Tokens = []
        for token in within_sentences(tokens):
            begins = bool(made) and made[-1] == "."
            made.append(token[:1].upper() + token[1:] if begins else token)
        return join(made).replace(" •", "\n•").replace(f" {PARAGRAPH} ", "\n")

    def ability(self, ability: Ability) -> Tokens:
        """An ability, with its full stops."""
        if isinstance(ability, Keyworded) and ability.name == CHAPTER:
            return self.chapter(ability)
        if isinstance(ability, Keyworded) and ability.name == LEVEL:
            return self.level(ability)
        if isinstance(ability, Keyworded) and ability.name == LEVEL_BAR:
            return self.level_bar(ability)
        if isinstance(ability, Keyworded) and ability.name == ROOM:
            return self.room(ability)
        if isinstance(ability, Keyworded) and ability.name in WRITTEN_OUT:
            name = ability.name if self.language == 0 else WRITTEN_OUT[ability.name]
            return self.with_word(name, self.activated(as_written(ability)))
        if isinstance(ability, Keyworded) and ability.name == EXERT:
            return self.exert(ability)
        if isinstance(ability, Keyworded) and ability.name == COMPANION:
            condition = self.node(ability.parameter[0], SINGULAR)
            return self.with_word(capital([COMPANION_WORDS[self.language]])[0], stop(condition))
        if isinstance(ability, Keyworded):
            sentence = self.words.sentence(ability.name)
            return self.agreeing(sentence, SINGULAR) if sentence else self.keyword(ability, False)
        if isinstance(ability, SpellAbility):
            return self.with_word(ability.word, self.spell(ability))
        if isinstance(ability, (Activated, Triggered, Static)):
            return self.with_word(ability.word, self.functioning(ability))
        if isinstance(ability, Replacing):
            return self.with_word(ability.word, stop(self.replacing(ability)))
        if isinstance(ability, TargetsCost):
            plain = TargetsCost(ability.more)
            return self.with_word(ability.word, stop(self.node(plain, SINGULAR)))
        counted = _counted_in(ability)
        tokens = self.node(ability, SINGULAR)
        if counted is not None:
            tokens += self.for_each(counted)
        if isinstance(ability, OwnCostChange):
            tokens += self.meaning_of_x(ability)
        return stop(tokens)

    def spell(self, ability: SpellAbility) -> Tokens:
        """What a spell does, with what cleave removes in square brackets. CR 702.148a.

        Raises UnwordedError where more than words would have to be removed.
        """
        tokens = self.text(ability.effect)
        if ability.cleft is None:
            return tokens
        found = bracketed(tokens, self.text(ability.cleft))
        if found is None:
            raise UnwordedError(f"{' '.join(tokens)!r} is said otherwise without some words")
        return found

    def functioning(self, ability: Activated | Triggered | Static) -> Tokens:
        """An ability as it is said where it functions."""
        before = self.own
        if not ability.zones & (ON_BATTLEFIELD | 1 << Zone.STACK):
            self.own = self.elsewhere()
        if isinstance(ability, Activated):
            said = self.activated(ability)
        elif isinstance(ability, Triggered):
            said = self.triggered(ability)
        else:
            said = self.static(ability)
        self.own = before
        return said

    def exert(self, ability: Keyworded) -> Tokens:
        """A creature that may be exerted as it attacks, and what happens then. CR 701.43d."""
        tokens = self.with_own_name(self.exert_words[0])
        for linked in ability.meaning:
            if isinstance(linked, Triggered):
                tokens += [*tokenize(self.exert_words[1]), *self.text(linked.effect)]
        return tokens

    def chapter(self, ability: Keyworded) -> Tokens:
        """A chapter ability with its numbers. CR 714.2."""
        numbers = [ROMANS[one.number] for one in ability.parameter if isinstance(one, Number)]
        tokens: Tokens = []
        for number in numbers:
            tokens += [",", number] if tokens else [number]
        first = ability.meaning[0]
        assert isinstance(first, Triggered), ability
        return [*tokens, "—", *capital(self.text(first.effect))]

    def room(self, ability: Keyworded) -> Tokens:
        """A room ability after the room's name. CR 309.4."""
        triggered = ability.meaning[0]
        assert isinstance(triggered, Triggered), ability
        return self.with_word(triggered.word, self.text(triggered.effect))

    def level(self, ability: Keyworded) -> Tokens:
        """What a level gives: its counters, power and toughness, abilities. CR 711.2."""
        least, most, power, toughness = [
            one.number for one in ability.parameter if isinstance(one, Number)
        ]
        range_ = f"{least}+" if most < 0 else f"{least}-{most}"
        tokens = [self.level_word, range_, f"{power}/{toughness}"]
        return [*tokens, *self.marked_abilities(ability.meaning[0])]

    def level_bar(self, ability: Keyworded) -> Tokens:
        """A class level bar: its cost, its level, and the abilities of its section. CR 716.2a."""
        gains, has = ability.meaning
        assert isinstance(gains, Activated), ability
        tokens = self.costs_of(gains)
        for number in ability.parameter:
            if isinstance(number, Number):
                tokens += [":", capital([self.level_word.lower()])[0], str(number.number)]
        return [*tokens, *self.marked_abilities(has)]

    def marked_abilities(self, given: Ability) -> Tokens:
        """The abilities that something has by a static ability, each after a mark."""
        assert isinstance(given, Static), given
        tokens: Tokens = []
        for change in given.changes:
            if isinstance(change, GainAbilities):
                for line in self.lines(change.abilities):
                    tokens += ["•", *tokenize(line)]
        return tokens

    def with_word(self, word: str, tokens: Tokens) -> Tokens:
        """The tokens after an ability word or flavor word. CR 207.2c, 207.2d."""
        return [*tokenize(self.opening_word(word)), "—", *capital(tokens)] if word else tokens

    def opening_word(self, word: str) -> str:
        """An ability word or flavor word in the language."""
        return word

    def activated(self, ability: Activated) -> Tokens:
        """An activated ability. CR 602.1."""
        return [
            *self.costs_of(ability),
            ":",
            *capital(self.text(ability.effect)),
            *self.cheaper(ability),
            *self.in_era(self.limits(ability)),
        ]

    def cheaper(self, ability: Activated) -> Tokens:
        """How much less an ability costs to activate, and when. CR 601.2f, 602.2b."""
        if ability.less is None:
            return []
        less = ability.less.times if isinstance(ability.less, PerEach) else ability.less
        tokens = [*self.cheaper_words[0], *self.amount(less, ""), *self.cheaper_words[1]]
        if isinstance(ability.less, PerEach):
            tokens += self.for_each(ability.less.counted)
        if ability.less_if is not None:
            tokens += [*self.if_word(), *self.node(ability.less_if, SINGULAR)]
        return stop([*tokens, *self.meaning_of_x(ability.less)])

    def costs_of(self, ability: Activated) -> Tokens:
        """The costs of an activated ability. CR 602.1a."""
        tokens: Tokens = []
        for cost in ability.costs:
            if tokens:
                tokens.append(",")
            tokens += capital(self.cost(cost, Agreement(you=True, implied=True)))
        return tokens

    def cost(self, cost: Cost, subject: Agreement) -> Tokens:
        """One cost."""
        if isinstance(cost, LoyaltyCost):
            number = "-X" if cost.variable else f"{cost.change:+d}"
            text = "0" if cost.change == 0 and not cost.variable else number.replace("-", "−")
            return ["[", text, "]"]
        if isinstance(cost, PayMana):  # what X is is said at the end
            return self.node(PayMana(cost.cost, cost.times), subject)
        return self.node(cost, subject)

    def triggered(self, ability: Triggered) -> Tokens:
        """A triggered ability. CR 603.1, 603.11."""
        if ability.late:
            said = self.text(ability.effect)
            return [*said[:-1], *self.node(ability.on, SINGULAR), "."]
        tokens = [*self.node(ability.on, SINGULAR), ","]
        if ability.condition is not None:
            tokens += [*self.if_word(), *self.node(ability.condition, SINGULAR), ","]
        return [*tokens, *self.text(ability.effect), *self.trigger_limit(ability)]

    def static(self, ability: Static) -> Tokens:
        """A static ability."""
        condition: Tokens = []
        if ability.condition is not None:
            condition = self.lasting(ability.condition)
        affects = ability.affects
        ref = affects.ref if isinstance(affects, Is) else Each(affects, "")
        self._holder = ref
        if ability.same:
            tokens = [*self.same(), *self.reference(ref, "", False)]
        elif ability.changes[0].subject() is not None:
            tokens = self.changes(ability.changes, SINGULAR)
        elif ability.changes == (SetController(),):
            tokens = self.you_control(ref)
        else:
            tokens = self.reference(ref, "", True)
            tokens += self.changes(ability.changes, self.agreement(ref))
        if ability.condition is not None and ability.condition_first:
            tokens = [*condition, ",", *tokens]
        elif ability.condition is not None:
            tokens = [*tokens, *condition]
        return stop([*tokens, *self.meaning_of_x(ability)])

    def lasting(self, condition: Condition) -> Tokens:
        """A condition as long as which something is so."""
        said = self.node(condition, SINGULAR)
        return said if phrase_of_condition(condition) == "timing" else [*self.as_long_as(), *said]

    def same(self) -> Tokens:
        """How a sentence begins that says the same of other things."""
        raise NotImplementedError

    def you_control(self, ref: Ref) -> Tokens:
        """ "You control" something, as a static ability says it."""
        raise NotImplementedError

    def changes(self, changes: tuple[Modification, ...], subject: Agreement) -> Tokens:
        """What a continuous effect changes, said of its subject."""
        if len(changes) > 1 and _counted_in(changes[0]) is not None:
            parts = [self.node(one, subject) for one in changes]
            counted_first = _counted_in(changes[0])
            assert counted_first is not None, changes
            parts[0] = [*parts[0], *self.for_each(counted_first)]
            return self.listed(parts, self.conjunctions[0])
        tokens = self.listed([self.node(one, subject) for one in changes], self.conjunctions[0])
        for change in changes:
            counted = _counted_in(change)
            if counted is not None:
                return [*tokens, *self.for_each(counted)]
        return tokens

    def replacing(self, ability: Replacing) -> Tokens:
        """A replacement or prevention effect."""
        tokens = self.node(ability.effect, SINGULAR)
        counted = _counted_in(ability.effect)
        if counted is not None:
            tokens += self.for_each(counted)
        if ability.condition is not None:
            condition = self.node(ability.condition, SINGULAR)
            if phrase_of_condition(ability.condition) != "timing":
                word = self.as_long_as() if ability.lasting else self.if_word()
                condition = [*word, *condition]
            if ability.condition_first:
                tokens = [*condition, ",", *tokens]
            else:
                tokens += condition
        return [*tokens, *self.meaning_of_x(ability)]

    # -- instructions ----------------------------------------------------------------------------

    def text(self, effect: Effect) -> Tokens:
        """An instruction as one or more sentences with full stops, the first in small letters."""
        if isinstance(effect, Sequence) and effect.joiner.startswith("."):
            tokens: Tokens = []
            for number, one in enumerate(effect.effects):
                sentence = self.text(one)
                if number and effect.joiner != ".":
                    sentence = [*self.then_sentence(effect.joiner), *sentence]
                tokens += capital(sentence) if number else sentence
            return tokens
        if isinstance(effect, Modes):
            return self.modal(effect)
        if isinstance(effect, RollTable):
            return self.rolled(effect)
        if isinstance(effect, WhenYouDo):
            assert isinstance(effect.ability, Triggered), effect
            return [*self.when_you_do, *self.text(effect.ability.effect)]
        if isinstance(effect, WhenNext):
            assert isinstance(effect.ability, Triggered), effect
            on = self.node(effect.ability.on, SINGULAR)
            return [*on, ",", *self.text(effect.ability.effect)]
        if isinstance(effect, Clause) and (
            effect.costs or effect.refused or effect.otherwise is not None
        ):
            return self.long_clause(effect)
        if isinstance(effect, PreventThen):
            then = self.text(effect.then)
            after = [*self.if_prevented, *then] if effect.stated else then
            return [*self.text(effect.prevent), *capital(after)]
        if isinstance(effect, AddManaInstead):
            return self.instead(effect.plain, effect.condition, effect.instead, "last")
        last = effect.effects[-1] if isinstance(effect, Sequence) else effect
        tokens = [*self.series(effect, SINGULAR), *self.meaning_of_x(effect)]
        if isinstance(effect, (AddMana, AddManaOfColors)) and effect.only_for is not None:
            return [*stop(tokens), *self.in_era(self.spending(effect.only_for))]
        if _is_kept(effect):
            return [*stop(tokens), *self.in_era(tokenize(self.keeping))]
        return tokens if isinstance(last, Modes) else stop(tokens)

    def spending(self, only_for: Filter) -> Tokens:
        """A sentence that says what mana may be spent on."""
        raise NotImplementedError

    def long_clause(self, clause: Clause) -> Tokens:
        """A clause of more than one sentence."""
        otherwise = clause.otherwise
        if otherwise is not None and clause.instead:
            assert clause.condition is not None, clause
            said = self.instead(otherwise, clause.condition, clause.effect, clause.instead)
            if not clause.apart:
                return said
            before = self.text(otherwise)
            return [*before, PARAGRAPH, *self.with_word(clause.word, said[len(before) :])]
        if otherwise is not None:
            first = Clause(
                clause.effect,
                clause.condition,
                clause.may,
                clause.costs,
                clause.unless,
                clause.payer,
                None,
                clause.late,
            )
            return [*self.text(first), *self.otherwise, *self.text(otherwise)]
        return self.paying(clause)

    def instead(self, plain: Effect, condition: Condition, effect: Effect, place: str) -> Tokens:
        """An instruction, and a sentence with what is done instead of it if a condition holds."""
        said = [*self.series(effect, SINGULAR), *self.meaning_of_x(effect)]
        if place == "late":
            said = self.with_instead(said, place)
            after = [*self.if_word(), *self.node(condition, SINGULAR)]
            return [*self.text(plain), *capital([*said, *after]), "."]
        clause = [*self.if_word(), *self.node(condition, SINGULAR), ","]
        return [*self.text(plain), *capital([*clause, *self.with_instead(said, place)]), "."]

    def with_instead(self, said: Tokens, place: str) -> Tokens:
        """An instruction that is done instead of another; ``place`` is "first" or "last"."""
        raise NotImplementedError

    def paying(self, clause: Clause) -> Tokens:
        """ "[Player] may pay [costs]. If they do, [instruction].", or "if they don't"."""
        raise NotImplementedError

    def rolled(self, effect: RollTable) -> Tokens:
        """A die roll and its results table, each row after a mark. CR 706.3."""
        tokens = self.text(effect.roll)
        for row in effect.outcomes:
            results = f"{row.least}" if row.most == row.least else f"{row.least}—{row.most}"
            said = f"{row.least}+" if row.most < 0 else results
            tokens += ["•", said, "|", *capital(self.with_word(row.word, self.text(row.effect)))]
        return tokens

    def modal(self, modes: Modes) -> Tokens:
        """Modes, each after its mark."""
        tokens = self.modes(modes)
        for mode in modes.modes:
            tokens += ["•", *capital(self.with_word(mode.word, self.text(mode.effect)))]
        return tokens

    def series(self, effect: Effect, subject: Agreement) -> Tokens:
        """An instruction within a sentence."""
        if isinstance(effect, Sequence):
            return self.sequence(effect, subject)
        if isinstance(effect, Clause):
            return self.clause(effect, subject)
        if isinstance(effect, ForEach):
            if isinstance(effect.each, Each):
                tokens = self.for_each_of(effect.each.filter)
            else:
                tokens = self.for_each_one_of(effect.each)
            return [*tokens, ",", *self.series(effect.effect, subject)]
        if isinstance(effect, Repeat):
            return [*self.for_each(effect.times), ",", *self.series(effect.effect, subject)]
        if isinstance(effect, Modes):
            return self.modal(effect)
        tokens = self.node(effect, subject)
        counted = _counted_in(effect)
        return tokens if counted is None else [*tokens, *self.for_each(counted)]

    def in_bare_form(self, effect: Effect) -> Tokens:
        """An instruction with its subject and the verb as after "have"."""
        self.bare_form = True
        try:
            return self.series(effect, SINGULAR)
        finally:
            self.bare_form = False

    def for_each_of(self, fits: Filter) -> Tokens:
        """ "For each" thing that fits."""
        raise NotImplementedError

    def for_each_one_of(self, things: Ref) -> Tokens:
        """ "For each of" things named before."""
        raise NotImplementedError

    def sequence(self, sequence: Sequence, subject: Agreement) -> Tokens:
        """Instructions joined within a sentence."""
        parts = [self.series(one, subject) for one in sequence.effects]
        if sequence.joiner == "and" and len(parts) > 2:
            return self.listed(parts, self.conjunctions[0])
        return self.joined(parts, sequence)

    def joined(self, parts: list[Tokens], sequence: Sequence) -> Tokens:
        """The parts of a sentence with the words between them."""
        tokens: Tokens = []
        for number, part in enumerate(parts):
            if number and sequence.joiner == "then" and number < len(parts) - 1:
                tokens.append(",")
            elif number:
                tokens += self.joiner(sequence.joiner)
            tokens += part
        return tokens

    def in_era(self, tokens: Tokens) -> Tokens:
        """Tokens that come from no template, in the words of the time."""
        said = join(tokens)
        worded = self.words.worded(said)
        return tokens if worded == said else tokenize(worded)

    def added(self, who: Ref | None, tokens: Tokens) -> Tokens:
        """How mana is added, in the words of the time; ``who`` adds it if you don't."""
        return self.in_era(tokens)

    def produced(self, row: tuple[int, ...]) -> Tokens:
        """The symbols of mana that is added."""
        return tokenize(self.words.mana(row))

    def targeted(self, ref: Target) -> Target:
        """A target as the rules of the time have it: "any target" may be a creature or player."""
        fits = ref.filter
        last = fits.parts[-1] if isinstance(fits, All) else fits
        if not self.words.creature_targets or not isinstance(last, AnyTarget):
            return ref
        joined = "or" if ref.maximum == 1 else "and/or"
        either = Either((OfType(Type.CREATURE), Player()), joined)
        shown = All((*fits.parts[:-1], either)) if isinstance(fits, All) else either
        return replace(ref, filter=shown)

    def meaning_of_x(self, node: Node) -> Tokens:
        """What X is, if something in the node says so."""
        for part in walk(node):
            if isinstance(part, X) and part.meaning is not None and not part.said:
                return self.where_x_is(part.meaning, part.apart)
        return []

    # -- nodes and templates ---------------------------------------------------------------------

    def node(self, node: Node, subject: Agreement) -> Tokens:
        """A node by its phrase, or in the language's own way."""
        if isinstance(node, Ref):
            return self.reference(node, "", False)
        if isinstance(node, Filter):
            return self.noun_phrase(node, "a", False)
        if isinstance(node, Amount):
            return self.amount(node, "")
        if isinstance(node, (Sequence, Clause, ForEach, Modes)):
            return self.series(node, subject)
        if isinstance(node, (AllOf, AnyOf)):
            word = self.conjunctions[0 if isinstance(node, AllOf) else 1]
            return self.listed([self.node(one, SINGULAR) for one in node.parts], word)
        if isinstance(node, AddMana):
            return self.added(node.who, self.mana(node))
        if isinstance(node, AddManaOfColors):
            return self.added(node.who, self.mana_of_colors(node))
        return self.by_phrase(node, subject)

    def by_phrase(self, node: Node, subject: Agreement, each: bool = False) -> Tokens:
        """A node by its phrase, or with ``each`` by the one for what is counted."""
        node = said_of(node)
        phrase = phrase_of(node, each)
        items = items_of(self.words.worded(self.template(phrase)))
        name = subject_of(phrase, items)
        options = [one.option for one in items if isinstance(one, Slot) and one.field == name]
        filling = Filling(self, node, name, options[0] if options else "", subject)
        own, holder = self.own, self._holder
        if isinstance(node, (*_ELSEWHERE, *_BY_NAME)):
            self.own = own.named() if isinstance(node, _BY_NAME) else self.elsewhere()
        self._holder = getattr(node, name) if name else holder
        said = filling.fill(items)
        self.own, self._holder = own, holder
        return said

    def listed(self, parts: list[Tokens], word: str) -> Tokens:
        """Parts as a list: "A", "A and B", "A, B, and C"."""
        tokens: Tokens = []
        for number, part in enumerate(parts):
            if number and len(parts) > 2:
                tokens.append(",")
            if number and number == len(parts) - 1:
                tokens += tokenize(word) if word != "and/or" else ["and/or"]
            tokens += part
        return tokens

    def described(self, node: Node, subject: Agreement) -> Agreement:
        """What words of tables agree with that describe the subject of a node."""
        return subject

    def table(
        self,
        name: str,
        value: object,
        agreement: Agreement = SINGULAR,
        plural: bool = False,
        thing: Agreement = SINGULAR,
    ) -> Tokens:
        """A value's words in a table, adjectives made to agree, and nouns in the number wanted.

        ``thing`` is what agrees with the object of an instruction. Raises UnwordedError for none.
        """
        table = TABLES.get(name)
        if table is None:
            raise UnwordedError(f"no word table is named {name!r}")
        if not isinstance(value, (int, str)) or value not in table:
            raise UnwordedError(f"the word table {name!r} has no words for {value!r}")
        text = self.words.worded(table[value][self.language])
        return self.agreeing(text, agreement, plural, thing)

    def agreeing(
        self,
        text: str,
        agreement: Agreement,
        plural: bool = False,
        thing: Agreement = SINGULAR,
    ) -> Tokens:
        """The tokens of a text in which ``<*word>`` is an adjective, ``<verb@él>`` a verb,
        ``one/many`` a noun.
        """
        tokens: Tokens = []
        for item in items_of(text) if inflects(text) else []:
            if isinstance(item, Adjective):
                card = Agreement(thing.plural, feminine=True)
                others = {OWN: self.agreement(THIS), "what": thing, "card": card}
                tokens += self.adjective(item.text, others.get(item.subject, agreement))
            elif isinstance(item, Verb):
                who = thing if item.subject == "what" else SPOKEN_OF[item.subject]
                tokens += self.verb(item.text, who)
            elif isinstance(item, Noun):
                tokens.append(item.many if plural else item.one)
            elif isinstance(item, Word):
                tokens += self._put_in(item.text)
        return tokens or self.with_own_name(text)

    def named(self, ability: Keyworded, name: str, template: str) -> Tokens:
        """A keyword ability's name with its parameter; a cost of words comes after a dash."""
        tokens = tokenize(name)
        parameter = self.keyword_parameter(ability, template)
        if not _has_worded_cost(ability):
            return [*tokens, *parameter]
        if "—" in template:
            return [*tokens, *parameter, "."]
        first, *rest = capital(parameter)
        while first.startswith("{") and rest and rest[0].startswith("{"):
            first += rest.pop(0)
        return [*tokens[:-1], f"{tokens[-1]}—{first}", *rest, "."]

    def keyword_parameter(self, ability: Keyworded, template: str) -> Tokens:
        """What follows the name of a keyword ability."""
        wording = KEYWORDS[ability.name]
        tokens: Tokens = []
        worded = _has_worded_cost(ability)
        for item in items_of(template):
            if isinstance(item, Word):
                tokens.append(item.text)
            elif isinstance(item, Choice):  # a dash that stands only before words
                chosen = item.options[-1 if worded else 0]
                tokens += [one.text for one in chosen if isinstance(one, Word)]
            elif isinstance(item, Slot):
                field = Field(item.field, wording.slots[int(item.field)])
                said = self.parameter(ability, field, int(item.field), item.option)
                tokens += capital(said) if worded and tokens[-1:] == ["—"] else said
        return _with_dash(tokens)

    def parameter(self, ability: Keyworded, field: Field, place: int, option: str) -> Tokens:
        """One slot of a keyword ability's parameter; a tuple takes the nodes that are left."""
        values = ability.parameter[place:] if field.many else ability.parameter[place : place + 1]
        parts: list[Tokens] = []
        for value in values:
            if isinstance(value, Cost):
                said = self.cost(value, Agreement(you=True, implied=True))
                parts.append(capital(said) if parts else said)
            elif isinstance(value, Filter):
                parts.append(self.noun_phrase(value, option or "a", False))
            elif isinstance(value, Amount):
                parts.append(self.amount(value, option))
            else:
                parts.append(self.node(value, SINGULAR))
        if option.startswith(","):
            tokens: Tokens = []
            for number, part in enumerate(parts):
                tokens += [",", *part] if number else part
            return tokens
        return self.listed(parts, self.conjunctions[0])


class Filling:
    """One template being filled with the fields of a node."""

    def __init__(
        self, printer: Printer, node: Node, subject: str, option: str, outside: Agreement
    ) -> None:
        self.printer = printer
        self.node = node
        self.subject = subject
        self.fields = fields_of(type(node))
        self.plural = False
        self.counted = False
        self.several: dict[str, bool] = {}
        """The fields that were counted, and whether there are several of what they describe."""
        self.items: list[Item] = []
        self.agreement = outside
        if subject:
            self.agreement = self._of_subject(subject, option)
        if isinstance(node, Effect) and printer.bare_form:
            self.agreement = replace(self.agreement, bare=True)

    def _of_subject(self, subject: str, option: str) -> Agreement:
        value: object = getattr(self.node, subject)
        found = self.printer.agreement(value)
        if isinstance(value, Filter) and value.is_several():
            return found
        if isinstance(value, Filter) and not isinstance(value, Is) and option not in _PLURAL:
            return Agreement(feminine=found.feminine)
        return found

    def fill(self, items: list[Item]) -> Tokens:
        """The tokens of items in order."""
        self.items = self.items or items
        tokens: Tokens = []
        for place, item in enumerate(items):
            said = self._item(item)
            if isinstance(item, Verb):
                tokens += self.printer.contracted(tokens, said)
            elif place and isinstance(item, Slot):
                tokens = self.printer.after_verb(self, tokens, items, place, said)
            else:
                tokens += said
        return tokens

    def said(self, verb: Verb) -> Tokens:
        """A verb as it is said."""
        return self.printer.verb(verb.text, self._agreement(verb.subject))

    def _item(self, item: Item) -> Tokens:
        if isinstance(item, Word):
            return self.printer.called() if item.text == OWN else [item.text]
        if isinstance(item, Slot):
            return self._slot(item)
        if isinstance(item, Verb):
            return self.said(item)
        if isinstance(item, Adjective):
            return self.printer.adjective(item.text, self._agreement(item.subject))
        if isinstance(item, Noun):
            return [item.many if self.plural else item.one]
        if isinstance(item, Choice):
            plural = self.agreement.plural and _words(item) == ("its", "their")
            return self.fill(item.options[int(plural)])
        assert isinstance(item, Optional), item
        value: object = getattr(self.node, item.field)
        if item.value is not None:
            return self.fill(item.items) if value == item.value else []
        return [] if value == default_of(type(self.node), item.field) else self.fill(item.items)

    def _agreement(self, field: str) -> Agreement:
        if not field:
            return self.agreement
        if field == OWN:
            return self.printer.agreement(THIS)
        if field in SPOKEN_OF:
            return SPOKEN_OF[field]
        value: object = getattr(self.node, field)
        found = self.printer.agreement(value)
        if not isinstance(value, Filter) or isinstance(value, Is) or value.is_several():
            return found
        several = self.several.get(field, _option_of(field, self.items) in _SEVERAL)
        return Agreement(several, feminine=found.feminine)

    def _thing(self) -> Agreement:
        """What agrees with that of which an instruction tells where it is put."""
        if "what" in self.fields:
            return self._agreement("what")
        said: object = getattr(self.node, "it", None)
        if isinstance(said, str):
            return Agreement(said in ("them", "those cards"), feminine=True)
        if "among" in self.fields:
            return Agreement(self.plural, feminine=True)
        return SINGULAR if "how" in self.fields else self.agreement

    def _slot(self, slot: Slot) -> Tokens:
        value: object = getattr(self.node, slot.field)
        if slot.counted:
            self.several[slot.counted] = isinstance(value, Amount) and _is_plural(value)
            fits: object = getattr(self.node, slot.counted)
            assert isinstance(value, Amount) and isinstance(fits, Filter), self.node
            return self.printer.counted(value, fits, slot.option)
        if isinstance(value, tuple):
            return self._many(value, slot)
        return self._one(value, slot.option, slot)

    def _many(self, values: tuple[object, ...], slot: Slot) -> Tokens:
        joiner, _, option = slot.option.partition(";")
        if joiner == "quoted":
            joiner, option = "and", "quoted"
        parts = [self._one(value, option, slot) for value in values]
        if joiner == "_":
            return [token for part in parts for token in part]
        if joiner == ",":
            return [
                token
                for number, part in enumerate(parts)
                for token in ([",", *part] if number else part)
            ]
        word = joiner or "and"
        first, second = self.printer.conjunctions
        shown = {"and": first, "or": second}.get(word, word)
        keywords = [value for value in values if isinstance(value, Keyworded)]
        if len(keywords) == len(values) > 1:
            return self.printer.keywords(keywords, shown)
        return self.printer.listed(parts, shown)

    def _one(self, value: object, option: str, slot: Slot) -> Tokens:
        printer = self.printer
        if value is None:
            return []
        if option == "own" and isinstance(value, Filter):
            return printer.possessive(printer.agreement(value))
        if isinstance(value, Ref):
            self.plural = self.printer.agreement(value).plural
            if slot.field == self.subject and printer.leaves_out(self.node, value):
                return []
            said = printer.field_option(self, option) if "{" in option else option
            return printer.reference(value, said, slot.field == self.subject)
        if isinstance(value, Is) and option in (*_NAMED, "a", "", "s"):
            return printer.reference(value.ref, "", slot.field == self.subject)
        if option == "this" and isinstance(value, Either) and isinstance(value.parts[0], Is):
            return self._named_or(value, slot.field == self.subject)
        if isinstance(value, Filter):
            shown = {"": "a", "this": "a", "some": "a", "these": "s"}.get(option, option)
            if option in QUALITIES:
                return printer.quality(value, option, self.plural, self.agreement)
            return printer.noun_phrase(value, shown, self.plural)
        if isinstance(value, Amount):
            self._count(value, option)
            return printer.amount(value, option)
        if isinstance(value, ManaCost):
            return ["{" + symbol.text + "}" for symbol in value.symbols]
        if isinstance(value, Keyworded):
            return printer.keyword(value, True)
        if isinstance(value, Ability):
            return printer.quoted(value)
        if isinstance(value, Condition) and slot.field == "unless":
            return printer.unless(value)
        if isinstance(value, Node):
            return printer.node(value, self.agreement)
        return self._plain(value, option)

    def _named_or(self, either: Either, subject: bool) -> Tokens:
        """What is named or described: "~ or another creature you control"."""
        named, *others = either.parts
        assert isinstance(named, Is), either
        parts = [self.printer.named_first(named.ref, subject)]
        parts += [
            self.printer.reference(one.ref, "", False)
            if isinstance(one, Is)
            else self.printer.noun_phrase(one, "a", False)
            for one in others
        ]
        return self.printer.listed(parts, self.printer.conjunctions[1])

    def _count(self, amount: Amount, option: str) -> None:
        """Let nouns agree with the amount, but not with a measure beside a count: "two 1/1 ..."."""
        if option or not self.counted:
            self.plural = _is_plural(amount)
        self.counted = self.counted or bool(option)

    def _of_table(self) -> Agreement:
        """What words of tables agree with."""
        return self.printer.described(self.node, self.agreement)

    def _plain(self, value: object, option: str) -> Tokens:
        if option and option in TABLES:
            return self.printer.table(option, value, self._of_table(), self.plural, self._thing())
        if isinstance(value, int) and option == "#":
            return [str(value)]
        if isinstance(value, int):
            self.plural = value != 1
            return self.printer.amount(Number(value), option or "one")
        return tokenize(str(value))


_ELSEWHERE: Final = (
    BeginsOnBattlefield,
    CastAnyTime,
    CausesDiscard,
    CycleThis,
    DiscardThis,
    DiscardedOntoBattlefield,
    MayCastThisFrom,
    ThisFrom,
)
"""Nodes that speak of the card itself where it is no permanent."""
_BY_NAME: Final = (CopiesInDeck, CopyName, NamedLike, OwnsBoth, TransformsInto)
"""Nodes that say what something is named."""

_NAMED: Final = ("this", "these", "named")
"""Options of slots for filters that read what is named, too."""


def _option_of(field: str, items: list[Item]) -> str:
    """The option of a field's slot, "" if none has it."""
    for item in items:
        if isinstance(item, Slot) and item.field == field:
            return item.option
        found = _option_of(field, item.items) if isinstance(item, Optional) else ""
        if found:
            return found
    return ""


def _words(choice: Choice) -> tuple[str, ...]:
    """The words to choose from, where each spelling is one word."""
    return tuple([one.text for option in choice.options for one in option if isinstance(one, Word)])


def _is_plural(amount: Amount) -> bool:
    if isinstance(amount, PerEach):
        return _is_plural(amount.times)
    return not (isinstance(amount, Number) and amount.number == 1)


def within_sentences(tokens: Tokens) -> Tokens:
    """The tokens without the full stops of quotations after which the sentence goes on."""
    made: Tokens = []
    quoted = False
    for place, token in enumerate(tokens):
        if token == '"':
            after = tokens[place + 1 : place + 2]
            if quoted and made[-1] == "." and after and after[0][:1].islower():
                made.pop()
            quoted = not quoted
        made.append(token)
    return made


def _is_kept(effect: Effect) -> bool:
    """Whether a sentence adds mana that isn't lost until end of turn."""
    if isinstance(effect, Sequence):
        return any(_is_kept(one) for one in effect.effects)
    return isinstance(effect, (AddMana, AddManaOfColors)) and effect.kept


def _counted_in(node: Node) -> Amount | None:
    """What the amounts of a node count "for each" of; None if nothing."""
    for name in field_names(node):
        value: object = getattr(node, name)
        if isinstance(value, PerEach):
            return value.counted
        if isinstance(value, tuple):
            for one in value:
                found = _counted_in(one) if isinstance(one, Modification) else None
                if found is not None:
                    return found
    return None


def _has_worded_cost(ability: Keyworded) -> bool:
    return any(isinstance(one, Cost) and one.is_worded() for one in ability.parameter)


def _with_dash(tokens: Tokens) -> Tokens:
    """The tokens with what stands beside a dash joined to it: "4—{U}"."""
    if "—" not in tokens:
        return tokens
    at = tokens.index("—")
    after = at + 1
    joined = f"{tokens[at - 1]}—{tokens[after]}"
    while tokens[after].startswith("{") and tokens[after + 1 : after + 2]:
        if not tokens[after + 1].startswith("{"):
            break
        after += 1
        joined += tokens[after]
    return [*tokens[: at - 1], joined, *tokens[after + 1 :]]


def capital(tokens: Tokens) -> Tokens:
    """The tokens with a capital at the start."""
    if not tokens or not tokens[0][:1].islower():
        return tokens
    return [tokens[0][:1].upper() + tokens[0][1:], *tokens[1:]]


def stop(tokens: Tokens) -> Tokens:
    """The tokens with a full stop, unless a quotation at the end has one."""
    if len(tokens) > 1 and tokens[-1] == '"' and tokens[-2] == ".":
        return tokens
    return [*tokens, "."]
