"""Spreading work over processes, with results in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar, cast

from jajna.errors import JajnaError
from jajna.garbage_collector import collect_seldom, collecting_seldom
from jajna.messages import Message
from jajna.orphans import end_with_parent

__all__ = ["SimulationError", "cores", "spread", "working"]

Work = TypeVar("Work")
Result = TypeVar("Result")
Shared = TypeVar("Shared")
State = TypeVar("State")

FEW: Final = 8
"""Fewer pieces of work than this are not worth the start of other processes."""


class SimulationError(JajnaError):
    """Processes that could not finish their work."""


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    do: Callable[[State, Work], Result],
    pieces: Sequence[Work],
    start: Callable[[Shared], State],
    shared: Shared,
    jobs: int = 0,
) -> Iterator[Result]:
    """The results of ``do`` for each piece, in order, from ``jobs`` processes (0: one per core).

    ``start`` is called once in each process with the shared data. ``do`` gets its result with each
    piece, and the garbage collector leaves it alone. Both must be functions of a module. Raises
    SimulationError if a process dies.
    """
    jobs = min(jobs or (1 if len(pieces) < FEW else cores()), max(len(pieces), 1))
    with working(do, start, shared, jobs) as results_of:
        yield from results_of(pieces)


@contextmanager
def working(
    do: Callable[[State, Work], Result],
    start: Callable[[Shared], State],
    shared: Shared,
    jobs: int = 0,
) -> Iterator[Callable[[Iterable[Work]], Iterator[Result]]]:
    """Processes that do work as ``spread`` has them do it, for several rounds of pieces: a function
    from the pieces of a round to their results, in order.
    """
    jobs = jobs or cores()
    if jobs == 1:
        state = start(shared)
        with collecting_seldom():
            yield partial(map, partial(do, state))
        return
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context(), _start, (start, shared))
    try:
        yield partial(executor.map, partial(_do, do))
    except BrokenProcessPool as error:
        raise SimulationError(
            Message(
                "a process that plays games was ended from outside, maybe for want of memory; "
                "try fewer at once with --jobs"
            )
        ) from error
    finally:
        executor.shutdown(cancel_futures=True)


_states: list[object] = []
"""The state that this process made of the shared data; a list of one or none."""


def _start(start: Callable[[Shared], State], shared: Shared) -> None:
    # An interrupt is the parent's to handle: it lets the workers finish their piece and ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _states[:] = [start(shared)]
    collect_seldom()


def _do(do: Callable[[State, Work], Result], piece: Work) -> Result:
    return do(cast("State", _states[0]), piece)
