"""Parses the templates of the phrase book, and lists the fields of nodes with their families.

``jajna.wording`` describes the template language.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import MISSING
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, final

from jajna.ir.base import Node, field_names
from jajna.text.spanish.words import CLITICS, NO_VERBS
from jajna.text.tokens import tokenize
from jajna.vocab import Term
from jajna.wording import TABLES, Phrase, Value

__all__ = [
    "PLAIN",
    "Adjective",
    "Choice",
    "Field",
    "Item",
    "Noun",
    "Optional",
    "Pronoun",
    "Slot",
    "Verb",
    "Word",
    "family_of",
    "fields_of",
    "parse_template",
    "shares_subject",
    "subject_of",
]

ANNOTATIONS: Final = Path(__file__).with_name("annotations.json")
"""The file with the annotations of compiled classes; ``tools/compile_package.py`` writes it."""


class Item:
    """One item of a template."""


@final
class Word(Item):
    """A word or mark that stands for itself."""

    def __init__(self, text: str) -> None:
        self.text = text


@final
class Verb(Item):
    """A verb that agrees with a subject; ``subject`` names its field, "" for the usual one."""

    def __init__(self, text: str, subject: str) -> None:
        self.text = text
        self.subject = subject


@final
class Adjective(Item):
    """An adjective that agrees with the subject, or with the field ``subject``."""

    def __init__(self, text: str, subject: str) -> None:
        self.text = text
        self.subject = subject


@final
class Pronoun(Item):
    """The place of a pronoun that can stand for "a" and a field's slot behind it.

    ``text`` is its masculine singular form.
    """

    def __init__(self, text: str, field: str) -> None:
        self.text = text
        self.field = field


@final
class Noun(Item):
    """A noun in two numbers that agrees with the amount before it."""

    def __init__(self, one: str, many: str) -> None:
        self.one = one
        self.many = many


@final
class Slot(Item):
    """A field's place. ``counted`` is the filter's field in ``{count*what}``."""

    def __init__(self, field: str, option: str, counted: str) -> None:
        self.field = field
        self.option = option
        self.counted = counted


@final
class Choice(Item):
    """Spellings that mean the same, the printed one first."""

    def __init__(self, options: list[list[Item]]) -> None:
        self.options = options


@final
class Optional(Item):
    """Words that stand when a field differs from its default, or has ``value``."""

    def __init__(self, field: str, value: Value | None, items: list[Item]) -> None:
        self.field = field
        self.value = value
        self.items = items


_PIECE: Final = re.compile(
    r"\{[a-z0-9_]+(?:\*[a-z_]+)?(?::(?:[^{}]|\{[^{}]*\})*)?\}"  # a slot
    r"|<\*?[^<>]+>"
    r"|\[[a-z_]+(?:=[^?\]]*)?\?"
    r"|[\](|)]"
    r"|[A-Za-zÀ-ÿ'-]+/[A-Za-zÀ-ÿ'-]+"
    r"|[^\s\[\](|)<]+"
)


def parse_template(template: str) -> list[Item]:
    """The items of a template. Raises ValueError where brackets don't match."""
    pieces = _PIECE.findall(template)
    items, rest = _parse(pieces, 0, "")
    if rest != len(pieces):
        raise ValueError(f"unmatched {pieces[rest]!r} in the template {template!r}")
    return items


def inflects(text: str) -> bool:
    """Whether a table's text has words that agree: ``<*girado>``, ``<es@él>``,
    ``blanca/blancas``.
    """
    if "<" in text:
        return True
    return "/" in text and any(isinstance(item, Noun) for item in parse_template(text))


def _parse(pieces: list[str], start: int, closing: str) -> tuple[list[Item], int]:
    items: list[Item] = []
    at = start
    while at < len(pieces):
        piece = pieces[at]
        if piece == closing or (closing == ")" and piece == "|"):
            return items, at
        if piece in ("]", ")", "|"):
            return items, at
        at += 1
        if piece == "(":
            options: list[list[Item]] = []
            while True:
                option, at = _parse(pieces, at, ")")
                options.append(option)
                if at >= len(pieces) or pieces[at] != "|":
                    break
                at += 1
            at += 1
            items.append(Choice(options))
        elif piece.startswith("[") and piece.endswith("?"):
            inner, at = _parse(pieces, at, "]")
            at += 1
            items.append(_optional(piece[1:-1], inner))
        else:
            items += _simple(piece)
    return items, at


def _optional(head: str, inner: list[Item]) -> Optional:
    field, equals, text = head.partition("=")
    if not equals:
        return Optional(field, None, inner)
    value: Value = int(text) if text.lstrip("-").isdigit() else text
    return Optional(field, value, inner)


