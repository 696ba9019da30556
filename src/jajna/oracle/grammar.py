"""The phrase book as a trie of words and slots, one for each family of nodes, for reading."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from jajna.ir.base import Node
from jajna.ir.refs import IMPLIED, Same, You
from jajna.text.english import verb_forms
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
    check_phrase,
    default_of,
    family_of,
    fields_of,
    parse_template,
)
from jajna.wording import KEYWORDS, PHRASES, KeywordWording, Phrase

__all__ = ["Grammar", "Rule", "Spec", "State", "grammar", "keyword_states"]

PRONOUNS: Final[dict[str, tuple[str, ...]]] = {
    "own": ("your", "its", "their"),
    "it": ("you", "it", "them"),
    "they": ("you", "it", "they"),
}

PLAYER_FIELDS: Final = frozenset({"who", "whom", "whose", "player", "payer", "may"})
"""Fields that only players fill, by their names."""


@final
@dataclass(frozen=True)
class Spec:
    """What may fill a slot: a family with its option.

    ``counted`` marks an amount and a filter together, ``player`` a slot that only players fill.
    """

    family: str
    many: bool = False
    option: str = ""
    counted: bool = False
    player: bool = False


@final
class Rule:
    """What a finished phrase makes: a node with slots' values and set values.

    ``fields`` are the fields filled by the slots in order, ``sets`` the others that are known.
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

    def after_words(self, forms: tuple[str, ...]) -> State:
        """The state after one word in any of these forms, made if new."""
        known = self._known.get(forms)
        if known is None:
            known = self._known[forms] = State()
            for form in dict.fromkeys(form.lower() for form in forms):
                self.words.setdefault(form, []).append(known)
        return known

    def after_slot(self, spec: Spec) -> State:
        """The state after a slot, made if new."""
        known = self._known.get(spec)
        if known is None:
            known = self._known[spec] = State()
            self.slots.append((spec, known))
        return known


@final
class Variant:
    """One flat way through a template."""

    def __init__(self, items: tuple[Item, ...], sets: dict[str, object]) -> None:
        self.items = items
        self.sets = sets


@final
class Grammar:
    """A trie for each family and place; ``postfix`` for phrases that begin with their own
    family.
    """

    def __init__(self) -> None:
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
        for template in (phrase.en, *phrase.also):
            items = parse_template(template)
            for variant in _variants(phrase, items):
                self._insert(phrase, key, family, variant)

    def _insert(self, phrase: Phrase, key: str, family: str, variant: Variant) -> None:
        fields = fields_of(phrase.node)
        items = list(variant.items)
        named: list[str] = []
        first = items[0] if items else None
        if not phrase.place and isinstance(first, Slot) and first.field in fields:
            field = fields[first.field]
            if field.family == family and not field.many:
                state = self.postfix.setdefault(family + ":" + first.option, State())
                named.append(first.field)
                items = items[1:]
            else:
                state = self.start(key)
        else:
            state = self.start(key)
        for item in items:
            state = _advance(state, item, fields, named)
        sets = {**phrase.when, **variant.sets}
        _check_complete(phrase, named, sets)
        state.rules.append(Rule(phrase.node, tuple(named), dict(sets)))


def _advance(state: State, item: Item, fields: dict[str, Field], named: list[str]) -> State:
    if isinstance(item, Word):
        return state.after_words((item.text,))
    if isinstance(item, Verb):
        return state.after_words(verb_forms(item.text))
    if isinstance(item, Noun):
        return state.after_words((item.one, item.many))
    assert isinstance(item, Slot), item
    field = fields[item.field]
    if field.family == "Ref" and item.option in PRONOUNS:
        return state.after_words(PRONOUNS[item.option])
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
    """All flat ways through a template, with those whose subject is left out."""
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
        value: object = True if item.value is None else item.value
        said = any(isinstance(one, Slot) and one.field == item.field for one in item.items)
        sets: dict[str, object] = {} if said else {item.field: value}
        return [variant] + [
            _joined(variant, Variant(one.items, {**one.sets, **sets})) for one in inside
        ]
    if isinstance(item, Adjective):
        raise ValueError(f"an adjective that agrees is no English: {phrase.en!r}")
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


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of everything registered so far. Import the mechanics before."""
    return Grammar()


COSTS: Final = "tuple[Cost, ...]"
"""The slot of keywords whose parameter is a cost, which may come after a dash."""


@lru_cache(maxsize=1)
def keyword_states() -> State:
    """The trie of keyword abilities with their parameters."""
    start = State()
    for wording in KEYWORDS.values():
        state = start
        for word in wording.name.split(" "):
            state = state.after_words((word,))
        fields = {
            str(number): Field(str(number), text) for number, text in enumerate(wording.slots)
        }
        starts = [state]
        if wording.slots and wording.slots[0] == COSTS:
            starts.append(state.after_words(("—",)))
        for variant in _flat(parse_template(wording.parameter)):
            for first in starts:
                named: list[str] = []
                after = first
                for item in variant:
                    after = _advance(after, item, fields, named)
                after.rules.append(Rule(Node, tuple(named), {}, wording))
    return start


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
