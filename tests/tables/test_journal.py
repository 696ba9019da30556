"""Journals: whatever happens at a table, it is taken up again at the question where it was."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from jajna.decision import Kind, Pass
from jajna.errors import IllegalAnswerError
from jajna.replay import Session
from jajna.tables import requests, sqlite_journal
from jajna.tables.journal import Journal, JournalError, KeptSeat, KeptTable, Trouble
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.offers import Offered
from jajna.tables.sql_journal import SqlJournal
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.table import Stage, Table, TableError
from jajna.tables.yields import Until
from tests.tables import databases
from tests.tables.places import ANN, BOB, KNOWN, RIFFLES, SIDE, TICKS, begun, keep_hands

WANTED = Wanted(KNOWN.__getitem__, count(100).__next__)
MADE = KeptTable([KeptSeat("", "all"), KeptSeat("", "all")], games=3)
SEEDS = range(6)
STEPS = 120


def replace_games(made: KeptTable) -> KeptTable:
    """The same table for another number of games."""
    return msgspec.structs.replace(made, games=5)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    reason = databases.why_not()
    if reason:
        pytest.skip(reason)
    with databases.running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlJournal]:
    """A journal without tables, in each store."""
    held: SqlJournal = (
        SqliteJournal(tmp_path / "games.sqlite")
        if request.param == "sqlite"
        else emptied(request.getfixturevalue("server"))
    )
    yield held
    held.close()


def emptied(address: str) -> SqlJournal:
    """A journal on a server, as it is at first."""
    from jajna.tables.postgres_journal import PostgresJournal

    made = PostgresJournal(address)
    for name in made.names():
        made.forget(name)
    return made


def another(journal: SqlJournal) -> SqlJournal:
    """The journal of another server, in the same store."""
    if isinstance(journal, SqliteJournal):
        return SqliteJournal(journal.path)
    from jajna.tables.postgres_journal import PostgresJournal

    assert isinstance(journal, PostgresJournal)
    return PostgresJournal(journal.address)


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
        at.revision,
        at.ready,
        at.last_winner,
        [seat.kept() for seat in at.seats],
        (at.offer.what, at.offer.by, at.offer.awaited, at.offer.asked) if at.offer else None,
        (at.clock.used, at.clock.spent, at.clock.running) if at.clock else None,
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
        requests.Hold(chance.random() < 0.5),
        requests.PayByHand(chance.random() < 0.5),
        requests.SetStops(chance.choice(("all", "-upkeep", "main"))),
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
        if step % 15 == 0:
            assert state(take_up("one", journal, WANTED)) == state(at)


def test_a_pause_lasts_until_somebody_ends_it(journal: Journal) -> None:
    at = new(journal)
    at.handle(ANN, requests.OfferTo(Offered.PAUSE))
    at.handle(BOB, requests.Reply(True))
    again = take_up("one", journal, WANTED)
    assert again.stage is Stage.PAUSED and state(again) == state(at)
    again.handle(BOB, requests.Resume())
    assert take_up("one", journal, WANTED).stage is Stage.PLAYING


def test_an_offer_stands_and_is_agreed_to_by_those_who_were_asked(journal: Journal) -> None:
    at = new(journal)
    at.handle(ANN, requests.OfferTo(Offered.DRAW))
    again = take_up("one", journal, WANTED)
    assert again.offer is not None and state(again) == state(at)
    again.handle(BOB, requests.Reply(True))
    assert again.stage is Stage.BETWEEN_GAMES and again.wins == [0, 0]


def test_what_a_seat_has_asked_for_holds(journal: Journal) -> None:
    at = new(journal)
    at.handle(ANN, requests.SetStops("upkeep,opp:end"))
    at.handle(ANN, requests.PayByHand(True))
    at.handle(BOB, requests.Hold(True))
    at.handle(BOB, requests.PassUntil(Until.MY_TURN))
    ann, bob = take_up("one", journal, WANTED).seats
    assert (ann.stops.spec(), ann.pays_by_hand, ann.holds) == ("upkeep,opp:end", True, False)
    assert (bob.holds, bob.yields.until) == (True, Until.MY_TURN)


def test_a_yield_holds_and_ends_as_it_would_have(journal: Journal) -> None:
    made = begin("one", begun(TICKS), MADE, journal, WANTED)
    keep_hands(made)
    while not made.view_to_decide().stack:
        question = made.question
        assert question is not None
        plays = [one for one in question.options if not isinstance(one, Pass)]
        made.answer(plays[0] if question.kind is Kind.PRIORITY and plays else question.fallback)
    made.handle(made.asked, requests.AlwaysYield(made.view_to_decide().stack[-1].id, for_turn=True))
    again = take_up("one", journal, WANTED)
    assert any(seat.yields.held for seat in again.seats)
    assert state(again) == state(made)


def test_seconds_are_used_and_given_back_as_before(journal: Journal) -> None:
    timed = KeptTable([KeptSeat("", "all"), KeptSeat("", "all")], seconds=60.0)
    at = begin("one", begun(RIFFLES), timed, journal, WANTED, 100.0)
    assert at.question is not None
    at.handle(ANN, requests.Answered(at.revision, at.question.fallback.notation()), 107.0)
    assert at.asked == BOB and at.question is not None
    at.handle(BOB, requests.Answered(at.revision, at.question.fallback.notation()), 110.0)
    again = take_up("one", journal, WANTED, 5000.0)
    assert again.clock is not None and at.clock is not None
    assert (again.clock.left(ANN, 5000.0), again.clock.left(BOB, 5000.0)) == (53.0, 57.0)
    assert state(again) == state(at)
    while again.asked == ANN:
        assert again.question is not None
        again.handle(
            ANN, requests.Answered(again.revision, again.question.fallback.notation()), 5001.0
        )
    again.handle(BOB, requests.Undo(), 5001.0)
    again.handle(ANN, requests.Reply(True), 5001.0)
    assert again.clock.left(ANN, 5001.0) > 52.0, "Ann was asked, and gets her seconds back"
    assert again.clock.left(BOB, 5001.0) == 57.0
    third = take_up("one", journal, WANTED, 9000.0)
    assert third.clock is not None
    assert third.clock.left(BOB, 9000.0) == 57.0


def test_an_answer_to_a_question_before_the_restart_is_never_applied(journal: Journal) -> None:
    at = new(journal)
    old = at.revision
    assert at.question is not None
    at.handle(ANN, requests.Answered(old, at.question.fallback.notation()))
    at.handle(ANN, requests.Undo())
    if at.offer is not None:
        at.handle(BOB, requests.Reply(True))
    again = take_up("one", journal, WANTED)
    assert len(again.session.answers) <= 1 and again.revision > old + 1
    with pytest.raises(TableError):
        again.handle(again.asked, requests.Answered(old, "keep"))


def test_103_1_who_chose_before_a_draw_chooses_again(journal: Journal) -> None:
    chance_first = KeptTable([KeptSeat("", "all"), KeptSeat("", "all")], games=3)
    setup = replace(begun(RIFFLES).setup, first=None, seed=8)
    at = begin("one", Session(setup), chance_first, journal, WANTED)
    assert at.question is not None and at.question.kind is Kind.STARTING_PLAYER
    chooser = at.asked
    at.answer(at.question.fallback)
    at = take_up("one", journal, WANTED)
    at.handle(ANN, requests.OfferTo(Offered.DRAW))
    at.handle(BOB, requests.Reply(True))
    at = take_up("one", journal, WANTED)
    at.handle(ANN, requests.NextGame([("Forest", 20), ("Riffle", 20)]))
    at = take_up("one", journal, WANTED)
    assert at.ready == [ANN]
    at.handle(BOB, requests.NextGame())
    assert at.session.setup.chooser == chooser


def test_a_deck_chosen_before_the_restart_is_played_after_it(journal: Journal) -> None:
    at = new(journal)
    swapped = [("Forest", 20), ("Riffle", 18), ("Giant Growth", 2)]
    at.handle(BOB, requests.Concede())
    at.handle(ANN, requests.NextGame(swapped))
    at = take_up("one", journal, WANTED)
    at.handle(BOB, requests.NextGame())
    assert sum(card.name == "Giant Growth" for card in at.session.setup.decks[ANN]) == 2
    assert at.session.setup.decks[BOB] == RIFFLES


def test_two_that_hold_a_table_do_not_both_move_it_on(journal: Journal) -> None:
    """The later one is refused, and what the first kept stays."""
    at = new(journal)
    other = take_up("one", journal, WANTED)
    assert at.question is not None and other.question is not None
    at.answer(at.question.fallback)
    with pytest.raises(JournalError):
        other.answer(other.question.options[-1])
    assert state(take_up("one", journal, WANTED)) == state(at)


@pytest.mark.parametrize(
    "late",
    [requests.Undo(), requests.SetStops("main"), requests.Hold(True), requests.Concede(), None],
)
def test_who_lost_a_table_to_another_server_changes_nothing_any_more(
    late: requests.Request | None, journal: SqlJournal
) -> None:
    at = new(journal)
    keep_hands(at)
    with closing(another(journal)) as other:
        again = take_up("one", other, WANTED)
        assert other.holds("one") and not journal.holds("one")
        kept = other.games("one"), other.state("one")
        assert at.question is not None
        wanted = late or requests.Answered(at.revision, at.question.fallback.notation())
        with pytest.raises(JournalError, match="another server has the table 'one' now"):
            at.handle(at.asked, wanted)
        assert (other.games("one"), other.state("one")) == kept
        assert again.question is not None
        again.answer(again.question.fallback)
        assert len(take_up("one", journal, WANTED).session.answers) == len(again.session.answers)
        assert journal.holds("one") and not other.holds("one")


def test_who_lost_a_table_does_not_make_it_anew(journal: SqlJournal) -> None:
    journal.open("one", MADE)
    with closing(another(journal)) as other:
        other.claim("one")
        with pytest.raises(JournalError, match="another server"):
            journal.open("one", replace_games(MADE))
        assert other.made("one") == MADE
        other.open("one", replace_games(MADE))
        assert journal.made("one") == replace_games(MADE)


def test_what_nobody_keeps_is_held_by_nobody(journal: SqlJournal) -> None:
    with pytest.raises(JournalError, match="no table is called 'none'"):
        journal.claim("none")
    assert not journal.holds("none")
    journal.open("one", MADE)
    journal.leave("one")
    assert not journal.holds("one")
    with pytest.raises(JournalError, match="another server"):
        journal.write("one", [])


def test_errors_of_a_table_are_counted_for_the_version_that_met_them(
    journal: SqlJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = new(journal)
    keep_hands(at)
    assert journal.trouble("one") == Trouble()
    journal.note_trouble("one", 1)
    journal.note_trouble("one", 2)
    answers = len(at.session.answers)
    assert journal.trouble("one") == Trouble(3, answers)
    monkeypatch.setattr("jajna.tables.sql_journal.__version__", "another")
    assert journal.trouble("one") == Trouble()
    journal.note_trouble("one", 1)
    journal.note_told("one")
    monkeypatch.undo()
    assert journal.trouble("one") == Trouble(1, answers, told=True), "what is told stays told"
    journal.forget("one")
    assert journal.trouble("one") == Trouble()


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
    with pytest.raises(JournalError, match=r"(?i)unique"):
        journal.write("one", [latest._replace(number=999), latest])
    assert journal.games("one") == before


def test_a_journal_of_another_form_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    SqliteJournal(path).close()
    SqliteJournal(path).close()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(JournalError, match="is of form 99"):
        SqliteJournal(path)
    assert path.read_bytes() == before


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"no database, but long enough to be looked at as one" * 40)
    with pytest.raises(JournalError, match=r"games\.sqlite"):
        SqliteJournal(path)


@pytest.mark.parametrize(
    "damage", ["UPDATE games SET record = '{'", "UPDATE states SET state = '['"]
)
def test_a_damaged_table_is_refused(journal: SqlJournal, damage: str) -> None:
    new(journal)
    with journal.transaction() as run:
        run(damage, ())
    with pytest.raises(JournalError, match="damaged"):
        take_up("one", journal, WANTED)


def test_a_database_that_cannot_be_reached_is_named(server: str) -> None:
    from jajna.tables.postgres_journal import PostgresJournal

    with pytest.raises(JournalError, match="the games in the database"):
        PostgresJournal(f"{server}-nowhere")


def test_a_lost_connection_is_made_anew(server: str) -> None:
    journal = emptied(server)
    at = new(journal)
    with pytest.raises(JournalError), journal.transaction() as run:
        run("SELECT pg_terminate_backend(pg_backend_pid())", ())
    assert at.question is not None
    at.answer(at.question.fallback)
    assert state(take_up("one", journal, WANTED)) == state(at)
    journal.close()


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
    if not lines[-1].endswith("\n"):  # killed within a line
        lines.pop()
    wanted = Wanted(KNOWN.__getitem__, count(100).__next__)
    other = SqliteJournal(tmp_path / "other.sqlite")
    same, chance = begin("one", begun(RIFFLES, SIDE), MADE, other, wanted), Random(seed)
    states = []
    for _ in range(len(lines) + 1):
        wish(same, chance)
        states.append(shown(same))
    assert lines and lines == [f"{state}\n" for state in states[: len(lines)]]
    assert shown(take_up("one", SqliteJournal(path), wanted)) in states[-2:]


def test_the_log_of_a_file_begins_anew_while_there_is_always_more_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    logged = path.with_name("games.sqlite-wal")
    real = sqlite_journal.write_back

    def write_back(database: sqlite3.Connection, how: str) -> tuple[int, int]:
        if how != "PASSIVE":
            return real(database, how)
        pages = logged.stat().st_size // 4_096
        return pages, pages  # and by then there is one more

    monkeypatch.setattr(sqlite_journal, "MANY", 20)
    monkeypatch.setattr(sqlite_journal, "MOST_LOGGED", 500)
    monkeypatch.setattr(sqlite_journal, "write_back", write_back)
    with closing(SqliteJournal(path)) as held:
        new(held)
        first = marks_of(logged)
        left = 8_000
        while marks_of(logged) == first:
            left -= 1
            assert left, f"{logged.stat().st_size} bytes, and none of them written anew"
            held.note_trouble("a", 1)


def marks_of(logged: Path) -> bytes:
    """What marks the pages of a log of SQLite: something else each time it begins."""
    with logged.open("rb") as file:
        return file.read(24)[16:]
