"""Fixed workloads whose speed is measured: games, answers, positions, large boards, loading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from jajna.era import CURRENT, Era
from jajna.garbage_collector import collecting_seldom
from jajna.kernel.state.chance import Chance
from jajna.kernel.views.determinizing import determinize
from jajna.simulation import answer_times, boards, loading, paying, positions
from jajna.simulation.build import build_name
from jajna.simulation.matches import Match, commander_match
from jajna.simulation.measures import Curve, Measure, repeated
from jajna.simulation.scaling import Growth, growth

__all__ = ["PARTS", "SECONDS", "Measured", "Request", "bench"]

SECONDS: Final = 2.0
"""About how long each workload is measured."""
PARTS: Final = ("games", "answers", "positions", "growth", "boards", "paying", "loading")
"""The parts that can be measured by themselves."""
SHORTER: Final = 20
"""The factor by which the time for an event on a large board is shorter than for a workload."""
MIDDLE_TURN: Final = 10
PLAYERS: Final = 4
"""How many play Commander."""


class Request(NamedTuple):
    """A request for measurements: their parts, seconds for each workload, sizes of boards, and era.

    ``corpus`` is a file of cards to compile, if compiling is to be measured; ``games`` is how many
    games with all cards the times of answers are taken from.
    """

    parts: tuple[str, ...] = PARTS
    seconds: float = SECONDS
    sizes: tuple[int, ...] = boards.SIZES
    era: Era = CURRENT
    corpus: Path | None = None
    games: int = answer_times.GAMES


class Measured(NamedTuple):
    """All measures by the name of their workload, how costs grow, and the build."""

    build: str
    workloads: dict[str, Measure]
    curves: dict[str, Curve]
    growth: dict[str, Growth]

    def data(self) -> dict[str, object]:
        """The measures as the command line prints them in JSON."""
        return {
            "build": self.build,
            "workloads": {name: one.data() for name, one in self.workloads.items()},
            "curves": {name: one.data() for name, one in self.curves.items()},
            "growth": {name: one.data() for name, one in self.growth.items()},
        }


def bench(
    request: Request | None = None, progress: Callable[[int, int], None] | None = None
) -> Measured:
    """Measure what is asked for; everything if nothing is said."""
    wanted = request or Request()
    found = Measured(build_name(), {}, {}, {})
    for done, part in enumerate(wanted.parts):
        if progress is not None:
            progress(done, len(wanted.parts))
        with collecting_seldom():  # what is there from the parts before costs nothing then
            _measure(part, wanted, found)
    if progress is not None:
        progress(len(wanted.parts), len(wanted.parts))
    return found


def _measure(part: str, wanted: Request, found: Measured) -> None:
    """Measure one of the parts and add what was found."""
    if part == "games":
        for agent in ("random", "heuristic"):
            found.workloads.update(_games(agent, _duel(agent, wanted), wanted))
        found.workloads.update(_games("asked", _duel("random", wanted, always_ask=True), wanted))
        decks = positions.commander_decks(PLAYERS)
        pod = commander_match(decks, "random", positions.SEED, wanted.era)
        found.workloads.update(_games("pod", pod, wanted))
    elif part == "answers":
        found.workloads.update(answer_times.answers(wanted.games, wanted.era))
    elif part == "positions":
        found.workloads.update(positions.positions(wanted.seconds, wanted.era))
        found.workloads.update(_looking(wanted))
    elif part == "growth":
        found.growth.update(growth(wanted.seconds / SHORTER, wanted.era, wanted.sizes))
    elif part == "boards":
        found.curves.update(boards.boards(wanted.sizes, wanted.era))
    elif part == "paying":
        found.curves.update(paying.paying(wanted.seconds / SHORTER, wanted.era))
    else:
        assert part == "loading", part
        found.workloads.update(loading.importing())
        found.workloads.update(loading.loading())
        found.workloads.update(loading.memory(wanted.era))
        if wanted.corpus is not None:
            found.workloads.update(loading.compiling(wanted.corpus))


def _duel(agent: str, wanted: Request, always_ask: bool = False) -> Match:
    """Games of an agent against itself.

    Only what can be decided is asked, but with ``always_ask`` also each player with priority who
    can only pass, as most engines do.
    """
    return Match(
        positions.decks(), (agent, agent), positions.SEED, era=wanted.era, always_ask=always_ask
    )


def _games(name: str, match: Match, wanted: Request) -> dict[str, Measure]:
    """Play games for so long, as ``jajna sim`` does on one core: how many, and how many decisions,
    in a second of processor time.
    """
    match.play(0)  # what a match reads of its cards is read once
    games = decisions = 0
    began = process_time()
    while games == 0 or process_time() - began < wanted.seconds:
        decisions += match.play(games).decisions
        games += 1
    spent = process_time() - began
    return {
        f"{name}_games": Measure(games / spent, "games/s", games),
        f"{name}_decisions": Measure(decisions / spent, "decisions/s", decisions),
    }


def _looking(wanted: Request) -> dict[str, Measure]:
    """The time to make a player's view of a position, its digest, and a world they may be in."""
    game = positions.session_at(MIDDLE_TURN, wanted.era).game
    chance = Chance(positions.SEED)

    def view() -> object:
        return game.view(0)

    def world() -> object:
        return determinize(game, 0, chance)

    return {
        "view_middle": repeated(view, wanted.seconds),
        "digest_middle": repeated(game.digest, wanted.seconds),
        "determinize_middle": repeated(world, wanted.seconds),
    }
