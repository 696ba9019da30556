"""What has been put into words once and is wanted again, by what it was made of."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

__all__ = ["Worded"]

T = TypeVar("T")

MOST: Final = 4_096


@final
class Worded(Generic[T]):
    """What was made of things and of words about them, up to so many; then it begins anew.

    A key has the identities of the things, as nodes that mean the same may be said in other words,
    and the words.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: dict[tuple[object, ...], tuple[tuple[object, ...], T]] = {}

    def found(self, key: tuple[object, ...]) -> T | None:
        """What was made by this key, None if nothing was."""
        kept = self._kept.get(key)
        return kept[1] if kept is not None else None

    def keep(self, key: tuple[object, ...], things: tuple[object, ...], made: T) -> T:
        """Keep what was made by a key, and the things that are in it; it is given back."""
        if len(self._kept) >= self._most:
            self._kept.clear()
        self._kept[key] = (things, made)
        return made
