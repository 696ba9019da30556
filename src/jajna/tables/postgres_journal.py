"""A journal in a database that servers share, by PostgreSQL. Needs the extra ``postgres``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast, final

import psycopg

from jajna.messages import Message
from jajna.tables.journal import JournalError
from jajna.tables.sql_journal import SCHEMA, Row, Run, SqlJournal

__all__ = ["PostgresJournal"]

MAKING: Final = 0x4A616A6E61
"""The lock under which the tables of the database are made."""
SECONDS: Final = 10
"""Most seconds that a connection is waited for."""


@final
class PostgresJournal(SqlJournal):
    """A journal in a database, named as libpq does ("postgresql://host/name").

    Servers may share it, each with tables of its own. Who writes at a table that another server
    has moved on gets a JournalError, and has changed nothing. A connection that is lost is made
    anew with the next change. Raises JournalError if the database can't be reached.
    """

    row_lock = " FOR UPDATE"

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._connection = self._connected()
        with self.transaction() as run:
            run("SELECT pg_advisory_xact_lock(?)", (MAKING,))
            for statement in SCHEMA:
                run(statement, ())

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        if self._connection.closed:
            self._connection = self._connected()
        try:
            with self._connection.transaction():
                yield self._run
        except psycopg.Error as error:
            raise _failed(error) from error

    def close(self) -> None:
        self._connection.close()

    def _connected(self) -> psycopg.Connection[tuple[object, ...]]:
        try:
            return psycopg.connect(self.address, autocommit=True, connect_timeout=SECONDS)
        except psycopg.Error as error:
            raise _failed(error) from error

    def _run(self, statement: str, values: Row) -> list[Row]:
        done = self._connection.execute(statement.replace("?", "%s").encode(), values)
        return cast("list[Row]", done.fetchall()) if done.description is not None else []


def _failed(error: Exception) -> JournalError:
    return JournalError(Message("the games in the database: {why}", why=str(error).strip()))
