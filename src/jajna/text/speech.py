"""Prints nodes with the phrase book; the base of both languages.

Nodes become tokens, which are joined to text at the end. A language is a subclass with its own
references, noun phrases, amounts and verbs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.era import CURRENT, Era
from jajna.ir.abilities import (
    Ability,
    Keyworded,
    Triggered,
)
from jajna.ir.amounts import PerEach
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Node,
    Ref,
)
from jajna.ir.composites import Clause, ForEach, Modes, Sequence, WheneverThisTurn
from jajna.ir.conditions.logic import AllOf, AnyOf
from jajna.ir.costs import LoyaltyCost, PayMana
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import AnyTarget, OfType, Player
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.ir.patterns import OneOfEvents
from jajna.ir.refs import THIS, Attached, Each, It, Same, Target, That, TheOne, This
from jajna.text.agreement import SINGULAR, Agreement, agreement_of, is_person
from jajna.text.era_words import era_words
from jajna.text.filling import OWN, SPOKEN_OF, Filling
from jajna.text.own_names import CARD, NAME, PERMANENT, TOKEN, OwnName, own_name_by
from jajna.text.phrases import UnwordedError, has_phrase, items_of, phrase_of
from jajna.text.templates import (
    Adjective,
    Choice,
    Field,
    Item,
    Noun,
    Slot,
    Verb,
    Word,
    inflects,
    subject_of,
)
from jajna.text.tokens import Tokens, capital, join, tokenize, within_quotation
from jajna.vocab import Term, Type
from jajna.wording import KEYWORDS, NOUN_OF, OWN_NAMES, TABLES, Own, Phrase

__all__ = ["Speech"]


class Speech:
    """The base of a language's printer: prints nodes by their phrases, with their fields filled."""

    language = 0
    """The place of the language in word tables: 0 English, 1 Spanish."""
    conjunctions: tuple[str, str] = ("and", "or")
    condition_word: str = "if"
    this_turn: tuple[str, ...] = ("this", "turn")
    bare_form = False
    """Whether the instructions being printed stand after "have"."""

    def __init__(self, era: Era = CURRENT, own: OwnName = NAME, shown: bool = False) -> None:
        self.words = era_words("en" if self.language == 0 else "es", era)
        """The words of the era of the text."""
        self.own = own
        """The name or noun for the object that the text is on."""
        self.shown: Final = shown
        """Whether a quoted ability calls its object by a noun; otherwise it says "~"."""
        self.others_pay = False
        """Whether the costs being printed are paid by a player in the third person."""
        self._by_costs = False
        """Whether the costs being printed are those "by" which something is done."""
        self._holder: object = None
        """The objects that get the abilities being printed: a reference or filter, the name or noun
        for one, or None.
        """

    def called(self) -> Tokens:
        """The name or noun for the object that the text is on."""
        return tokenize(self.own.spanish if self.language else self.own.english)

    def with_own_name(self, text: str) -> Tokens:
        """The tokens of a text, with the object's name or noun in place of "~"."""
        return [one for token in tokenize(text) for one in self._put_in(token)]

    def _put_in(self, token: str) -> Tokens:
        return self.called() if token == OWN else [token]

    def elsewhere(self) -> OwnName:
        """The name or noun for an object whose ability functions outside of the battlefield."""
        return self.own if self.own.by_name else CARD

    def holder(self, of: object) -> OwnName:
        """The name or noun that a quoted ability has for its object."""
        if isinstance(of, OwnName):
            return of
        if isinstance(of, Is):
            return self.holder(of.ref)
        if isinstance(of, This):
            return self.own
        if isinstance(of, Ref) and (noun := NOUN_OF.get(type(of))) is not None:
            return own_name_by(OfType(noun.types))
        if isinstance(of, (It, Same)) and of.of is not None:
            return self.holder(of.of)
        if isinstance(of, Ref) and is_person(of):
            return TOKEN  # players create them
        if isinstance(of, (Target, Each)):
            return own_name_by(of.filter)
        if isinstance(of, (Attached, That, TheOne)):
            return own_name_by(of.noun)
        return own_name_by(of) if isinstance(of, Filter) else PERMANENT

    def quoted(self, ability: Ability) -> Tokens:
        """An ability in quotation marks."""
        before, holder = self.own, self._holder
        own = self.holder(holder)
        self.own = own if self.shown else own.named()
        try:
            said = capital(self.ability(ability))
            return ['"', *within_quotation(said), '"']
        finally:  # another ability of the same object may follow
            self.own, self._holder = before, holder

    def agreement(self, value: object) -> Agreement:
        """The agreement of verbs and adjectives with a reference or filter."""
        return agreement_of(value)

    def template(self, phrase: Phrase) -> str:
        """The template of the language."""
        raise NotImplementedError

    def verb(self, word: str, agreement: Agreement) -> Tokens:
        """A verb in the person and number of its subject."""
        raise NotImplementedError

    def contracted(self, before: Tokens, verb: Tokens) -> Tokens:
        """A verb, contracted with the words before it where the language does so."""
        return verb

    def after_verb(
        self, filling: Filling, tokens: Tokens, items: list[Item], place: int, said: Tokens
    ) -> Tokens:
        """The tokens and those of the slot after them, which may be the object of their verb."""
        return tokens + said

    def with_pronouns(self, filling: Filling, items: list[Item]) -> list[Item]:
        """The items of a template, with pronouns in place of the slots that they stand for."""
        return items

    def adjective(self, word: str, agreement: Agreement) -> Tokens:
        """An adjective in the gender and number of its noun."""
        raise NotImplementedError

    def reference(self, ref: Ref, option: str, subject: bool) -> Tokens:
        """A reference."""
        raise NotImplementedError

    def leaves_out(self, node: Node, subject: Ref) -> bool:
        """Whether the verb alone tells the subject, which is left out then."""
        return False

    def possessive(self, owner: Agreement) -> Tokens:
        """The possessive for an owner named before: "its", "their"."""
        raise NotImplementedError

    def named_first(self, ref: Ref, subject: bool) -> Tokens:
        """A named object beside described ones: "~" in "~ or another creature"."""
        return self.reference(ref, "", True)

    def noun_phrase(self, fits: Filter, option: str, plural: bool) -> Tokens:
        """A filter as a noun phrase."""
        raise NotImplementedError

    def quality(self, fits: Filter, option: str, plural: bool, subject: Agreement) -> Tokens:
        """A filter as a predicate after "is": a noun phrase, or adjectives."""
        return self.noun_phrase(fits, option, plural or subject.plural)

    def amount(self, amount: Amount, option: str) -> Tokens:
        """An amount."""
        raise NotImplementedError

    def counted(self, amount: Amount, fits: Filter, option: str) -> Tokens:
        """An amount of objects that fit, as one noun phrase."""
        raise NotImplementedError

    def for_each(self, counted: Amount) -> Tokens:
        """ "For each" with the counted objects."""
        raise NotImplementedError

    def mana(self, node: AddMana) -> Tokens:
        """The instruction to add mana of given types."""
        raise NotImplementedError

    def mana_of_colors(self, node: AddManaOfColors) -> Tokens:
        """The instruction to add mana of chosen colors."""
        raise NotImplementedError

    def unless(self, condition: Condition) -> Tokens:
        """A condition after "unless"."""
        return self.node(condition, SINGULAR)

    def if_word(self) -> Tokens:
        """ "If"."""
        raise NotImplementedError

    def field_option(self, filling: Filling, option: str) -> str:
        """The option of a slot, with the words of the fields that it names filled in."""
        return option

    def keyword(self, ability: Keyworded, inside: bool) -> Tokens:
        """A keyword ability, on its line or inside a sentence."""
        raise NotImplementedError

    def keywords(self, abilities: list[Keyworded], word: str) -> Tokens:
        """Keyword abilities as a list inside a sentence."""
        return self.listed([self.keyword(one, True) for one in abilities], word)

    def in_era(self, tokens: Tokens) -> Tokens:
        """Tokens that come from no template, in the words of the era."""
        said = join(tokens)
        worded = self.words.worded(said)
        return tokens if worded == said else tokenize(worded)

    def added(self, who: Ref | None, tokens: Tokens) -> Tokens:
        """An instruction to add mana, in the words of the era; ``who`` is the player, or None."""
        return self.in_era(tokens)

    def produced(self, row: tuple[int, ...]) -> Tokens:
        """The symbols of mana that is added."""
        return tokenize(self.words.mana(row))

    def targeted(self, ref: Target) -> Target:
        """A target in the words of the era: "any target" may be "target creature or player"."""
        fits = ref.filter
        parts = fits.parts if isinstance(fits, All) else (fits,)
        if not self.words.creature_targets or AnyTarget() not in parts:
            return ref
        joined = "or" if ref.maximum == 1 else "and/or"
        either = Either((OfType(Type.CREATURE), Player()), joined)
        named = tuple([either if part == AnyTarget() else part for part in parts])
        shown = All(named) if isinstance(fits, All) else either
        return replace(ref, filter=shown)

    def whenever_this_turn(self, later: WheneverThisTurn) -> Tokens:
        """ "Whenever ... this turn, [if ...,] ..." """
        ability = later.ability
        assert isinstance(ability, Triggered), later
        tokens: Tokens = [*self.node(ability.on, SINGULAR), *self.this_turn, ","]
        if ability.condition is not None:
            tokens += [self.condition_word, *self.node(ability.condition, SINGULAR), ","]
        return [*tokens, *self.series(ability.effect, SINGULAR)]

    def node(self, node: Node, subject: Agreement) -> Tokens:
        """A node by its phrase, or by the language's own code."""
        if isinstance(node, Ref):
            return self.reference(node, "", False)
        if isinstance(node, Filter):
            return self.noun_phrase(node, "a", False)
        if isinstance(node, Amount):
            return self.amount(node, "")
        if isinstance(node, (Sequence, Clause, ForEach, Modes)):
            return self.series(node, subject)
        if isinstance(node, WheneverThisTurn):
            return self.whenever_this_turn(node)
        if isinstance(node, OneOfEvents) and not has_phrase(node):
            said = [self.by_phrase(node.events[0], subject)]
            said += [self.by_phrase(one, subject, "predicate") for one in node.events[1:]]
            return self.listed(said, self.conjunctions[1])
        if isinstance(node, (AllOf, AnyOf)):
            word = self.conjunctions[0 if isinstance(node, AllOf) else 1]
            conditions = [self.node(one, SINGULAR) for one in node.parts]
            if isinstance(node, AnyOf) and node.again:
                conditions[-1] = [self.condition_word, *conditions[-1]]
            return self.listed(conditions, word)
        if isinstance(node, AddMana):
            return self.added(node.who, self.mana(node))
        if isinstance(node, AddManaOfColors):
            return self.added(node.who, self.mana_of_colors(node))
        return self.by_phrase(node, subject)

    def by_phrase(self, node: Node, subject: Agreement, place: str = "") -> Tokens:
        """A node by its phrase, or by its phrase for a ``place``: "each" or a list.

        The place "predicate" is a trigger event without "when" and its subject.
        """
        phrase = phrase_of(node, place)
        items = items_of(self.words.worded(self.template(phrase)))
        name = subject_of(phrase, items)
        options = [one.option for one in items if isinstance(one, Slot) and one.field == name]
        filling = Filling(self, node, name, options[0] if options else "", subject)
        own, holder = self.own, self._holder
        called = OWN_NAMES.get(type(node))
        if called is not None:
            self.own = own.named() if called is Own.NAME else self.elsewhere()
        self._holder = getattr(node, name) if name else holder
        try:
            return filling.fill(items[2:] if place == "predicate" else items)
        finally:  # the printer is used again where the phrase book has no words
            self.own, self._holder = own, holder

    def listed(self, parts: list[Tokens], word: str, apart: bool = False) -> Tokens:
        """Parts as a list: "A", "A and B", "A, B, and C", with ``apart`` "A, and B"."""
        tokens: Tokens = []
        for number, part in enumerate(parts):
            if number and (apart or len(parts) > 2):
                tokens.append(",")
            if number and number == len(parts) - 1:
                tokens += tokenize(word) if word != "and/or" else ["and/or"]
            tokens += part
        return tokens

    def described(self, node: Node, subject: Agreement) -> Agreement:
        """The agreement of table words that describe the subject of a node."""
        return subject

    def table(
        self,
        name: str,
        value: object,
        agreement: Agreement = SINGULAR,
        plural: bool = False,
        thing: Agreement = SINGULAR,
    ) -> Tokens:
        """The words for a value in a table, with adjectives and nouns in their forms.

        ``thing`` is the agreement with the object of an instruction. Raises UnwordedError if the
        table has no such value.
        """
        table = TABLES.get(name)
        if table is None:
            raise UnwordedError(f"no word table is named {name!r}")
        if not isinstance(value, (int, str, Term)) or value not in table:
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
        """The tokens of a text with its words in agreement.

        ``<*word>`` is an adjective, ``<verb@él>`` a verb, ``one/many`` a noun.
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
        """The parameter after the name of a keyword ability."""
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

    def cost(self, cost: Cost, subject: Agreement) -> Tokens:
        """One cost."""
        if isinstance(cost, LoyaltyCost):
            number = "-X" if cost.variable else f"{cost.change:+d}"
            text = "0" if cost.change == 0 and not cost.variable else number.replace("-", "−")
            return ["[", text, "]"]
        if isinstance(cost, PayMana):  # what X is is said at the end
            if cost.tapping:
                number, _, letter = cost.cost.symbols[0].text.partition("/")
                return ["{" + number + "}", ",", "{T}", self.conjunctions[1], "{" + letter + "}"]
            if isinstance(cost.times, PerEach):
                said = self.node(PayMana(cost.cost, bent=cost.bent), subject)
                return [*said, *self.for_each(cost.times.counted)]
            return self.node(replace(cost, x=None), subject)
        return self.node(cost, subject)

    def parameter(self, ability: Keyworded, field: Field, place: int, option: str) -> Tokens:
        """One slot of a keyword ability's parameter; a tuple takes all the remaining nodes."""
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

    def ability(self, ability: Ability) -> Tokens:
        """An ability, with its full stops."""
        raise NotImplementedError

    def series(self, effect: Effect, subject: Agreement) -> Tokens:
        """An instruction within a sentence."""
        raise NotImplementedError


def _has_worded_cost(ability: Keyworded) -> bool:
    return any(isinstance(one, Cost) and one.is_worded() for one in ability.parameter)


def _with_dash(tokens: Tokens) -> Tokens:
    """The tokens with a dash and its neighbors joined to one: "4—{U}". One after a cost stands
    free: "{2}{U} — 2/2".
    """
    if "—" not in tokens:
        return tokens
    at = tokens.index("—")
    if tokens[at - 1].startswith("{"):
        return tokens
    after = at + 1
    joined = f"{tokens[at - 1]}—{tokens[after]}"
    while tokens[after].startswith("{") and tokens[after + 1 : after + 2]:
        if not tokens[after + 1].startswith("{"):
            break
        after += 1
        joined += tokens[after]
    return [*tokens[: at - 1], joined, *tokens[after + 1 :]]