@cache
def _simple(piece: str) -> tuple[Item, ...]:
    """The items of a piece; the same ones wherever it stands, as no item ever changes."""
    if piece.startswith("<+"):
        text, _, field = piece[2:-1].partition("@")
        return (Pronoun(text, field),)
    if piece.startswith("<*"):
        text, _, subject = piece[2:-1].partition("@")
        return (Adjective(text, subject),)
    if piece.startswith("<"):
        text, _, subject = piece[1:-1].partition("@")
        return (Verb(text, subject),)
    if piece.startswith("{") and (piece[1].islower() or piece[1].isdigit()) and piece[-1] == "}":
        if not piece[1:-1].isdigit() or piece in ("{0}", "{1}"):
            field, _, option = piece[1:-1].partition(":")
            field, _, counted = field.partition("*")
            return (Slot(field, option, counted),)
    if re.fullmatch(r"[A-Za-zÀ-ÿ'-]+/[A-Za-zÀ-ÿ'-]+", piece) and piece not in ("and/or", "y/o"):
        one, _, many = piece.partition("/")
        return (Noun(one, many),)
    return tuple(_words(piece))


def _words(piece: str) -> list[Item]:
    """A piece that may have slots touched by punctuation, such as ``{cost},`` or ``~'s``."""
    found: list[Item] = []
    for part in re.findall(r"\{[a-z][a-z_]*(?::[^{}]*)?\}|[^{]+|\{[^}]*\}", piece):
        if re.fullmatch(r"\{[a-z][a-z_]*(?::[^{}]*)?\}", part):
            field, _, option = part[1:-1].partition(":")
            found.append(Slot(field, option, ""))
        else:
            found += [Word(token) for token in tokenize(part)]
    return found


# -- fields --------------------------------------------------------------------------------------


PLAIN: Final = frozenset({"int", "str", "bool", "Term"})
"""What fields hold that are said by a table or as they are."""


@final
class Field:
    """A field of a node, with the family of its values.

    ``family`` is the name of a family of nodes, or ``int``, ``str``, ``bool``, ``ManaCost``, or
    ``Term`` where ``terms`` is the class of what may stand there; ``many`` marks a tuple,
    ``optional`` a field that may be None.
    """

    def __init__(
        self, name: str, annotation: str, names: Mapping[str, object] = MappingProxyType({})
    ) -> None:
        self.name = name
        self.optional = annotation.endswith("| None")
        bare = annotation.removesuffix("| None").strip()
        self.many = bare.startswith("tuple[")
        if self.many:
            bare = bare[len("tuple[") :].split(",")[0].strip("] ")
        named = names.get(bare)
        self.terms = named if isinstance(named, type) and issubclass(named, Term) else None
        self.family = bare if self.terms is None else Term.__name__

    def holds(self, value: object) -> bool:
        """Whether a value is a term where terms stand, and none where others do."""
        if self.terms is None:
            return not isinstance(value, Term)
        return isinstance(value, self.terms) or (self.optional and value is None)

    def written(self, value: Value) -> Value:
        """What a value that a template names after ``=`` means in this field."""
        return value if self.terms is None else self.terms(value)


_FIELDS: Final[dict[type, dict[str, Field]]] = {}


def family_of(node: type) -> str:
    """The family that a class of nodes belongs to: the class directly under ``Node``."""
    below = node
    for base in node.__mro__:
        if base is Node:
            return below.__name__
        below = base
    raise TypeError(f"{node.__name__} is not a node")


def fields_of(node: type) -> dict[str, Field]:
    """The fields of a class of nodes by name, in order."""
    known = _FIELDS.get(node)
    if known is None:
        known = _FIELDS[node] = _read_fields(node)
    return known


def _read_fields(node: type) -> dict[str, Field]:
    found: dict[str, Field] = {}
    for base in reversed(node.__mro__):
        known = vars(sys.modules[base.__module__])
        for name, annotation in _annotations(base).items():
            found[name] = Field(name, annotation, known)
    names: tuple[str, ...] = getattr(node, "__match_args__", ())
    return {name: found[name] for name in names}


def _annotations(node: type) -> dict[str, str]:
    """The annotations of a class as written; for compiled classes, those noted by their build."""
    own: dict[str, object] = getattr(node, "__annotations__", {})
    texts = {name: text for name, text in own.items() if isinstance(text, str)}
    if len(texts) == len(own):
        return texts
    return _noted_annotations(ANNOTATIONS).get(f"{node.__module__}.{node.__name__}", {})


@cache
def _noted_annotations(file: Path) -> dict[str, dict[str, str]]:
    """The annotations of fields by class and field."""
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def default_of(node: type, field: str) -> object:
    """The default of a field; ``...`` where it has none."""
    fields: dict[str, object] = getattr(node, "__dataclass_fields__", {})
    found = fields.get(field)
    default: object = getattr(found, "default", ...)
    return ... if default is MISSING else default


SUBJECTS: Final = ("", "a", "s", "one", "some", "this", "these", "estos", "n")
"""Options of slots that can be subjects."""


