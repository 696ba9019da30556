"""News: what happens at a table besides the game, for everybody who looks."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

__all__ = ["Happened", "News"]


class Happened(Enum):
    """What can happen at a table."""

    GAME_BEGAN = "game began"
    GAME_ENDED = "game ended"
    MATCH_ENDED = "match ended"
    READY = "ready"
    OFFERED = "offered"
    REFUSED = "refused"
    LAPSED = "lapsed"
    TAKEN_BACK = "taken back"
    RESEEDED = "reseeded"
    PAUSED = "paused"
    RESUMED = "resumed"
    OUT_OF_TIME = "out of time"
    TIME_UP = "time up"
    """The time of the match is: so many more turns are played."""
    NO_ANSWER = "no answer"
    """A program gave none."""


class News(NamedTuple):
    """One thing that happened; ``seat`` is whose doing it is, or who won, -1 for nobody.

    ``about`` says what was offered; ``number`` is how many answers were taken back, or
    which game began.
    """

    what: Happened
    seat: int = -1
    about: str = ""
    number: int = 0
