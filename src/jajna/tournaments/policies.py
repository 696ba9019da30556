"""How tournaments of a time are counted: points, tie-breakers, rounds and time, as data.

Sources: the tournament rules (MTR) of their time, sections 2.4 and appendices C and E; for 2003 the
rulebook of Eighth Edition, chapter 6.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from jajna.era import CURRENT
from jajna.errors import JajnaError
from jajna.messages import Message

__all__ = ["POLICIES", "Policy", "PolicyError", "policy"]


class PolicyError(JajnaError):
    """A policy that there isn't."""


class Policy(NamedTuple):
    """How a tournament is counted.

    ``rounds`` are pairs of a number of players and the rounds for at most so many; more players
    play ``most_rounds``. ``cuts`` say in the same way how many play on after them, and ``cut`` how
    many of more players. When the time is up, ``extra_turns`` are played.
    """

    name: str
    minutes: int
    extra_turns: int
    rounds: tuple[tuple[int, int], ...]
    most_rounds: int
    cuts: tuple[tuple[int, int], ...]
    cut: int
    win: int = 3
    draw: int = 1
    floor: Fraction = Fraction(33, 100)
    """The least share of won points that counts for others' tie-breakers."""
    build_minutes: int = 30
    """For building a deck of limited play."""
    era: str = CURRENT.name
    """By whose rules decks are built."""

    def rounds_for(self, players: int) -> int:
        """How many Swiss rounds so many players play."""
        return _for_so_many(players, self.rounds, self.most_rounds)

    def cut_for(self, players: int) -> int:
        """How many players play on after the Swiss rounds: 0 for none."""
        return _for_so_many(players, self.cuts, self.cut)


def _for_so_many(players: int, steps: tuple[tuple[int, int], ...], beyond: int) -> int:
    """The number of the first step that so many players are not too many for."""
    return next((count for most, count in steps if players <= most), beyond)


ROUNDS: Final = ((8, 3), (16, 5), (32, 5), (64, 6), (128, 7), (226, 8), (409, 9))
POLICIES: Final = {
    "2003": Policy("2003", 60, 5, ((8, 3), (16, 4), (32, 5), (64, 6), (128, 7), (226, 8), (409, 9)),
                   10, ((8, 0),), 8, era="2003-07"),
    "current": Policy("current", 50, 5, ROUNDS, 10, ((8, 0), (16, 4)), 8),
}  # fmt: skip
"""The policies by name; the oldest first."""


def policy(name: str) -> Policy:
    """The policy with a name. Raises PolicyError if there is none."""
    found = POLICIES.get(name)
    if found is None:
        known = ", ".join(POLICIES)
        raise PolicyError(
            Message("there is no policy {name}; there are {known}", name=repr(name), known=known)
        )
    return found
