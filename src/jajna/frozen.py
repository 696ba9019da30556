"""Frozen dataclasses that are made quickly: the nodes, of which there are a thousand.

The decorator of the standard library compiles six functions for each class. This one compiles an
``__init__`` for each number of fields; the other methods are functions that classes
with the same names share. What the fields are is found and noted by the standard library, for
which these are dataclasses like others. For mypy and mypyc it is the standard decorator itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, fields, is_dataclass
from dataclasses import dataclass as standard
from functools import cache
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeVar

__all__ = ["dataclass"]

Made = TypeVar("Made")
Names = tuple[str, ...]

NOTED: Final = standard(init=False, repr=False, eq=False)
"""Finds the fields of a class and notes them in it; it compiles nothing."""


def frozen_dataclass(*, frozen: bool, eq: bool = True) -> Callable[[type[Made]], type[Made]]:
    """Make a class a frozen dataclass, as ``dataclasses.dataclass`` with the same arguments does.

    Raises TypeError for what nodes don't have: fields that change, that are given by keyword alone
    or not at all, that a factory makes; anything done after ``__init__``.
    """
    if not frozen:
        raise TypeError("jajna.frozen makes frozen dataclasses; others are dataclasses.dataclass")

    def make(found: type[Made]) -> type[Made]:
        NOTED(found)
        assert is_dataclass(found), found
        held = fields(found)
        names = tuple([one.name for one in held])
        positions: object = getattr(found, "__match_args__", ())
        if names != positions or hasattr(found, "__post_init__"):
            raise TypeError(f"{found.__name__} has fields of which jajna.frozen knows nothing")
        methods = dict(FROZEN)
        if names:
            methods["__init__"] = _init(found.__qualname__, names, _defaults(found, held))
        methods |= _shown(tuple([one.name for one in held if one.repr]))
        if eq:
            methods |= _compared(tuple([one.name for one in held if one.compare]))
        for name, method in methods.items():
            if name not in vars(found):
                setattr(found, name, method)
        return found

    return make


def _defaults(found: type, held: tuple[Field[object], ...]) -> tuple[object, ...]:
    """The defaults of the last fields, of those that have one."""
    known: list[object] = []
    for one in held:
        if one.default_factory is not MISSING:
            raise TypeError(f"{found.__name__}.{one.name} has a factory, which a node can't have")
        if one.default is not MISSING:
            known.append(one.default)
        elif known:
            raise TypeError(f"{found.__name__}.{one.name} needs a default, as those before it")
    return tuple(known)


def _init(owner: str, names: Names, defaults: tuple[object, ...]) -> FunctionType:
    """What sets the fields of a new instance."""
    shared = _setting(names)
    made = FunctionType(shared.__code__, shared.__globals__, "__init__", defaults)
    made.__qualname__ = f"{owner}.__init__"
    return made


@cache
def _setting(names: Names) -> FunctionType:
    """What sets fields of these names, none of which has a default. To compile it for each row of
    names would take as long as all else that is done for a class.
    """
    shared = _placed(len(names))
    called: dict[object, str] = dict(zip(_places(len(names)), names, strict=True))
    code = shared.__code__
    renamed = code.replace(
        co_varnames=tuple([called.get(one, one) for one in code.co_varnames]),
        co_consts=tuple([called.get(one, one) for one in code.co_consts]),
    )
    return FunctionType(renamed, shared.__globals__, "__init__")


def _places(count: int) -> Names:
    """Names for so many fields, which no field has."""
    return tuple([f"_{place}_" for place in range(count)])


@cache
def _placed(count: int) -> FunctionType:
    """What sets so many fields that are called by their places."""
    names = _places(count)
    lines = [f"def __init__(self, {', '.join(names)}):"]
    lines += [f"    _set(self, {name!r}, {name})" for name in names]
    space: dict[str, object] = {"_set": object.__setattr__}
    exec("\n".join(lines), space)
    made = space["__init__"]
    assert isinstance(made, FunctionType), names
    return made


@cache
def _compared(names: Names) -> dict[str, object]:
    """What compares instances of one class by these fields, and the hash that goes with it."""
    values = _values(names)

    def __eq__(self: object, other: object) -> bool:
        if other is self:
            return True
        if other.__class__ is self.__class__:
            return values(self) == values(other)
        return NotImplemented

    def __hash__(self: object) -> int:
        return hash((values(self),))

    return {"__eq__": __eq__, "__hash__": __hash__}


def _values(names: Names) -> Callable[[object], object]:
    """What reads these fields: the value of one, or all values where there are several."""
    if names:
        return attrgetter(*names)

    def none(node: object) -> object:
        return ()

    return none


@cache
def _shown(names: Names) -> dict[str, object]:
    """What shows an instance with these fields."""

    def __repr__(self: object) -> str:
        told = [f"{name}={getattr(self, name)!r}" for name in names]
        return f"{type(self).__qualname__}({', '.join(told)})"

    return {"__repr__": __repr__}


def _is_frozen(found: type, name: str) -> bool:
    """Whether instances of a class keep an attribute: a plain class below a frozen one has its own
    attributes, which it may set.
    """
    assert is_dataclass(found), found
    return "__dataclass_fields__" in vars(found) or any(name == one.name for one in fields(found))


def _refuse_change(self: object, name: str, value: object) -> None:
    if _is_frozen(type(self), name):
        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)


def _refuse_loss(self: object, name: str) -> None:
    if _is_frozen(type(self), name):
        raise FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)


FROZEN: Final[dict[str, object]] = {"__setattr__": _refuse_change, "__delattr__": _refuse_loss}
"""What keeps an instance as it is."""

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = frozen_dataclass
