"""Fixed workloads whose speed is measured: whole games, forks, undoing, digests, large boards."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from jajna.agents import make_agent
from jajna.card import Card
from jajna.cards import starter
from jajna.era import CURRENT, Era
from jajna.errors import CardError
from jajna.formats.themes import theme
from jajna.replay import GameSetup, Session
from jajna.simulation.build import build_name
from jajna.simulation.matches import Match
from jajna.simulation.scaling import Growth, growth

__all__ = ["SECONDS", "Measure", "Measured", "bench"]

SECONDS: Final = 2.0
"""About how long each workload is measured."""
SEED: Final = 2003
EARLY_TURN: Final = 2
MIDDLE_TURN: Final = 10
MICRO: Final = 1e6
PARTS: Final = 20
"""How much shorter than a workload each event on each large board is measured."""


class Measure(NamedTuple):
    """What was measured, of which unit, in how many repetitions."""

    value: float
    unit: str
    repetitions: int


class Measured(NamedTuple):
    """All measures by the name of their workload, how costs grow with the board, and the build."""

    build: str
    workloads: dict[str, Measure]
    growth: dict[str, Growth]

    def data(self) -> dict[str, object]:
        """The measures as the command line prints them in JSON."""
        return {
            "build": self.build,
            "workloads": {
                name: {
                    "value": round(one.value, 2),
                    "unit": one.unit,
                    "repetitions": one.repetitions,
                }
                for name, one in self.workloads.items()
            },
            "growth": {name: one.data() for name, one in self.growth.items()},
        }


def bench(
    progress: Callable[[int, int], None] | None = None,
    seconds: float = SECONDS,
    era: Era = CURRENT,
) -> Measured:
    """Measure every workload for so many seconds by the rules of an era."""
    found: dict[str, Measure] = {}
    for done, measure in enumerate(WORKLOADS):
        if progress is not None:
            progress(done, len(WORKLOADS) + 1)
        found.update(measure(seconds, era))
    if progress is not None:
        progress(len(WORKLOADS), len(WORKLOADS) + 1)
    return Measured(build_name(), found, growth(seconds / PARTS, era))


def _card(name: str) -> Card:
    card = starter.SHELF.card(name)
    if card is None:
        raise CardError(f"the starter pool has no {name!r}")
    return card


def _decks() -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(theme(name, _card).cards()) for name in ("stampede", "skies"))


def _games(agent: str, seconds: float, era: Era) -> dict[str, Measure]:
    """Play games for so long: how many, and how many decisions, in a second."""
    match = Match(_decks(), (agent, agent), SEED, era=era)
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += match.play(games).decisions
        games += 1
    spent = perf_counter() - began
    return {
        f"{agent}_games": Measure(games / spent, "games/s", games),
        f"{agent}_decisions": Measure(decisions / spent, "decisions/s", decisions),
    }


def _random(seconds: float, era: Era) -> dict[str, Measure]:
    return _games("random", seconds, era)


def _heuristic(seconds: float, era: Era) -> dict[str, Measure]:
    return _games("heuristic", seconds, era)


def _session_at(turn: int, era: Era) -> Session:
    """A game of heuristic players at the first decision of a turn."""
    session = Session(GameSetup(_decks(), seed=SEED, first=0, era=era))
    agents = [make_agent("heuristic", f"{SEED}.{seat}") for seat in range(2)]
    while session.game.turn < turn:
        question = session.game.decision
        assert question is not None, f"the game with seed {SEED} ends before turn {turn}"
        answer = agents[question.player].choose(question, session.game.view(question.player))
        if session.game.why_not(answer) is not None:
            answer = question.fallback
        session.answer(answer)
    return session


def _repeated(name: str, act: Callable[[], object], seconds: float) -> dict[str, Measure]:
    """How many microseconds an act takes, on average."""
    count = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        act()
        count += 1
    return {name: Measure((perf_counter() - began) / count * MICRO, "µs", count)}


def _fork_early(seconds: float, era: Era) -> dict[str, Measure]:
    return _repeated("fork_early", _session_at(EARLY_TURN, era).game.fork, seconds)


def _fork_middle(seconds: float, era: Era) -> dict[str, Measure]:
    return _repeated("fork_middle", _session_at(MIDDLE_TURN, era).game.fork, seconds)


def _view_middle(seconds: float, era: Era) -> dict[str, Measure]:
    game = _session_at(MIDDLE_TURN, era).game

    def act() -> object:
        return game.view(0)

    return _repeated("view_middle", act, seconds)


def _digest_middle(seconds: float, era: Era) -> dict[str, Measure]:
    return _repeated("digest_middle", _session_at(MIDDLE_TURN, era).game.digest, seconds)


def _undo_middle(seconds: float, era: Era) -> dict[str, Measure]:
    """Answering in a session and taking the answer back."""
    session = _session_at(MIDDLE_TURN, era)

    def act() -> None:
        question = session.game.decision
        assert question is not None, "the game goes on"
        session.answer(question.fallback)
        session.undo(question.player)

    return _repeated("undo_middle", act, seconds)


WORKLOADS: Final = (
    _random,
    _heuristic,
    _fork_early,
    _fork_middle,
    _view_middle,
    _digest_middle,
    _undo_middle,
)
"""What is measured; each function may give several numbers."""
