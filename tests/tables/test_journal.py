"""Journals: whatever happens at a table, it is taken up again at the question where it was."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.tables import requests
from jajna.tables.journal import Journal, JournalError, KeptSeat, KeptTable
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.offers import Offered
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.table import Stage, Table, TableError
from jajna.tables.yields import Until
from tests.tables.places import ANN, BOB, KNOWN, RIFFLES, SIDE, begun

WANTED = Wanted(KNOWN.__getitem__, count(100).__next__)
MADE = KeptTable([KeptSeat("", "all"), KeptSeat("", "all")], games=3)
SEEDS = range(6)
STEPS = 120


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    held = SqliteJournal(tmp_path / "games.sqlite")
    yield held
    held.close()


def new(journal: Journal) -> Table:
    """A table in a journal; further games have the same seeds each time."""
    wanted = Wanted(KNOWN.__getitem__, count(100).__next__)
    return begin("one", begun(RIFFLES, SIDE), MADE, journal, wanted)


def state(at: Table) -> tuple[object, ...]:
    """All by which two tables can be told apart."""
    return (
        at.session.game.digest(),
        at.session.answers,
        at.session.who,
        at.session.automatic,
        at.stage,
        at.game_number,
        at.wins,
        at.asked,
    )


def wish(at: Table, chance: Random) -> None:
    """Want something by chance, which may be refused."""
    seat = chance.choice((ANN, BOB))
    question = at.question
    asked: list[requests.Request] = [
        requests.Undo(),
        requests.Cancel(),
        requests.OfferTo(chance.choice(list(Offered))),
        requests.Reply(chance.random() < 0.7),
        requests.Resume(),
        requests.PassUntil(chance.choice(list(Until))),
        requests.NextGame(chance.choice((None, [("Forest", 20)]))),
        requests.Answered(chance.randrange(200), "pass"),
    ]
    if chance.random() < 0.01:
        asked.append(requests.Concede())
    if question is not None and chance.random() < 0.8:
        seat = at.asked
        option = chance.choice(question.options) if question.options else question.fallback
        notation = option.notation() if question.kind is Kind.PRIORITY else ""
        chosen = notation or question.fallback.notation()
        asked = [requests.Answered(at.revision, chosen)]
    try:
        at.handle(seat, chance.choice(asked))
    except (TableError, IllegalAnswerError):
        return


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_taken_up_again_is_the_one_that_was_left(seed: int, journal: Journal) -> None:
    at, chance = new(journal), Random(seed)
    for step in range(STEPS):
        wish(at, chance)
        if step % 15 == 0 and at.stage is not Stage.PAUSED:
            again = take_up("one", journal, WANTED)
            assert state(again) == state(at)
            assert [one.stops.spec() for one in again.seats] == [
                one.stops.spec() for one in at.seats
            ]


def test_the_next_game_of_a_match_is_taken_up_with_what_was_won(journal: Journal) -> None:
    at = new(journal)
    at.handle(BOB, requests.Concede())
    assert state(take_up("one", journal, WANTED)) == state(at)
    for seat in (ANN, BOB):
        at.handle(seat, requests.NextGame())
    assert state(take_up("one", journal, WANTED)) == state(at)
    assert at.wins == [1, 0]


def test_a_rematch_is_taken_up_without_the_games_before_it(journal: Journal) -> None:
    at = new(journal)
    swapped = [("Forest", 20), ("Riffle", 18), ("Giant Growth", 2)]
    at.handle(BOB, requests.Concede())
    at.handle(ANN, requests.NextGame(swapped))
    at.handle(BOB, requests.NextGame())
    at.handle(BOB, requests.Concede())
    assert at.wins == [2, 0]
    at = take_up("one", journal, WANTED)
    at.handle(ANN, requests.OfferTo(Offered.REMATCH))
    at.handle(BOB, requests.Reply(True))
    assert at.wins == [0, 0]
    assert at.session.setup.decks[ANN] == RIFFLES
    again = take_up("one", journal, WANTED)
    assert state(again) == state(at)
    assert again.match_number == 2


def test_tables_are_named_and_forgotten(journal: Journal) -> None:
    new(journal)
    begin("two", begun(), MADE, journal, WANTED)
    assert journal.names() == ["two", "one"]
    journal.forget("one")
    assert journal.names() == ["two"]
    with pytest.raises(JournalError, match="'one'"):
        take_up("one", journal, WANTED)


def test_a_change_that_cannot_be_kept_is_kept_in_no_part(journal: Journal) -> None:
    at = new(journal)
    assert at.question is not None
    at.answer(at.question.fallback)
    before = journal.games("one")
    latest = before[0].answers[-1]
    with pytest.raises(JournalError, match="UNIQUE"):
        journal.write("one", [latest._replace(number=999), latest])
    assert journal.games("one") == before


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"no database, but long enough to be looked at as one" * 40)
    with pytest.raises(JournalError, match=r"games\.sqlite"):
        SqliteJournal(path)


def test_a_damaged_table_is_refused(journal: Journal, tmp_path: Path) -> None:
    new(journal)
    with sqlite3.connect(tmp_path / "games.sqlite") as other:
        other.execute("UPDATE games SET record = '{'")
    with pytest.raises(JournalError, match="damaged"):
        take_up("one", journal, WANTED)


KILLED = """
import sys
from pathlib import Path
from random import Random
sys.path.insert(0, sys.argv[2])
from jajna.tables.sqlite_journal import SqliteJournal
from tests.tables.test_journal import new, shown, wish
at, chance = new(SqliteJournal(Path(sys.argv[1]))), Random(int(sys.argv[3]))
while True:
    wish(at, chance)
    print(shown(at), flush=True)
"""


def shown(at: Table) -> str:
    """A line by which two states of a table can be told apart."""
    return f"{at.session.game.digest()} {len(at.session.answers)} {at.game_number}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_a_killed_process_leaves_what_was_shown_last(seed: int, tmp_path: Path) -> None:
    """Or what was kept, and would have been shown next."""
    path, root = tmp_path / "games.sqlite", Path(__file__).parents[2]
    words = [sys.executable, "-c", KILLED, str(path), str(root), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(5 + 9 * seed)]
        time.sleep(seed * 0.004)
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    wanted = Wanted(KNOWN.__getitem__, count(100).__next__)
    other = SqliteJournal(tmp_path / "other.sqlite")
    same, chance = begin("one", begun(RIFFLES, SIDE), MADE, other, wanted), Random(seed)
    states = []
    for _ in range(len(lines) + 1):
        wish(same, chance)
        states.append(shown(same))
    assert lines and lines == [f"{state}\n" for state in states[: len(lines)]]
    assert shown(take_up("one", SqliteJournal(path), wanted)) in states[-2:]
