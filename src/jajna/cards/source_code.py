"""Cards as Python source: constructor calls of the IR, as one would write them by hand."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import subprocess
import sys
from enum import Enum
from functools import cache
from typing import Final, final

from jajna.card import Card, Face
from jajna.cards.nodes import PACKAGES
from jajna.errors import CardError
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Duration, Node, field_names, said_alike
from jajna.messages import Message
from jajna.vocab import (
    Cannot,
    Color,
    Keyword,
    Mana,
    ManaCost,
    Must,
    Step,
    Supertype,
    Symbol,
    Type,
    Zone,
    bits,
)
from jajna.wording import KEYWORDS

__all__ = ["MASKS", "Writer", "card_sources", "merge_module", "module_name", "module_source"]

MASKS: Final[dict[str, type]] = {
    "types": Type,
    "type": Type,
    "still": Type,
    "supertypes": Supertype,
    "supertype": Supertype,
    "colors": Color,
    "color": Color,
    "mana": Mana,
    "choices": Mana,
    "keywords": Keyword,
    "keyword": Keyword,
    "bit": Keyword,
    "cannot": Cannot,
    "must": Must,
}
"""Fields that are masks, or rows of masks, by name, with the class that names their bits.

A field that isn't here is written as a number; the written card always equals the given one.
"""

CONSTANTS: Final[dict[str, type]] = {"duration": Duration}
"""Fields that hold one of a class's constants, by name."""

ZONE_MASKS: Final = ("zones",)
ZONES: Final = ("zone", "to")
STEPS: Final = ("step",)

LINE_LENGTH: Final = 100


@final
class Writer:
    """Writes values as expressions and collects the imports that they need."""

    def __init__(self) -> None:
        self._imports: dict[str, set[str]] = {}

    def write(self, value: object) -> str:
        """The value as an expression. Raises TypeError for a value that is no part of a card."""
        if value is None or isinstance(value, (bool, str)):
            return repr(value)
        if isinstance(value, Enum):
            return f"{self._name(type(value).__module__, type(value).__name__)}.{value.name}"
        if isinstance(value, int):
            return repr(value)
        if isinstance(value, tuple):
            return _parenthesise([self.write(item) for item in value])
        if isinstance(value, ManaCost):
            return f"{self._name('jajna.vocab', 'mana_cost')}({str(value)!r})"
        if isinstance(value, Symbol):
            return f"{self._name('jajna.vocab', 'symbol')}({value.text!r})"
        if isinstance(value, (Node, Card, Face)):
            return self._write_named(value) or self._write_keyword(value) or self._write_call(value)
        raise TypeError(f"{type(value).__name__} is not part of a card: {value!r}")

    def imports(self) -> str:
        """Import statements for all that was written, in order."""
        return "\n".join(
            f"from {module} import {', '.join(sorted(names))}"
            for module, names in sorted(self._imports.items())
        )

    def require(self, module: str, name: str) -> None:
        """Import one more name."""
        self._imports.setdefault(module, set()).add(name)

    def _name(self, module: str, name: str) -> str:
        """A name to use; where two modules have the same one, the second gets another."""
        taken = {
            _local(one): other
            for other, names in self._imports.items()
            for one in names
            if other != module
        }
        if name in taken:
            kind = module.split(".")[:3][-1]  # such as filters, whatever the module's own name
            alias = name + kind.title().removesuffix("s")
            self.require(module, f"{name} as {alias}")
            return alias
        self.require(module, name)
        return name

    def _write_named(self, value: Node | Card | Face) -> str:
        """The name of a constant that is this very node, such as THIS; empty if there is none."""
        if not isinstance(value, Node):
            return ""
        for module, name, constant in _constants():
            if type(constant) is type(value) and said_alike(constant, value):
                return self._name(module, name)
        return ""

    def _write_keyword(self, value: Node | Card | Face) -> str:
        """A keyword by the name or the function that makes it; empty where there is none."""
        if not isinstance(value, Keyworded):
            return ""
        if value.joined:
            alone = Keyworded(value.name, value.bit, value.parameter, value.meaning)
            inside = self._write_named(alone) or self._write_keyword(alone)
            return f"{self._name('jajna.cards.embedded', 'joined')}({inside})" if inside else ""
        wording = KEYWORDS.get(value.name)
        name: object = getattr(wording.make, "__name__", "") if wording else ""
        if wording is None or not isinstance(name, str) or not name.isidentifier():
            return ""
        if not value.parameter or not said_alike(wording.make(value.parameter), value):
            return ""
        return f"{self._name(wording.make.__module__, name)}({self.write(value.parameter)})"

    def _write_call(self, value: Node | Card | Face) -> str:
        defaults = _defaults(type(value).__module__, type(value).__name__)
        arguments: list[str] = []
        positional = True
        for index, name in enumerate(_fields(value)):
            item: object = getattr(value, name)
            if name in defaults and _same(defaults[name], item):
                positional = False
                continue
            # The first argument says what it is about; later ones are clearer with their names.
            positional = positional and index == 0
            text = self._write_field(name, item)
            arguments.append(text if positional else f"{name}={text}")
        called = self._name(type(value).__module__, type(value).__name__)
        return f"{called}({', '.join(arguments)})"

    def _write_field(self, name: str, value: object) -> str:
        if isinstance(value, tuple):
            return _parenthesise([self._write_field(name, item) for item in value])
        if type(value) is int and name in CONSTANTS:
            return self._write_constant(CONSTANTS[name], value)
        if type(value) is int and value > 0:
            if name in MASKS:
                return self._write_mask(MASKS[name], value)
            if name in ZONE_MASKS:
                return self._write_zones(value)
            if name in ZONES or name in STEPS:
                return self._write_member(Zone if name in ZONES else Step, value)
        return self.write(value)

    def _write_mask(self, words: type, mask: int) -> str:
        names = {value: name for name, value in vars(words).items() if isinstance(value, int)}
        if any(bit not in names for bit in bits(mask)):
            return repr(mask)
        name = self._name(words.__module__, words.__name__)
        return " | ".join(f"{name}.{names[bit]}" for bit in bits(mask))

    def _write_constant(self, words: type, value: int) -> str:
        for name, constant in vars(words).items():
            if constant == value and name.isupper():
                return f"{self._name(words.__module__, words.__name__)}.{name}"
        return repr(value)

    def _write_zones(self, mask: int) -> str:
        if mask >= 1 << len(Zone):
            return repr(mask)
        name = self._name("jajna.vocab", "Zone")
        return " | ".join(f"1 << {name}.{zone.name}" for zone in Zone if mask & 1 << zone)

    def _write_member(self, words: type[Zone] | type[Step], value: int) -> str:
        for member in words:
            if member.value == value:
                return f"{self._name('jajna.vocab', words.__name__)}.{member.name}"
        return repr(value)


