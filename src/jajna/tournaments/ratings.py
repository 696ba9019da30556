"""Ratings of a season: how strong players are, by all matches of its tournaments.

The model is that of Weng and Lin for two players (openskill's Plackett-Luce): a mean, and how
uncertain it is. Whoever has played little is ranked with care: by the mean less three deviations.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from jajna.tournaments.records import BYE
from jajna.tournaments.tournaments import Tournament

__all__ = ["Rating", "ratings"]

CARE = 3
"""How many deviations are taken from the mean."""


class Rating(NamedTuple):
    """How strong a player is: the mean, its deviation, and from how many matches."""

    name: str
    mean: float
    deviation: float
    matches: int

    @property
    def safe(self) -> float:
        """The least that the player is very likely worth, by which players are ranked."""
        return self.mean - CARE * self.deviation


def ratings(tournaments: Iterable[Tournament]) -> list[Rating]:
    """The ratings after these tournaments in this order, the best first.

    A player is known by the name, whatever its case. Byes and rounds that were missed don't count.
    """
    model = PlackettLuce()
    names: dict[str, str] = {}
    held: dict[str, PlackettLuceRating] = {}
    counts: dict[str, int] = {}
    for tournament in tournaments:
        for match in tournament.results():
            if match.pairing.second == BYE:
                continue
            pairing = match.pairing
            both = [tournament.entrants[one] for one in (pairing.first, pairing.second)]
            keys = [one.name.casefold() for one in both]
            for key, one in zip(keys, both, strict=True):
                names.setdefault(key, one.name)
                counts[key] = counts.get(key, 0) + 1
            first, second = match.score.first, match.score.second
            teams = [[held.get(key) or model.rating()] for key in keys]
            after = model.rate(teams, ranks=[float(first < second), float(second < first)])
            for key, team in zip(keys, after, strict=True):
                held[key] = team[0]
    found = [Rating(names[key], one.mu, one.sigma, counts[key]) for key, one in held.items()]
    return sorted(found, key=lambda one: -one.safe)
