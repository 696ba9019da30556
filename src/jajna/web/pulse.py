"""The pulse of a process: its signs of life, in memory that another process may look at."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import Array, c_ubyte
from multiprocessing.context import SpawnProcess
from typing import Final, final

__all__ = ["SIZE", "Pulse", "processor_time"]

COUNT: Final = 8
"""Bytes of the count of signs."""
SIZE: Final = 72
"""Bytes of all: the count, and the name of a table."""


@final
class Pulse:
    """The signs of life of a process, and the table at which it is doing something.

    Where the process ends in the middle of it, by itself or by another, the name is left.
    """

    def __init__(self, memory: Array[c_ubyte] | None = None) -> None:
        self._memory = memory if memory is not None else (c_ubyte * SIZE)()
        self._count = 0

    @property
    def count(self) -> int:
        """How many signs there were."""
        return int.from_bytes(bytes(self._memory[:COUNT]), "little")

    @property
    def table(self) -> str:
        """The table at which something is being done, "" for none."""
        return bytes(self._memory[COUNT:SIZE]).rstrip(b"\0").decode()

    def beat(self) -> None:
        """Give a sign of life."""
        self._count += 1
        self._memory[:COUNT] = list(self._count.to_bytes(COUNT, "little"))

    @contextmanager
    def at(self, table: str) -> Iterator[None]:
        """Do something at a table."""
        self._name(table)
        self.beat()
        try:
            yield
        finally:
            self._name("")

    def _name(self, table: str) -> None:
        name = table.encode()[: SIZE - COUNT]
        self._memory[COUNT:SIZE] = list(name.ljust(SIZE - COUNT, b"\0"))


def processor_time(process: SpawnProcess) -> float:
    """The processor time that a process has had, 0 where the system doesn't say it."""
    if sys.platform == "linux" and process.pid is not None:
        with suppress(OSError):
            return time.clock_gettime((~process.pid << 3) | 2)
    return 0.0
