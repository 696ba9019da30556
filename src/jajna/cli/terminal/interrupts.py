"""Ctrl-C only where it can do no harm: while a line is being read."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import final

__all__ = ["Interrupts"]


@final
class Interrupts:
    """Holds back Ctrl-C while the game is being moved on, to be dealt with afterwards.

    A second one before that goes through: whatever was saved before stays as it is.
    """

    def __init__(self) -> None:
        self.pending = False
        self._reading = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold back Ctrl-C: it raises KeyboardInterrupt only in ``reading``."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGINT, self._interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """While a line is read, Ctrl-C raises KeyboardInterrupt; an earlier one does so at once."""
        if self.pending:
            self.pending = False
            raise KeyboardInterrupt
        self._reading = True
        try:
            yield
        finally:
            self._reading = False

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._reading or self.pending:
            self.pending = False
            raise KeyboardInterrupt
        self.pending = True
