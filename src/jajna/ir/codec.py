"""Cards and nodes as plain data for JSON, and back. CR 113.

A node is an object with every field by name, and its family and class under ``is``, which can't be
the name of a field: ``{"is": "Amount:Number", "number": 2}``; a node of no family has its class
only. A card and a face are such objects too, under ``card`` and ``face``. An enum member is
``{"is": "Step.UPKEEP"}``, a mana cost and a symbol carry their ``text``. Tuples are lists; numbers,
texts, booleans and null stand for themselves.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from jajna.card import Card, Face
from jajna.errors import CardError
from jajna.ir.base import Node, is_leaf
from jajna.messages import Message, cause
from jajna.vocab import ManaCost, Symbol, mana_cost, symbol

__all__ = ["Codec", "Data"]

Data: TypeAlias = "bool | int | str | list[Data] | dict[str, Data] | None"
"""What JSON can hold, fractions aside."""

KIND: Final = "is"
DEEPEST: Final = 200
"""Levels of nesting that are read; deeper data is damaged, no card needs a tenth of it."""


class Codec:
    """Turns nodes, faces and cards into plain data and back.

    It looks for the classes of nodes once it reads the first; a class that comes later is found
    when it is first met.
    """

    def __init__(self) -> None:
        self._classes: dict[str, type] = {}
        self._twice: dict[str, str] = {}
        self._hints: dict[type, dict[str, object]] = {}
        self._nodes: dict[str, object] = {}

    def encode(self, value: object) -> Data:
        """The value as plain data. Raises TypeError for what no card consists of."""
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, Enum):
            return {KIND: _kind(type(value)) + value.name}
        if isinstance(value, int):
            return int(value)
        if isinstance(value, tuple):
            return [self.encode(item) for item in value]
        if isinstance(value, ManaCost):
            return {KIND: "ManaCost", "text": str(value)}
        if isinstance(value, Symbol):
            return {KIND: "Symbol", "text": value.text}
        if not isinstance(value, (Node, Card, Face)):
            raise TypeError(f"{type(value).__name__} is not part of a card: {value!r}")
        found: dict[str, Data] = {KIND: _kind(type(value))}
        hints = self._hints_of(type(value))
        for name in _fields(type(value)):
            item: object = getattr(value, name)
            if hints.get(name) is int and isinstance(item, int):
                item = int(item)
            found[name] = self.encode(item)
        return found

    def decode(self, data: object) -> object:
        """The value that ``encode`` made the data from.

        Raises CardError where a class is unknown, a field is missing, unknown or of another type.
        """
        return self._decode(data, 0)

    def decode_card(self, data: object) -> Card:
        """The card that the data is. Raises CardError, also where it is something else."""
        card = self.decode(data)
        if not isinstance(card, Card):
            raise CardError(
                Message("stored data is not a card but {kind}", kind=type(card).__name__)
            )
        return card

    def _decode(self, data: object, depth: int) -> object:
        if depth > DEEPEST:
            raise CardError(
                Message("stored data is nested deeper than {most} levels", most=DEEPEST)
            )
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return tuple([self._decode(item, depth + 1) for item in data])
        if not isinstance(data, dict):
            raise CardError(
                Message(
                    "stored data can't hold {kind}: {data}",
                    kind=type(data).__name__,
                    data=repr(data),
                )
            )
        kind: object = data.get(KIND)
        if not isinstance(kind, str):
            raise CardError(
                Message("stored data has an object without its class: {data}", data=_short(data))
            )
        if kind == "ManaCost" or kind == "Symbol":
            return _decode_mana(kind, data)
        if "." in kind:
            return self._decode_member(kind, data)
        return self._decode_node(kind, data, depth)

    def _decode_member(self, kind: str, data: dict[object, object]) -> object:
        class_name, _, member = kind.partition(".")
        found = self._class_of(class_name + ".")
        if len(data) == 1 and issubclass(found, Enum):
            for item in found:
                if item.name == member:
                    return item
        raise CardError(Message("stored data names no value: {data}", data=_short(data)))

    def _decode_node(self, kind: str, data: dict[object, object], depth: int) -> object:
        found = self._class_of(kind)
        names = _fields(found)
        unknown = [name for name in data if name != KIND and name not in names]
        if unknown:
            raise CardError(
                Message("stored data: {kind} has no field {name}", kind=kind, name=repr(unknown[0]))
            )
        hints = self._hints_of(found)
        values: list[object] = []
        for name in names:
            if name not in data:
                raise CardError(
                    Message(
                        "stored data: {kind} lacks its field {name}", kind=kind, name=repr(name)
                    )
                )
            value = self._decode(data[name], depth + 1)
            if name in hints and not _fits(hints[name], value):
                raise CardError(
                    Message(
                        "stored data: {kind}.{name} can't be {data}",
                        kind=kind,
                        name=name,
                        data=_short(value),
                    )
                )
            values.append(value)
        make: Callable[..., object] = found
        try:
            return make(*values)
        except TypeError as error:
            raise CardError(
                Message("stored data: {kind} can't be made: {why}", kind=kind, why=cause(error))
            ) from error

    def _class_of(self, name: str) -> type:
        if name not in self._classes:
            self._learn()
        if name in self._twice:
            raise CardError(
                Message(
                    "stored data: {name} is the name of two classes: {known}",
                    name=name,
                    known=self._twice[name],
                )
            )
        if name not in self._classes:
            raise CardError(
                Message(
                    "stored data names an unknown class {name}; import the cards anew",
                    name=repr(name),
                )
            )
        return self._classes[name]

    def _learn(self) -> None:
        """Note all classes that data can name: loaded dataclasses of nodes, and enums of ours."""
        found: list[type] = [Card, Face]
        for node in _below(Node):
            if is_leaf(node):
                found.append(node)
        found += [one for one in _below(Enum) if _module(one).startswith("jajna.")]
        self._classes = {}
        self._twice = {}
        self._nodes = {}
        for one in found:
            other = self._classes.setdefault(_kind(one), one)
            if other is not one:
                self._twice[_kind(one)] = _module(other) + ", " + _module(one)

    def _hints_of(self, found: type) -> dict[str, object]:
        """Types of a class's fields, as far as they are known when it runs compiled."""
        if found not in self._hints:
            self._hints[found] = self._read_hints(found)
        return self._hints[found]

    def _read_hints(self, found: type) -> dict[str, object]:
        try:
            return get_type_hints(found)
        except NameError:
            # Some field's type is imported for checking only.
            known = dict(vars(sys.modules[_module(found)]))
            return get_type_hints(found, {**self._families(), **known})

    def _families(self) -> dict[str, object]:
        """All nodes by name, looked for once."""
        if not self._nodes:
            for one in _below(Node):
                self._nodes[one.__name__] = one
        return self._nodes


