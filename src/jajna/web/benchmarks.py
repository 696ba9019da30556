"""What a table costs a server: time and bytes of an answer, memory of a game, and a restart.

Two people by program play with the decks of the pool; each is asked wherever they have priority,
as what is answered for them is one message with the answer before it.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final, final

from jajna.agents import make_agent
from jajna.agents.door import answer_of
from jajna.cards.pool import Pool
from jajna.formats.themes import THEMES, theme
from jajna.replay import GameSetup, Session
from jajna.simulation.measures import Measure
from jajna.tables.definitions import SharedDefinitions
from jajna.tables.journal import Journal, KeptSeat, KeptTable
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.stops import DEFAULT
from jajna.tables.table import COPIES
from jajna.web.room import Connection, Room

__all__ = ["Bench", "wanted", "web"]

AGENT: Final = "heuristic"
EVERYWHERE: Final = "all"
GAMES: Final = 4
HELD: Final = 12
"""Games that are held at once to find the size of one."""
ANSWERS: Final = 85
"""Answers of a game that is held, or taken up again."""
MOST: Final = 600
MILLI: Final = 1e3
KILO: Final = 1e3


@final
class Bench:
    """A table of two with a page at each seat."""

    def __init__(self, journal: Journal, wanted: Wanted, number: int, stops: str) -> None:
        names = list(THEMES)
        decks = [tuple(theme(names[seat], wanted.lookup).cards()) for seat in (0, 1)]
        setup = GameSetup((decks[0], decks[1]), ("Ann", "Bob"), number, by_hand=(0, 1))
        made = KeptTable([KeptSeat("", stops), KeptSeat("", stops)])
        session = Session(wanted.shared(setup), COPIES)
        self.table = begin(str(number), session, made, journal, wanted)
        self.room = Room(self.table, lambda spoken: {})
        self.pages = [self.room.connect(seat, "en", 0.0) for seat in (0, 1)]
        self.snapshots = [size for page in self.pages for size in _fetched(page)]
        self.patches: list[int] = []
        self.spent = 0.0
        self.answers = 0
        self._agents = [make_agent(AGENT, f"{number}.{seat}", 1.0) for seat in (0, 1)]

    def play(self, most: int) -> None:
        """Give answers, and note the time and the bytes that they cost the server."""
        for _ in range(most):
            question = self.table.question
            if question is None:
                return
            agent = self._agents[self.table.asked]
            answer = answer_of(agent, self.table.session.game, self.table.asked)
            began = process_time()
            self.table.answer(answer)
            self.room.spread(0.0)
            self.spent += process_time() - began
            self.answers += 1
            for page in self.pages:
                self.patches += _fetched(page)


def wanted(pool: Pool) -> Wanted:
    """What tables need, with seeds in a row."""
    return Wanted(
        pool.card, count(1).__next__, names=pool.card_names, definitions=SharedDefinitions()
    )


def web(games: int = GAMES, held: int = HELD, most: int = MOST) -> dict[str, Measure]:
    """All measures of the part: of so many games of at most so many answers, and games held."""
    pool = Pool()
    found: dict[str, Measure] = {}
    for name, stops in (("web", EVERYWHERE), ("web_usual_stops", DEFAULT)):
        with _journal() as journal:
            found.update(_answers(name, stops, journal, wanted(pool), games, most))
    with _journal() as journal:
        found.update(_held(journal, wanted(pool), held))
    pool.close()
    return found


@contextmanager
def _journal() -> Iterator[Journal]:
    with TemporaryDirectory(prefix="jajna-bench-") as folder:
        journal = SqliteJournal(Path(folder) / "games.sqlite")
        try:
            yield journal
        finally:
            journal.close()


def _answers(
    name: str, stops: str, journal: Journal, shared: Wanted, games: int, most: int
) -> dict[str, Measure]:
    """The time of an answer, with the journal and what both pages are sent, and its bytes."""
    tables = [Bench(journal, shared, number, stops) for number in range(games + 1)]
    tables[-1].play(most)  # what is made once is made here
    for one in tables[:-1]:
        one.play(most)
    measured = tables[:-1]
    patches = sorted(size for one in measured for size in one.patches)
    snapshots = [size for one in measured for size in one.snapshots]
    answers = sum(one.answers for one in measured)
    spent = sum(one.spent for one in measured)
    return {
        f"{name}_answer": Measure(spent / answers * MILLI, "ms", answers),
        f"{name}_patch_usual": Measure(patches[len(patches) // 2], "B", len(patches)),
        f"{name}_patch_long": Measure(patches[len(patches) * 95 // 100], "B", len(patches)),
        f"{name}_snapshot": Measure(max(snapshots), "B", len(snapshots)),
    }


def _held(journal: Journal, shared: Wanted, held: int) -> dict[str, Measure]:
    """The memory of a game in its middle with two pages, and the time to take it up again."""
    Bench(journal, shared, held, DEFAULT).play(ANSWERS)  # what games share
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [Bench(journal, shared, number, DEFAULT) for number in range(held)]
    for one in tables:
        one.play(ANSWERS)
    size = (tracemalloc.get_traced_memory()[0] - before) / held
    tracemalloc.stop()
    answers = sum(len(one.table.session.answers) for one in tables)
    began = process_time()
    for number in range(held):
        take_up(str(number), journal, shared)
    spent = process_time() - began
    return {
        "web_memory": Measure(size / KILO, "kB", held),
        "web_restart": Measure(spent / held * MILLI, "ms", held),
        "web_restart_answer": Measure(spent / answers * MILLI, "ms", answers),
    }


def _fetched(page: Connection) -> list[int]:
    """The sizes of what waits for a page, which is fetched."""
    return [len(content) for content in page.out.taken()]
