"""Lines: the requests and sockets of a server, as messages of ASGI through one pipe.

Each has a number; its messages go through the pipe with it. Of those that go to a page only so many
are under way at once, so that who reads slowly is noticed where they are made.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from typing import Any, Final, NamedTuple, cast, final

import msgspec
from starlette.types import Message, Scope

__all__ = ["END", "GONE", "OPEN", "READY", "SENT", "WINDOW", "Passed", "Pipe", "asked_in"]

OPEN: Final = "open"
"""A line begins; ``scope`` says what is asked."""
GONE: Final = "gone"
"""Who asked has gone."""
SENT: Final = "sent"
"""So many more messages have been passed on to who asked."""
END: Final = "end"
"""All has been said to who asked."""
READY: Final = "ready"
"""A worker does what it is asked to from now on."""
WINDOW: Final = 32
"""Messages of a line that are under way at most."""
HEAD: Final = 4
"""Bytes of a frame's length."""
SCOPE: Final = (
    "type", "asgi", "http_version", "scheme", "server", "client", "method", "path", "raw_path",
    "query_string", "headers", "subprotocols",
)  # fmt: skip
"""What is told of a request."""


class Passed(NamedTuple):
    """A message of a line, 0 for the pipe itself."""

    line: int
    message: Message


@final
class Pipe:
    """One end of a pipe."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def at(cls, end: socket.socket) -> Pipe:
        """The pipe that a socket is one end of."""
        return cls(*await asyncio.open_connection(sock=end))

    async def read(self) -> Passed | None:
        """The next message, None once the other end is closed."""
        try:
            head = await self._reader.readexactly(HEAD)
            content = await self._reader.readexactly(int.from_bytes(head, "big"))
        except (IncompleteReadError, OSError):
            return None
        line, message = msgspec.msgpack.decode(content)
        return Passed(line, message)

    def put(self, line: int, message: Message) -> None:
        """Send a message. What the other end no longer reads is lost with it."""
        if not self._writer.is_closing():
            content = msgspec.msgpack.encode((line, message))
            self._writer.write(len(content).to_bytes(HEAD, "big") + content)

    async def send(self, line: int, message: Message) -> None:
        """Send a message, once the other end has read most of those before."""
        self.put(line, message)
        try:
            await self._writer.drain()
        except OSError:
            return

    def close(self) -> None:
        """Close this end."""
        self._writer.close()


def asked_in(scope: Scope) -> Message:
    """The message with which a line begins for what is asked."""
    told = {name: scope[name] for name in SCOPE if name in scope}
    return {"type": OPEN, "scope": cast("dict[str, Any]", {**told, "root_path": ""})}
