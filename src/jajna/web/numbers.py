"""The numbers by which a seat knows objects: their own, so that they tell nothing of the game's.

The ids of a game are given in the order of decks, and then as objects change zones: who saw them
could tell when a card was drawn. A seat's numbers are given as it is first shown each object.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from jajna.vocab import FIRST_OBJECT, is_player

__all__ = ["FIRST", "Numbers"]

FIRST: Final = 10
"""The first number of an object; players have those of their seats."""


@final
class Numbers:
    """The numbers of one seat, for all games of a table."""

    def __init__(self) -> None:
        self._shown = array("i")
        """The number of each object by its id, 0 for one that hasn't been shown."""
        self._meant = array("i")
        """The objects in the order of their numbers."""

    def of(self, thing: int) -> int:
        """The number of a player or object, which is shown by it."""
        place = thing - FIRST_OBJECT
        if place < 0:
            return thing
        if place >= len(self._shown):
            self._shown.extend([0] * (place + 1 - len(self._shown)))
        found = self._shown[place]
        if not found:
            found = self._shown[place] = FIRST + len(self._meant)
            self._meant.append(thing)
        return found

    def meant(self, number: int) -> int | None:
        """The player or object that a seat names by a number, None if it has been shown none."""
        if 0 <= number < FIRST:
            return number if is_player(number) else None
        place = number - FIRST
        return self._meant[place] if 0 <= place < len(self._meant) else None
