"""Counters on an object or a player. CR 122.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass

__all__ = ["with_counters"]


def with_counters(held: dict[str, int], name: str, number: int) -> dict[str, int]:
    """What counters there are after some more, or with a negative number fewer, of a kind."""
    left = held.get(name, 0) + number
    if left > 0:
        return {**held, name: left}
    return {one: held[one] for one in held if one != name}
