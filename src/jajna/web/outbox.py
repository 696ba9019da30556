"""An outbox: what waits to be sent to a page."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from typing import final

import msgspec

__all__ = ["Outbox"]


@final
class Outbox:
    """Messages that wait for a page; who doesn't fetch them has to connect anew."""

    def __init__(self, most: int) -> None:
        self.is_closed = False
        self._most = most
        self._waiting: list[bytes] = []
        self._fetching: Future[None] | None = None

    def send(self, message: msgspec.Struct) -> None:
        """Put a message in; who has let too many wait is cut off."""
        if self.is_closed:
            return
        if len(self._waiting) >= self._most:
            self.close()
            return
        self._waiting.append(msgspec.json.encode(message))
        self._wake()

    def close(self) -> None:
        """Let the page know that nothing more comes: it connects anew."""
        self.is_closed = True
        self._waiting = []
        self._wake()

    def taken(self) -> list[bytes]:
        """What waits, which is taken out."""
        waiting, self._waiting = self._waiting, []
        return waiting

    async def fetched(self) -> list[bytes]:
        """What waits, as soon as anything does; nothing once it is closed."""
        while not self._waiting and not self.is_closed:
            self._fetching = get_running_loop().create_future()
            await self._fetching
        return self.taken()

    def _wake(self) -> None:
        if self._fetching is not None and not self._fetching.done():
            self._fetching.set_result(None)
        self._fetching = None
