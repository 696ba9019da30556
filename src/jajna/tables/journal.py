"""Journals: where a table writes what it follows from, before anybody sees what came of it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from jajna.errors import JajnaError

__all__ = [
    "AnswerKept",
    "Change",
    "GameBegun",
    "GameFinished",
    "Journal",
    "JournalError",
    "WentBack",
]


class JournalError(JajnaError):
    """A journal that can't be written or read."""


class GameBegun(NamedTuple):
    """A game of the match began; ``record`` is its saved form, without answers, as JSON."""

    game: int
    record: bytes


class AnswerKept(NamedTuple):
    """The answer with this number was given, by the seat -1 where it is nobody's.

    ``digest`` is that of the game's state afterwards.
    """

    game: int
    number: int
    seat: int
    notation: str
    automatic: bool
    digest: str


class WentBack(NamedTuple):
    """The game went back to where it was after this many answers."""

    game: int
    answers: int


class GameFinished(NamedTuple):
    """A game ended: the winner's seat, -1 for a draw, and the rule, or "agreed"."""

    game: int
    winner: int
    rule: str


Change: TypeAlias = GameBegun | AnswerKept | WentBack | GameFinished


class Journal:
    """A journal of tables. All changes of one call are kept together, or none of them."""

    def write(self, table: str, changes: list[Change]) -> None:
        """Keep the changes of a table. Raises JournalError if that fails."""
        raise NotImplementedError(type(self).__name__)
