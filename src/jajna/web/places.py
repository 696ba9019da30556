"""Where a server is found: the port it listens at, its names, and the one server of a journal.

Nothing of the engine is loaded here, so that the address is there before it.
"""

from __future__ import annotations

import errno
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, final

from jajna.errors import JajnaError
from jajna.messages import Message

__all__ = ["PORT", "Alone", "Place", "PlaceError", "address_in_network", "listening", "place"]

PORT: Final = 1993
"""Where the server is, or at one of the ports behind it, where nothing else is said."""
TRIES: Final = 20
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address beyond the network, to which nothing is ever sent."""
WAITING: Final = 512
"""Most connections that wait to be taken."""


@final
class PlaceError(JajnaError):
    """A port that can't be had, or a journal that another server has."""


class Place(NamedTuple):
    """The addresses of a server, "" for none in the network, and the hosts that they name.

    ``is_private`` says whether only this machine reaches it.
    """

    here: str
    in_network: str
    hosts: tuple[str, ...]
    is_private: bool


def listening(port: int | None, in_network: bool) -> socket.socket:
    """A socket that listens at a port; where none is wanted, at the first that is free.

    It is bound to this machine's own address alone, unless the network shall reach it. Raises
    PlaceError if the port is taken, or can't be had.
    """
    wanted = range(PORT, PORT + TRIES) if port is None else (port,)
    address = EVERYWHERE if in_network else LOOPBACK
    for one in wanted:
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((address, one))
            found.listen(WAITING)
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise PlaceError(
                    Message("the port {port} can't be had: {why}", port=one, why=_why(error))
                ) from error
            continue
        return found
    raise PlaceError(
        Message("the port {port} is taken; choose another with --port", port=wanted[0])
        if port is not None
        else Message("the ports {first} to {last} are taken; choose another with --port",
                     first=wanted[0], last=wanted[-1])
    )  # fmt: skip


def place(listener: socket.socket, network: str, names: tuple[str, ...]) -> Place:
    """Where a socket is found: at this machine, in the network by an address there ("" for not at
    all), and by further names.
    """
    port: int = listener.getsockname()[1]
    own = [LOOPBACK, "localhost"]
    if network:
        own += [network, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"]
    hosts = [f"{name}:{port}" for name in (*own, *names)] + [name.lower() for name in names]
    if port == 80:
        hosts += own
    return Place(
        f"http://{LOOPBACK}:{port}/",
        f"http://{network}:{port}/" if network else "",
        tuple(dict.fromkeys(hosts)),
        listener.getsockname()[0] == LOOPBACK and not names,
    )


def address_in_network() -> str:
    """This machine's address in its network, "" if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(ELSEWHERE)  # nothing is sent: the system says from where it would be
        found: str = asking.getsockname()[0]
        return "" if found.startswith("127.") else found
    return ""


@final
class Alone:
    """Keeps other servers from a journal for as long as this process lives, however it ends.

    ``url`` is that of the server that has the journal, "" if this one has it now.
    """

    def __init__(self, path: Path) -> None:
        self.url = ""
        self._told = path.with_name(f"{path.name}.url")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(
                path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None
            )
        except (OSError, sqlite3.Error) as error:
            raise PlaceError(
                Message("the games in {path}: {why}", path=str(path), why=str(error))
            ) from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            self.url = self._read() or "?"

    def tell(self, url: str) -> None:
        """Say where this server is, for those that come later."""
        with suppress(OSError):
            self._told.write_text(url, encoding="utf-8")

    def close(self) -> None:
        """Let others have the journal."""
        self._lock.close()

    def _read(self) -> str:
        with suppress(OSError, UnicodeDecodeError):
            return self._told.read_text(encoding="utf-8").strip()
        return ""


def _why(error: OSError) -> str:
    return error.strerror or str(error)
