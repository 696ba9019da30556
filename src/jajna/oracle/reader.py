"""Reads tokens with the grammar: memoised descent that keeps every reading."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, final

from jajna.ir.base import (
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    field_names,
    said_alike,
    without_repeats,
)
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import ThisFrom
from jajna.oracle.grammar import Grammar, Rule, Spec, State, grammar, keyword_states
from jajna.oracle.language import ENGLISH, SPANISH, Language
from jajna.text.spanish.subtypes import spanish_subtype
from jajna.text.spanish.words import adjective_forms, every_form
from jajna.text.templates import PLAIN, Adjective, Noun, Verb, Word, inflects, parse_template
from jajna.text.tokens import QUOTES, ends_with_stop, join
from jajna.vocab import mana_cost
from jajna.wording import TABLES, Value

__all__ = ["FAMILIES", "EffectReading", "Reader", "Reading", "effects_of", "only_effects"]

Reading = tuple[object, int]
"""A value and the position of the token after it."""

EffectReading = tuple[Effect, int]
"""An instruction and the position of the token after it."""

FAMILIES: Final[dict[str, Callable[[Reader, Spec, int], list[Reading]]]] = {}
"""Readers of the families that need more than a trie, in any language.

The modules beside this one register them. Readers for one language are in ``Language.families``.
"""


@final
class Reader:
    """The readings of one list of tokens.

    ``furthest`` is the position of the furthest token that any reading has reached.
    """

    def __init__(self, tokens: list[str], language: Language = ENGLISH) -> None:
        self.language = language
        self.tokens = tokens
        self.lower_tokens = [language.lower_case(token) for token in tokens]
        self.lower_tokens.append("")
        self.size = len(tokens)
        self.grammar: Grammar = grammar(language)
        self.furthest = 0
        self._memo: dict[tuple[Spec, int], list[Reading]] = {}
        self._made: dict[tuple[str, int], list[Reading]] = {}

    def at(self, position: int, *words: str) -> bool:
        """Whether these words (small letters) stand at the position."""
        for number, word in enumerate(words):
            if position + number >= self.size or self.lower_tokens[position + number] != word:
                return False
        return True

    def past(self, position: int, words: str) -> int:
        """The position after connecting words, or 0 if they don't stand here.

        ``words`` are the English ones. Raises LookupError if the language has none for them.
        """
        for spelling in self.language.connecting(words):
            if self.at(position, *spelling):
                return position + len(spelling)
        return 0

    def noun_phrases(self, position: int) -> list[tuple[Filter, int]]:
        """Every noun phrase without an article at the position, as pairs of filter and end."""
        return self.language.noun_readers[0](self, position)

    def read(self, spec: Spec, position: int) -> list[Reading]:
        """All readings of a slot at the position."""
        key = (spec, position)
        known = self._memo.get(key)
        if known is None:
            self._memo[key] = []
            known = self._memo[key] = unique(self._read(spec, position))
        return known

    def _read(self, spec: Spec, position: int) -> list[Reading]:
        if position >= self.size:
            return []
        if spec.many and spec.family != "Ability":
            return self.read_list(spec, position)
        if spec.family in PLAIN:
            return self._read_value(spec, position)
        if spec.family == "ManaCost":
            return self._read_mana(position)
        special = FAMILIES.get(spec.family) or self.language.families.get(spec.family)
        if special is not None:
            return special(self, spec, position)
        if spec.family == "Cost" and spec.option == "listed":
            return self.family("Cost:listed", position)
        return self.family(spec.family, position)

    # -- the trie ------------------------------------------------------------------------------

    def family(self, key: str, position: int) -> list[Reading]:
        """Readings by the phrases of a family, also by phrases that begin with such a reading."""
        found = self.walk(self.grammar.start(key), position)
        more = self.grammar.postfix.get(key + ":")
        if more is not None:
            at = 0
            while at < len(found):
                value, end = found[at]
                for reading in self.walk(more, end, (value,)):
                    if not any(said_alike(reading, one) for one in found):
                        found.append(reading)
                at += 1
        return found

    def walk(self, state: State, position: int, values: tuple[object, ...] = ()) -> list[Reading]:
        """Readings from a state of a trie on; ``values`` are those of the slots before it."""
        found: list[Reading] = []
        self._walk(state, position, values, found)
        return found

    def _walk(
        self, state: State, position: int, values: tuple[object, ...], found: list[Reading]
    ) -> None:
        if position > self.furthest:
            self.furthest = position
        for rule in state.rules:
            made = self._make(rule, values)
            if made is not None:
                found.append((made, position))
        if position >= self.size:
            return
        for after in state.words.get(self.lower_tokens[position], ()):
            self._walk(after, position + 1, values, found)
        for spec, after in state.slots:
            for value, end in self.read(spec, position):
                more = value if spec.counted and isinstance(value, tuple) else (value,)
                self._walk(after, end, values + more, found)

    def _make(self, rule: Rule, values: tuple[object, ...]) -> object | None:
        if rule.keyword is not None:
            try:
                return rule.keyword.make(tuple(_nodes(values)))
            except TypeError:
                return None  # The keyword can't have such a parameter.
        given: dict[str, object] = dict(rule.sets)
        for field, value in zip(rule.fields, values, strict=True):
            if field in given and not said_alike(given[field], value):
                return None
            given[field] = value
        if any(isinstance(value, ThisFrom) for value in values):
            # CR 113.6m: only a cost or effect that moves the source names its zone so.
            if not issubclass(rule.node, (Cost, Effect)):
                return None
        make: Callable[..., object] = rule.node
        return make(**given)

    # -- plain values --------------------------------------------------------------------------

    def _read_value(self, spec: Spec, position: int) -> list[Reading]:
        table = TABLES.get(spec.option)
        if table is not None:
            return self.read_table(spec.option, position)
        word = self.lower_tokens[position]
        if spec.family == "str" and spec.option == "name":
            return list(self._proper_names(position))
        if spec.family == "int":
            number = int(word) if word.isdigit() else self.number(position)
            return [] if number is None else [(number, position + 1)]
        return []

    def _proper_names(self, position: int) -> list[tuple[str, int]]:
        """Card names at the position: capitalized words with small ones and commas between them.
        CR 201.1.
        """
        found: list[tuple[str, int]] = []
        end = position
        while end < self.size:
            token = self.tokens[end]
            if token[:1].isupper() and token[:1].isalpha():
                found.append((join(self.tokens[position : end + 1]), end + 1))
            elif end == position or not (token in _SMALL_WORDS or token in ("'s", ",")):
                break
            end += 1
        return found

    def read_table(self, name: str, position: int) -> list[Reading]:
        """Readings of a word table; there are several where values share a spelling."""
        rows = table_index(name, self.language)
        return [
            (value, position + len(words))
            for value, words in [*rows.get("", ()), *rows.get(self.lower_tokens[position], ())]
            if self.at(position, *words)
        ]

    def _read_mana(self, position: int) -> list[Reading]:
        end = position
        while end < self.size and is_mana(self.tokens[end]):
            end += 1
        if end == position:
            return []
        return [(mana_cost("".join(self.tokens[position:end])), end)]

    def number(self, position: int) -> int | None:
        """The number that a number word stands for; None for other words."""
        return self.language.numbers.get(self.lower_tokens[position])

    def ordinal(self, position: int) -> int | None:
        """The number that an ordinal stands for; None for other words."""
        return self.language.ordinals.get(self.lower_tokens[position])

    # -- lists ---------------------------------------------------------------------------------

    def read_list(self, spec: Spec, position: int) -> list[Reading]:
        """Readings of a tuple: one item, two with the joining word, or more with commas."""
        joiner, _, inner = spec.option.partition(";")
        item = Spec(spec.family, False, inner)
        several = joiner == "several"
        joiner = "and" if several else joiner or "and"
        found: list[Reading] = []
        for value, end in self.read(item, position):
            if not several:
                found.append(((value,), end))
            self.more_items(item, joiner, (value,), end, found)
        return found

    def more_items(
        self, item: Spec, joiner: str, so_far: tuple[object, ...], end: int, found: list[Reading]
    ) -> None:
        """Add to ``found`` the longer lists that begin with the items so far."""
        if joiner == "_":
            for value, after in self.read(item, end):
                found.append(((*so_far, value), after))
                self.more_items(item, joiner, (*so_far, value), after, found)
            return
        if joiner == ",":
            if self.at(end, ","):
                for value, after in self.read(item, end + 1):
                    found.append(((*so_far, value), after))
                    self.more_items(item, joiner, (*so_far, value), after, found)
            return
        last = self.past(end, joiner)
        if last and (len(so_far) == 1 or not self.language.serial_comma):
            for value, after in self.read(item, last):
                found.append(((*so_far, value), after))
        if not self.at(end, ","):
            return
        if last := self.past(end + 1, joiner):
            if len(so_far) > 1 and self.language.serial_comma:
                for value, after in self.read(item, last):
                    found.append(((*so_far, value), after))
            elif len(so_far) == 1:
                for value, after in self.read(item, last):
                    if isinstance(value, Modification) and "apart" in field_names(value):
                        found.append(((*so_far, with_fields(value, {"apart": True})), after))
            return
        for value, after in self.read(item, end + 1):
            self.more_items(item, joiner, (*so_far, value), after, found)

    # -- abilities in quotation marks ------------------------------------------------------------

    def closing_quote(self, position: int) -> int:
        """The position of the quotation mark that closes the one at ``position``, or -1."""
        closing = QUOTES[self.tokens[position]]
        for end in range(position + 1, self.size):
            if self.tokens[end] == closing:
                return end
        return -1

    def after_stop(self, position: int) -> int:
        """The position after a full stop; -1 if the sentence doesn't end here.

        A quotation that ends with a full stop ends the sentence around it too.
        """
        if self.at(position, "."):
            return position + 1
        quoted = position >= 2 and self.tokens[position - 1] in QUOTES.values()
        if quoted and ends_with_stop(self.tokens[:position]):
            return position
        return -1

    def keywords(self, position: int) -> list[Reading]:
        """Readings of one keyword ability."""
        if start := self.past(position, "the ability named"):
            return self.walk(keyword_states(self.language), start)
        return self.walk(keyword_states(self.language), position)


def _nodes(values: tuple[object, ...]) -> list[Node]:
    """The nodes among the values of slots as a flat list; tuples are unpacked."""
    found: list[Node] = []
    for value in values:
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [one for one in value if isinstance(one, Node)]
    return found


_SMALL_WORDS: Final = frozenset({"of", "the", "to", "from", "in", "for", "at", "with", "on"})
"""Words in card names that have no capital."""


def effects_of(reader: Reader, level: str, position: int) -> list[EffectReading]:
    """The instructions read at a level: a clause, a series of them, a sentence or a text."""
    return only_effects(reader.read(Spec("Effect", option=level), position))


def only_effects(readings: list[Reading]) -> list[EffectReading]:
    """Those of the readings that are instructions."""
    return [(value, end) for value, end in readings if isinstance(value, Effect)]


def unique(readings: list[Reading]) -> list[Reading]:
    """The readings as a list without duplicates, in their order."""
    return readings if len(readings) < 2 else without_repeats(readings)


@cache
def table_index(name: str, language: Language) -> dict[str, list[tuple[Value, tuple[str, ...]]]]:
    """The rows of a word table by their first word, or by "" for rows without words."""
    found: dict[str, list[tuple[Value, tuple[str, ...]]]] = {}
    for value, pair in TABLES[name].items():
        text = pair[language.place]
        if language is SPANISH:
            text = spanish_subtype(name, value) or text
        for said in inflected(text, language):
            words = tuple([language.lower_case(word) for word in said])
            found.setdefault(words[0] if words else "", []).append((value, words))
    return found


def inflected(text: str, language: Language) -> list[list[str]]:
    """The spellings of a text of a word table as lists of tokens, in every form of agreement."""
    found: list[list[str]] = [[]]
    for item in parse_template(text) if inflects(text) else []:
        if isinstance(item, Adjective):
            found = [[*one, form] for one in found for form in adjective_forms(item.text)]
        elif isinstance(item, Verb):
            forms = [language.split(form) for form in every_form(item.text)]
            found = [[*one, *form] for one in found for form in forms]
        elif isinstance(item, Noun):
            found = [[*one, form] for one in found for form in (item.one, item.many)]
        elif isinstance(item, Word):
            found = [[*one, *language.split(item.text)] for one in found]
    return found if found != [[]] else [language.split(text)]


_MANA: Final = re.compile(r"\{(?:\d+|[WUBRGCSXYZ]|(?:\d|[WUBRGC])/[WUBRGCP](?:/P)?)\}")


def is_mana(token: str) -> bool:
    """Whether a token is a mana symbol."""
    return _MANA.fullmatch(token) is not None
