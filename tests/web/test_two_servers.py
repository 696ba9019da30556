"""Two servers that share a database, behind a proxy: one is killed or stands still."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import cast, final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.tables import databases
from tests.web.served import Server, Visitor, server
from tests.web.test_kills import seen

SEATS = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]


@final
class Proxy:
    """Passes connections on to the server that it names at the time."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.name = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.to = ""
        self.held: list[socket.socket] = [self.listener]
        Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        """End all that it passes on."""
        for one in self.held:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                page = self.listener.accept()[0]
                host, _, port = urlsplit(self.to).netloc.partition(":")
                behind = socket.create_connection((host, int(port)))
                self.held += page, behind
                for one, other in ((page, behind), (behind, page)):
                    Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while content := one.recv(65536):
            other.sendall(content)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    reason = databases.why_not()
    if reason:
        pytest.skip(reason)
    with databases.running() as address:
        yield address


def visited(one: Server, game: tuple[str, str], held: ExitStack) -> Visitor:
    """A page at a table's seat, by a server or by the proxy before it."""
    visitor = held.enter_context(one.visit(*game))
    visitor.read_state()
    return visitor


def changed(visitor: Visitor, holds: bool) -> None:
    """Change something that is kept, and see what came of it."""
    visitor.want(do="hold", on=holds)
    visitor.read_state()
    if visitor.ask is not None:
        visitor.answer()
        visitor.read_state()


@pytest.mark.parametrize("stops", [signal.SIGKILL, signal.SIGSTOP])
def test_tables_of_a_server_that_is_gone_are_taken_over_by_another(
    stops: signal.Signals, database: str, tmp_path: Path
) -> None:
    proxy = Proxy()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with ExitStack() as held:
        held.callback(proxy.close)
        one, two = (
            held.enter_context(
                server(folder, "--port", "0", "--host", proxy.name, "--journal", database)
            )
            for folder in folders
        )
        proxy.to = one.url
        made = one.post("api/tables", {"seats": SEATS})
        game = str(made["table"]), cast("list[str]", made["tokens"])[0]
        one.url = f"http://{proxy.name}/"
        page = visited(one, game, held)
        changed(page, True)
        before = seen(page)
        proxy.to = two.url
        one.process.send_signal(stops)
        again = visited(one, game, held)
        assert seen(again) == before
        changed(again, False)
        after = seen(again)
        if stops is signal.SIGSTOP:
            one.process.send_signal(signal.SIGCONT)
            page.want(do="hold", on=False)
            with pytest.raises(ConnectionClosed):
                while True:
                    page.read()
            assert seen(visited(two, game, held)) == after
            assert "another server has the table" in one.errors()
