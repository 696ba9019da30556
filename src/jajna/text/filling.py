"""Templates filled with the fields of nodes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Ref,
    said_alike,
)
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Either
from jajna.ir.refs import THIS
from jajna.text.agreement import SINGULAR, Agreement, is_plural
from jajna.text.templates import (
    Adjective,
    Choice,
    Item,
    Noun,
    Optional,
    Slot,
    Verb,
    Word,
    default_of,
    fields_of,
)
from jajna.text.tokens import Tokens, tokenize
from jajna.vocab import ManaCost
from jajna.wording import TABLES

if TYPE_CHECKING:
    from jajna.text.speech import Speech

__all__ = ["OWN", "QUALITIES", "SPOKEN_OF", "Filling", "stands_apart"]


OWN: Final = "~"
"""The mark for the object itself in templates and tables, also for words that agree with it."""

OUTSIDE: Final = "_"
"""The mark for words that agree with the noun beside the phrase."""

SPOKEN_OF: Final = {
    "tú": Agreement(you=True),
    "él": SINGULAR,
    "ellos": Agreement(plural=True),
}
"""The agreement of Spanish verbs whose subject is in no field."""

QUALITIES: Final = ("that", "quality")
"""Options of slots for a filter as a predicate."""

_SEVERAL: Final = ("s", "los", "these", "estos")
"""Options of slots for a filter in the plural."""

_PLURAL: Final = ("", "s", "these", "estos")
"""Options of slots for a filter that doesn't become singular."""


class Filling:
    """One template being filled with the fields of a node."""

    def __init__(
        self, printer: Speech, node: Node, subject: str, option: str, outside: Agreement
    ) -> None:
        self.printer = printer
        self.node = node
        self.subject = subject
        self.fields = fields_of(type(node))
        self.plural = False
        self.counted = False
        self.several: dict[str, bool] = {}
        """The fields after an amount, each with whether the amount makes them plural."""
        self.items: list[Item] = []
        self.outside = outside
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
        items = self.printer.with_pronouns(self, items)
        self.items = self.items or items
        tokens: Tokens = []
        for place, item in enumerate(items):
            said = self._item(item)
            if isinstance(item, Verb):
                tokens += self.printer.contracted(tokens, said)
            elif place and isinstance(item, Slot):
                said = [*self.printer.contracted(tokens, said[:1]), *said[1:]]
                tokens = self.printer.after_verb(self, tokens, items, place, said)
            else:
                tokens += said
        return tokens

    def said(self, verb: Verb) -> Tokens:
        """A verb in agreement with its subject."""
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
            wanted = self.fields[item.field].written(item.value)
            return self.fill(item.items) if value == wanted else []
        if said_alike(value, default_of(type(self.node), item.field)):
            return []
        return self.fill(item.items)

    def _agreement(self, field: str) -> Agreement:
        if not field:
            return self.agreement
        if field == OWN:
            return self.printer.agreement(THIS)
        if field == OUTSIDE:
            return self.outside
        if field in SPOKEN_OF:
            return SPOKEN_OF[field]
        value: object = getattr(self.node, field)
        found = self.printer.agreement(value)
        if not isinstance(value, Filter) or isinstance(value, Is) or value.is_several():
            return found
        several = self.several.get(field, _option_of(field, self.items) in _SEVERAL)
        return Agreement(several, feminine=found.feminine)

    def _thing(self) -> Agreement:
        """The agreement with the objects that an instruction moves or changes."""
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
            self.several[slot.counted] = isinstance(value, Amount) and is_plural(value)
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
        shown = {"and": first, "several": first, "or": second}.get(word, word)
        keywords = [value for value in values if isinstance(value, Keyworded)]
        if len(keywords) == len(values) > 1:
            return self.printer.keywords(keywords, shown)
        return self.printer.listed(parts, shown, apart=stands_apart(values[-1]))

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
            if slot.field == self.subject and printer.leaves_out(self.node, value.ref):
                return []
            return printer.reference(value.ref, "", slot.field == self.subject)
        if option == "this" and isinstance(value, Either) and isinstance(value.parts[0], Is):
            return self._named_or(value, slot.field == self.subject)
        if option in _NAMED and isinstance(value, Either) and value.word == "and":
            if isinstance(value.parts[0], Is):
                return self._named_and(value, option, slot.field == self.subject)
        if isinstance(value, Filter):
            shown = {"": "a", "this": "a", "some": "a", "these": "s", "estos": "los"}.get(
                option, option
            )
            if option in QUALITIES:
                return printer.quality(value, option, self.plural, self.agreement)
            return printer.noun_phrase(value, shown, self.plural and shown != "one")
        if isinstance(value, Amount):
            self._count(value, option)
            return printer.amount(value, option)
        if isinstance(value, ManaCost):
            return ["{" + symbol.text + "}" for symbol in value.symbols]
        if isinstance(value, Keyworded):
            keyword = printer.keyword(value, True)
            # A keyword whose cost stands after a dash is a sentence of its own.
            return printer.quoted(value) if any("—" in one for one in keyword) else keyword
        if isinstance(value, Ability):
            return printer.quoted(value)
        if isinstance(value, Condition) and "unless" in (slot.field, option):
            return printer.unless(value)
        if isinstance(value, (Cost, Effect)) and option == "listed":
            return printer.by_phrase(value, SINGULAR, option)
        if isinstance(value, Effect):
            return printer.series(value, self.agreement)
        if isinstance(value, Node):
            return printer.node(value, self.agreement)
        return self._plain(value, option)

    def _named_or(self, either: Either, subject: bool) -> Tokens:
        """A named object or a described one: "~ or another creature you control"."""
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

    def _named_and(self, both: Either, option: str, subject: bool) -> Tokens:
        """A named object or player and described ones: "you and creatures you control"."""
        named, *others = both.parts
        assert isinstance(named, Is), both
        parts = [self.printer.reference(named.ref, "", subject)]
        if option == "estos":
            parts += [["a", *self.printer.noun_phrase(one, "los", True)] for one in others]
        else:
            parts += [self.printer.noun_phrase(one, "s", True) for one in others]
        return self.printer.listed(parts, self.printer.conjunctions[0])

    def _count(self, amount: Amount, option: str) -> None:
        """Make nouns agree with the amount, unless it is a measure after a count: "two 1/1 ..."."""
        if option or not self.counted:
            self.plural = is_plural(amount)
        self.counted = self.counted or bool(option)

    def _of_table(self) -> Agreement:
        """The agreement of table words."""
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


_NAMED: Final = ("this", "these", "estos", "named")
"""Options of slots for filters that may also be a named object."""


def _option_of(field: str, items: list[Item]) -> str:
    """The option of a field's slot, "" if none has it."""
    for item in items:
        if isinstance(item, Slot) and item.field == field:
            return item.option
        found = _option_of(field, item.items) if isinstance(item, Optional) else ""
        if found:
            return found
    return ""


def stands_apart(value: object) -> bool:
    """Whether the second of two changes has a comma before it: ", and its activated abilities"."""
    apart: object = getattr(value, "apart", False) if isinstance(value, Modification) else False
    return apart is True


def _words(choice: Choice) -> tuple[str, ...]:
    """The spellings of a choice between single words, as a tuple."""
    return tuple([one.text for option in choice.options for one in option if isinstance(one, Word)])
