"""The SQLite file in which imported cards are kept: its tables, and how it is filled."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias, final

import msgspec

from jajna.cards.compiling import Compiler, StoredVerdict, judge_all
from jajna.cards.embedded import FACE_NAME, FULL_NAME, SPANISH_NAME
from jajna.cards.mtgjson import CardData, CardFile, read_card_file
from jajna.cards.names import fold
from jajna.errors import CardError
from jajna.messages import Message, cause
from jajna.vocab import COLOR_LETTERS

__all__ = [
    "ImportResult",
    "Progress",
    "color_mask",
    "database_errors",
    "encode_verdict",
    "fill",
    "open_store",
    "search_words",
    "type_words",
]

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many cards are done, out of how many."""

SCHEMA_VERSION: Final = 1
BATCH: Final = 500
"""Cards between two commits: what an interrupted import may have to do again."""

SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    facts BLOB NOT NULL,
    colors INTEGER NOT NULL,
    mana_value REAL NOT NULL,
    type_words TEXT NOT NULL,
    words TEXT NOT NULL,
    compiled TEXT NOT NULL,
    blockers BLOB NOT NULL,
    compiler TEXT NOT NULL
);
CREATE TABLE names (
    folded TEXT NOT NULL, name TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL
);
CREATE INDEX names_folded ON names (folded);
CREATE TABLE printings (code TEXT NOT NULL, card INTEGER NOT NULL, PRIMARY KEY (code, card))
    WITHOUT ROWID;
