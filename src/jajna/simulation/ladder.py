"""A ladder of agents: who plays whom with which decks, and how strong they are by the results.

In duels each pair of agents plays each pair of decks both ways round with the same seed, so that
neither decks nor chance favor one of them. Strengths are those of Bradley and Terry, in points of
Elo against the average, with the intervals in which they lie. Of tables with more players openskill
rates who won. Each game follows from its number; whoever is stopped goes on where they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple, final

import msgspec
from openskill.models import PlackettLuce

from jajna.agents import make_agent
from jajna.agents.door import open_lists
from jajna.card import Card
from jajna.era import CURRENT
from jajna.era import find as find_era
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.simulation.clusters import spread_over
from jajna.simulation.intervals import SURE
from jajna.simulation.matches import packed_decks, unpacked_decks
from jajna.simulation.processes import spread
from jajna.simulation.running import LIMITS, Limits, play_out
from jajna.vocab import is_another_player

__all__ = ["Ladder", "Row", "Standing", "climb", "matrix", "pod_standings", "standings"]

POINTS: Final = 400 / log(10)
"""Points of Elo for each unit of the logarithm of odds."""
ROUNDS: Final = 500
"""Most steps of the iteration for strengths; far fewer are needed."""
CLOSE: Final = 1e-9
PRIOR: Final = 0.5
"""Wins that each of a pair is taken to have had, so that who never lost has a strength too."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played. ``agents`` and ``decks`` are by seat; ``winner`` is a seat or -1."""

    game: int
    seed: int
    era: str
    agents: list[str]
    decks: list[str]
    first: int
    winner: int
    turns: int
    decisions: int
    refused: int
    error: str = ""


class _Game(NamedTuple):
    """A game to be played; ``agents`` and ``decks`` are places in the lists of the ladder."""

    number: int
    seed: int
    agents: tuple[int, ...]
    decks: tuple[int, ...]
    first: int


@final
@dataclass(frozen=True)
class Ladder:
    """Agents by name, decks with their names, and how often each meeting is repeated.

    ``seats`` are those of a table. With two each pair of agents meets in both seats; with more the
    agents sit down in turn.
    """

    agents: tuple[str, ...]
    decks: tuple[tuple[str, tuple[Card, ...]], ...]
    rounds: int = 1
    seed: int = 0
    era: str = CURRENT.name
    seats: int = 2
    turns: int = LIMITS.turns

    def games(self) -> list[_Game]:
        """All games in order."""
        return self._duels() if self.seats == 2 else self._pods()

    def _duels(self) -> list[_Game]:
        pairs = list(combinations(range(len(self.decks)), 2)) or [(0, 0)]
        found: list[_Game] = []
        for turn in range(self.rounds):
            for deck, other in pairs:
                seed = self.seed + len(found)
                for one, two in combinations(range(len(self.agents)), 2):
                    for seated in ((one, two), (two, one)):
                        found.append(_Game(len(found), seed, seated, (deck, other), turn % 2))
        return found

    def _pods(self) -> list[_Game]:
        found: list[_Game] = []
        for turn in range(self.rounds):
            for place in range(len(self.agents)):
                agents = tuple((place + seat) % len(self.agents) for seat in range(self.seats))
                decks = tuple((turn + seat) % len(self.decks) for seat in range(self.seats))
                number = len(found)
                first = number % self.seats
                found.append(_Game(number, self.seed + turn, agents, decks, first))
        return found

    def belongs(self, row: Row) -> bool:
        """Whether a game that was played is one of this ladder."""
        games = self.games()
        if not 0 <= row.game < len(games):
            return False
        game = games[row.game]
        return (
            row.seed == game.seed
            and row.era == self.era
            and row.first == game.first
            and row.agents == [self.agents[one] for one in game.agents]
            and row.decks == [self.decks[one][0] for one in game.decks]
        )


def climb(
    ladder: Ladder,
    played: Iterable[Row] = (),
    jobs: int = 0,
    note: Callable[[Row], None] | None = None,
    scheduler: str = "",
) -> list[Row]:
    """Play the games of a ladder that haven't been played; all its games. They are played in
    ``jobs`` processes (0: one per core), or by the workers of the Dask scheduler at an address.
    ``note`` gets each that is new, as soon as it and those before it are over.

    Raises SimulationError if a process dies, and if the scheduler or its workers can't be used.
    """
    rows = {row.game: row for row in played}
    waiting = [game for game in ladder.games() if game.number not in rows]
    cards, decks = packed_decks([deck for _, deck in ladder.decks])
    shared = _Shared(
        cards, decks, [name for name, _ in ladder.decks], list(ladder.agents), ladder.era,
        ladder.turns,
    )  # fmt: skip
    if scheduler:
        playing = spread_over(scheduler, _play, waiting, _Seated, shared)
    else:
        playing = spread(_play, waiting, _Seated, shared, jobs)
    for row in playing:
        rows[row.game] = row
        if note is not None:
            note(row)
    return [rows[number] for number in sorted(rows)]


# -- in other processes ----------------------------------------------------------------------------


@final
class _Shared(msgspec.Struct, frozen=True):
    """What all processes need."""

    cards: list[bytes]
    decks: list[list[int]]
    names: list[str]
    agents: list[str]
    era: str
    turns: int


@final
class _Seated:
    """The decks with their cards, in one process."""

    def __init__(self, shared: _Shared) -> None:
        self.decks = unpacked_decks(shared.cards, shared.decks)
        self.names = shared.names
        self.agents = shared.agents
        self.era = find_era(shared.era)
        self.turns = shared.turns
        self.definitions = Definitions(self.era)


