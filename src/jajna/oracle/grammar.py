"""The grammar: the phrase book as tries of words and slots, one for each family of nodes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from jajna.ir.base import Node
from jajna.ir.filters.identity import Is
from jajna.ir.refs import IMPLIED, YOU, It, Same, You
from jajna.oracle.language import ENGLISH, Language
from jajna.text.english.words import gerund, third_person, verb_forms
from jajna.text.spanish.words import (
    NO_VERBS,
    adjective_forms,
    every_form,
    finite_forms,
    infinitive,
    other_forms,
    pronoun,
    stated,
    told_forms,
    wished_forms,
    your_forms,
)
from jajna.text.templates import (
    SUBJECTS,
    Adjective,
    Choice,
    Field,
    Item,
    Noun,
    Optional,
    Pronoun,
    Slot,
    Verb,
    Word,
    check_phrase,
    default_of,
    family_of,
    fields_of,
    is_further_verb,
    parse_template,
    shares_subject,
    subject_of,
    without_said,
)
from jajna.wording import KEYWORDS, PHRASES, TABLES, KeywordWording, Phrase

__all__ = [
    "PLAYER_FIELDS",
    "PREDICATE",
    "UNSAID_SUBJECT",
    "Grammar",
    "Rule",
    "Spec",
    "State",
    "grammar",
    "keyword_states",
]

SPANISH_PRONOUNS: Final[dict[str, tuple[str, ...]]] = {
    "own": ("tu", "su"),
    "it": ("te", "él", "ella", "ellos", "ellas"),
    "they": ("te", "él", "ella", "ellos", "ellas"),
}

PRONOUNS: Final[dict[str, tuple[str, ...]]] = {
    "own": ("your", "its", "their"),
    "it": ("you", "it", "them"),
    "they": ("you", "it", "they"),
}

PLAYER_FIELDS: Final = frozenset({"who", "whom", "whose", "player", "payer", "may"})
"""The names of fields that hold only players."""


@final
@dataclass(frozen=True)
class Spec:
    """The specification of a slot: a family of nodes with an option.

    ``many`` marks a list; ``counted`` an amount and a filter together ("two creatures");
    ``player`` a slot that only players fill.
    """

    family: str
    many: bool = False
    option: str = ""
    counted: bool = False
    player: bool = False


@final
class Rule:
    """The rule by which a finished phrase makes a node.

    ``fields`` names the fields that the slots fill, in order; ``sets`` has values for others.
    """

    def __init__(
        self,
        node: type[Node],
        fields: tuple[str, ...],
        sets: dict[str, object],
        keyword: KeywordWording | None = None,
    ) -> None:
        self.node = node
        self.fields = fields
        self.sets = sets
        self.keyword = keyword


@final
class State:
    """A state of the trie."""

    def __init__(self) -> None:
        self.words: dict[str, list[State]] = {}
        self.slots: list[tuple[Spec, State]] = []
        self.rules: list[Rule] = []
        self._known: dict[object, State] = {}

    def after_words(self, forms: tuple[tuple[str, ...], ...]) -> State:
        """The state after words in any of these forms, made if new."""
        known = self._known.get(forms)
        if known is None:
            known = self._known[forms] = State()
            for form in dict.fromkeys(forms):
                state = self
                for word in form[:-1]:
                    state = state.after_words(((word,),))
                state.words.setdefault(form[-1], []).append(known)
        return known

    def after_slot(self, spec: Spec) -> State:
        """The state after a slot, made if new."""
        known = self._known.get(spec)
        if known is None:
            known = self._known[spec] = State()
            self.slots.append((spec, known))
        return known


PREDICATE: Final = "Pattern:predicate"
"""The key of the trie for trigger events without their subject: "or attacks"."""

UNSAID_SUBJECT: Final = Is(Same())
"""The subject of such an event until it is known."""


def _without_start(variant: Variant) -> Variant:
    """A variant without "whenever" and its subject."""
    word, subject = variant.items[:2]
    assert isinstance(word, Slot) and isinstance(subject, Slot), variant
    unsaid = {word.field: "", subject.field: UNSAID_SUBJECT}
    return Variant(variant.items[2:], {**variant.sets, **unsaid})


@final
class Variant:
    """One flat way through a template: its items, and the values of the fields they leave out."""

    def __init__(self, items: tuple[Item, ...], sets: dict[str, object]) -> None:
        self.items = items
        self.sets = sets


@final
class Grammar:
    """A trie for each family and place.

    ``postfix`` has the tries of phrases that begin with their own family: "[noun] with flying".
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self.starts: dict[str, State] = {}
        self.postfix: dict[str, State] = {}
        for phrase in PHRASES:
            check_phrase(phrase)
            self._add(phrase)

    def start(self, key: str) -> State:
        """The first state of a family; filters with a place are ``Filter:prefix`` and so on."""
        return self.starts.setdefault(key, State())

    def _add(self, phrase: Phrase) -> None:
        family = family_of(phrase.node)
        key = f"{family}:{phrase.place}" if phrase.place else family
        if self.language is ENGLISH:
            for template in (phrase.en, *phrase.also):
                for variant in _variants(phrase, parse_template(template)):
                    self._insert(phrase, key, family, variant)
        else:
            for variant in spanish_variants(phrase):
                self._insert(phrase, key, family, variant)
        if key == "Pattern" and shares_subject(phrase):
            template = (phrase.en, phrase.es)[self.language.place]
            for variant in _variants_inside(phrase, parse_template(template)):
                self._insert(phrase, PREDICATE, family, _without_start(variant))

    def _insert(self, phrase: Phrase, key: str, family: str, variant: Variant) -> None:
        fields = fields_of(phrase.node)
        items = list(variant.items)
        named: list[str] = []
        first = items[0] if items else None
        if not phrase.place and isinstance(first, Slot) and first.field in fields:
            field = fields[first.field]
            if field.family == family and not field.many and not first.option.startswith("de "):
                state = self.postfix.setdefault(family + ":" + first.option, State())
                named.append(first.field)
                items = items[1:]
            else:
                state = self.start(key)
        else:
            state = self.start(key)
        if family == "Cost" and not phrase.place and self.language is ENGLISH:
            state, items = _after_payment(state, items)
        for item in items:
            state = _advance(state, item, fields, named, self.language)
        sets = {**phrase.when, **variant.sets}
        _check_complete(phrase, named, sets)
        state.rules.append(Rule(phrase.node, tuple(named), dict(sets)))


