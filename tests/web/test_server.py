"""The server: whole games over sockets, and what it refuses."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator, MutableMapping
from hashlib import sha256
from pathlib import Path
from typing import cast

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from jajna.cards.pool import Pool
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.web.exchange import MOST_BYTES
from jajna.web.packer import Unpacker
from jajna.web.patches import Data, patched
from jajna.web.programs import Programs
from jajna.web.room import Connection
from jajna.web.rooms import Rooms
from jajna.web.server import A_SECOND, application

HOST = "testserver"
PEOPLE = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]
STEPS = 60
FAST = 10_000.0
"""More messages a second than any test sends."""


def rooms(path: Path) -> Rooms:
    return Rooms(SqliteJournal(path), Pool(), Programs(1))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(rooms(tmp_path / "games.sqlite"), (HOST,), FAST)) as made:
        yield made


def new(client: TestClient, **more: object) -> tuple[str, list[str]]:
    answer = client.post("/api/tables", json={"seats": PEOPLE, **more})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    return found["table"], found["tokens"]


def first_seat(client: TestClient) -> tuple[str, str]:
    """A new table, and the token of its first seat."""
    table, tokens = new(client)
    return table, tokens[0]


class Page:
    """A page at a seat: the state that it knows, and what it wants."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: dict[str, Data] = {}
        self.unpacker = Unpacker()
        self.number = 0
        self.news: list[str] = []

    def read(self) -> dict[str, Data]:
        message = cast("dict[str, Data]", msgspec.json.decode(self.socket.receive_text()))
        if message["is"] == "snapshot":
            self.state = cast("dict[str, Data]", message["state"])
            self.unpacker.begin(self.state, cast("dict[str, Data]", message["cards"]))
        elif message["is"] == "patch":
            patch = self.unpacker.patch(cast("dict[str, Data]", message["patch"]), self.state)
            self.unpacker.walk(message.get("cards"))
            self.state = patched(self.state, patch)
        elif message["is"] == "news":
            self.news.append(str(message["what"]))
        return message

    def settle(self) -> None:
        """Read up to the state that an answer brings."""
        while self.read()["is"] not in ("patch", "snapshot"):
            pass

    def settle_until(self, reached: Callable[[], bool]) -> None:
        """Read until something is so."""
        while not (self.state and reached()):
            self.read()

    def want(self, **wish: object) -> None:
        self.socket.send_text(msgspec.json.encode(wish).decode())

    @property
    def ask(self) -> dict[str, Data] | None:
        return cast("dict[str, Data] | None", self.state.get("ask"))

    def answer(self) -> None:
        """Give the usual answer."""
        ask = self.ask
        assert ask is not None
        given: dict[str, object] = {"by": "places", "places": ask.get("usual", [])}
        if "pairs" in ask:
            given = {"by": "pairs", "pairs": []}
        elif ask["shape"] == "number":
            given = {"by": "number", "number": ask["least"]}
        elif "suggested" in ask:
            given = {"by": "shares", "shares": ask["suggested"]}
        self.want(do="answer", number=ask["number"], given=given)


def table_of(state: dict[str, Data]) -> dict[str, Data]:
    """What a page knows of the table, whoever is there."""
    found = cast("dict[str, Data]", state["table"])
    return {key: value for key, value in found.items() if key != "here"}


