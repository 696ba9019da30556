"""Processes that play games don't outlive the one that began them."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from jajna.simulation.processes import working

PATIENCE = 20.0
"""Seconds until processes are taken for ones that stay."""


def nothing(shared: int) -> int:
    """The state that processes make: what they share."""
    return shared


def sum_of(state: int, piece: int) -> int:
    """The work of a process."""
    return state + piece


def work() -> None:
    """Begin processes, say that they work, and wait to be killed."""
    with working(sum_of, nothing, 1, jobs=2) as results_of:
        assert list(results_of(range(8))) == list(range(1, 9))
        print("ready", flush=True)
        signal.pause()


@pytest.mark.skipif(not hasattr(signal, "pause"), reason="there are no such signals here")
def test_who_works_for_a_killed_process_ends() -> None:
    """All hold the writing end of a pipe, which is closed when the last of them has ended."""
    reading, writing = os.pipe()
    script = "from tests.simulation.test_orphans import work; work()"
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=root,
        stdout=subprocess.PIPE,
        pass_fds=[writing],
        text=True,
    ) as process:
        os.close(writing)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGKILL)
        process.wait()
        ended, _, _ = select.select([reading], [], [], PATIENCE)
        os.close(reading)

    assert ended
