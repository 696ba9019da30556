"""The company at a table: whose pages are there, who looks on, and what they are let see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, final

from jajna.web.promises import promise_of, salt_of

__all__ = ["WATCHER", "Company"]

WATCHER: Final = 9
"""The seat of whoever looks on: no table has so many, and no player knows less than they do."""


@final
class Company:
    """The pages at a table by seat, and the seats that let those who look on see their hands.

    ``secret`` is that of the table, "" for one whose games are promised to nobody; ``tournament``
    is what its match belongs to.
    """

    def __init__(self, secret: str = "", tournament: str = "") -> None:
        self._secret = secret
        self.tournament = tournament
        self._promised = (-1, -1, "")
        """The latest game that was asked for, its seed, and what is promised of it."""
        self._pages: Counter[int] = Counter()
        self.allowing: list[int] = []

    def come(self, seat: int) -> None:
        """A page has come."""
        self._pages[seat] += 1

    def go(self, seat: int) -> None:
        """A page has gone."""
        self._pages[seat] -= 1

    @property
    def here(self) -> tuple[int, ...]:
        """The seats with pages."""
        return tuple(seat for seat in range(WATCHER) if self._pages[seat] > 0)

    @property
    def watchers(self) -> int:
        """How many pages look on."""
        return max(self._pages[WATCHER], 0)

    def allow(self, seat: int, on: bool) -> None:
        """Note whether a seat lets its hand be seen by those who look on."""
        if seat in self.allowing:
            self.allowing.remove(seat)
        if on:
            self.allowing = sorted((*self.allowing, seat))

    def shows_hands(self, people: Sequence[int]) -> bool:
        """Whether all people who sit here let their hands be seen by those who look on."""
        return all(seat in self.allowing for seat in people)

    def promise(self, game: int, seed: int) -> str:
        """What is promised of a game, "" for nothing."""
        if not self._secret:
            return ""
        if self._promised[:2] != (game, seed):
            self._promised = (game, seed, promise_of(seed, salt_of(self._secret, game)))
        return self._promised[2]