def _after_payment(state: State, items: list[Item]) -> tuple[State, list[Item]]:
    """The state after the verb with which a cost begins, and the items that follow. Others pay it
    in the third person, "unless that player sacrifices a creature", and one may cast something
    "by sacrificing a creature".
    """
    first = items[0] if items else None
    if not isinstance(first, Word) or not first.text.isalpha():
        return state, items
    return state.after_words(
        ((first.text,), (third_person(first.text),), (gerund(first.text),))
    ), items[1:]


def _advance(
    state: State, item: Item, fields: dict[str, Field], named: list[str], language: Language
) -> State:
    if isinstance(item, Slot):
        return _after_slot(state, item, fields, named, language)
    words = [_small_words(form, language) for form in _forms(item, language)]
    return state.after_words(tuple(dict.fromkeys(words)))


@cache
def _small_words(text: str, language: Language) -> tuple[str, ...]:
    """The words of a text in small letters, for comparison; templates have few different ones."""
    return tuple([language.lower_case(word) for word in language.split(text)])


def _forms(item: Item, language: Language) -> tuple[str, ...]:
    """The forms in which a text may have the words of an item, as a tuple."""
    if isinstance(item, Word):
        return (item.text,)
    if isinstance(item, Noun):
        return (item.one, item.many)
    if isinstance(item, Inflected):
        return item.forms
    if isinstance(item, Adjective):
        return adjective_forms(item.text)
    assert isinstance(item, Verb), item
    return verb_forms(item.text) if language is ENGLISH else every_form(item.text)


