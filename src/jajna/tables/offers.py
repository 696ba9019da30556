"""Offers: what the players of a table do only if all of them agree."""

from __future__ import annotations

from enum import Enum
from typing import final

__all__ = ["Offer", "Offered"]


class Offered(Enum):
    """The things that are offered."""

    UNDO = "undo"
    DRAW = "draw"
    PAUSE = "pause"
    REMATCH = "rematch"


@final
class Offer:
    """An offer by a seat, and the seats whose word is still awaited.

    ``count`` is, of an offer to take something back, the number of answers that would stay.
    """

    def __init__(self, what: Offered, by: int, awaited: list[int], count: int = 0) -> None:
        self.what = what
        self.by = by
        self.awaited = awaited
        self.asked = tuple(awaited)
        self.count = count

    def agree(self, seat: int) -> bool:
        """Note the word of a seat that agrees; whether all have agreed now."""
        if seat in self.awaited:
            self.awaited.remove(seat)
        return not self.awaited
