"""The SQLite file in which imported cards are kept: its tables, and how it is filled."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias, final

import msgspec

from jajna.cards.card_file import CardFile, read_card_file
from jajna.cards.compiling import StoredVerdict
from jajna.cards.embedded import FACE_NAME, FULL_NAME, SPANISH_NAME
from jajna.cards.mtgjson import CardData
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
UNJUDGED: Final = StoredVerdict("", ())
"""What is stored in place of a verdict, with no compiler's version."""

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
    """The result of an import: cards in the file, and the errors of those that were skipped.

    ``added`` are the cards that weren't in the pool before, ``kept`` those that were and aren't in
    the file.
    """

    cards: int
    skipped: tuple[CardError, ...]
    added: int = 0
    kept: int = 0


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
    path: Path, source: Path, progress: Progress | None = None, replaces: bool = False
) -> ImportResult:
    """Read a card file into the store at ``path``, which stays as it was until all is done.

    Cards that were there and aren't in the file stay, unless it ``replaces`` them.

    Only facts are stored: cards are judged when they are needed. Verdicts on cards whose facts
    didn't change are kept. Raises CardError if the file or the folder can't be used.
    """
    file = read_card_file(source)
    partial = path.with_name(path.name + ".partial")
    with database_errors(partial):
        path.parent.mkdir(parents=True, exist_ok=True)
        store = _new_store(partial)
        try:
            skipped = _insert_all(store, file, progress)
            store.execute("INSERT INTO meta VALUES ('date', ?)", (file.date,))
            store.commit()
            cards = int(store.execute("SELECT count(*) FROM cards").fetchone()[0])
            added, kept = _keep(store, path, replaces)
            if not cards:
                raise (
                    skipped[0]
                    if skipped
                    else CardError(Message("{path} holds no cards", path=str(source)))
                )
        except BaseException:
            store.close()
            partial.unlink(missing_ok=True)
            raise
        store.close()
        os.replace(partial, path)
    return ImportResult(cards, tuple(skipped), cards if added is None else added, kept)


def _new_store(partial: Path) -> sqlite3.Connection:
    """An empty store in place of what an import left behind that was killed.

    Other processes are kept out until it is closed.
    """
    store = sqlite3.connect(partial, timeout=1)
    try:
        _lock(store)
    except sqlite3.DatabaseError as error:
        store.close()
        if _code(error) == sqlite3.SQLITE_BUSY:  # another import is at work
            raise
        partial.unlink()  # this is no store
        return _new_store(partial)
    try:
        for table in ("meta", "cards", "names", "printings", "legalities"):
            store.execute(f"DROP TABLE IF EXISTS {table}")
        store.executescript(SCHEMA)
        store.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        store.commit()
    except sqlite3.DatabaseError:
        store.close()
        raise
    return store


def _lock(store: sqlite3.Connection) -> None:
    store.execute("PRAGMA locking_mode = EXCLUSIVE")
    store.execute("BEGIN IMMEDIATE")
    store.commit()


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code, 0 for an error of the Python module."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def _insert_all(
    store: sqlite3.Connection, file: CardFile, progress: Progress | None
) -> list[CardError]:
    """Store the facts of all cards that can be read; the errors of the others."""
    skipped: list[CardError] = []
    for done, card in enumerate(file.readings(), 1):
        if isinstance(card, CardError):
            skipped.append(card)
        else:
            _insert(store, card)
        if progress is not None:
            progress(done, len(file))
    store.commit()
    return skipped


def _keep(store: sqlite3.Connection, older: Path, replaces: bool) -> tuple[int | None, int]:
    """Take over the verdicts of an older store, and unless it is replaced its other cards; nothing
    of one that can't be read.

    How many cards weren't there, None for all, and how many were taken over.
    """
    try:
        open_store(older).close()
        store.execute("ATTACH ? AS older", (str(older.absolute()),))
    except (CardError, sqlite3.DatabaseError):
        return None, 0
    added: int | None = None
    kept = 0
    try:
        store.execute(
            "UPDATE cards SET compiled = o.compiled, blockers = o.blockers, compiler = o.compiler"
            " FROM older.cards o WHERE o.name = cards.name AND o.facts = cards.facts"
        )
        store.commit()
        names = "SELECT name FROM older.cards"
        count = f"SELECT count(*) FROM main.cards WHERE name NOT IN ({names})"
        added = int(store.execute(count).fetchone()[0])
        kept = 0 if replaces else _take_others(store)
    except sqlite3.DatabaseError:
        store.rollback()
    store.commit()
    store.execute("DETACH older")
    return added, kept


def _take_others(store: sqlite3.Connection) -> int:
    """Take over the cards of the older store that this one lacks, behind its own; how many."""
    last = int(store.execute("SELECT coalesce(max(id), 0) FROM main.cards").fetchone()[0])
    kept = store.execute(
        "INSERT INTO main.cards SELECT id + ?, name, facts, colors, mana_value, type_words, words,"
        " compiled, blockers, compiler FROM older.cards"
        " WHERE name NOT IN (SELECT name FROM main.cards)",
        (last,),
    ).rowcount
    for table, columns in (("names", "folded, name, rank"), ("printings", "code"),
                           ("legalities", "format, state")):  # fmt: skip
        store.execute(
            f"INSERT INTO main.{table} ({columns}, card) SELECT {columns}, card + ? FROM"
            f" older.{table} WHERE card + ? IN (SELECT id FROM main.cards WHERE id > ?)",
            (last, last, last),
        )
    return kept


def _insert(store: sqlite3.Connection, card: CardData) -> None:
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
            *encode_verdict(UNJUDGED),
            "",
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
