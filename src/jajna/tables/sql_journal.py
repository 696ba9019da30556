"""A journal in a database, in the SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Final, TypeAlias, final

import msgspec

from jajna import __version__
from jajna.messages import Message
from jajna.tables.journal import (
    AnswerKept,
    Change,
    GameBegun,
    GameFinished,
    Journal,
    JournalError,
    KeptGame,
    KeptState,
    KeptTable,
    Listed,
    NoteKept,
    StateKept,
    Trouble,
    WentBack,
)

__all__ = ["SCHEMA", "Cell", "Row", "Run", "SqlJournal"]

Cell: TypeAlias = "str | int | float | bytes | None"
Row: TypeAlias = "Sequence[Cell]"
Run: TypeAlias = "Callable[[str, Row], list[Row]]"
"""Runs a statement with values for its ``?``, and gives the rows that it finds."""

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS tables (name TEXT PRIMARY KEY, place INTEGER NOT NULL,"
    " made TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS games (name TEXT NOT NULL, game INTEGER NOT NULL,"
    " match_number INTEGER NOT NULL, record TEXT NOT NULL, winner INTEGER, rule TEXT,"
    " PRIMARY KEY (name, game))",
    "CREATE TABLE IF NOT EXISTS answers (name TEXT NOT NULL, game INTEGER NOT NULL,"
    " number INTEGER NOT NULL, seat INTEGER NOT NULL, notation TEXT NOT NULL,"
    " automatic INTEGER NOT NULL, digest TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL,"
    " PRIMARY KEY (name, game, number))",
    "CREATE TABLE IF NOT EXISTS states (name TEXT PRIMARY KEY, state TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, note TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS holders (name TEXT PRIMARY KEY, epoch INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS troubles (name TEXT PRIMARY KEY, version TEXT NOT NULL,"
    " errors INTEGER NOT NULL, answers INTEGER NOT NULL, told INTEGER NOT NULL)",
)


KEPT_OF_TABLES: Final = ("tables", "games", "answers", "states", "notes", "holders", "troubles")
"""What is kept of each table, by the names of the database's own tables."""


class SqlJournal(Journal):
    """A journal by statements; who inherits from it runs them.

    ``transaction`` makes all that is run in it happen, or nothing. Errors of the database become
    JournalError there. A table is held by its epoch, a number that grows with each claim and is
    looked at with each change, in the same transaction.
    """

    row_lock = ""
    """What ends a statement that keeps its rows from being changed by others meanwhile."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}

    def transaction(self) -> AbstractContextManager[Run]:
        """What runs statements until it is left."""
        raise NotImplementedError(type(self).__name__)

    @final
    def open(self, table: str, made: KeptTable) -> None:
        content = msgspec.json.encode(made).decode()
        held = self._epochs.get(table)
        with self.transaction() as run:
            if held is not None:
                self._check(run, table)
            run(
                "INSERT INTO tables (name, place, made) VALUES"
                " (?, (SELECT COALESCE(MAX(place), 0) + 1 FROM tables), ?)"
                " ON CONFLICT (name) DO UPDATE SET made = excluded.made",
                (table, content),
            )
            if held is None:
                held = _claimed(run, table)
        self._epochs[table] = held

    @final
    def claim(self, table: str) -> None:
        with self.transaction() as run:
            epoch = _claimed(run, table)
        self._epochs[table] = epoch

    @final
    def holds(self, table: str) -> bool:
        if table not in self._epochs:
            return False
        with self.transaction() as run:
            return _epoch(run, table, "") == self._epochs[table]

    @final
    def leave(self, table: str) -> None:
        self._epochs.pop(table, None)

    @final
    def note_trouble(self, table: str, errors: int) -> None:
        with self.transaction() as run:
            before = _trouble(run, table)
            ((answers,),) = run("SELECT COUNT(*) FROM answers WHERE name = ?", (table,))
            run("DELETE FROM troubles WHERE name = ?", (table,))
            run(
                "INSERT INTO troubles (name, version, errors, answers, told)"
                " VALUES (?, ?, ?, ?, ?)",
                (table, __version__, before.errors + errors, answers, int(before.told)),
            )

    @final
    def note_told(self, table: str) -> None:
        with self.transaction() as run:
            run("UPDATE troubles SET told = 1 WHERE name = ?", (table,))

    @final
    def trouble(self, table: str) -> Trouble:
        with self.transaction() as run:
            return _trouble(run, table)

    @final
    def write(self, table: str, changes: list[Change]) -> None:
        with self.transaction() as run:
            self._check(run, table)
            for change in changes:
                _write(run, table, change)

    @final
    def names(self) -> list[str]:
        with self.transaction() as run:
            return [str(row[0]) for row in run("SELECT name FROM tables ORDER BY place DESC", ())]

    @final
    def listed(self) -> list[Listed]:
        with self.transaction() as run:
            rows = run(
                "SELECT tables.name, tables.made, notes.note FROM tables"
                " LEFT JOIN notes ON notes.name = tables.name ORDER BY tables.place DESC",
                (),
            )
        found: list[Listed] = []
        for name, made, note in rows:
            with suppress(msgspec.DecodeError):
                table = msgspec.json.decode(str(made), type=KeptTable)
                found.append(Listed(str(name), table, str(note or "")))
        return found

    @final
    def made(self, table: str) -> KeptTable:
        with self.transaction() as run:
            rows = run("SELECT made FROM tables WHERE name = ?", (table,))
        if not rows:
            raise _unknown(table)
        try:
            return msgspec.json.decode(str(rows[0][0]), type=KeptTable)
        except msgspec.DecodeError as error:
            raise _damaged(table, error) from error

    @final
    def state(self, table: str) -> KeptState | None:
        with self.transaction() as run:
            rows = run("SELECT state FROM states WHERE name = ?", (table,))
        try:
            return msgspec.json.decode(str(rows[0][0]), type=KeptState) if rows else None
        except msgspec.DecodeError as error:
            raise _damaged(table, error) from error

    @final
    def games(self, table: str) -> list[KeptGame]:
        with self.transaction() as run:
            begun = run(
                "SELECT game, match_number, record, winner, rule FROM games"
                " WHERE name = ? ORDER BY game",
                (table,),
            )
            rows = run(
                "SELECT game, number, seat, notation, automatic, digest, seconds FROM answers"
                " WHERE name = ? ORDER BY game, number",
                (table,),
            )
        answers = list(_answers(rows))
        return [
            KeptGame(
                _number(match),
                str(record).encode(),
                [answer for answer in answers if answer.game == game],
                GameFinished(_number(game), _number(winner), str(rule)) if rule else None,
            )
            for game, match, record, winner, rule in begun
        ]

    @final
    def forget(self, table: str) -> None:
        with self.transaction() as run:
            for place in KEPT_OF_TABLES:
                run(f"DELETE FROM {place} WHERE name = ?", (table,))
        self.leave(table)

    @final
    def _check(self, run: Run, table: str) -> None:
        """Raise JournalError unless this journal holds a table, and keep it so meanwhile."""
        if _epoch(run, table, self.row_lock) != self._epochs.get(table, 0):
            raise JournalError(Message("another server has the table {name} now", name=repr(table)))


def _claimed(run: Run, table: str) -> int:
    """The epoch by which a table is held anew. Raises JournalError if it isn't kept."""
    rows = run(
        "INSERT INTO holders (name, epoch) SELECT name, 1 FROM tables WHERE name = ?"
        " ON CONFLICT (name) DO UPDATE SET epoch = holders.epoch + 1 RETURNING epoch",
        (table,),
    )
    if not rows:
        raise _unknown(table)
    return _number(rows[0][0])


