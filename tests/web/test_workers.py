"""Workers: a game that hangs or ends its process harms no other, and not for ever."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from jajna.web.engine import place_of
from jajna.web.pulse import Pulse
from jajna.web.rooms import TRIES
from tests.web.served import PATIENCE, Answer, Server, Visitor, children_of, server
from tests.web.test_kills import seen

POISON: Final = Path(__file__).parent / "poison"
WORKERS: Final = 2
ANEW: Final = 1012


class Game(NamedTuple):
    """A table with the word of its first seat."""

    table: str
    token: str

    @property
    def place(self) -> int:
        """The place of its worker."""
        return place_of(self.table, WORKERS)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    path = os.pathsep.join((str(POISON), os.environ.get("PYTHONPATH", "")))
    with server(
        folder, "--port", "0", "--workers", str(WORKERS), more={"PYTHONPATH": path}
    ) as made:
        yield made


def begun(one: Server, name: str = "Ann") -> Game:
    """A new table; while a worker begins anew, one asks again."""
    seats = [{"deck": "green", "name": name}, {"deck": "red", "name": "Bob"}]
    answers: list[Answer] = []

    def is_begun() -> bool:
        answers.append(one.ask("POST", "api/tables", msgspec.json.encode({"seats": seats}), {}))
        return answers[-1].status != 503

    until(is_begun)
    made = answers[-1].json()
    return Game(str(made["table"]), cast("list[str]", made["tokens"])[0])


def begun_at(one: Server, place: int, name: str = "Ann") -> Game:
    """A table of the worker at a place; new ones go to each in turn."""
    return next(game for _ in range(WORKERS + 1) if (game := begun(one, name)).place == place)


def visited(one: Server, game: Game, held: ExitStack) -> Visitor:
    """A page at a table, which connects anew while its worker begins anew, as ours does."""
    found: list[Visitor] = []

    def is_there() -> bool:
        try:
            visitor = held.enter_context(one.visit(game.table, game.token))
            visitor.read_state()
        except (ConnectionClosed, InvalidHandshake):
            return False
        found.append(visitor)
        return True

    until(is_there)
    return found[-1]


def answered(visitor: Visitor) -> None:
    """Play until the seat has answered, wherever it is asked."""
    if visitor.ask is not None:
        visitor.answer()
        visitor.read_state()
    else:
        visitor.want(do="look")
        visitor.read_state()


def cut_off(visitor: Visitor) -> int:
    """Read until the socket is closed; the code with which it was."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            visitor.read()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    most = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < most
        time.sleep(0.05)


def test_tables_are_spread_and_listed_over_all_workers(running: Server) -> None:
    made = {place: begun_at(running, place) for place in range(WORKERS)}
    listed = msgspec.json.decode(running.get("api/tables").content, type=list[dict[str, object]])
    assert {game.table for game in made.values()} <= {str(one["table"]) for one in listed}
    own = running.ask(
        "POST",
        "api/tables/own",
        msgspec.json.encode([{"table": made[0].table, "token": made[0].token}]),
        {},
    )
    assert made[0].table in own.content.decode()


def test_a_seat_is_taken_by_invitation_and_the_waiting_page_goes_on(running: Server) -> None:
    made = running.post("api/tables", {"seats": [{"deck": "green", "name": "Ann"}, {}]})
    tokens = cast("list[str]", made["tokens"])
    table = str(made["table"])
    with running.visit(table, tokens[0]) as waiting:
        assert waiting.read()["is"] == "gathering"
        taken = running.post(
            f"api/tables/{table}/seat?token={tokens[1]}", {"deck": "red", "name": "Bob"}
        )
        assert cut_off(waiting) == ANEW
    with ExitStack() as held:
        for token in (tokens[0], str(taken["token"])):
            assert visited(running, Game(table, token), held).state["board"]


def test_files_and_decks_are_there_besides_tables(running: Server) -> None:
    assert b"<html" in running.get("").content
    assert running.get("api/decks").json()["themes"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Hang", "Crash"])
def test_a_game_that_stops_its_worker_harms_no_other_and_is_closed_in_the_end(
    running: Server, name: str
) -> None:
    poison = begun_at(running, 0, name)
    neighbour, other = begun_at(running, 0), begun_at(running, 1)
    with ExitStack() as held:
        far = visited(running, other, held)
        for _ in range(TRIES):
            near = visited(running, neighbour, held)
            answered(near)
            before = seen(near)
            bad = visited(running, poison, held)
            bad.want(do="hold", on=True)
            answered(far)
            assert cut_off(bad) == ANEW
            assert cut_off(near) == ANEW
            assert seen(visited(running, neighbour, held)) == before
            answered(far)
        closed = held.enter_context(running.visit(poison.table, poison.token)).read()
        assert closed["is"] == "closed"
        assert "after its answer 0 " in str(closed["why"])
    where = f"api/tables/{poison.table}/record?token="
    assert running.get(where + "no").status == 404
    played = running.get(where + poison.token).json()
    assert len(cast("list[object]", played["games"])) == 1
    assert running.get(f"api/tables/{neighbour.table}/record?token={neighbour.token}").status == 404


@pytest.mark.slow
def test_a_worker_that_is_killed_is_followed_by_another_and_no_table_is_blamed(
    running: Server,
) -> None:
    game = begun(running)
    for _ in range(TRIES + 1):
        with ExitStack() as held:
            page = visited(running, game, held)
            answered(page)
            before = seen(page)
            for child in children_of(running.process.pid):
                os.kill(child, signal.SIGKILL)
            assert cut_off(page) == ANEW
            until(lambda: running.get("api/tables").status == 200)
            assert seen(visited(running, game, held)) == before


def test_a_pulse_tells_what_is_done_and_counts_its_signs() -> None:
    one = Pulse()
    before = one.count
    with one.at("abc"):
        assert one.table == "abc"
        one.beat()
    assert one.table == ""
    assert one.count == before + 2