def subject_of(phrase: Phrase, items: list[Item]) -> str:
    """The field that the verbs of a phrase agree with; "" if their subject is outside of it."""
    fields = fields_of(phrase.node)
    slot = ""
    for place, item in enumerate(items):
        after = items[place + 1] if place + 1 < len(items) else None
        if isinstance(item, Verb) and item.subject and phrase.place == "suffix":
            if isinstance(after, Slot) and after.field == item.subject:
                return item.subject  # "que controla ese jugador"
        if isinstance(item, Slot) and item.field in fields:
            if fields[item.field].family in ("Ref", "Filter") and item.option in SUBJECTS:
                slot = item.field
        elif isinstance(item, (Verb, Adjective)) and not item.subject:
            return slot
    return slot if _has_verb(items, fields) else ""


def without_said(items: list[Item], field: str) -> list[Item]:
    """The items without "a" and the slot of a field, for which a pronoun stands."""
    made: list[Item] = []
    for item in items:
        if isinstance(item, Slot) and item.field == field and not item.option:
            before = made.pop()
            assert isinstance(before, Word) and before.text == "a", field
        else:
            made.append(item)
    return made


def shares_subject(phrase: Phrase) -> bool:
    """Whether a pattern begins, in both languages, with its word and its subject, so that others
    can be joined to it which leave these out.
    """
    starts: list[tuple[str, str]] = []
    for template in (phrase.en, phrase.es):
        first, second = parse_template(template)[:2]
        if not isinstance(first, Slot) or not isinstance(second, Slot) or second.option != "this":
            return False
        if first.option != "when":
            return False
        starts.append((first.field, second.field))
    return starts[0] == starts[1]


def takes_object(items: list[Item], place: int) -> bool:
    """Whether a slot in the Spanish template of an instruction is the object of the verb before it.

    That is a verb that agrees, the imperative with which the template begins, or an infinitive.
    """
    before = items[place - 1]
    if isinstance(before, Word):
        first = place == 1 and before.text not in NO_VERBS
        return first or before.text.endswith(("ar", "er", "ir"))
    return isinstance(before, Verb)


def is_further_verb(items: list[Item], place: int) -> bool:
    """Whether a word in the Spanish template of an instruction is a verb that follows "y" and has
    a pronoun: "y sacrifícalo".
    """
    if not 0 < place < len(items) - 1:
        return False
    before, verb, after = items[place - 1], items[place], items[place + 1]
    joined = isinstance(before, Word) and before.text == "y" and isinstance(verb, Word)
    return joined and isinstance(after, Adjective) and after.text in CLITICS


def _has_verb(items: list[Item], fields: dict[str, Field]) -> bool:
    """Whether something agrees with a subject, in optional words and changes too."""
    for item in items:
        if isinstance(item, Slot) and item.field in fields:
            if fields[item.field].family == "Modification":
                return True
        if isinstance(item, (Verb, Adjective)) and not item.subject:
            return True
        if isinstance(item, Optional) and _has_verb(item.items, fields):
            return True
        if isinstance(item, Choice) and any(_has_verb(option, fields) for option in item.options):
            return True
    return False


def check_phrase(phrase: Phrase) -> None:
    """Raise ValueError if a template names a field that its node doesn't have, or what a field
    doesn't hold.
    """
    known = fields_of(phrase.node)
    for name, value in phrase.when.items():
        if not known[name].holds(value):
            raise ValueError(f"{phrase.node.__name__}.{name} is never {value!r}")
    for template in (phrase.en, phrase.es, *phrase.also):
        for field in named_fields(parse_template(template)):
            if field not in known:
                raise ValueError(
                    f"{phrase.node.__name__} has no field {field!r}; template {template!r}"
                )
        for field, table in tables_in(parse_template(template)):
            said = known[field]
            if said.family in PLAIN and not all(said.holds(value) for value in TABLES[table]):
                raise ValueError(f"{phrase.node.__name__}.{field} is no value of {table!r}")


def field_names_of(node: type) -> tuple[str, ...]:
    """Names of the fields of a class of nodes."""
    names: tuple[str, ...] = getattr(node, "__match_args__", ())
    return names


def named_fields(items: list[Item]) -> list[str]:
    """The fields that the items of a template name, in order, each once."""
    found: list[str] = []
    for item in items:
        inside: list[str] = []
        if isinstance(item, Slot):
            inside = [item.field] + ([item.counted] if item.counted else [])
        elif isinstance(item, Choice):
            for option in item.options:
                inside += named_fields(option)
        elif isinstance(item, Optional):
            inside = [item.field, *named_fields(item.items)]
        found += [name for name in dict.fromkeys(inside) if name not in found]
    return found


def tables_in(items: list[Item]) -> list[tuple[str, str]]:
    """The fields whose values the items say with a table, and its name."""
    found: list[tuple[str, str]] = []
    for item in items:
        if isinstance(item, Slot) and item.option in TABLES:
            found.append((item.field, item.option))
        elif isinstance(item, Choice):
            for option in item.options:
                found += tables_in(option)
        elif isinstance(item, Optional):
            found += tables_in(item.items)
    return found


def in_text_order(node: Node, items: list[Item]) -> list[str]:
    """The fields of a node in the order in which the template says them, unsaid ones last."""
    said = named_fields(items)
    return said + [name for name in field_names(node) if name not in said]
