"""What goes wrong at one table harms no other, is told, and doesn't go on for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from jajna.cards.pool import Pool
from jajna.tables.requests import Request
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.table import Table
from jajna.web.patches import Data
from jajna.web.programs import ProgramError, Programs, Thought
from jajna.web.rooms import TRIES, Rooms
from jajna.web.server import application
from tests.apart import run_apart
from tests.web.test_rooms import at, begun, message, table_says, tokens_of
from tests.web.test_server import FAST, HOST, PEOPLE, Page

SEATS = (PEOPLE[0], {**PEOPLE[1], "agent": "random"})


@pytest.fixture
def rooms(tmp_path: Path) -> Rooms:
    return Rooms(SqliteJournal(tmp_path / "games.sqlite"), Pool(), Programs(1))


@pytest.fixture
def client(rooms: Rooms) -> Iterator[TestClient]:
    with TestClient(application(rooms, (HOST,), FAST)) as made:
        yield made


# -- programs ----------------------------------------------------------------------------------


class Failing:
    """Programs of which the answers fail as long as ``fails`` says so; others are usual."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.fails = True
        self.asked = 0

    async def answer(self, thought: Thought) -> str:
        self.asked += 1
        if self.fails:
            raise ProgramError("no answer")
        (room,) = (room for _, room in self.rooms.open_rooms())
        question = room.table.question
        assert question is not None
        return question.fallback.notation()


def played_up_to_the_program(page: Page) -> None:
    """Answer until the table waits for the program, or is paused."""
    page.read()
    while table_says(page, "stage") == "playing":
        if page.ask is not None:
            page.answer()
        page.read()


def test_a_program_that_always_fails_pauses_the_table_and_is_helped(
    client: TestClient, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Failing(rooms)
    monkeypatch.setattr(rooms.programs, "answer", failing.answer)
    made = begun(client, *SEATS)
    with at(client, made, tokens_of(made)[0]) as socket:
        page = Page(socket)
        played_up_to_the_program(page)
        assert failing.asked == TRIES
        assert table_says(page, "helpless") == 1
        page.want(do="help")
        page.settle()
        told = page.news.count("no answer")
        while page.news.count("no answer") == told:  # it is asked again, and fails again
            if page.ask is not None:
                page.answer()
            page.read()
        failing.fails = False
        page.want(do="resume")
        while page.ask is None:
            page.read()
        assert table_says(page, "helpless") is None


def test_nobody_helps_where_no_program_needs_it(client: TestClient) -> None:
    made = begun(client, *PEOPLE)
    with at(client, made, tokens_of(made)[0]) as socket:
        page = Page(socket)
        page.read()
        page.want(do="help")
        assert page.read()["is"] == "refused"


def thought() -> Thought:
    """Something to think about that is no game, so that the program fails."""
    return Thought("one", "random", "1", 0, b"{}", ())


def test_a_process_outlives_an_answer_that_fails() -> None:
    at_work = Programs(1)
    try:
        for _ in range(2):
            with pytest.raises(ProgramError, match="the program failed: ValidationError"):
                run_apart(at_work.answer(thought()))
    finally:
        at_work.close()


def test_a_program_that_takes_too_long_is_given_up() -> None:
    at_work = Programs(1, seconds=0.01)
    try:
        with pytest.raises(ProgramError, match="too long"):
            run_apart(at_work.answer(thought()))
    finally:
        at_work.close()


def test_a_process_that_is_killed_is_followed_by_another() -> None:
    at_work = Programs(1)
    at_work.warm()
    (process,) = at_work._idle
    process._process.kill()
    process._process.join()
    try:
        with pytest.raises(ProgramError, match="has ended"):
            run_apart(at_work.answer(thought()))
        with pytest.raises(ProgramError, match="ValidationError"):
            run_apart(at_work.answer(thought()))
    finally:
        at_work.close()


def test_more_is_asked_than_there_are_processes() -> None:
    async def all_asked() -> list[str | BaseException]:
        asked = (at_work.answer(thought()) for _ in range(5))
        return await asyncio.gather(*asked, return_exceptions=True)

    at_work = Programs(1)
    try:
        assert all(isinstance(one, ProgramError) for one in run_apart(all_asked()))
    finally:
        at_work.close()


# -- errors of Jajna itself ----------------------------------------------------------------------


def test_a_table_that_meets_errors_is_closed_and_others_go_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(table: Table, seat: int, request: Request, now: float) -> None:
        if table.name == made["table"]:
            raise ZeroDivisionError("an error of Jajna")
        usual(table, seat, request, now)

    made, other = begun(client, *PEOPLE), begun(client, *PEOPLE)
    usual = Table.handle
    monkeypatch.setattr(Table, "handle", broken)
    for _ in range(TRIES):
        with at(client, made, tokens_of(made)[0]) as socket:
            page = Page(socket)
            page.read()
            page.want(do="hold", on=True)
            assert message_or_end(page) is None
    assert caplog.text.count("an error of Jajna") >= TRIES
    with at(client, made, tokens_of(made)[0]) as socket:
        closed = message(socket)
        assert closed["is"] == "closed"
        assert "its game is kept" in str(closed["why"])
    with at(client, other, tokens_of(other)[0]) as socket:
        page = Page(socket)
        page.read()
        page.want(do="hold", on=True)
        page.settle()
        assert table_says(page, "holds") is True


def message_or_end(page: Page) -> dict[str, Data] | None:
    """The next message, None if the page is to come anew."""
    try:
        return page.read()
    except WebSocketDisconnect as error:
        assert error.code == 1012
        return None


def test_a_table_that_cannot_be_taken_up_for_an_error_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite"
    first = Rooms(SqliteJournal(path), Pool(), Programs(1))
    with TestClient(application(first, (HOST,), FAST)) as client:
        made = begun(client, *PEOPLE)

    def broken(*words: object) -> None:
        raise ZeroDivisionError("an error of Jajna")

    monkeypatch.setattr("jajna.web.rooms.take_up", broken)
    second = Rooms(SqliteJournal(path), Pool(), Programs(1))
    with TestClient(application(second, (HOST,), FAST)) as client:
        with at(client, made, tokens_of(made)[0]) as socket:
            assert message(socket)["is"] == "closed"
        assert len(client.get("/api/tables").json()) == 1
    assert "an error of Jajna" in caplog.text
