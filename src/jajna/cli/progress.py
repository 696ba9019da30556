"""A progress bar on standard error, for work that takes a while."""

from __future__ import annotations

from types import TracebackType
from typing import Final, final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

__all__ = ["Bar"]

STEPS: Final = 200
"""The number of times that a bar is drawn from its start to its end."""


@final
class Bar:
    """A bar to be used in a ``with`` block; it is told what is done, out of how much.

    It draws itself when it is told, without a thread of its own, so that processes can be started
    beneath it. Where standard error is no terminal it stays silent.
    """

    def __init__(self, title: str) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=console,
            auto_refresh=False,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task(title, total=None)
        self._drawn = -1

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def __call__(self, done: int, total: int) -> None:
        step = done * STEPS // total if total else done >> 20
        if step != self._drawn:
            self._drawn = step
            self._progress.update(self._task, completed=done, total=total or None, refresh=True)