OF_VARIANTS: Final = (
    (Type.VANGUARD, "vanguards"),
    (Type.PLANE | Type.PHENOMENON, "planes"),
    (Type.SCHEME, "schemes"),
    (Type.CONSPIRACY, "conspiracies"),
)
"""Masks of card types that only variants have, each with the module of such cards."""


def module_name(card: Card) -> str:
    """The module of the starter pool for a card: its color, lands and cards of variants apart."""
    face = card.faces[0]
    for types, name in OF_VARIANTS:
        if face.types & types:
            return name
    if face.types & Type.LAND:
        return "lands"
    names = {bit: name.lower() for name, bit in vars(Color).items() if isinstance(bit, int)}
    colors = 0
    for one in card.faces:
        colors |= one.colors
    if colors == 0:
        return "colorless"
    return names.get(colors, "multicolored")


def module_source(title: str, cards: tuple[Card, ...]) -> str:
    """A module with these cards, in alphabetical order. Raises CardError if it can't be made."""
    return merge_module(f'"""{title}"""\n', cards)


def merge_module(source: str, cards: tuple[Card, ...]) -> str:
    """The module with these cards put in or replaced; what stands there for others stays as it is.

    Raises CardError if the source is not such a module, or does not give the cards when it is run.
    """
    writer = Writer()
    writer.require("typing", "Final")
    writer.require("jajna.card", "Card")
    for module, names in _imports_of(source).items():
        for name in names:
            writer.require(module, name)
    entries = card_sources(source)
    for card in cards:
        entries[card.name] = writer.write(card) + ","
    docstring = ast.get_docstring(ast.parse(source), clean=False) or ""
    whole = (
        f'"""{docstring}"""\n\nfrom __future__ import annotations\n\n{writer.imports()}\n\n'
        '__all__ = ["CARDS"]\n\nCARDS: Final[tuple[Card, ...]] = (\n'
        + "\n".join(entries[name] for name in sorted(entries))
        + "\n)\n"
    )
    formatted = _format(whole)
    _check(formatted, cards)
    return formatted


