"""The server: tables over HTTP and WebSocket. It knows no rules, and no seat's secrets leave it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent
from starlette.websockets import WebSocket, WebSocketDisconnect

from jajna.errors import JajnaError
from jajna.tables.journal import JournalError
from jajna.text.catalogue import LANGUAGES
from jajna.text.messages import error_text
from jajna.web.room import Connection, Room
from jajna.web.rooms import NewTable, Rooms

__all__ = ["MOST_BYTES", "application"]

LOG: Final = logging.getLogger(__name__)
MOST_BYTES: Final = 64 * 1024
"""Of a message from a page."""
A_SECOND: Final = 20.0
"""Messages that a page may send, where nothing else is said."""
TICK: Final = 0.5
"""Seconds between two looks at the clocks."""
CLOSED_AT_RATE: Final = 1008
CLOSED_ANEW: Final = 1012
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""What a page may load: nothing from elsewhere."""


def application(
    rooms: Rooms,
    hosts: tuple[str, ...],
    a_second: float = A_SECOND,
    more: Sequence[BaseRoute] = (),
) -> Starlette:
    """The server of these rooms, for requests to these names of hosts, with more routes behind
    those for tables.

    A page may send so many messages a second, on average; as many may come at once.
    """
    server = _Server(rooms, a_second)
    made = Starlette(
        routes=[
            Route("/api/tables", server.tables, methods=["GET"]),
            Route("/api/tables", server.begin, methods=["POST"]),
            Route("/api/tables/{name}/promise", server.promise, methods=["GET"]),
            WebSocketRoute("/api/tables/{name}/seat", server.seat),
            *more,
        ],
        lifespan=server.life,
    )
    made.add_middleware(_Guard, hosts=hosts)
    return made


@final
class _Guard:
    """Answers only requests to a name of this server, from pages of its own, and says what they
    may load: neither DNS rebinding nor another site's page gets at a table.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        origin = headers.get("origin", "")
        host = headers.get("host", "").lower()
        own = host in self.hosts and (not origin or origin.partition("://")[2] == host)
        if not own:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await PlainTextResponse("this isn't the name of this server", 421)(
                    scope, receive, send
                )
            return

        async def guarded(message: Sent) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                added["content-security-policy"] = POLICY
                added["x-content-type-options"] = "nosniff"
                added["referrer-policy"] = "no-referrer"
            await send(message)

        await self.app(scope, receive, guarded)


@final
class _Server:
    """What is done for requests."""

    def __init__(self, rooms: Rooms, a_second: float) -> None:
        self.rooms = rooms
        self.a_second = a_second
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        """The time in which the server runs: clocks are looked at, and all is closed in the end."""
        ticking = asyncio.create_task(self._tick())
        try:
            yield
        finally:
            ticking.cancel()
            for task in self._thinking.values():
                task.cancel()
            self.rooms.programs.close()
            self.rooms.journal.close()

    # -- tables ------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """All tables."""
        return _json(self.rooms.listed(_now()))

    async def begin(self, request: Request) -> Response:
        """A new table, and the tokens of its seats."""
        body = await _body(request)
        if body is None:
            return _refused(f"a request can have {MOST_BYTES} bytes", 413)
        try:
            wish = msgspec.json.decode(body, type=NewTable)
        except (msgspec.DecodeError, RecursionError) as error:
            return _refused(str(error))
        try:
            invitation = self.rooms.begin(wish, _now())
        except JajnaError as error:
            return _refused(error_text(error, _language(request)))
        self._think(invitation.table, self.rooms.room(invitation.table, _now()))
        return _json(invitation)

    async def promise(self, request: Request) -> Response:
        """The promise of a table's first seed, and the seed after the match."""
        try:
            return _json(self.rooms.promise(request.path_params["name"]))
        except JajnaError as error:
            return _refused(error_text(error, _language(request)), 404)

    # -- seats -------------------------------------------------------------------------------------

    async def seat(self, socket: WebSocket) -> None:
        """A page at a seat, for as long as it stays."""
        name = socket.path_params["name"]
        token = socket.query_params.get("token", "")
        code = socket.query_params.get("lang", "en")
        try:
            seat = self.rooms.seat(name, token)
            room = self.rooms.room(name, _now())
        except JajnaError as error:
            await socket.accept()
            said = {"is": "refused", "why": error_text(error, code)}
            await socket.send_text(msgspec.json.encode(said).decode())
            await socket.close(CLOSED_AT_RATE)
            return
        await socket.accept()
        one = room.connect(seat, code, _now())
        sending = asyncio.create_task(_send_all(socket, one))
        self._think(name, room)
        try:
            await self._receive_all(socket, name, room, one)
        finally:
            room.disconnect(one)
            one.end()
            with suppress(Exception):
                await sending

    async def _receive_all(self, socket: WebSocket, name: str, room: Room, one: Connection) -> None:
        """Do what a page wants until it leaves, or wants too much at once."""
        allowed, latest = self.a_second, _now()
        with suppress(WebSocketDisconnect):
            while not one.ended:
                content = await socket.receive_text()
                allowed = min(allowed + (_now() - latest) * self.a_second, self.a_second)
                latest = _now()
                if allowed < 1 or len(content) > MOST_BYTES:
                    await socket.close(CLOSED_AT_RATE)
                    return
                allowed -= 1
                self._do(name, room, partial(room.told, one, content, _now()))

    def _do(self, name: str, room: Room, what: Callable[[], None]) -> None:
        """Do something at a table, and let its programs go on. A table whose changes can't be kept
        is left: its pages come back to what was kept.
        """
        try:
            what()
        except JournalError:
            LOG.exception("the table %s can't be kept", name)
            self.rooms.leave(name)
            return
        except Exception:
            self.rooms.leave(name)
            raise
        self._think(name, room)

    def _think(self, name: str, room: Room) -> None:
        """Let the programs of a room think, unless they do."""
        running = self._thinking.get(name)
        if room.table.thinking < 0 or (running is not None and not running.done()):
            return
        task = asyncio.create_task(self.rooms.think(name, room, _now))
        task.add_done_callback(lambda done: self._thought(name, done))
        self._thinking[name] = task

    def _thought(self, name: str, done: asyncio.Task[None]) -> None:
        """Forget what has ended; a table at which a program failed is left as it was kept."""
        if self._thinking.get(name) is done:
            del self._thinking[name]
        fault = None if done.cancelled() else done.exception()
        if fault is not None:
            LOG.error("a program at the table %s failed", name, exc_info=fault)
            self.rooms.leave(name)

    async def _tick(self) -> None:
        """Answer for those whose time is up."""
        while True:
            await asyncio.sleep(TICK)
            for name, room in self.rooms.open_rooms():
                if room.table.clock is not None:
                    self._do(name, room, partial(room.tick, _now()))


async def _send_all(socket: WebSocket, one: Connection) -> None:
    """Send what waits until the page is to begin anew."""
    while True:
        content = await one.out.get()
        if content is None:
            with suppress(RuntimeError):
                await socket.close(CLOSED_ANEW)
            return
        await socket.send_text(content.decode())


async def _body(request: Request) -> bytes | None:
    """What a page posts, None if it is beyond the limit."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > MOST_BYTES:
            return None
    return found


def _language(request: Request) -> str:
    code = request.query_params.get("lang", "en")
    return code if code in LANGUAGES else "en"


def _json(data: object) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")


def _refused(why: str, status: int = 400) -> Response:
    return Response(
        msgspec.json.encode({"why": why}), status_code=status, media_type="application/json"
    )


def _now() -> float:
    return time.monotonic()
