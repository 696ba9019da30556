"""What is wrong with a value that doesn't have the structure it must have: all of it, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from jajna.cards.names import nearest
from jajna.judge.scenario.source import Place, Value
from jajna.messages import Message

__all__ = ["Problem", "problems"]

Problem: TypeAlias = tuple[Place, Message, Message | None]
"""The keys that lead to what is wrong, what that is, and a remedy."""

MISMATCH: Final = re.compile(r"Expected `(.+?)`, got `(.+?)`")


def problems(value: Value, kind: object, place: Place = ()) -> list[Problem]:
    """Everything for which a value isn't of a kind, in order; none if it is."""
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        text = str(error).partition(" - at `$")[0]
    else:
        return []
    found = list(_within(value, kind, place))
    return found or [(place, *_worded(text, value, kind, place))]


def _within(value: Value, kind: object, place: Place) -> Iterator[Problem]:
    """The problems of the parts of a map or list."""
    for one in _alternatives(kind):
        if isinstance(value, dict) and isinstance(one, type) and issubclass(one, msgspec.Struct):
            yield from _of_struct(value, one, place)
        elif isinstance(value, dict) and get_origin(one) is dict:
            for key, part in value.items():
                yield from problems(part, get_args(one)[1], (*place, key))
        elif isinstance(value, list) and get_origin(one) is list:
            for index, part in enumerate(value):
                yield from problems(part, get_args(one)[0], (*place, index))


def _of_struct(
    value: dict[str, Value], kind: type[msgspec.Struct], place: Place
) -> Iterator[Problem]:
    fields = _fields(kind)
    for key, part in value.items():
        if key in fields:
            yield from problems(part, fields[key], (*place, key))
            continue
        alike = nearest(key, list(fields), 1)
        remedy = (
            Message("Did you mean {key}?", key=alike[0])
            if alike
            else Message("There are: {known}.", known=", ".join(fields))
        )
        yield (*place, key), Message("There is no key {key} here.", key=key), remedy
    for field in msgspec.structs.fields(kind):
        if field.required and field.encode_name not in value:
            yield place, Message("The key {key} is missing.", key=field.encode_name), None


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, object]:
    """The kinds of a structure's values by key."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}


def _alternatives(kind: object) -> list[object]:
    """The kinds of which a value may be one, without their limits."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _alternatives(get_args(kind)[0])
    if origin is Union or origin is UnionType:
        return [one for part in get_args(kind) for one in _alternatives(part)]
    return [kind]


def _words(kind: object) -> list[str]:
    """The words that a value may be."""
    found: list[str] = []
    for one in _alternatives(kind):
        if get_origin(one) is Literal:
            found += [str(word) for word in get_args(one) if word]
        elif isinstance(one, type) and issubclass(one, Enum):
            found += [str(word.value) for word in one]
    return found


def _worded(text: str, value: Value, kind: object, place: Place) -> tuple[Message, Message | None]:
    """The complaint of msgspec about a value as a message with a remedy."""
    where = ".".join(str(part) for part in place if isinstance(part, str))
    words = _words(kind)
    if words and isinstance(value, str):
        return (
            Message("{value} is none of the words for {key}.", value=repr(value), key=where),
            Message("There are: {known}.", known=", ".join(words)),
        )
    if found := MISMATCH.match(text):
        return (
            Message(
                "The value of {key} must be of type {wanted}, not {given}.",
                key=where or "-",
                wanted=found[1].replace("object", "map"),
                given=found[2].replace("object", "map"),
            ),
            Message("Put a text that has ': ' in it between quotation marks.")
            if found[2] == "object" and "str" in found[1]
            else None,
        )
    return Message("{key} is not as it must be: {problem}.", key=where or "-", problem=text), None
