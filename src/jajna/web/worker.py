"""A worker: a process that has tables of a server, and answers through a pipe to it."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from asyncio import Queue, Semaphore, Task
from ctypes import CDLL, Array, c_ubyte
from typing import Final, final

from starlette.types import ASGIApp, Message, Scope

from jajna.garbage_collector import collecting_seldom
from jajna.web.engine import Engine, Share, loaded
from jajna.web.lines import END, GONE, OPEN, READY, SENT, WINDOW, Pipe
from jajna.web.pulse import Pulse

__all__ = ["work"]

LOG: Final = logging.getLogger(__name__)
SET_SIGNAL_AT_PARENTS_END: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


def work(end: socket.socket, memory: Array[c_ubyte], engine: Engine, share: Share) -> None:
    """Answer what comes through a pipe until it is closed, as it is when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is interrupted, and ends this
    if sys.platform == "linux":
        CDLL(None).prctl(SET_SIGNAL_AT_PARENTS_END, int(signal.SIGKILL))
    logging.basicConfig(format="%(asctime)s %(message)s")
    with collecting_seldom(briefly=True):
        asyncio.run(_work(end, Pulse(memory), engine, share))


async def _work(end: socket.socket, pulse: Pulse, engine: Engine, share: Share) -> None:
    pipe = await Pipe.at(end)
    try:
        made = loaded(engine, pulse, share)
    except Exception as error:
        LOG.exception("the worker %s can't begin", share.number)
        pipe.put(0, {"type": END, "why": str(error)})
        pipe.close()
        return
    async with made.router.lifespan_context(made):
        pipe.put(0, {"type": READY})
        lines: dict[int, _Line] = {}
        while (frame := await pipe.read()) is not None:
            number, message = frame
            if message["type"] == OPEN:
                lines[number] = _Line(number, message["scope"], pipe, made, lines)
            elif number in lines:
                lines[number].take(message)
        for line in list(lines.values()):
            line.task.cancel()
    pipe.close()


@final
class _Line:
    """What somebody asks, and the task that answers it."""

    def __init__(
        self, number: int, scope: Scope, pipe: Pipe, made: ASGIApp, lines: dict[int, _Line]
    ) -> None:
        self._number = number
        self._scope = scope
        self._pipe = pipe
        self._inbox: Queue[Message] = Queue()
        self._window = Semaphore(WINDOW)
        self._lines = lines
        self.task: Task[None] = asyncio.create_task(self._answer(made))

    def take(self, message: Message) -> None:
        """Take a message of who asked, or about them."""
        if message["type"] == SENT:
            for _ in range(message["count"]):
                self._window.release()
        elif message["type"] == GONE:
            self._window.release()  # who waits to send to nobody needn't
            is_socket = self._scope["type"] == "websocket"
            kind = "websocket.disconnect" if is_socket else "http.disconnect"
            self._inbox.put_nowait({"type": kind, "code": 1006} if is_socket else {"type": kind})
        else:
            self._inbox.put_nowait(message)

    async def _answer(self, made: ASGIApp) -> None:
        try:
            await made(self._scope, self._inbox.get, self._send)
        except Exception:
            LOG.exception("a request failed")
        finally:
            self._lines.pop(self._number, None)
            self._pipe.put(self._number, {"type": END})

    async def _send(self, message: Message) -> None:
        await self._window.acquire()
        await self._pipe.send(self._number, message)
