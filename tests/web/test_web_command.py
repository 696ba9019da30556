"""``jajna web``: a server in a process of its own, from its first line to its end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, RemoteDisconnected
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from starlette.applications import Starlette

from jajna.cli import main
from jajna.web.engine import Engine, Share
from jajna.web.home import serve
from jajna.web.places import Alone, PlaceError, listening, place
from jajna.web.pulse import Pulse
from tests.web.served import PATIENCE, Server, children_of, server

SEATS = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob", "agent": "heuristic"}]
AT_ONCE = 10.0
"""Seconds of a busy machine that are "a second or two" of a quiet one."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("data"), "--port", "0") as made:
        yield made


def test_the_page_comes_from_the_package(running: Server) -> None:
    answer = running.get("")
    assert b"<html" in answer.content
    assert answer.headers["content-type"].startswith("text/html")


def test_files_keep_their_names_and_browsers_ask_whether_they_changed(running: Server) -> None:
    answer = running.get("index.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert running.get("index.js", {"If-None-Match": answer.headers["etag"]}).status == 304


def test_large_files_are_packed_for_who_can_read_them(running: Server) -> None:
    plain = running.get("index.js")
    packed = running.get("index.js", {"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.content) < len(plain.content) / 2


def test_a_page_plays_against_a_program(running: Server) -> None:
    made = running.post("api/tables", {"seats": SEATS})
    assert isinstance(made["tokens"], list)
    with running.visit(str(made["table"]), str(made["tokens"][0])) as visitor:
        visitor.read_state()
        for _ in range(5):
            while visitor.ask is None:
                visitor.read_state()
            visitor.answer()
            visitor.read_state()


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}])
def test_other_sites_are_refused(running: Server, headers: dict[str, str]) -> None:
    assert running.get("", headers).status == 421


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_ends_at_once_with_all_that_it_started(
    tmp_path: Path, number: signal.Signals
) -> None:
    with server(tmp_path, "--port", "0") as one:
        made = one.post("api/tables", {"seats": SEATS})
        assert isinstance(made["tokens"], list)
        with one.visit(str(made["table"]), str(made["tokens"][0])) as visitor:
            visitor.read_state()
            while (children := children_of(one.process.pid)) == []:
                if visitor.ask is not None:
                    visitor.answer()
                visitor.read_state()
            assert one.end(number) < AT_ONCE
        for _ in range(100):
            if not any(map(_lives, children)):
                break
            time.sleep(0.05)
        assert not any(map(_lives, children))
        assert one.process.returncode == (0 if number is signal.SIGINT else -signal.SIGTERM)
        assert "Traceback" not in one.errors()


def test_only_this_machine_reaches_the_server_unless_it_is_told_otherwise() -> None:
    with listening(0, in_network=False) as closed, listening(0, in_network=True) as opened:
        assert closed.getsockname()[0] == "127.0.0.1"
        assert opened.getsockname()[0] == "0.0.0.0"
        port = opened.getsockname()[1]
        found = place(opened, "192.0.2.7", ("play.example",))
    assert found.in_network == f"http://192.0.2.7:{port}/"
    assert {f"192.0.2.7:{port}", f"127.0.0.1:{port}", "play.example"} <= set(found.hosts)


def test_in_a_network_the_address_is_shown_with_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, "--port", "0", "--lan") as one:
        shown = "".join(one.said)
        assert "█" in shown or "This machine is in no network now." in shown


def test_a_port_that_is_taken_is_named_and_another_is_found_if_none_was_wanted() -> None:
    with listening(None, in_network=False) as one, listening(None, in_network=False) as other:
        taken = one.getsockname()[1]
        assert other.getsockname()[1] > taken
        with pytest.raises(PlaceError, match=f"the port {taken} is taken"):
            listening(taken, in_network=False)


def test_one_server_at_a_time_has_the_journal(tmp_path: Path) -> None:
    first = Alone(tmp_path / "tables.sqlite")
    assert first.url == ""
    first.tell("http://127.0.0.1:1/")
    assert Alone(tmp_path / "tables.sqlite").url == "http://127.0.0.1:1/"
    first.close()
    assert Alone(tmp_path / "tables.sqlite").url == ""


def test_a_second_command_says_where_the_first_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    opened: list[str] = []
    monkeypatch.setattr("jajna.cli.web._open", lambda url, spoken: opened.append(url))
    first = Alone(tmp_path / "tables.sqlite")
    first.tell("http://127.0.0.1:1/")
    done = run("--lang", "es")
    assert done.output == "Jajna ya está en http://127.0.0.1:1/\n"
    assert opened == ["http://127.0.0.1:1/?lang=es"]
    for options in (["--no-open"], ["--port", "2"], ["--lan"]):
        done = run(*options)
        assert done.exit_code == 1
        assert "end it there first" in done.output


def test_a_port_that_is_taken_ends_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("--no-open", "--port", str(port), "--lang", "es")
    assert done.exit_code == 1
    assert f"el puerto {port} está ocupado" in done.output


def test_a_folder_that_cannot_be_written_ends_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "file"))
    done = run("--no-open", "--port", "0")
    assert done.exit_code == 1
    assert "the games in" in done.output


def test_whatever_keeps_the_engine_from_loading_ends_the_server_and_who_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with listening(0, in_network=False) as listener, ExitStack() as held:
        waiting = HTTPConnection("127.0.0.1", listener.getsockname()[1], timeout=PATIENCE)
        held.callback(waiting.close)

        def broken(engine: Engine, pulse: Pulse, share: Share) -> Starlette:
            waiting.request("GET", "/api/server")
            raise RuntimeError("the engine is broken")

        monkeypatch.setattr("jajna.web.home.loaded", broken)
        engine = Engine("", place(listener, "", ()).hosts, "", True)
        # Browsers that other tests have opened leave a loop in this thread.
        with ThreadPoolExecutor(1) as thread, pytest.raises(RuntimeError, match="is broken"):
            thread.submit(serve, listener, engine, 0).result()
        with suppress(RemoteDisconnected, ConnectionResetError):
            assert waiting.getresponse().status >= 500


def run(*options: str) -> Result:
    return CliRunner().invoke(main, ["web", *options])


def _lives(process: int) -> bool:
    found = Path(f"/proc/{process}/stat")
    return found.exists() and found.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_address_is_there_before_the_engine() -> None:
    script = (
        "import sys, jajna.cli.web; later = ('jajna.replay', 'jajna.tables', 'starlette');"
        " print([one for one in later if one in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