def _after_slot(
    state: State, item: Slot, fields: dict[str, Field], named: list[str], language: Language
) -> State:
    field = fields[item.field]
    if field.family in ("Ref", "Filter") and item.option in PRONOUNS:
        words = (PRONOUNS if language is ENGLISH else SPANISH_PRONOUNS)[item.option]
        return state.after_words(tuple([(word,) for word in words]))
    if item.counted:
        named += [item.field, item.counted]
        return state.after_slot(Spec("Amount", False, item.option, True))
    named.append(item.field)
    player = item.field in PLAYER_FIELDS and field.family in ("Ref", "Filter")
    return state.after_slot(Spec(field.family, field.many, item.option, False, player))


def _check_complete(phrase: Phrase, named: list[str], sets: dict[str, object]) -> None:
    for field in fields_of(phrase.node):
        if field not in named and field not in sets and default_of(phrase.node, field) is ...:
            raise ValueError(
                f"a phrase of {phrase.node.__name__} says nothing of its field {field!r}: "
                f"{phrase.en!r}"
            )


def _variants(phrase: Phrase, items: list[Item]) -> list[Variant]:
    """All flat ways through a template, and those without its subject."""
    flat = [Variant((), {})]
    for item in items:
        flat = [longer for variant in flat for longer in _longer(phrase, variant, item)]
    found = list(flat)
    for variant in flat:
        found += _elided(phrase, variant)
    return found


def _longer(phrase: Phrase, variant: Variant, item: Item) -> list[Variant]:
    if isinstance(item, Choice):
        found: list[Variant] = []
        for option in item.options:
            for inner in _variants_inside(phrase, option):
                found.append(_joined(variant, inner))
        return found
    if isinstance(item, Optional):
        inside = _variants_inside(phrase, item.items)
        field = fields_of(phrase.node)[item.field]
        value: object = True if item.value is None else field.written(item.value)
        said = any(isinstance(one, Slot) and one.field == item.field for one in item.items)
        sets: dict[str, object] = {} if said else {item.field: value}
        return [variant] + [
            _joined(variant, Variant(one.items, {**one.sets, **sets})) for one in inside
        ]
    return [Variant((*variant.items, item), variant.sets)]


def _variants_inside(phrase: Phrase, items: list[Item]) -> list[Variant]:
    flat = [Variant((), {})]
    for item in items:
        flat = [longer for variant in flat for longer in _longer(phrase, variant, item)]
    return flat


def _joined(left: Variant, right: Variant) -> Variant:
    return Variant(left.items + right.items, {**left.sets, **right.sets})


def _elided(phrase: Phrase, variant: Variant) -> list[Variant]:
    """The variant without its subject: "draw a card", and "draws a card" after another clause."""
    if len(variant.items) < 2 or phrase.place:
        return []
    subject, verb = variant.items[0], variant.items[1]
    if not isinstance(subject, Slot) or subject.option:
        return []
    fields = fields_of(phrase.node)
    field = fields.get(subject.field)
    if field is None or field.family != "Ref" or family_of(phrase.node) != "Effect":
        return []
    if isinstance(verb, Slot) and fields[verb.field].family == "Modification":
        sets = {**variant.sets, subject.field: Same()}
        return [Variant(variant.items[1:], sets)]
    if not isinstance(verb, Verb):
        return []
    forms = verb_forms(verb.text)
    found: list[Variant] = []
    rest = variant.items[2:]
    yours = isinstance(default_of(phrase.node, subject.field), You)
    if yours:
        sets = {**variant.sets, subject.field: IMPLIED}
        found.append(Variant((Word(forms[-1]), *rest), sets))
    if len(forms) > 1 or not yours:
        sets = {**variant.sets, subject.field: Same()}
        found.append(Variant((Word(forms[0]), *rest), sets))
    return found


# -- Spanish -------------------------------------------------------------------------------------


@final
class Inflected(Item):
    """A verb in some of its forms."""

    def __init__(self, forms: tuple[str, ...]) -> None:
        self.forms = forms


