"""A journal in a file, by SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final, final

from jajna.messages import Message
from jajna.tables.journal import JournalError
from jajna.tables.sql_journal import SCHEMA, Row, Run, SqlJournal

__all__ = ["SqliteJournal", "write_back"]

FORM: Final = 1
"""The form of the tables in a file."""
MANY: Final = 800
"""Transactions after which what is in the file's log is written into the file itself."""
TRIES: Final = 5
"""How often that is tried in a row, until all that was there is written."""
MOST_LOGGED: Final = 16_000
"""Pages of the log, 64 MB, from which on it is begun anew: who keeps an answer waits for the disk
then. It would begin anew by itself only if nothing were kept while it is written.
"""


@final
class _Tidier:
    """Writes what is in the log of a file into the file, in a thread of its own.

    That has to wait for the disk, and who keeps an answer mustn't.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = 0
        self._due = Event()
        self._ends = False
        self._thread: Thread | None = None

    def kept(self) -> None:
        """Note that a transaction is in the log."""
        self._kept += 1
        if self._kept < MANY:
            return
        self._kept = 0
        if self._thread is None:
            self._thread = Thread(target=self._tidy, name="journal", daemon=True)
            self._thread.start()
        self._due.set()

    def close(self) -> None:
        """End the thread."""
        self._ends = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def _tidy(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._path)) as database:
            while True:
                self._due.wait()
                self._due.clear()
                if self._ends:
                    return
                logged, written = 1, 0
                for _ in range(TRIES):
                    if logged != written:
                        logged, written = write_back(database, "PASSIVE")
                if logged > MOST_LOGGED:
                    write_back(database, "RESTART")


def write_back(database: sqlite3.Connection, how: str) -> tuple[int, int]:
    """Write what is in the log into the file; the pages that the log has, and those written."""
    _, logged, written = database.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return int(logged), int(written)


@final
class SqliteJournal(SqlJournal):
    """A journal in a file, which processes may share. It outlives a killed process.

    Raises JournalError if the file can't be opened or is no journal.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._tidier = _Tidier(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = NORMAL")
            self._database.execute("PRAGMA wal_autocheckpoint = 0")
            self._check_form()
            for statement in SCHEMA:
                self._database.execute(statement)
        except (OSError, sqlite3.Error) as error:
            raise self._failed(error) from error

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        try:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._run
            except BaseException:
                self._database.execute("ROLLBACK")
                raise
            self._database.execute("COMMIT")
            self._tidier.kept()
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def close(self) -> None:
        self._tidier.close()
        self._database.close()

    def _check_form(self) -> None:
        """Raise JournalError for a file of another form; a new one gets this one's."""
        (found,) = self._database.execute("PRAGMA user_version").fetchone()
        (tables,) = self._database.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
        if tables and found != FORM:
            self._database.close()
            raise JournalError(
                Message(
                    "{path} is of form {found}, this version of Jajna reads {known}; it was left "
                    "as it is. Move it away to begin anew.",
                    path=str(self.path),
                    found=found,
                    known=FORM,
                )
            )
        self._database.execute(f"PRAGMA user_version = {FORM}")

    def _run(self, statement: str, values: Row) -> list[Row]:
        return list(self._database.execute(statement, values))

    def _failed(self, error: Exception) -> JournalError:
        return JournalError(
            Message("the games in {path}: {why}", path=str(self.path), why=str(error))
        )
