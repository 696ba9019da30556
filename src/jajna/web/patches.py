"""What has changed between two states that a seat is shown, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["Data", "difference", "patched"]

Data: TypeAlias = "bool | int | float | str | list[Data] | dict[str, Data] | None"
"""What JSON holds."""


def difference(old: dict[str, Data], new: dict[str, Data]) -> dict[str, Data]:
    """The patch that makes a state into another; lists are whole. No value is null in them."""
    found: dict[str, Data] = {}
    for key in old:
        if key not in new:
            found[key] = None
    for key, value in new.items():
        before = old.get(key)
        # In Python, False equals 0.
        if before == value and key in old and type(before) is type(value):
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            found[key] = difference(before, value)
        else:
            found[key] = value
    return found


def patched(old: dict[str, Data], patch: dict[str, Data]) -> dict[str, Data]:
    """The state that a patch makes of another, which isn't changed."""
    made = dict(old)
    for key, value in patch.items():
        before = made.get(key)
        if value is None:
            made.pop(key, None)
        elif isinstance(value, dict):
            made[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            made[key] = value
    return made
