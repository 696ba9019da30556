"""An outbox: what waits to be sent to a page."""

from __future__ import annotations

from asyncio import Queue, QueueFull
from typing import final

import msgspec

__all__ = ["Outbox"]


@final
class Outbox:
    """Messages that wait for a page; who doesn't fetch them has to connect anew.

    ``queue`` ends with None.
    """

    def __init__(self, most: int) -> None:
        self.queue: Queue[bytes | None] = Queue(most)
        self.is_closed = False

    def send(self, message: msgspec.Struct) -> None:
        """Put a message in; who has let too many wait is cut off."""
        try:
            self.queue.put_nowait(msgspec.json.encode(message))
        except QueueFull:
            self.close()

    def close(self) -> None:
        """Let the page know that nothing more comes: it connects anew."""
        if not self.is_closed:
            self.is_closed = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
