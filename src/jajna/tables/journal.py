"""Journals: where a table writes what it follows from, before anybody sees what came of it.

Truth is the setup of each game and its answers; views and patches are never kept.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec

from jajna.errors import JajnaError
from jajna.tables.offers import Offered
from jajna.tables.yields import Until, Yield

__all__ = [
    "AnswerKept",
    "Change",
    "GameBegun",
    "GameFinished",
    "Journal",
    "JournalError",
    "KeptGame",
    "KeptNote",
    "KeptOffer",
    "KeptSeat",
    "KeptState",
    "KeptTable",
    "Listed",
    "NoteKept",
    "StateKept",
    "Trouble",
    "WentBack",
]


class JournalError(JajnaError):
    """A journal that can't be written or read."""


class GameBegun(NamedTuple):
    """A game of a match began; ``record`` is its saved form, without answers, as JSON."""

    game: int
    match: int
    record: bytes


class AnswerKept(NamedTuple):
    """The answer with this number was given, by the seat -1 where it is nobody's.

    ``digest`` is that of the game's state afterwards; ``seconds`` are those that were counted.
    """

    game: int
    number: int
    seat: int
    notation: str
    automatic: bool
    digest: str
    seconds: float = 0.0


class WentBack(NamedTuple):
    """The game went back to where it was after so many answers."""

    game: int
    answers: int


class GameFinished(NamedTuple):
    """A game ended: the winner's seat, -1 for a draw, and the rule, or "agreed"."""

    game: int
    winner: int
    rule: str


class StateKept(NamedTuple):
    """What a table is at besides its games changed; ``state`` is a ``KeptState`` as JSON."""

    state: bytes


class NoteKept(NamedTuple):
    """What the list of tables says of one changed; ``note`` is a ``KeptNote`` as JSON."""

    note: bytes


Change: TypeAlias = GameBegun | AnswerKept | WentBack | GameFinished | StateKept | NoteKept


class KeptNote(msgspec.Struct, frozen=True):
    """What the list of tables says of one without taking it up: what it is at, and the turn."""

    stage: str
    turn: int
    asked: int = -1
    """The person who is to decide, or was before a program; -1 for nobody."""


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is kept: its agent, "" for a person, and what it has asked for, as ``Seat``
    and ``Yields`` have it; ``passes`` says until what, ``since`` which turn.
    """

    agent: str = ""
    stops: str = ""
    pays_by_hand: bool = False
    holds: bool = False
    knows_damage: bool = False
    yields: tuple[Yield, ...] = ()
    passes: Until = Until.ASKED
    since: int = 0
    seen: tuple[int, ...] = ()


class KeptOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that stands, as ``Offer`` has it."""

    what: Offered
    by: int
    awaited: tuple[int, ...]
    asked: tuple[int, ...]
    count: int = 0


class KeptState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is at besides its games. Every word about seats is in their order.

    ``before`` is its revision less the answers of the game; ``used`` are the seconds that each
    seat has had, ``decks`` the main decks that seats have chosen for the next game.
    """

    seats: tuple[KeptSeat, ...] = ()
    before: int = 0
    paused: bool = False
    chooser: int = -1
    """Who chooses who begins, -1 where chance says it."""
    last_winner: int = -1
    ready: tuple[int, ...] = ()
    decks: dict[int, tuple[tuple[str, int], ...]] = {}
    offer: KeptOffer | None = None
    used: tuple[float, ...] = ()


class KeptTable(msgspec.Struct, frozen=True):
    """What a table is made with: its seats, games of the match, and seconds on the clock.

    ``seconds`` is None where nobody's time is counted; ``pause`` is as in ``Table``. ``more`` is
    what an adapter adds.
    """

    seats: list[KeptSeat]
    games: int = 1
    seconds: float | None = None
    free: float = 0.0
    pause: float = 0.0
    more: dict[str, str] = {}


class KeptGame(NamedTuple):
    """A game of a table: the number of its match, its record, its answers in order, and how it
    ended, if it has.
    """

    match: int
    record: bytes
    answers: list[AnswerKept]
    finished: GameFinished | None = None


class Listed(NamedTuple):
    """A table in the list of all; ``note`` is what was noted last, "" for nothing."""

    name: str
    made: KeptTable
    note: str


class Trouble(NamedTuple):
    """The errors that a table has met by this version of Jajna, and its answers at the last one.

    ``told`` says whether somebody was shown its games since, with all that is hidden in them.
    """

    errors: int = 0
    answers: int = 0
    told: bool = False


class Journal:
    """A journal of tables. All changes of one call are kept together, or none of them.

    Who changes a table has to hold it. It is held by whoever opened or claimed it last, until
    another does: a server that was given up and comes back can change nothing any more.
    """

    def open(self, table: str, made: KeptTable) -> None:
        """Keep what a new table is made with, and hold it; or keep that of one held anew.

        Raises JournalError if that fails, or another holds it.
        """
        raise NotImplementedError(type(self).__name__)

    def claim(self, table: str) -> None:
        """Hold a table from now on. Raises JournalError if it isn't kept."""
        raise NotImplementedError(type(self).__name__)

    def holds(self, table: str) -> bool:
        """Whether this journal holds a table, and nobody has claimed it since."""
        raise NotImplementedError(type(self).__name__)

    def leave(self, table: str) -> None:
        """Hold a table no longer."""
        raise NotImplementedError(type(self).__name__)

    def write(self, table: str, changes: list[Change]) -> None:
        """Keep the changes of a table. Raises JournalError if that fails, or it isn't held."""
        raise NotImplementedError(type(self).__name__)

    def note_trouble(self, table: str, errors: int) -> None:
        """Keep that a table met errors of Jajna itself. Raises JournalError if that fails."""
        raise NotImplementedError(type(self).__name__)

    def note_told(self, table: str) -> None:
        """Keep that somebody was shown the games of a table that met errors."""
        raise NotImplementedError(type(self).__name__)

    def trouble(self, table: str) -> Trouble:
        """The errors that a table has met."""
        raise NotImplementedError(type(self).__name__)

    def names(self) -> list[str]:
        """The tables that are kept, the latest first."""
        raise NotImplementedError(type(self).__name__)

    def listed(self) -> list[Listed]:
        """The tables that are kept, the latest first, without their games; no damaged ones."""
        raise NotImplementedError(type(self).__name__)

    def made(self, table: str) -> KeptTable:
        """What a table was made with. Raises JournalError if it isn't kept."""
        raise NotImplementedError(type(self).__name__)

    def state(self, table: str) -> KeptState | None:
        """What a table is at besides its games, None if nothing is kept of that.

        Raises JournalError if it is damaged.
        """
        raise NotImplementedError(type(self).__name__)

    def games(self, table: str) -> list[KeptGame]:
        """The games of a table in order."""
        raise NotImplementedError(type(self).__name__)

    def forget(self, table: str) -> None:
        """Keep nothing of a table any more."""
        raise NotImplementedError(type(self).__name__)

    def close(self) -> None:
        """End the work with the journal."""
        raise NotImplementedError(type(self).__name__)
