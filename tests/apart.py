"""Coroutines of tests in threads of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_Result = TypeVar("_Result")

__all__ = ["run_apart"]


def run_apart(work: Coroutine[object, object, _Result]) -> _Result:
    """The result of a coroutine: a worker with a browser open runs a loop in its own thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
