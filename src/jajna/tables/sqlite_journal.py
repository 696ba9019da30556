"""A journal in a file, by SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

from jajna.messages import Message
from jajna.tables.journal import JournalError
from jajna.tables.sql_journal import SCHEMA, Row, Run, SqlJournal

__all__ = ["SqliteJournal"]

FORM: Final = 1
"""The form of the tables in a file."""


@final
class SqliteJournal(SqlJournal):
    """A journal in a file, which processes may share. It outlives a killed process.

    Raises JournalError if the file can't be opened or is no journal.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = NORMAL")
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
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def close(self) -> None:
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
