"""Processes that do bounded work for pages: who takes too long ends, and harms nobody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import time
from asyncio import Task
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final, TypeAlias, final
from zlib import crc32

from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.web.pulse import processor_time

__all__ = ["Work", "Workshop", "WorkshopError"]

LOG: Final = logging.getLogger(__name__)
MOST_MEMORY: Final = 1536 << 20
"""Bytes of addresses that a process may have."""
MOST_WAITING: Final = 64
"""Requests that wait for a process; more are refused."""
START: Final = 20.0
"""Seconds that a process may take to begin, on a busy machine."""
LOOK: Final = 0.25
"""Seconds between two looks at a process that works."""
SHARED: Final = 4
"""How much longer work may take where other processes have the processor."""
NICE: Final = 5
"""How far these processes stand back behind the server."""
AT_THE_END: Final = 1.0

Work: TypeAlias = Callable[[bytes], bytes]
"""What is done with a request; a function of a module, as it is found again in the process."""


@final
class WorkshopError(JajnaError):
    """Work that wasn't done."""


@final
class Workshop:
    """Processes that do the same work, each one request after the other; they begin when they are
    first needed.

    ``seconds`` of processor time are what each request may take. Requests with the same key go to
    the same process.
    """

    def __init__(self, work: Work, seconds: float, processes: int = 1) -> None:
        self._work = work
        self._seconds = seconds
        self._processes: list[_Process | None] = [None] * processes
        self._locks = [asyncio.Lock() for _ in range(processes)]
        self._asked = 0
        self._closed = False

    async def do(self, content: bytes, key: str) -> bytes:
        """The answer to a request. Raises WorkshopError if there is none in time."""
        if self._closed or self._asked >= MOST_WAITING:
            raise WorkshopError(Message("too much is asked at once; try again in a moment"))
        place = crc32(key.encode()) % len(self._processes)
        self._asked += 1
        try:
            async with self._locks[place]:
                return await self._done(place, content)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """End the processes."""
        self._closed = True
        for place in range(len(self._processes)):
            self._end(place)

    async def _done(self, place: int, content: bytes) -> bytes:
        process = self._processes[place] or _Process(self._work)
        self._processes[place] = process
        answered = False
        try:
            answer = await process.do(content, self._seconds)
            answered = True
            return answer
        finally:
            if not answered or self._closed:
                self._end(place)

    def _end(self, place: int) -> None:
        process = self._processes[place]
        self._processes[place] = None
        if process is not None:
            process.end()


@final
class _Process:
    """A process that works, and the pipe to it."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, work), daemon=True)
        self._process.start()
        other.close()
        self._begun = False

    async def do(self, content: bytes, seconds: float) -> bytes:
        """The answer to a request. Raises WorkshopError if there is none in time."""
        try:
            if not self._begun:
                await asyncio.wait_for(asyncio.to_thread(self._pipe.recv_bytes), START)
                self._begun = True
            return await self._answer(content, seconds)
        except TimeoutError as error:
            raise WorkshopError(
                Message("this takes longer than {seconds} seconds, and was cut off",
                        seconds=int(seconds))
            ) from error  # fmt: skip
        except (EOFError, OSError) as error:
            raise WorkshopError(Message("this is too much for the server")) from error

    async def _answer(self, content: bytes, seconds: float) -> bytes:
        """The answer to a request. Raises TimeoutError if there is none in time."""
        begun, spent = time.monotonic(), processor_time(self._process)
        asking = asyncio.create_task(asyncio.to_thread(self._ask, content))
        asking.add_done_callback(_forget)
        while not (await asyncio.wait([asking], timeout=LOOK))[0]:
            used = processor_time(self._process) - spent
            if used > seconds or time.monotonic() - begun > SHARED * seconds:
                raise TimeoutError
        return asking.result()

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join(AT_THE_END)
        with suppress(OSError):
            self._pipe.close()

    def _ask(self, content: bytes) -> bytes:
        self._pipe.send_bytes(content)
        return self._pipe.recv_bytes()


def _forget(asking: Task[bytes]) -> None:
    """Don't complain of what nobody waits for any more, as its process was ended."""
    if not asking.cancelled():
        asking.exception()


def _serve(pipe: Connection, work: Work) -> None:
    """Do what comes through a pipe until it ends, as it does with the server, in any way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is interrupted, and ends this
    _bound()
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"")
        while True:
            request = pipe.recv_bytes()
            try:
                answer = work(request)
            except Exception:
                LOG.exception("a request can't be answered")
                return
            pipe.send_bytes(answer)


def _bound() -> None:
    """Bound the memory of this process and let it stand back, where the system can do that."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        os.nice(NICE)
