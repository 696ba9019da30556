"""Processes that end when the one that began them is gone, however it ended."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread

__all__ = ["end_with_parent"]


def end_with_parent() -> None:
    """Have this process end as soon as its parent has, even if that was killed.

    A worker waits for its next piece of work without an end, as its siblings hold the same pipe.
    """
    Thread(target=_wait_for_parent, daemon=True, name="end with parent").start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
