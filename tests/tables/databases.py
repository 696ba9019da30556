"""A PostgreSQL server to try things with, in a folder of its own, where Debian's is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

__all__ = ["binaries", "running", "why_not"]

PLACES: Final = Path("/usr/lib/postgresql")
SECONDS: Final = 60


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL server on this machine."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = sorted(PLACES.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


def why_not() -> str:
    """What keeps PostgreSQL from being tried here, "" for nothing."""
    try:
        import psycopg
    except ImportError as error:
        return f"PostgreSQL isn't tried: {error}"
    assert psycopg.paramstyle == "pyformat"
    if binaries() is None:
        return "PostgreSQL isn't tried: there is no server of it here (apt-get install postgresql)"
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        return "PostgreSQL isn't tried: it can't run as root, and there is no runuser"
    return ""


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that runs until this is left."""
    found = binaries()
    assert found is not None, why_not()
    folder = Path(tempfile.mkdtemp(prefix="jajna-pg-", dir="/tmp"))
    before = []
    if os.geteuid() == 0:
        before = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    data, log = folder / "data", folder / "log"

    def run(program: str, *words: str) -> None:
        subprocess.run(
            [*before, str(found / program), *words],
            check=True,
            timeout=SECONDS,
            cwd=folder,
            stdout=subprocess.DEVNULL,
        )

    options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=20"
    try:
        run("initdb", "-D", str(data), "-U", "jajna", "-A", "trust", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")
        try:
            yield f"postgresql://jajna@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)