CREATE TABLE legalities (
    format TEXT NOT NULL, card INTEGER NOT NULL, state TEXT NOT NULL, PRIMARY KEY (format, card)
) WITHOUT ROWID;
"""


@final
@dataclass(frozen=True)
class ImportResult:
    """The result of an import: cards in the pool, those that compile, those of an earlier run."""

    cards: int
    compiled: int
    resumed: int


@contextmanager
def database_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into a CardError that names the file and what to do."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise CardError(
                Message("{path} is in use by another process; wait until it ends", path=str(path))
            ) from error
        if _code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise CardError(
                Message(
                    "{path} can't be written ({why}); is the disk full?",
                    path=str(path),
                    why=cause(error),
                )
            ) from error
        raise CardError(
            Message(
                "{path} can't be used ({why}); import the cards anew",
                path=str(path),
                why=cause(error),
            )
        ) from error
    except OSError as error:
        raise CardError(
            Message("{path} can't be used: {why}", path=str(path), why=error.strerror or str(error))
        ) from error


def open_store(path: Path) -> sqlite3.Connection:
    """Open an existing store. Raises CardError if it is damaged or of another version."""
    with database_errors(path):
        store = sqlite3.connect(path.absolute().as_uri() + "?mode=rw", uri=True, timeout=1)
        try:
            version = store.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.DatabaseError:
            store.close()
            raise
    if version != SCHEMA_VERSION:
        store.close()
        raise CardError(
            Message("{path} is the pool of another version; import the cards anew", path=str(path))
        )
    return store


def fill(
    path: Path,
    source: Path,
    version: str,
    compiler: Compiler | None = None,
    progress: Progress | None = None,
    jobs: int = 0,
) -> ImportResult:
    """Read a card file into the store at ``path``, which stays as it was until all is done.

    The work is kept beside it, so that an interrupted import goes on where it stopped when the same
    file is imported again. Raises CardError if the file or the folder can't be used.
    """
    file = read_card_file(source)
    partial = path.with_name(path.name + ".partial")
    with database_errors(partial):
        path.parent.mkdir(parents=True, exist_ok=True)
        store = _open_partial(partial, f"{_digest(source)} {version} {SCHEMA_VERSION}")
        try:
            resumed = _count(store, "SELECT count(*) FROM cards")
            _fill_partial(store, file, version, compiler, progress, jobs)
            result = ImportResult(
                _count(store, "SELECT count(*) FROM cards"),
                _count(store, "SELECT count(*) FROM cards WHERE compiled != ''"),
                resumed,
            )
        finally:
            store.close()
        os.replace(partial, path)
    return result


def _open_partial(partial: Path, fingerprint: str) -> sqlite3.Connection:
    """The unfinished store of this very import, or a new one."""
    store = sqlite3.connect(partial, timeout=1)
    try:
        _lock(store)
        found = store.execute("SELECT value FROM meta WHERE key = 'import'").fetchone()
        if found == (fingerprint,):
            return store
    except sqlite3.DatabaseError as error:
        # Busy is another import at work; anything else is no store of ours.
        if _code(error) == sqlite3.SQLITE_BUSY:
            store.close()
            raise
    store.close()
    partial.unlink(missing_ok=True)
    partial.with_name(partial.name + "-journal").unlink(missing_ok=True)
    return _new_store(partial, fingerprint)


def _new_store(partial: Path, fingerprint: str) -> sqlite3.Connection:
    store = sqlite3.connect(partial, timeout=1)
    try:
        _lock(store)
        store.executescript(SCHEMA)
        store.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        store.execute("INSERT INTO meta VALUES ('import', ?)", (fingerprint,))
        store.commit()
    except sqlite3.DatabaseError:
        store.close()
        raise
    return store


def _lock(store: sqlite3.Connection) -> None:
    """Keep other processes out until the store is closed."""
    store.execute("PRAGMA locking_mode = EXCLUSIVE")
    store.execute("BEGIN IMMEDIATE")
    store.commit()


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code, 0 for an error of the Python module."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def _fill_partial(
    store: sqlite3.Connection,
    file: CardFile,
    version: str,
    compiler: Compiler | None,
    progress: Progress | None,
    jobs: int,
) -> None:
    present = {str(row[0]) for row in store.execute("SELECT name FROM cards")}
    missing = (card for card in file if card.name not in present)
    done = len(present)
    for card, verdict in judge_all(missing, len(file) - done, compiler, jobs):
        _insert(store, card, verdict, version)
        done += 1
        if done % BATCH == 0:
            store.commit()
        if progress is not None:
            progress(done, len(file))
    store.execute("INSERT OR REPLACE INTO meta VALUES ('date', ?)", (file.date,))
    store.commit()


def _insert(
    store: sqlite3.Connection, card: CardData, verdict: StoredVerdict, version: str
) -> None:
    facts = msgspec.json.encode(replace(card, legalities={}))
    found = store.execute(
        "INSERT INTO cards (name, facts, colors, mana_value, type_words, words, compiled, blockers,"
        " compiler) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            card.name,
            facts,
            color_mask(card),
            card.mana_value,
            type_words(card),
            search_words(card),
            *encode_verdict(verdict),
            version,
        ),
    )
    number = found.lastrowid
    store.executemany(
        "INSERT INTO names VALUES (?, ?, ?, ?)",
        [(fold(name), name, rank, number) for name, rank in _names(card)],
    )
    store.executemany(
        "INSERT INTO printings VALUES (?, ?)", [(code, number) for code in card.printings]
    )
    store.executemany(
        "INSERT INTO legalities VALUES (?, ?, ?)",
        [(played, number, state) for played, state in card.legalities.items()],
    )


def encode_verdict(verdict: StoredVerdict) -> tuple[str, bytes]:
    """The columns ``compiled`` and ``blockers``."""
    return verdict.card, msgspec.json.encode(verdict.blockers)


def _names(card: CardData) -> list[tuple[str, int]]:
    """All names by which a card is found, each once, with its rank."""
    ranked = {card.name: FULL_NAME}
    for face in card.faces:
        ranked.setdefault(face.name, FACE_NAME)
    for name in (card.spanish_name, *card.spanish):
        if name:
            ranked.setdefault(name, SPANISH_NAME)
    return list(ranked.items())


def color_mask(card: CardData) -> int:
    """Mask of the colors of all faces."""
    mask = 0
    for bit, letter in COLOR_LETTERS.items():
        if any(letter in face.colors for face in card.faces):
            mask |= bit
    return mask


def type_words(card: CardData) -> str:
    """Folded words of all type lines."""
    return fold(" ".join(face.types_line for face in card.faces))


def search_words(card: CardData) -> str:
    """Folded words of the names, the type lines and the texts."""
    texts = [face.text for face in card.faces]
    faces = [face.name for face in card.faces]
    return fold(" ".join([card.name, *faces, *card.spanish, type_words(card), *texts]))


def _count(store: sqlite3.Connection, query: str) -> int:
    row = store.execute(query).fetchone()
    return int(row[0])


def _digest(source: Path) -> str:
    with source.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
