"""The server: tables over HTTP and WebSocket. It knows no rules, and no seat's secrets leave it."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from jajna.errors import JajnaError
from jajna.tables.journal import JournalError
from jajna.tables.table import Stage
from jajna.text.catalogue import LANGUAGES
from jajna.text.messages import error_text
from jajna.web.draft_rooms import DraftRooms
from jajna.web.exchange import MOST_BYTES, as_json, language_of, posted, refused
from jajna.web.gatherings import Gathering
from jajna.web.guard import CLOSED_BY_RULE, Guard, is_own
from jajna.web.new_tables import Coming, NewTable, VariantShown, variants
from jajna.web.outbox import Outbox
from jajna.web.room import Closed, Connection, Room
from jajna.web.rooms import Own, Rooms
from jajna.web.tournaments import Tournaments

__all__ = ["About", "application"]

LOG: Final = logging.getLogger(__name__)
A_SECOND: Final = 20.0
"""Messages that a page may send, where nothing else is said."""
TICK: Final = 0.25
"""Seconds between two looks at the clocks."""
IDLE: Final = 60.0
"""Seconds after which a room is let go where nobody is; it is taken up when somebody comes."""
IDLE_OVER: Final = 5.0
"""Likewise where the match is over."""
MOST_GONE: Final = 2_000
"""Pages that leave between two looks of the garbage collector at all that there is. A socket of
asyncio refers to itself, so that each page leaves 5 kB behind.
"""
MOST_WAITING: Final = 10_000
"""Messages from a page that waits; there is nothing that it could want."""
CLOSED_ANEW: Final = 1012


def application(
    rooms: Rooms,
    hosts: tuple[str, ...],
    a_second: float = A_SECOND,
    more: Sequence[BaseRoute] = (),
    address: str = "",
    drafts: DraftRooms | None = None,
    events: Tournaments | None = None,
) -> Starlette:
    """The server of these rooms, for requests to these names of hosts, with more routes behind
    those for tables. ``address`` is where others reach it, "" for nowhere.

    A page may send so many messages a second, on average; as many may come at once.
    """
    server = _Server(rooms, a_second, address, drafts, events)
    made = _Application(
        WebSocketRoute("/api/tables/{name}/seat", server.seat),
        hosts,
        routes=[
            Route("/api/tables", server.tables, methods=["GET"]),
            Route("/api/tables", server.begin, methods=["POST"]),
            Route("/api/tables/own", server.own, methods=["POST"]),
            Route("/api/tables/{name}", server.forget, methods=["DELETE"]),
            Route("/api/tables/{name}/promise", server.promise, methods=["GET"]),
            Route("/api/tables/{name}/record", server.record, methods=["GET"]),
            Route("/api/tables/{name}/seat", server.enter, methods=["POST"]),
            Route("/api/server", server.about, methods=["GET"]),
            *more,
        ],
        lifespan=server.life,
    )
    made.add_middleware(Guard, hosts=hosts)
    return made


@final
class _Application(Starlette):
    """A server whose sockets are all of one kind. There are many of them, for hours: each goes
    straight to its seat, as any layer in between would be kept for as long as it is there.
    """

    def __init__(
        self,
        seat: WebSocketRoute,
        hosts: tuple[str, ...],
        routes: Sequence[BaseRoute],
        lifespan: Lifespan[Starlette],
    ) -> None:
        super().__init__(routes=routes, lifespan=lifespan)
        self._seat = seat
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        found, more = self._seat.matches(scope)
        if found is Match.NONE or not is_own(scope, self._hosts):
            await send({"type": "websocket.close", "code": CLOSED_BY_RULE})
            return
        await self._seat.endpoint(WebSocket({**scope, **more}, receive, send))


class About(msgspec.Struct, frozen=True):
    """A server: where others reach it, "" for nowhere; whether who is there sees all tables; and
    the variants that can be played at it.
    """

    address: str
    lists_all: bool
    variants: tuple[VariantShown, ...]


@final
class _Server:
    """What is done for requests."""

    def __init__(
        self,
        rooms: Rooms,
        a_second: float,
        address: str,
        drafts: DraftRooms | None,
        events: Tournaments | None,
    ) -> None:
        self.rooms = rooms
        self.events = events
        self.drafts = drafts
        self.a_second = a_second
        self.address = address
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._gone = 0
        """The pages that have left since the last look for what refers to itself."""

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

    async def about(self, request: Request) -> Response:
        """Where others reach the server, and whether it lists all tables."""
        return as_json(About(self.address, self.rooms.lists_all, variants()))

    async def tables(self, request: Request) -> Response:
        """The tables that everybody may see who reaches the server."""
        return as_json(self.rooms.listed([]))

    async def own(self, request: Request) -> Response:
        """The tables that a page may see by the words it knows."""
        found = await posted(request, list[Own])
        return found if isinstance(found, Response) else as_json(self.rooms.listed(found))

    async def begin(self, request: Request) -> Response:
        """A new table, and the tokens of its seats."""
        wish = await posted(request, NewTable)
        if isinstance(wish, Response):
            return wish
        try:
            if self.drafts is not None:
                wish = self.drafts.with_decks(wish)
            if self.events is not None:
                wish = self.events.with_match(wish)
            invitation = self.rooms.begin(wish, _now())
            if self.events is not None and wish.match is not None:
                self.events.host(wish.match, invitation.table)
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))
        self._think_if_begun(invitation.table)
        return as_json(invitation)

    async def enter(self, request: Request) -> Response:
        """Somebody takes an open seat; they are told the word that is theirs alone."""
        coming = await posted(request, Coming)
        if isinstance(coming, Response):
            return coming
        name, token = request.path_params["name"], request.query_params.get("token", "")
        try:
            word = self.rooms.enter(name, token, coming, _now())
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))
        self._think_if_begun(name)
        return as_json(Own(name, word))

    async def forget(self, request: Request) -> Response:
        """Keep nothing more of a table."""
        try:
            self.rooms.forget(request.path_params["name"], request.query_params.get("token", ""))
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))
        return Response(status_code=204)

    async def promise(self, request: Request) -> Response:
        """The promises of a table's games, and their seeds after the match."""
        try:
            return as_json(self.rooms.promises(request.path_params["name"]))
        except JajnaError as error:
            return refused(error_text(error, language_of(request)), 404)

    async def record(self, request: Request) -> Response:
        """The games of a table as a file, once the match is over."""
        name, token = request.path_params["name"], request.query_params.get("token", "")
        try:
            content = msgspec.json.encode(self.rooms.played(name, token))
        except JajnaError as error:
            return refused(error_text(error, language_of(request)), 404)
        headers = {"content-disposition": f'attachment; filename="jajna-{name}.json"'}
        return Response(content, headers=headers, media_type="application/json")

    # -- seats -------------------------------------------------------------------------------------

    async def seat(self, socket: WebSocket) -> None:
        """A page at a seat, for as long as it stays."""
        name = socket.path_params["name"]
        token = socket.query_params.get("token", "")
        code = socket.query_params.get("lang", "en")
        await socket.accept()
        try:
            seat = self.rooms.seat(name, token)
            gathering = self.rooms.gathering(name)
            room = None
            if gathering is None:
                with self.rooms.pulse.at(name):
                    room = self.rooms.room(name, _now())
        except JajnaError as error:
            why = error_text(error, code if code in LANGUAGES else "en")
            await socket.send_text(msgspec.json.encode(Closed(why)).decode())
            await socket.close(CLOSED_BY_RULE)
            return
        if room is None:
            assert gathering is not None, "a table has a gathering, or a room"
            await self._wait(socket, gathering, seat)
            return
        one = room.connect(seat, code, _now())
        sending = asyncio.create_task(_send_all(socket, one.out))
        self._think(name, room)
        try:
            await self._receive_all(socket, name, room, one)
        finally:
            room.disconnect(one, _now())
            one.out.close()
            self._gone += 1
            with suppress(Exception):
                await sending

    async def _wait(self, socket: WebSocket, gathering: Gathering, seat: int) -> None:
        """A page at a table whose game hasn't begun; it connects anew when it does."""
        one = gathering.join(seat)
        sending = asyncio.create_task(_send_all(socket, one.out))
        try:
            with suppress(WebSocketDisconnect):
                for _ in range(MOST_WAITING):
                    await socket.receive_text()  # there is nothing to want yet
        finally:
            gathering.leave(one)
            one.out.close()
            with suppress(Exception):
                await sending

    async def _receive_all(self, socket: WebSocket, name: str, room: Room, one: Connection) -> None:
        """Do what a page wants until it leaves, or wants too much at once."""
        allowed, latest = self.a_second, _now()
        with suppress(WebSocketDisconnect):
            while not one.out.is_closed:
                content = await socket.receive_text()
                allowed = min(allowed + (_now() - latest) * self.a_second, self.a_second)
                latest = _now()
                if allowed < 1 or len(content) > MOST_BYTES:
                    await socket.close(CLOSED_BY_RULE)
                    return
                allowed -= 1
                self._do(name, room, partial(room.told, one, content, _now()))

    def _do(self, name: str, room: Room, what: Callable[[], None]) -> None:
        """Do something at a table, and let its programs go on. A table whose changes can't be kept
        is left: its pages come back to what was kept.
        """
        try:
            with self.rooms.pulse.at(name):
                what()
        except JournalError:
            LOG.exception("the table %s can't be kept", name)
            self.rooms.leave(name)
            return
        except Exception:
            LOG.exception("the table %s met an error", name)
            self.rooms.fail(name)
            return
        self._think(name, room)

    def _think_if_begun(self, name: str) -> None:
        """Let the programs of a table think, if its game has begun."""
        for one, room in self.rooms.open_rooms():
            if one == name:
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
            LOG.error("the table %s met an error", name, exc_info=fault)
            if isinstance(fault, JournalError):
                self.rooms.leave(name)
            else:
                self.rooms.fail(name)

    async def _tick(self) -> None:
        """Answer for those whose time is up, and let go of rooms where nobody has been for long."""
        while True:
            await asyncio.sleep(TICK)
            self.rooms.pulse.beat()
            if self._gone >= MOST_GONE:
                self._gone = 0
                gc.collect()
            for name, room in self.rooms.open_rooms():
                table = room.table
                if table.clock is not None or table.keeps_back or room.limit is not None:
                    self._do(name, room, partial(room.tick, _now()))
                is_going_on = table.thinking >= 0 or (table.clock is not None and table.asked >= 0)
                if not is_going_on and _is_idle(room, _now()):
                    self.rooms.leave(name)


def _is_idle(room: Room, now: float) -> bool:
    """Whether nobody has been in a room for so long that it is let go."""
    longest = IDLE_OVER if room.table.stage is Stage.OVER else IDLE
    return not room.connections and now - room.idle_since > longest


async def _send_all(socket: WebSocket, out: Outbox) -> None:
    """Send what waits until the page is to begin anew, or leaves.

    That it has left isn't raised: an error of a task refers to whoever awaits the task, who knows
    the task, so that both would stay in memory, and the table with them.
    """
    with suppress(RuntimeError, WebSocketDisconnect):
        while waiting := await out.fetched():
            for content in waiting:
                await socket.send_text(content.decode())
        await socket.close(CLOSED_ANEW)


def _now() -> float:
    return time.monotonic()