def _play(seated: _Seated, game: _Game) -> Row:
    names = [seated.agents[one] for one in game.agents]
    decks = [seated.names[one] for one in game.decks]
    try:
        done = _played(seated, game, names)
    except Exception as error:  # what breaks in a game is told in its row
        said = f"{type(error).__name__}: {error}"
        return Row(
            game.number, game.seed, seated.era.name, names, decks, game.first, -1, 0, 0, 0, said
        )
    return Row(
        game.number, game.seed, seated.era.name, names, decks, game.first, done[0], done[1],
        done[2], done[3],
    )  # fmt: skip


def _played(seated: _Seated, game: _Game, names: list[str]) -> tuple[int, int, int, int]:
    """The winner, the turns, the decisions and the refused answers of a game."""
    decks = [seated.decks[one] for one in game.decks]
    seated.definitions.tidy()
    made = new_game(decks, names, game.seed, seated.era, game.first, definitions=seated.definitions)
    made.settings.keep_log = False
    agents = [make_agent(name, f"{game.seed}.{seat}") for seat, name in enumerate(names)]
    limits = Limits(seated.turns, LIMITS.decisions)
    done = play_out(made, agents, limits, beliefs=open_lists(decks))
    return done.winner, done.turns, done.decisions, done.refused


# -- results ---------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How strong an agent is: its points, between which they lie with 95 %, and its games."""

    agent: str
    points: float
    low: float
    high: float
    games: int
    wins: float


def matrix(rows: Iterable[Row], agents: Sequence[str]) -> list[list[float]]:
    """How many games each agent won of each other; a draw is half a game for both."""
    places = {name: place for place, name in enumerate(agents)}
    won = [[0.0] * len(agents) for _ in agents]
    for row in rows:
        if row.error or len(row.agents) != 2 or row.agents[0] == row.agents[1]:
            continue
        one, other = places[row.agents[0]], places[row.agents[1]]
        if row.winner < 0:
            won[one][other] += 0.5
            won[other][one] += 0.5
        elif row.winner == 0:
            won[one][other] += 1.0
        else:
            won[other][one] += 1.0
    return won


def standings(rows: Iterable[Row], agents: Sequence[str]) -> list[Standing]:
    """The strengths of agents by their duels, the best first."""
    won = matrix(rows, agents)
    strengths = _strengths(won)
    errors = _errors(won, strengths)
    found: list[Standing] = []
    for place, name in enumerate(agents):
        points = POINTS * log(strengths[place])
        half = POINTS * SURE * errors[place]
        games = sum(won[place]) + sum(row[place] for row in won)
        found.append(
            Standing(name, points, points - half, points + half, round(games), sum(won[place]))
        )
    return sorted(found, key=lambda one: -one.points)


def _strengths(won: list[list[float]]) -> list[float]:
    """The strengths that make these results likeliest, whose product is 1 (Bradley and Terry)."""
    count = len(won)
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        after: list[float] = []
        for one in range(count):
            wins = weight = 0.0
            for other in range(count):
                if other != one:
                    games = won[one][other] + won[other][one]
                    if games:
                        wins += won[one][other] + PRIOR
                        weight += (games + 2 * PRIOR) / (strengths[one] + strengths[other])
            after.append(wins / weight if weight else 1.0)
        mean = sum(log(one) for one in after) / count
        after = [one / exp(mean) for one in after]
        moved = max(abs(log(new / old)) for new, old in zip(after, strengths, strict=True))
        strengths = after
        if moved < CLOSE:
            break
    return strengths


def _errors(won: list[list[float]], strengths: list[float]) -> list[float]:
    """The standard errors of the logarithms of strengths, of which the average is fixed."""
    count = len(won)
    known = [[1.0 / count] * count for _ in range(count)]
    for one in range(count):
        for other in range(count):
            games = won[one][other] + won[other][one]
            if other != one and games:
                share = strengths[one] / (strengths[one] + strengths[other])
                told = (games + 2 * PRIOR) * share * (1.0 - share)
                known[one][one] += told
                known[one][other] -= told
    inverse = _inverse(known)
    return [sqrt(max(inverse[one][one] - 1.0 / count, 0.0)) for one in range(count)]


def _inverse(rows: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination with the greatest pivot."""
    count = len(rows)
    work = [
        [*row, *[float(one == place) for one in range(count)]] for place, row in enumerate(rows)
    ]
    for place in range(count):
        pivot = max(range(place, count), key=lambda one: abs(work[one][place]))
        work[place], work[pivot] = work[pivot], work[place]
        divisor = work[place][place]
        work[place] = [one / divisor for one in work[place]]
        for other in range(count):
            if other != place and work[other][place]:
                times = work[other][place]
                work[other] = [
                    one - times * two for one, two in zip(work[other], work[place], strict=True)
                ]
    return [row[count:] for row in work]


def pod_standings(rows: Iterable[Row], agents: Sequence[str]) -> list[Standing]:
    """The ratings of agents by the tables they won, the best first: openskill's mean and its
    interval.
    """
    model = PlackettLuce()
    held = {name: model.rating() for name in agents}
    games = dict.fromkeys(agents, 0)
    wins = dict.fromkeys(agents, 0.0)
    for row in rows:
        if row.error:
            continue
        for name in row.agents:
            games[name] += 1
        if row.winner < 0 or len(set(row.agents)) < len(row.agents):
            continue
        wins[row.agents[row.winner]] += 1
        ranks = [float(is_another_player(seat, row.winner)) for seat in range(len(row.agents))]
        after = model.rate([[held[name]] for name in row.agents], ranks=ranks)
        for name, team in zip(row.agents, after, strict=True):
            held[name] = team[0]
    found = [
        Standing(name, one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma,
                 games[name], wins[name])
        for name, one in held.items()
    ]  # fmt: skip
    return sorted(found, key=lambda one: -one.points)