def _below(base: type) -> list[type]:
    """All classes derived from this one, each once, in the order of their making."""
    found: dict[type, bool] = {}
    _note_below(base, found)
    return list(found)


def _note_below(base: type, found: dict[type, bool]) -> None:
    """Note the classes derived from this one, unless they are noted."""
    derived: list[type] = type.__subclasses__(base)
    for one in derived:
        if one not in found:
            found[one] = True
            _note_below(one, found)


def _kind(found: type) -> str:
    """What stands for a class in the data; an enum's ends in a dot, before the member."""
    if issubclass(found, Enum):
        return found.__name__ + "."
    if issubclass(found, (Card, Face)):
        return found.__name__.lower()
    # An effect and a cost may share a name, so the family belongs to it.
    family = _family(found)
    return found.__name__ if family is found else family.__name__ + ":" + found.__name__


def _family(found: type) -> type:
    """The class just below Node from which this one comes."""
    family = found
    while family.__base__ is not None and family.__base__ is not Node:
        family = family.__base__
    return family


def _fields(found: type) -> tuple[str, ...]:
    """Names of a class's fields, as ``base.field_names`` has them for a node."""
    names: tuple[str, ...] = getattr(found, "__match_args__", ())
    return names


def _module(found: type) -> str:
    name: object = getattr(found, "__module__", "")
    return str(name)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _decode_mana(kind: str, data: dict[object, object]) -> ManaCost | Symbol:
    text = data.get("text")
    if not isinstance(text, str) or len(data) != 2:
        raise CardError(
            Message(
                "stored data: {kind} needs its text and nothing else: {data}",
                kind=kind,
                data=_short(data),
            )
        )
    try:
        return mana_cost(text) if kind == "ManaCost" else symbol(text)
    except ValueError as error:
        raise CardError(Message("stored data: {why}", why=cause(error))) from error


def _fits(hint: object, value: object) -> bool:
    """Whether a value is of the type; a type that the compiled build has forgotten fits all."""
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    origin = get_origin(hint)
    if origin is Union or origin is types.UnionType:
        return any(_fits(one, value) for one in get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple) and _items_fit(get_args(hint), value)
    if hint is type or not isinstance(hint, type):
        return True
    return isinstance(value, hint)


def _items_fit(hints: tuple[object, ...], values: tuple[object, ...]) -> bool:
    if len(hints) == 2 and hints[1] is Ellipsis:
        return all(_fits(hints[0], value) for value in values)
    if len(hints) != len(values):
        return False
    return all(_fits(hint, value) for hint, value in zip(hints, values, strict=True))
