"""A deck against several others, with what the results can be trusted for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import final

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.simulation.intervals import interval
from jajna.simulation.matches import Match, Report, play_match
from jajna.simulation.running import LIMITS, Limits

__all__ = ["Result", "gauntlet"]


@final
@dataclass(frozen=True)
class Result:
    """The games against one deck, or against all of them."""

    against: str
    games: int
    wins: int
    draws: int
    errors: int

    @property
    def share(self) -> float:
        """The share of the games that was won, 0 for no games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies with 95 %."""
        return interval(self.wins, self.games)


def gauntlet(
    deck: tuple[Card, ...],
    others: Sequence[tuple[str, tuple[Card, ...]]],
    games: int,
    seed: int = 0,
    agents: tuple[str, str] = ("heuristic", "heuristic"),
    era: Era = CURRENT,
    turns: int = LIMITS.turns,
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Result, ...]:
    """So many games against each of the other decks, who take turns in going first.

    Raises SimulationError as ``play_match``.
    """
    found: list[Result] = []
    for place, (name, other) in enumerate(others):
        match = Match((deck, other), agents, seed, limits=Limits(turns, LIMITS.decisions), era=era)
        report = play_match(match, games, jobs, _Part(progress, place * games, len(others) * games))
        found.append(_result(name, report))
    return tuple(found)


def _result(name: str, report: Report) -> Result:
    return Result(name, report.games, report.wins[0], report.draws, len(report.errors))


@final
class _Part:
    """The progress of one part of the work, told as that of all."""

    def __init__(
        self, progress: Callable[[int, int], None] | None, before: int, total: int
    ) -> None:
        self._progress = progress
        self._before = before
        self._total = total

    def __call__(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress(self._before + done, self._total)
