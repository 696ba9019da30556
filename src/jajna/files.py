"""Files that are written whole or not at all, by one process at a time."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["alone_with", "write_whole"]


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, and its folder where there is none: what was there stays until all is written.

    Raises OSError if that fails; then the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=".jajna-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Let other processes wait that want to be alone with the file, where the system can.

    Raises OSError if the folder can't be written.
    """
    try:
        import fcntl
    except ImportError:  # a system without such locks
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f".{path.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