def entered(client: TestClient, table: str, token: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/api/tables/{table}/seat?token={token}&lang=es")


def test_two_pages_play_and_come_back_to_the_same_question(client: TestClient) -> None:
    table, tokens = new(client)
    with entered(client, table, tokens[0]) as one, entered(client, table, tokens[1]) as other:
        pages = [Page(one), Page(other)]
        for page in pages:
            assert page.read()["is"] == "snapshot"
        pages[0].settle()  # the other has come
        for _ in range(STEPS):
            asked = next(page for page in pages if page.ask is not None)
            asked.answer()
            for page in pages:
                message = page.read()
                assert message["is"] in ("patch", "snapshot"), message
        left = [page.state for page in pages]
    for seat, token in enumerate(tokens):
        with entered(client, table, token) as again:
            page = Page(again)
            page.read()
            assert table_of(page.state) == table_of(left[seat])
            assert (page.ask is None) == ("ask" not in left[seat])


def test_a_game_goes_on_in_another_process(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with TestClient(application(rooms(path), (HOST,), FAST)) as first:
        table, tokens = new(first)
        with entered(first, table, tokens[0]) as one, entered(first, table, tokens[1]) as other:
            pages = [Page(one), Page(other)]
            for page in pages:
                page.read()
            pages[0].settle()  # the other has come
            for _ in range(6):
                next(page for page in pages if page.ask is not None).answer()
                for page in pages:
                    page.settle()
            before = table_of(pages[0].state)
    with TestClient(application(rooms(path), (HOST,), FAST)) as second:
        assert [one["table"] for one in second.get("/api/tables").json()] == [table]
        with entered(second, table, tokens[0]) as one:
            page = Page(one)
            page.read()
            assert table_of(page.state) == before


FIRST_TABLE = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from jajna.web.engine import Engine, Share, loaded
from jajna.web.pulse import Pulse
from tests.web.test_server import HOST, new

folder = Path(sys.argv[1])
engine = Engine(str(folder / "games.sqlite"), (HOST,), "", True)
with TestClient(loaded(engine, Pulse(), Share())) as client:
    before = set(sys.modules)
    new(client)
late = set(sys.modules) - before
print([one for one in late if one.startswith(("jajna.cards.", "jajna.mechanics.", "jajna.ir."))])
"""


def test_a_page_that_leaves_while_it_is_sent_something_is_let_go(tmp_path: Path) -> None:
    made = application(rooms(tmp_path / "games.sqlite"), (HOST,), FAST)
    sent: list[weakref.ref[Connection]] = []

    coming = ["websocket.connect"]

    async def receive() -> dict[str, object]:
        if coming:
            return {"type": coming.pop()}
        while not sent:
            await asyncio.sleep(0)
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(message: MutableMapping[str, object]) -> None:
        if message["type"] == "websocket.send":
            sent.extend(weakref.ref(one) for one in gc.get_objects() if isinstance(one, Connection))
            raise OSError("it has left")

    with TestClient(made) as client:
        table, tokens = new(client)
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/seat",
            "query_string": f"token={tokens[0]}".encode(),
            "headers": [(b"host", HOST.encode())],
        }
        assert client.portal is not None
        gc.disable()
        try:
            client.portal.call(made, scope, receive, send)
            assert [one() for one in sent] == [None]
        finally:
            gc.enable()


def test_what_a_first_table_needs_is_read_before_anything_is_answered(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_TABLE, str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.stdout.strip(), run.returncode) == ("[]", 0), run.stderr


def test_what_pairs_players_is_not_loaded_with_the_server() -> None:
    script = "import sys, jajna.web.server; print('networkx' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout.strip() == "False"


def test_a_program_plays_in_a_process_of_its_own(client: TestClient) -> None:
    seats = [PEOPLE[0], {**PEOPLE[1], "agent": "random"}]
    answer = client.post("/api/tables", json={"seats": seats})
    table, tokens = answer.json()["table"], answer.json()["tokens"]
    with entered(client, table, tokens[0]) as one:
        page = Page(one)
        page.read()
        turns: set[Data] = set()
        while len(turns) < 4:
            if page.ask is not None:
                page.answer()
            page.read()
            turns.add(cast("dict[str, Data]", page.state["board"])["turn"])


def test_the_seed_is_promised_before_and_told_after_the_game(client: TestClient) -> None:
    made = client.post("/api/tables", json={"seats": PEOPLE}).json()
    table = made["table"]
    (before,) = client.get(f"/api/tables/{table}/promise").json()
    assert before == {"game": 1, "promise": made["promise"]}
    assert client.get(f"/api/tables/{table}/record?token={made['tokens'][0]}").status_code == 404
    with entered(client, table, made["tokens"][0]) as one:
        page = Page(one)
        page.read()
        assert cast("dict[str, Data]", page.state["table"])["promise"] == made["promise"]
        page.want(do="concede")
        page.settle()
    (after,) = client.get(f"/api/tables/{table}/promise").json()
    assert after["promise"] == before["promise"]
    assert sha256(f"{after['seed']}:{after['salt']}".encode()).hexdigest() == before["promise"]


def test_nothing_is_told_of_a_rematch_before_its_end(client: TestClient) -> None:
    table, tokens = new(client)
    with entered(client, table, tokens[0]) as one, entered(client, table, tokens[1]) as other:
        pages = [Page(one), Page(other)]
        for page in pages:
            page.read()
        pages[0].want(do="concede")
        pages[0].want(do="offer", what="rematch")
        while "offered" not in pages[1].news:
            pages[1].read()
        pages[1].want(do="reply", agree=True)
        while pages[1].news.count("game began") < 1:
            pages[1].read()
        first, second = client.get(f"/api/tables/{table}/promise").json()
    assert set(first) == {"game", "promise", "seed", "salt"}
    assert set(second) == {"game", "promise"}
    played = client.get(f"/api/tables/{table}/record?token={tokens[1]}").json()
    assert len(played["games"]) == 1


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": []},
        {"seats": PEOPLE[:1]},
        {"seats": [{"deck": "1 Forest"}, PEOPLE[1]]},
        {"seats": [{"deck": "60 No Such Card"}, PEOPLE[1]]},
        {"seats": [{"deck": "/etc/passwd"}, PEOPLE[1]]},
        {"seats": PEOPLE, "era": "1899"},
        {"seats": PEOPLE, "more": 1},
        {"seats": [{**PEOPLE[0], "agent": "nobody"}, PEOPLE[1]]},
        {"seats": [{**PEOPLE[0], "stops": "teatime"}, PEOPLE[1]]},
        {"seats": PEOPLE, "games": 0},
        {"seats": PEOPLE * 50},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    client: TestClient, body: dict[str, object]
) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["why"]
    assert client.get("/api/tables").json() == []


def test_a_request_without_end_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * (MOST_BYTES + 1))
    assert answer.status_code == 413
    assert str(MOST_BYTES) in answer.json()["why"]


def test_who_has_no_token_does_not_enter(client: TestClient) -> None:
    table, _ = new(client)
    for name, token in ((table, "guess"), ("nowhere", "guess")):
        with entered(client, name, token) as one:
            assert msgspec.json.decode(one.receive_text())["is"] == "closed"
            with pytest.raises(WebSocketDisconnect):
                one.receive_text()


@pytest.mark.parametrize("headers", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_requests_of_other_sites_are_refused(client: TestClient, headers: dict[str, str]) -> None:
    assert client.get("/api/tables", headers=headers).status_code == 421
    table, tokens = new(client)
    path = f"/api/tables/{table}/seat?token={tokens[0]}"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers=headers):
        pass


@pytest.mark.parametrize("text", ["", "{", "[]", '{"do":"fly"}', '{"do":"answer","number":1}'])
def test_a_message_that_is_none_is_refused_and_the_page_stays(
    client: TestClient, text: str
) -> None:
    table, tokens = new(client)
    with entered(client, table, tokens[0]) as one:
        page = Page(one)
        page.read()
        one.send_text(text)
        assert page.read()["is"] == "refused"
        page.want(do="look")
        assert page.read()["is"] == "snapshot"


def test_a_page_that_wants_too_much_at_once_is_cut_off(tmp_path: Path) -> None:
    server = application(rooms(tmp_path / "games.sqlite"), (HOST,))
    with TestClient(server) as client, entered(client, *first_seat(client)) as one:
        for _ in range(int(A_SECOND) * 3):
            one.send_text('{"do":"fly"}')
        with pytest.raises(WebSocketDisconnect):
            while True:
                one.receive_text()


def test_a_page_may_load_nothing_from_elsewhere(client: TestClient) -> None:
    policy = client.get("/api/tables").headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