def _imports_of(source: str) -> dict[str, list[str]]:
    """Names that the module imports, with their aliases, by module."""
    found: dict[str, list[str]] = {}
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.ImportFrom) and statement.module != "__future__":
            names = [
                f"{one.name} as {one.asname}" if one.asname else one.name for one in statement.names
            ]
            found.setdefault(statement.module or "", []).extend(names)
    return found


def card_sources(source: str) -> dict[str, str]:
    """Source of each card of the module by name, with the comments before it.

    Raises CardError for an element that is not a call of Card.
    """
    lines = source.splitlines()
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Tuple):
            found: dict[str, str] = {}
            start = statement.lineno
            for element in statement.value.elts:
                end = element.end_lineno or element.lineno
                found[_card_name(element)] = "\n".join(lines[start:end])
                start = end
            return found
    return {}


def _card_name(element: ast.expr) -> str:
    """The first argument of a call of Card."""
    if isinstance(element, ast.Call) and element.args:
        name = element.args[0]
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            return name.value
    raise CardError(
        Message(
            "line {line}: each element of CARDS must be a call of Card, its name first",
            line=element.lineno,
        )
    )


def _format(source: str) -> str:
    """The source as ruff sorts its imports and lays it out."""
    for command in (
        ["check", "--quiet", "--fix", "--select", "I,F401", "--isolated"],
        ["format", "--quiet", "--isolated"],
    ):
        options = ["--line-length", str(LINE_LENGTH), "--target-version", "py311"]
        run = subprocess.run(
            [sys.executable, "-m", "ruff", *command, *options, "--stdin-filename", "cards.py", "-"],
            input=source,
            capture_output=True,
            encoding="utf-8",
        )
        if run.returncode:
            raise CardError(
                Message(
                    "ruff can't format the cards (is it installed?): {why}",
                    why=run.stderr.strip(),
                )
            )
        source = run.stdout
    return source


def _check(source: str, cards: tuple[Card, ...]) -> None:
    """See that the source, when run, gives the very cards."""
    names: dict[str, object] = {}
    exec(compile(source, "cards", "exec"), names)
    found = names["CARDS"]
    assert isinstance(found, tuple), "CARDS is not a tuple"
    for card in cards:
        if card not in found:
            raise CardError(
                Message(
                    "{card}: its source gives another card; this is a fault of ours", card=card.name
                )
            )


def _parenthesise(items: list[str]) -> str:
    """A tuple's source."""
    return f"({', '.join(items)},)" if len(items) == 1 else f"({', '.join(items)})"


def _local(imported: str) -> str:
    """The name by which an import is used."""
    return imported.rpartition(" as ")[2]


def _fields(value: Node | Card | Face) -> tuple[str, ...]:
    if isinstance(value, Node):
        return field_names(value)
    return tuple(field.name for field in dataclasses.fields(value))


def _same(default: object, value: object) -> bool:
    """Whether the value is the default and of its type: True and 1 are equal, but not the same."""
    return type(default) is type(value) and said_alike(default, value)


@cache
def _defaults(module: str, name: str) -> dict[str, object]:
    """Default values of a dataclass by field."""
    found: object = getattr(importlib.import_module(module), name)
    if not dataclasses.is_dataclass(found):
        return {}
    return {
        field.name: field.default
        for field in dataclasses.fields(found)
        if field.default is not dataclasses.MISSING
    }


@cache
def _constants() -> tuple[tuple[str, str, Node], ...]:
    """Nodes that a module has under a name of its own, with module and name."""
    found: list[tuple[str, str, Node]] = []
    for place in _module_names():
        module = importlib.import_module(place)
        public: object = getattr(module, "__all__", ())
        exported = public if isinstance(public, (list, tuple)) else ()
        for name, value in vars(module).items():
            # A name without a place in __all__ is at home where its class is.
            at_home = name in exported or type(value).__module__ == place
            if isinstance(value, Node) and at_home and name.isupper():
                found.append((place, name, value))
    return tuple(found)


def _module_names() -> list[str]:
    """Modules that declare nodes, the IR's first."""
    found: list[str] = []
    for package in PACKAGES:
        root = importlib.import_module(package)
        found += sorted(info.name for info in pkgutil.walk_packages(root.__path__, package + "."))
    return found