def _epoch(run: Run, table: str, lock: str) -> int:
    """The epoch of a table, -1 for one that nobody has held."""
    rows = run(f"SELECT epoch FROM holders WHERE name = ?{lock}", (table,))
    return _number(rows[0][0]) if rows else -1


def _trouble(run: Run, table: str) -> Trouble:
    """The trouble of a table: what an earlier version met counts where its games were told."""
    rows = run("SELECT version, errors, answers, told FROM troubles WHERE name = ?", (table,))
    if not rows or (rows[0][0] != __version__ and not rows[0][3]):
        return Trouble()
    _, errors, answers, told = rows[0]
    return Trouble(_number(errors), _number(answers), bool(told))


def _unknown(table: str) -> JournalError:
    return JournalError(Message("no table is called {name}", name=repr(table)))


def _write(run: Run, table: str, change: Change) -> None:
    if isinstance(change, GameBegun):
        run(
            "INSERT INTO games (name, game, match_number, record) VALUES (?, ?, ?, ?)",
            (table, change.game, change.match, change.record.decode()),
        )
    elif isinstance(change, AnswerKept):
        run(
            "INSERT INTO answers (name, game, number, seat, notation, automatic, digest, seconds)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table,
                change.game,
                change.number,
                change.seat,
                change.notation,
                int(change.automatic),
                change.digest,
                change.seconds,
            ),
        )
    elif isinstance(change, WentBack):
        run(
            "DELETE FROM answers WHERE name = ? AND game = ? AND number >= ?",
            (table, change.game, change.answers),
        )
    elif isinstance(change, StateKept):
        run(
            "INSERT INTO states (name, state) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET state = excluded.state",
            (table, change.state.decode()),
        )
    elif isinstance(change, NoteKept):
        run(
            "INSERT INTO notes (name, note) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET note = excluded.note",
            (table, change.note.decode()),
        )
    else:
        run(
            "UPDATE games SET winner = ?, rule = ? WHERE name = ? AND game = ?",
            (change.winner, change.rule, table, change.game),
        )


def _answers(rows: list[Row]) -> Iterator[AnswerKept]:
    for game, number, seat, notation, automatic, digest, seconds in rows:
        yield AnswerKept(
            _number(game),
            _number(number),
            _number(seat),
            str(notation),
            bool(automatic),
            str(digest),
            _seconds(seconds),
        )


def _damaged(table: str, error: msgspec.DecodeError) -> JournalError:
    return JournalError(
        Message("the table {name} is damaged: {why}", name=repr(table), why=str(error))
    )


def _seconds(cell: Cell) -> float:
    assert isinstance(cell, float), cell
    return cell


def _number(cell: Cell) -> int:
    assert isinstance(cell, int), cell
    return cell
