"""What the compiled build compares with `==` is compared by its fields."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from types import ModuleType
from typing import Final

import jajna
from jajna import card, decision, era, era_switches, vocab, wording

ALONE: Final[tuple[ModuleType, ...]] = (card, decision, era, era_switches, vocab, wording)
PACKAGES: Final = tuple(
    f"jajna.{name}" for name in ("agents", "events", "ir", "kernel", "mechanics")
)


def compiled_classes() -> list[type]:
    """The classes of all modules that mypyc compiles."""
    modules = list(ALONE)
    for found in pkgutil.walk_packages(jajna.__path__, "jajna."):
        if found.name.startswith(PACKAGES):
            modules.append(importlib.import_module(found.name))
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    ]


def test_bases_of_dataclasses_are_dataclasses() -> None:
    # mypyc compares identities where the static type is a native class that has no comparison
    # and isn't a dataclass; then equal abilities would count as different.
    plain = {
        base.__qualname__
        for each in compiled_classes()
        if dataclasses.is_dataclass(each)
        for base in each.__mro__[1:-1]
        if "__dataclass_fields__" not in vars(base)
    }
    assert plain == set()
