"""What tables keep: definitions that they share, the latest events, digests where they are due."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import msgspec
import pytest

from jajna.era import CURRENT
from jajna.errors import DriftError
from jajna.replay import Session
from jajna.tables import sqlite_journal
from jajna.tables.definitions import SharedDefinitions
from jajna.tables.journal import KeptNote, KeptSeat, KeptTable
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.table import Table
from tests.tables.places import KNOWN, begun, keep_hands, play_land

MADE = KeptTable([KeptSeat(), KeptSeat()])
WANTED = Wanted(KNOWN.__getitem__, count(100).__next__, definitions=SharedDefinitions())


@pytest.fixture
def journal(tmp_path: Path) -> SqliteJournal:
    return SqliteJournal(tmp_path / "games.sqlite")


def played(journal: SqliteJournal) -> Table:
    """A table at which a land has been played, with passes that were given for the players."""
    session = Session(replace(begun().setup, always_ask=True))
    at = begin("one", session, MADE, journal, WANTED)
    keep_hands(at)
    play_land(at)
    return at


def passed(at: Table) -> None:
    """Give the answer that is always legal."""
    question = at.question
    assert question is not None
    at.answer(question.fallback)


def test_tables_of_an_era_share_their_definitions_until_there_are_many() -> None:
    shared = SharedDefinitions()
    first = shared.of(CURRENT)
    assert shared.of(CURRENT) is first
    assert shared.of(CURRENT.with_(mana_burn=True)) is not first
    one, other = (shared.given(begun().setup).begin() for _ in range(2))
    assert one.digest() == other.digest()


def test_a_digest_is_kept_where_somebody_is_asked_and_a_restart_compares_it(
    journal: SqliteJournal,
) -> None:
    at = played(journal)
    for _ in range(6):
        passed(at)
    kept = journal.games("one")[0].answers
    assert kept[-1].digest == at.session.game.digest()
    assert any(not one.digest for one in kept), "some were given with those before"
    again = take_up("one", journal, WANTED)
    assert again.session.game.digest() == at.session.game.digest()


def test_a_game_that_goes_another_way_is_noticed_and_the_step_is_named(
    journal: SqliteJournal,
) -> None:
    at = played(journal)
    step = len(at.session.answers)
    with journal.transaction() as run:
        run("UPDATE answers SET digest = ? WHERE number = ?", ("0" * 16, step - 1))
    with pytest.raises(DriftError, match=f"step {step}"):
        take_up("one", journal, WANTED)


def test_what_the_list_says_is_kept_with_each_answer(journal: SqliteJournal) -> None:
    at = played(journal)
    for _ in range(6):
        passed(at)
        (listed,) = journal.listed()
        assert msgspec.json.decode(listed.note, type=KeptNote) == at.note()


def test_a_table_forgets_the_earliest_events_and_the_game_goes_on_alike(
    journal: SqliteJournal,
) -> None:
    at = played(journal)
    log = at.session.game.history.log
    latest, whole, digest = log[-1], len(log), at.session.game.digest()
    at.forget_events(whole)
    assert len(log) == whole, "there are few more than are wanted"
    at.forget_events(5)
    assert len(log) == 5
    assert log[-1] is latest
    assert at.session.game.digest() == digest
    assert at.session.game.state_based.checked_until <= 5


def test_the_log_of_the_file_is_written_back_by_a_thread(
    journal: SqliteJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_journal, "MANY", 3)
    played(journal)
    journal.close()
    again = SqliteJournal(journal.path)
    assert again.names() == ["one"]
    again.close()
