"""The server as it runs: the page at once, and behind it the engine, here or in workers."""

from __future__ import annotations

import asyncio
import socket
from asyncio import Future
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Final, final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from jajna.errors import JajnaError
from jajna.garbage_collector import collecting_seldom
from jajna.messages import Message
from jajna.web.engine import Engine, Share, loaded
from jajna.web.exchange import MOST_BYTES
from jajna.web.files import page
from jajna.web.guard import Guard
from jajna.web.pulse import Pulse
from jajna.web.workers import Workers

__all__ = ["ServerError", "serve"]

AT_THE_END: Final = 1
"""Most seconds that pages are waited for as the server ends."""


@final
class ServerError(JajnaError):
    """A server that can't begin."""


def serve(listener: socket.socket, engine: Engine, workers: int) -> None:
    """Answer at a socket, with the tables in so many processes of their own, 0 for none.

    Ends as the process is interrupted. Raises JajnaError if the engine can't begin, and whatever
    else kept it from it.
    """
    failures: list[Exception] = []

    def failed(error: Exception) -> None:
        failures.append(error)
        running.should_exit = True

    if workers:
        many = Workers(
            engine,
            workers,
            lambda why: failed(ServerError(Message("a worker can't begin: {why}", why=why))),
        )
        made = _application(many, many.life, engine.hosts)
    else:
        here = _Here(engine, failed)
        made = _application(here, here.life, engine.hosts)
    running = uvicorn.Server(_run(made))
    with collecting_seldom(briefly=True):
        running.run([listener])
    if failures:
        raise failures[0]


def _application(
    api: ASGIApp, life: Callable[[], AbstractAsyncContextManager[None]], hosts: tuple[str, ...]
) -> ASGIApp:
    """The page, and what answers below /api. Sockets go there straight away, and are guarded there:
    what is in between would be kept for each for as long as it is there.
    """

    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        async with life():
            yield

    made = Starlette(routes=[Mount("/api", partial(_ask, api)), page()], lifespan=living)
    made.add_middleware(Guard, hosts=hosts)

    def answered(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        is_socket = scope["type"] == "websocket"
        return api(scope, receive, send) if is_socket else made(scope, receive, send)

    return answered


async def _ask(api: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Ask for what is below /api by its whole path."""
    await api({**scope, "root_path": ""}, receive, send)


@final
class _Here:
    """The engine in this process; who asks waits until it is loaded."""

    def __init__(self, engine: Engine, failed: Callable[[Exception], None]) -> None:
        self._engine = engine
        self._failed = failed
        self._loaded: Future[Starlette] | None = None

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """The time in which it is there."""
        self._loaded = asyncio.get_running_loop().create_future()
        ending = asyncio.Event()
        living = asyncio.create_task(self._live(self._loaded, ending))
        try:
            yield
        finally:
            ending.set()
            await living

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._loaded is not None, "nobody asks before the server runs"
        made = await asyncio.shield(self._loaded)
        await made(scope, receive, send)

    async def _live(self, found: Future[Starlette], ending: asyncio.Event) -> None:
        """Load it, and have it there until all ends. Whatever it fails by ends the server: nobody
        would be answered.
        """
        try:
            made = await asyncio.to_thread(loaded, self._engine, Pulse(), Share())
            async with made.router.lifespan_context(made):
                found.set_result(made)
                await ending.wait()
        except Exception as error:
            found.cancel()
            self._failed(error)


def _run(served: ASGIApp) -> uvicorn.Config:
    """How the server runs. What is sent is small, so that packing it costs more than it saves."""
    return uvicorn.Config(
        served,
        interface="asgi3",
        loop="asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=AT_THE_END,
    )
