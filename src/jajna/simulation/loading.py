"""Costs of starting: importing the package, loading decks, compiling cards, and memory."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final

from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import judge_all
from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.formats.themes import theme
from jajna.messages import Message
from jajna.simulation.measures import Measure
from jajna.simulation.positions import session_at
from jajna.simulation.processes import SimulationError

__all__ = ["compiling", "importing", "loading", "memory"]

DECK: Final = "stampede"
SIZE: Final = 60
WARMING: Final = "Forest"
"""A card that is loaded beforehand, so that the pool is open."""
TRIES: Final = 5
GAMES: Final = 3
"""The number of games held at once to find the size of one."""
MIDDLE: Final = 10
MILLI: Final = 1e3
KILO: Final = 1024
IMPORT: Final = (
    "from time import process_time as now; began = now(); import jajna; print(now() - began)"
)


def importing() -> dict[str, Measure]:
    """The time of ``import jajna`` in a new process, the median of several tries.

    Raises SimulationError if that fails.
    """
    taken: list[float] = []
    for _ in range(TRIES):
        done = subprocess.run(
            [sys.executable, "-c", IMPORT], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SimulationError(
                Message("a new process can't import jajna: {why}", why=done.stderr.strip())
            )
        taken.append(float(done.stdout))
    return {"import": Measure(median(taken) * MILLI, "ms", TRIES)}


def loading() -> dict[str, Measure]:
    """The time to load a deck of 60 from an open pool that has loaded none of its cards."""
    taken: list[float] = []
    for _ in range(TRIES):
        pool = Pool()
        pool.card(WARMING)
        began = process_time()
        deck = list(theme(DECK, pool.card).cards())
        taken.append(process_time() - began)
        pool.close()
        assert len(deck) == SIZE, deck
    return {"load_deck": Measure(median(taken) * MILLI, "ms", TRIES)}


def compiling(file: Path) -> dict[str, Measure]:
    """The time to compile every card of a file of card data, with all cores."""
    cards = read_card_file(file)
    began = perf_counter()
    count = sum(1 for _ in judge_all(cards, len(cards)))
    spent = perf_counter() - began
    return {"compile_corpus": Measure(spent, "s", count)}


def memory(era: Era = CURRENT) -> dict[str, Measure]:
    """The memory of a game in its middle, alone and with its history for taking back."""
    kept = session_at(MIDDLE, era)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [kept.game.fork() for _ in range(GAMES)]
    game = (tracemalloc.get_traced_memory()[0] - before) / len(games)
    before = tracemalloc.get_traced_memory()[0]
    sessions = [session_at(MIDDLE, era) for _ in range(GAMES)]
    session = (tracemalloc.get_traced_memory()[0] - before) / len(sessions)
    tracemalloc.stop()
    return {
        "memory_game": Measure(game / KILO, "KiB", GAMES),
        "memory_session": Measure(session / KILO, "KiB", GAMES),
    }
