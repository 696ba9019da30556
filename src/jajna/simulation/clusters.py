"""Spreading work over the workers of a Dask cluster, with results in the order of the work.

Needs the extra ``dask`` (the package ``distributed``). The workers must have the same sources of
Jajna; they are compared before anything is done, since other sources could play other games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar, cast
from uuid import uuid4

from jajna.messages import Message, cause
from jajna.simulation.processes import SimulationError

if TYPE_CHECKING:
    from distributed import Client

__all__ = ["spread_over"]

Work = TypeVar("Work")
Result = TypeVar("Result")
Shared = TypeVar("Shared")
State = TypeVar("State")

PATIENCE: Final = 10
"""Seconds that a scheduler has to answer, and to have a worker."""
PORTION: Final = 16
"""Most pieces of work in one task."""


def spread_over(
    scheduler: str,
    do: Callable[[State, Work], Result],
    pieces: Sequence[Work],
    start: Callable[[Shared], State],
    shared: Shared,
) -> Iterator[Result]:
    """The results of ``do`` for each piece, in order, from the workers of the Dask scheduler at an
    address such as ``tcp://host:8786``.

    ``start`` is called once in each worker with the shared data. ``do`` gets its result with each
    piece. Both must be functions of a module. Raises SimulationError if Dask is not installed, the
    scheduler doesn't answer or has no workers, a worker has other sources of Jajna, or the workers
    die.
    """
    client = _client(scheduler)
    from distributed import KilledWorker

    try:
        _compare_sources(client, scheduler)
        run = uuid4().hex
        given = client.scatter((start, shared), broadcast=True, hash=False)
        portions = [pieces[place : place + PORTION] for place in range(0, len(pieces), PORTION)]
        tasks = [client.submit(_do, run, given, do, portion, pure=False) for portion in portions]
        for task in tasks:
            yield from cast("list[Result]", task.result())
    except (OSError, CancelledError, KilledWorker) as error:
        raise SimulationError(
            Message(
                "the cluster at {scheduler} was lost: {why}", scheduler=scheduler, why=cause(error)
            )
        ) from error
    finally:
        client.close()


def _client(scheduler: str) -> Client:
    try:
        from distributed import Client
    except ImportError as error:
        raise SimulationError(
            Message(
                "playing by a Dask cluster needs the package distributed: pip install 'jajna[dask]'"
            )
        ) from error
    try:
        return Client(scheduler, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SimulationError(
            Message(
                "no Dask scheduler answers at {scheduler}: {why}",
                scheduler=repr(scheduler),
                why=cause(error),
            )
        ) from error


def _compare_sources(client: Client, scheduler: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise SimulationError(
            Message("the scheduler at {scheduler} has no workers", scheduler=scheduler)
        ) from error
    compare(sources(), client.run(sources))


def compare(own: str, others: dict[str, str]) -> None:
    """Raise SimulationError for the first worker whose sources are not one's own."""
    for worker, theirs in others.items():
        if theirs != own:
            raise SimulationError(
                Message(
                    "the worker {worker} has other sources of Jajna than this process; install "
                    "the same version on both",
                    worker=worker,
                )
            )


@cache
def sources() -> str:
    """A digest of the sources of this package, which a compiled build has too."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*.py")):
        digest.update(file.relative_to(package).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


_lock: Final = Lock()
_made: Final[dict[str, object]] = {}
"""The state that this worker made of the shared data of the last run."""


def _do(
    run: str,
    given: tuple[Callable[[Shared], State], Shared],
    do: Callable[[State, Work], Result],
    portion: Sequence[Work],
) -> list[Result]:
    """A portion of the work, in a worker; its threads share what is made."""
    with _lock:
        if run not in _made:
            start, shared = given
            _made.clear()
            _made[run] = start(shared)
        state = cast("State", _made[run])
    return [do(state, piece) for piece in portion]
