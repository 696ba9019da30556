"""How many things a test has to see: a loop over none proves nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

_Thing = TypeVar("_Thing")

__all__ = ["at_least"]


def at_least(count: int, things: Iterable[_Thing]) -> list[_Thing]:
    """The things, of which there have to be so many; for data from files, registries and walks."""
    found = list(things)
    assert len(found) >= count, f"{len(found)} instead of {count} or more"
    return found