def spanish_variants(phrase: Phrase) -> list[Variant]:
    """All flat ways through the Spanish template of a phrase.

    A way may leave out its subject where the verb tells it: "you", or a subject named before.
    """
    items = parse_template(phrase.es)
    if phrase.place == "prefix" and len(items) == 1:
        items = [Adjective(one.text, "") if isinstance(one, Word) else one for one in items]
    if family_of(phrase.node) in ("Effect", "Cost"):
        cost = family_of(phrase.node) == "Cost"
        items = [_as_told(items, place, cost) for place in range(len(items))]
    flat = [
        said for one, sets in _pronounced(phrase, items, {}) for said in _ways(phrase, one, sets)
    ]
    subject = subject_of(phrase, items)
    found: list[Variant] = []
    for variant in flat:
        found += _of_every_zone(phrase, variant)
    if family_of(phrase.node) in ("Condition", "Effect"):
        for variant in list(found):
            found += _with_pronoun_first(phrase, variant, subject)
    for variant in list(found):
        found += _without_subject(phrase, variant, subject)
    return found


def _ways(phrase: Phrase, items: list[Item], sets: dict[str, object]) -> list[Variant]:
    """All flat ways through the items, with the values of these fields."""
    flat = [Variant((), sets)]
    for item in items:
        flat = [longer for variant in flat for longer in _longer(phrase, variant, item)]
    return flat


def _pronounced(
    phrase: Phrase, items: list[Item], sets: dict[str, object]
) -> list[tuple[list[Item], dict[str, object]]]:
    """Each way to fill the marked places by a pronoun or by the slot, with the fields it sets."""
    places = [place for place, item in enumerate(items) if isinstance(item, Pronoun)]
    if not places:
        return [(items, sets)]
    place = places[0]
    marked = items[place]
    assert isinstance(marked, Pronoun), marked
    before, after = items[:place], items[place + 1 :]
    found = _pronounced(phrase, [*before, *after], sets)
    is_filter = fields_of(phrase.node)[marked.field].family == "Filter"
    for it in THINGS:
        words = [pronoun(marked.text, it.plural, feminine) for feminine in (False, True)]
        said = Inflected(tuple([word.removeprefix("-") for word in dict.fromkeys(words)]))
        longer = without_said([*before, said, *after], marked.field)
        means: object = Is(it) if is_filter else it
        found += _pronounced(phrase, longer, {**sets, marked.field: means})
    return found


def _as_told(items: list[Item], place: int, cost: bool) -> Item:
    """An item of an instruction or cost; its verbs are in the infinitive after "may"."""
    item = items[place]
    if isinstance(item, Optional):
        told = [
            _as_told([*items[:place], *item.items], place + at, cost)
            for at in range(len(item.items))
        ]
        return Optional(item.field, item.value, told)
    first = place == 0 or (place == 2 and _is_or(items[1])) or is_further_verb(items, place)
    if not first or not isinstance(item, Word):
        return item
    if item.text in NO_VERBS or not item.text[0].isalpha():
        return item
    wished = wished_forms(item.text) if cost else ()
    return Inflected((item.text, infinitive(item.text), stated(item.text), *wished))


def _is_or(item: Item) -> bool:
    return isinstance(item, Word) and item.text == "o"


def _of_every_zone(phrase: Phrase, variant: Variant) -> list[Variant]:
    """The variants of a possessive with a named zone, one for each zone: "in whose {zone}"."""
    for place, item in enumerate(variant.items):
        match = _NAMED_FIELD.search(item.option) if isinstance(item, Slot) else None
        if match is None or not isinstance(item, Slot):
            continue
        field, table = match.group(1), match.group(2)
        made: list[Variant] = []
        for value, (_, said) in TABLES[table].items():
            option = item.option.replace(match.group(), said)
            items = (
                *variant.items[:place],
                Slot(item.field, option, item.counted),
                *variant.items[place + 1 :],
            )
            made.append(Variant(items, {**variant.sets, field: value}))
        return made
    return [variant]


_NAMED_FIELD: Final = re.compile(r"\{(\w+):([^}]*)\}")


def _with_pronoun_first(phrase: Phrase, variant: Variant, subject: str) -> list[Variant]:
    """A variant with a pronoun as the object before its verb: "la exilia"."""
    fields = fields_of(phrase.node)
    for place, item in enumerate(variant.items[1:], 1):
        verb = variant.items[place - 1]
        if not isinstance(item, Slot) or not isinstance(verb, Verb):
            continue
        before, rest = variant.items[: place - 1], variant.items[place + 1 :]
        field = fields[item.field]
        if field.family == "Ref" and not item.option and item.field != subject:
            slot = Slot(item.field, "pronoun", "")
            return [Variant((*before, slot, verb, *rest), variant.sets)]
        if field.family in ("str", "Term") and item.option in TABLES:
            return [Variant((*before, item, verb, *rest), variant.sets)]
    return []


