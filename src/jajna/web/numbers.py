"""The numbers by which a seat knows objects: their own, so that they tell nothing of the game's.

The ids of a game are given in the order of decks, and then as objects change zones: who saw them
could tell when a card was drawn. A seat's numbers are given as it is first shown each object.
"""

from __future__ import annotations

from typing import Final, final

from jajna.vocab import is_player

__all__ = ["FIRST", "Numbers"]

FIRST: Final = 10
"""The first number of an object; players have those of their seats."""


@final
class Numbers:
    """The numbers of one seat, for all games of a table."""

    def __init__(self) -> None:
        self._shown: dict[int, int] = {}
        self._meant: list[int] = []
        """The objects in the order of their numbers."""

    def of(self, thing: int) -> int:
        """The number of a player or object, which is shown by it."""
        found = self._shown.get(thing)
        if found is None:
            if thing < 0 or is_player(thing):
                return thing
            found = FIRST + len(self._meant)
            self._shown[thing] = found
            self._meant.append(thing)
        return found

    def meant(self, number: int) -> int | None:
        """The player or object that a seat names by a number, None if it has been shown none."""
        if 0 <= number < FIRST:
            return number if is_player(number) else None
        place = number - FIRST
        return self._meant[place] if 0 <= place < len(self._meant) else None
