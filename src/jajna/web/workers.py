"""The workers of a server: processes that share its tables, and the dog that watches them.

A table is always at the same worker. Whatever isn't a table's is done by a process of its own.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import socket
import time
from asyncio import Event, Queue
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ctypes import c_ubyte
from itertools import count, cycle
from multiprocessing.context import SpawnProcess
from typing import Final, final

from starlette.types import Message, Receive, Scope, Send

from jajna.web.engine import Engine, Share, place_of
from jajna.web.lines import END, GONE, READY, SENT, WINDOW, Pipe, asked_in
from jajna.web.pulse import SIZE, Pulse, processor_time
from jajna.web.worker import work

__all__ = ["Workers"]

LOG: Final = logging.getLogger(__name__)
LOOK: Final = 0.25
"""Seconds between two looks at the workers."""
PATIENCE: Final = 5.0
"""Seconds for which what is asked waits for the next worker."""
BUSY: Final = 2.0
"""Seconds of its processor time after which a worker that gave no sign of life is ended."""
STILL: Final = 30.0
"""Seconds after which it is ended even if it had no processor time."""
SHORT: Final = 5.0
"""Seconds of a life after which the next worker waits, the longer the more there were."""
LONGEST: Final = 30.0
AT_THE_END: Final = 1.0
"""Seconds for a worker to end by itself."""
TABLES: Final = "/api/tables"
BEGUN_ANEW: Final = 1012


@final
class Workers:
    """Processes that have tables, and one for all else that is asked.

    Called by ASGI, it passes on what is asked. ``failed`` is told why where a worker can't begin at
    all; later ones are tried again and again.
    """

    def __init__(self, engine: Engine, number: int, failed: Callable[[str], None]) -> None:
        self._tables = [_Worker(engine, place, number, failed) for place in range(number)]
        self._rest = _Worker(engine, 0, 0, failed)
        self._next = cycle(self._tables)

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """The time in which they work."""
        every = (*self._tables, self._rest)
        tasks = [asyncio.create_task(one.live()) for one in every]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._of(scope["path"], scope.get("method", "")).ask(scope, receive, send)

    def _of(self, path: str, method: str) -> _Worker:
        """The worker for a path: that of its table, any for a new table."""
        if path == TABLES and method == "POST":
            return next(self._next)
        name = path.removeprefix(f"{TABLES}/").partition("/")[0]
        if path.startswith(f"{TABLES}/") and name != "own":
            return self._tables[place_of(name, len(self._tables))]
        return self._rest


@final
class _Worker:
    """A worker, and the next one whenever it has ended. ``of`` is 0 for the one without tables."""

    def __init__(self, engine: Engine, place: int, of: int, failed: Callable[[str], None]) -> None:
        self._engine = engine
        self._place = place
        self._of = of
        self._failed = failed
        self._numbers = count(1)
        self._lines: dict[int, Queue[Message | None]] = {}
        self._pipe: Pipe | None = None
        self._has_worked = False
        self._guilty = ""
        context = multiprocessing.get_context("spawn")
        self._memory = context.RawArray(c_ubyte, SIZE)

    # -- its life ----------------------------------------------------------------------------------

    async def live(self) -> None:
        """Let one worker follow the other."""
        pause = 0.0
        while True:
            begun = time.monotonic()
            await self._work()
            lived = time.monotonic() - begun
            pause = min(max(2 * pause, 1.0), LONGEST) if lived < SHORT else 0.0
            await asyncio.sleep(pause)

    async def _work(self) -> None:
        """One worker from its beginning to its end."""
        ours, theirs = socket.socketpair()
        self._memory[:] = [0] * SIZE
        share = Share(self._place, self._of or 1, self._guilty)
        process = multiprocessing.get_context("spawn").Process(
            target=work, args=(theirs, self._memory, self._engine, share)
        )
        with theirs:
            process.start()
        pipe = self._pipe = await Pipe.at(ours)
        is_ready = Event()
        watching = asyncio.create_task(self._watch(process, is_ready))
        try:
            while (frame := await pipe.read()) is not None:
                if frame.line:
                    line = self._lines.get(frame.line)
                    if line is not None:
                        line.put_nowait(frame.message)
                elif frame.message["type"] == READY:
                    self._has_worked = True
                    self._guilty = ""
                    is_ready.set()
                elif not self._has_worked:
                    self._failed(frame.message["why"])
        finally:
            watching.cancel()
            self._pipe = None
            pipe.close()
            process.join(0 if is_ready.is_set() and process.is_alive() else AT_THE_END)
            _end(process)
            self._guilty = Pulse(self._memory).table
            for line in self._lines.values():
                line.put_nowait(None)
        LOG.error("a worker has ended%s", f" at the table {self._guilty}" if self._guilty else "")

    async def _watch(self, process: SpawnProcess, is_ready: Event) -> None:
        """End the worker where it gives no sign of life for long."""
        await is_ready.wait()
        pulse = Pulse(self._memory)
        latest, since, spent = -1, 0.0, 0.0
        while True:
            await asyncio.sleep(LOOK)
            now, used = time.monotonic(), processor_time(process)
            if pulse.count != latest:
                latest, since, spent = pulse.count, now, used
            elif used - spent > BUSY or now - since > STILL:
                LOG.error("a worker gave no sign of life for %.1f s", now - since)
                process.kill()
                return

    # -- what is asked -----------------------------------------------------------------------------

    async def _next_pipe(self) -> Pipe | None:
        """The pipe to the worker, or between two to the next one if it comes soon; else None."""
        until = time.monotonic() + PATIENCE
        while self._pipe is None and time.monotonic() < until:
            await asyncio.sleep(LOOK)
        return self._pipe

    async def ask(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is asked, and what is answered."""
        pipe, number = await self._next_pipe(), next(self._numbers)
        inbox: Queue[Message | None] = Queue()
        if pipe is None:
            await _lost(scope, "", send)
            return
        self._lines[number] = inbox
        pipe.put(number, asked_in(scope))
        passing = asyncio.create_task(_pass(receive, pipe, number))
        said, passed = "", 0
        try:
            while (message := await inbox.get()) is not None and message["type"] != END:
                said = message["type"]
                await send(message)
                passed += 1
                if passed % (WINDOW // 2) == 0:
                    pipe.put(number, {"type": SENT, "count": WINDOW // 2})
            if message is None:
                await _lost(scope, said, send)
        except OSError:
            return  # who asked has gone
        finally:
            passing.cancel()
            self._lines.pop(number, None)
            pipe.put(number, {"type": GONE})


async def _pass(receive: Receive, pipe: Pipe, number: int) -> None:
    """Pass on what somebody says until they have gone."""
    while True:
        message = await receive()
        await pipe.send(number, message)
        if message["type"] in ("http.disconnect", "websocket.disconnect"):
            return


async def _lost(scope: Scope, said: str, send: Send) -> None:
    """Say that there is no answer now, after what was said last; who asks may ask anew."""
    if scope["type"] == "websocket":
        if not said:
            await send({"type": "websocket.accept"})
        if said != "websocket.close":
            await send({"type": "websocket.close", "code": BEGUN_ANEW})
    elif not said:
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        why = b'{"why":"the server begins anew; try again"}'
        await send({"type": "http.response.body", "body": why})


def _end(process: SpawnProcess) -> None:
    """End a process, whatever it does."""
    process.kill()
    process.join(AT_THE_END)
