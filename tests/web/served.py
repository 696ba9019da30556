"""``jajna web`` in a process of its own, asked over sockets as by a browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Final, NamedTuple, cast, final
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from jajna.web.packer import Unpacker
from jajna.web.patches import Data, patched

__all__ = ["Answer", "Server", "Visitor", "children_of", "server"]

PATIENCE: Final = 30.0
"""Seconds that anything may take on a busy machine."""


class Answer(NamedTuple):
    """What a server answers over HTTP."""

    status: int
    headers: dict[str, str]
    content: bytes

    def json(self) -> dict[str, Data]:
        """What was said, of a request that was granted."""
        assert self.status == 200, self
        return cast("dict[str, Data]", msgspec.json.decode(self.content))


@final
class Server:
    """A running server; ``url`` is its address, as it printed it."""

    def __init__(self, folder: Path, *options: str, more: Mapping[str, str] | None = None) -> None:
        self.log = (folder / "log.txt").open("a+")
        # What runs in the background of a shell ignores interrupts unless it says otherwise.
        script = (
            "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
            "from jajna.cli import main; main(prog_name='jajna')"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", script, "web", "--no-open", *options],
            env={**os.environ, "JAJNA_DATA": str(folder), "LC_ALL": "C.UTF-8", **(more or {})},
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        self.said: list[str] = []
        self.url = ""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("Jajna is at "):
                self.url = line.split()[-1]
            if line.startswith("Ctrl-C"):
                break
        assert self.url, (self.said, self.wait(), self.errors())

    def wait(self) -> int:
        """How the process ended."""
        return self.process.wait(PATIENCE)

    def end(self, number: signal.Signals = signal.SIGINT) -> float:
        """Send a signal; the seconds until the process is gone."""
        begun = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.wait()
        return time.monotonic() - begun

    def errors(self) -> str:
        """What the process wrote to standard error."""
        self.log.seek(0)
        return self.log.read()

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """What is at a path."""
        return self.ask("GET", path, b"", headers or {})

    def post(self, path: str, body: object) -> dict[str, Data]:
        """What the server says to something posted."""
        return self.ask("POST", path, msgspec.json.encode(body), {}).json()

    def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer to a request."""
        with closing(HTTPConnection(urlsplit(self.url).netloc, timeout=PATIENCE)) as asking:
            asking.request(method, f"/{path}", body, dict(headers))
            answer = asking.getresponse()
            return Answer(
                answer.status,
                {key.lower(): value for key, value in answer.getheaders()},
                answer.read(),
            )

    @contextmanager
    def visit(self, table: str, token: str) -> Iterator[Visitor]:
        """A page at a seat."""
        where = f"{self.url}api/tables/{table}/seat?token={token}".replace("http", "ws", 1)
        with connect(where, open_timeout=PATIENCE, compression=None) as socket:
            yield Visitor(socket)


@final
class Visitor:
    """What a page at a seat knows and does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Data] = {}
        self.unpacker = Unpacker()

    def read(self) -> dict[str, Data]:
        """The next message, once it has been taken into the state."""
        message = cast("dict[str, Data]", msgspec.json.decode(self.socket.recv(PATIENCE)))
        if message["is"] == "snapshot":
            self.state = cast("dict[str, Data]", message["state"])
            self.unpacker.begin(self.state, cast("dict[str, Data]", message["cards"]))
        elif message["is"] == "patch":
            patch = self.unpacker.patch(cast("dict[str, Data]", message["patch"]), self.state)
            self.unpacker.walk(message.get("cards"))
            self.state = patched(self.state, patch)
        return message

    def read_state(self) -> None:
        """Read up to the next state."""
        while self.read()["is"] not in ("snapshot", "patch"):
            pass

    @property
    def ask(self) -> dict[str, Data] | None:
        """The question to this seat."""
        return cast("dict[str, Data] | None", self.state.get("ask"))

    def want(self, **wish: object) -> None:
        """Tell the server what is wanted."""
        self.socket.send(msgspec.json.encode(wish).decode())

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


@contextmanager
def server(folder: Path, *options: str, more: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server while it is needed, in an environment with more; it is gone afterwards."""
    made = Server(folder, *options, more=more)
    try:
        yield made
    finally:
        made.end(signal.SIGKILL)
        made.log.close()
        assert made.process.stdout is not None
        made.process.stdout.close()


def children_of(parent: int) -> list[int]:
    """The processes that a process has spawned, by the system's own list."""
    found = Path(f"/proc/{parent}/task/{parent}/children")
    if not found.exists():
        pytest.skip("this system doesn't list children of processes")
    return [
        int(one)
        for one in found.read_text().split()
        if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()
    ]
