"""A gathering: a table whose game begins once everybody has come, and the pages that wait there."""

from __future__ import annotations

from typing import final

import msgspec

from jajna.web.new_tables import NewTable, names_of
from jajna.web.outbox import Outbox

__all__ = ["Awaited", "Gathered", "Gathering", "Waiting"]


class Awaited(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat before the game: ``open`` while nobody has taken it, ``here`` if a page of it is."""

    name: str
    agent: str = ""
    open: bool = False
    here: bool = False


class Gathered(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="gathering"):
    """Who has come so far. ``seat`` is that of the page, or beyond them all for who looks on."""

    seat: int
    seats: tuple[Awaited, ...]
    era: str
    games: int
    seconds: float | None = None
    variant: str = ""


@final
class Waiting:
    """A page that waits at a table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.out = Outbox(64)


@final
class Gathering:
    """The pages that wait at a table, and who has come to it."""

    def __init__(self, wish: NewTable) -> None:
        self.wish = wish
        self.pages: list[Waiting] = []

    @property
    def is_complete(self) -> bool:
        """Whether nobody is awaited any more."""
        return not any(seat.is_open for seat in self.wish.seats)

    def join(self, seat: int) -> Waiting:
        """A page that comes to wait at a seat."""
        made = Waiting(seat)
        self.pages.append(made)
        self.tell()
        return made

    def leave(self, one: Waiting) -> None:
        """A page has left."""
        if one in self.pages:
            self.pages.remove(one)
            self.tell()

    def tell(self) -> None:
        """Tell all pages who has come."""
        present = {one.seat for one in self.pages}
        wish = self.wish
        seats = tuple(
            Awaited(name, seat.agent, seat.is_open, place in present)
            for place, (seat, name) in enumerate(zip(wish.seats, names_of(wish), strict=True))
        )
        for one in self.pages:
            one.out.send(
                Gathered(one.seat, seats, wish.era, wish.games, wish.seconds, wish.variant)
            )

    def end(self) -> None:
        """Let all pages connect anew: the game has begun, or the table is gone."""
        for one in self.pages:
            one.out.close()
        self.pages.clear()