def _without_subject(phrase: Phrase, variant: Variant, subject: str) -> list[Variant]:
    places = [
        place
        for place, item in enumerate(variant.items)
        if isinstance(item, Slot) and item.field == subject and item.option in SUBJECTS
    ]
    if not places:
        return []
    place = places[0]
    family = fields_of(phrase.node)[subject].family
    of = family_of(phrase.node)
    if family == "Filter":
        found = [_unsaid(variant, place, your_forms, Is(YOU))]
        if of == "Replacement":
            found += [_unsaid(variant, place, finite_forms, Is(it)) for it in THINGS]
        return found
    if family != "Ref":
        return []
    found = [_unsaid(variant, place, your_forms, YOU)]
    if of == "Condition" or (of in ("Effect", "Replacement") and subject not in PLAYER_FIELDS):
        found += [_unsaid(variant, place, finite_forms, it) for it in THINGS]
    if of == "Filter":
        found.append(_unsaid(variant, place, finite_forms, It(plural=True)))
    if of in ("Effect", "Cost"):
        told = isinstance(default_of(phrase.node, subject), You)
        if told:
            found.append(_unsaid(variant, place, told_forms, IMPLIED))
        forms = finite_forms if told else other_forms
        found.append(_unsaid(variant, place, forms, Same()))
    return found


THINGS: Final = (It(), It(plural=True))
"""The subjects besides "you" that a Spanish verb tells by its form."""


def _unsaid(
    variant: Variant, place: int, forms: Callable[[str], tuple[str, ...]], subject: Node
) -> Variant:
    """The variant without its subject, its verbs in the forms that agree with the subject."""
    said = variant.items[place]
    assert isinstance(said, Slot), said
    items = tuple(
        [
            Inflected(forms(item.text))
            if isinstance(item, Verb) and item.subject in ("", said.field)
            else item
            for item in (*variant.items[:place], *variant.items[place + 1 :])
        ]
    )
    return Variant(items, {**variant.sets, said.field: subject})


@cache
def grammar(language: Language = ENGLISH) -> Grammar:
    """The grammar of everything registered so far. Import the mechanics before."""
    return Grammar(language)


COSTS: Final = "tuple[Cost, ...]"
"""The slot of keywords with a cost, which may stand after a dash."""


@cache
def keyword_states(language: Language = ENGLISH) -> State:
    """The trie of keyword abilities with their parameters."""
    start = State()
    for wording, name in _names_of_keywords(language):
        state = start
        for word in language.split(name):
            state = state.after_words(((language.lower_case(word),),))
        fields = {
            str(number): Field(str(number), text) for number, text in enumerate(wording.slots)
        }
        starts = [state]
        if wording.slots and wording.slots[0] == COSTS:
            starts.append(state.after_words((("—",),)))
        parameter = (wording.parameter, wording.parameter_es)[language.place]
        for variant in _flat(parse_template(parameter)):
            for first in starts:
                named: list[str] = []
                after = first
                for item in variant:
                    after = _advance(after, item, fields, named, language)
                after.rules.append(Rule(Node, tuple(named), {}, wording))
    return start


def _names_of_keywords(language: Language) -> list[tuple[KeywordWording, str]]:
    """Pairs of a keyword and its name; in Spanish one for each of two names ("volar", "vuela")."""
    if language.place == 0:
        return [(wording, wording.name) for wording in KEYWORDS.values()]
    both = [(one, dict.fromkeys((one.es, one.line_es))) for one in KEYWORDS.values()]
    return [(wording, name) for wording, names in both for name in names]


def _flat(items: list[Item]) -> list[tuple[Item, ...]]:
    flat: list[tuple[Item, ...]] = [()]
    for item in items:
        if isinstance(item, Choice):
            longer: list[tuple[Item, ...]] = []
            for option in item.options:
                longer += [(*one, *two) for one in flat for two in _flat(option)]
            flat = longer
        else:
            flat = [(*one, item) for one in flat]
    return flat
