"""The pool of cards that can be played: embedded ones, those the user imported, those of sets."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, final

from jajna.card import Card, CardNames, Face, PrintedName, printed_names
from jajna.cards import overrides, starter
from jajna.cards.compiling import (
    Compiler,
    StoredVerdict,
    compile_card,
    compiler_version,
    default_compiler,
    judge,
    judge_all,
)
from jajna.cards.described import described_cards
from jajna.cards.embedded import FACE_NAME, FULL_NAME, SPANISH_NAME, Shelf
from jajna.cards.facts import PrintedFaces, card_facts, names_in_facts
from jajna.cards.mtgjson import CardData
from jajna.cards.names import Spellings, fold
from jajna.cards.nodes import load_nodes
from jajna.cards.printing import face_text
from jajna.cards.search import Search
from jajna.cards.sets import CardSet, known_sets, set_files
from jajna.cards.store import (
    ImportResult,
    Progress,
    database_errors,
    encode_verdict,
    fill,
    open_store,
)
from jajna.errors import CardError, UnsupportedCardError
from jajna.files import ContentError, data_folder, from_json, is_file, pass_over
from jajna.ir.codec import Codec
from jajna.messages import Message, cause
from jajna.text.catalogue import message
from jajna.text.messages import either

if TYPE_CHECKING:
    from jajna.cards.conditions import Condition

__all__ = ["Entry", "Match", "Pool", "data_folder"]

FILE_NAME: Final = "cards.sqlite"
SETS: Final = "sets"
NO_CARD: Final = message("There is no card named {name}.")
NO_CARD_BUT: Final = message("There is no card named {name}. Did you mean {names}?")
ONLY_STARTER: Final = message(
    "There is no card named {name}. Only the starter cards are known: 'jajna cards update' fetches "
    "all others."
)
NOT_UNDERSTOOD: Final = message("{card} can't be played: this clause is not understood: {clause}")
T = TypeVar("T")
_Row: TypeAlias = tuple[object, ...]

SHELVES: Final = (("starter", starter.SHELF), ("overrides", overrides.SHELF))


def sets_folder() -> Path:
    """The folder for the user's files with sets."""
    return data_folder() / SETS


@final
@dataclass(frozen=True)
class Entry:
    """An entry of the pool: a card's facts, and the card or the clauses that stop it.

    ``origin`` is ``starter``, ``overrides``, ``imported`` or ``sets``.
    """

    data: CardData
    card: Card | None
    blockers: tuple[str, ...]
    origin: str


@final
@dataclass(frozen=True)
class Match:
    """A card found by a search, and whether it compiles; None where nobody has asked yet."""

    data: CardData
    compiled: bool | None


@final
class Pool:
    """Cards by name: the starter pool first, then hand-written overrides, then imported cards, then
    those that files of sets describe.

    ``path`` is the SQLite file, by default in ``data_folder()``; it need not exist. The files of
    sets are in the folder ``sets`` beside it. ``compiler``
    and ``version`` replace the Oracle compiler and the digest of its sources. ``print_text`` words
    the abilities of an embedded card, for searches and listings.
    """

    def __init__(
        self,
        path: Path | None = None,
        compiler: Compiler | None = None,
        version: str = "",
        shelves: tuple[tuple[str, Shelf], ...] | None = None,
        print_text: Callable[[Face], str] | None = None,
    ) -> None:
        self.path = path or data_folder() / FILE_NAME
        self._compiler = compiler
        self._version = version
        self._shelves = SHELVES if shelves is None else shelves
        self._print_text = print_text or _english
        self._store: sqlite3.Connection | None = None
        self._cards: dict[str, Card] = {}
        self._judged: dict[str, Entry] = {}
        self._spellings: Spellings | None = None

    # Cards

    def card(self, name: str) -> Card:
        """The card with this English or Spanish name; case, accents and punctuation don't count.

        Raises UnsupportedCardError, with the clause that stops it, for a card that doesn't compile,
        and CardError, with the nearest names, if there is none.
        """
        if name not in self._cards:
            self._cards[name] = self._load(name)
        return self._cards[name]

    def card_by_facts(self, name: str) -> Card:
        """The card with this name; without abilities where its text isn't understood.

        Raises CardError, with the nearest names, if there is none.
        """
        entry = self.entry(name)
        if entry.card is not None:
            return entry.card
        load_nodes()
        faces = tuple(replace(face, text="", keywords=()) for face in entry.data.faces)
        bare = compile_card(replace(entry.data, faces=faces), default_compiler()).card
        if bare is None:
            raise CardError(Message("{card} is no card for a deck", card=entry.data.name))
        return bare

    def entry(self, name: str) -> Entry:
        """The entry of the card with this name. Raises CardError if there is none."""
        found = self._find(name)
        if isinstance(found, tuple):
            return Entry(self._embedded_facts(found[1]), found[1], (), found[0])
        if isinstance(found, CardData):
            return self._described_entry(found)
        return self._imported_entry(found)

    def facts(self, name: str) -> CardData:
        """The facts of the card with this name, which isn't compiled for them. Raises CardError if
        there is none.
        """
        found = self._find(name)
        if isinstance(found, tuple):
            return self._embedded_facts(found[1])
        if isinstance(found, CardData):
            return found
        rows = self._rows("SELECT facts FROM cards WHERE id = ?", (found,))
        return self._facts(rows[0][0])

    @cached_property
    def sets(self) -> tuple[CardSet, ...]:
        """The sets that are known, in the order of their release."""
        return known_sets(self.path.parent / SETS)

    def printed_in(self, codes: Iterable[str]) -> frozenset[str]:
        """English names of the cards that were printed in at least one of these sets."""
        wanted = {code.upper() for code in codes}
        found = {name for name, held in self._printings.items() if not wanted.isdisjoint(held)}
        for code in sorted(wanted):
            rows = self._rows(
                "SELECT c.name FROM printings p JOIN cards c ON c.id = p.card WHERE p.code = ?",
                (code,),
            )
            found.update(self._text(row[0]) for row in rows)
        return frozenset(found)

    def printings(self, name: str) -> frozenset[str]:
        """Codes of the sets in which the card of this English name was printed."""
        rows = self._rows(
            "SELECT p.code FROM printings p JOIN cards c ON c.id = p.card WHERE c.name = ?", (name,)
        )
        described = self._described.get(name)
        known = described.printings if described is not None else ()
        held = self._printings.get(name, ())
        return frozenset((*held, *known, *(self._text(row[0]) for row in rows)))

    def legalities(self, word: str) -> dict[str, str]:
        """What the imported card file says of cards in a format of this word, by English name:
        "Legal", "Restricted" or "Banned"; nothing if it says nothing.
        """
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'legalities'"):
            return {}  # imported before they were kept
        rows = self._rows(
            "SELECT c.name, l.state FROM legalities l JOIN cards c ON c.id = l.card"
            " WHERE l.format = ?",
            (word,),
        )
        return {self._text(row[0]): self._text(row[1]) for row in rows}

    @property
    def imported_on(self) -> str:
        """The day, ISO, of which the imported card file is, "" for none."""
        rows = self._rows("SELECT value FROM meta WHERE key = 'date'")
        return self._text(rows[0][0]) if rows else ""

    def names(self) -> tuple[str, ...]:
        """English names of all cards, also of those that don't compile, in alphabetical order."""
        found = {name for _, shelf in self._shelves for name in shelf.names()}
        found.update(self._described)
        found.update(self._text(row[0]) for row in self._rows("SELECT name FROM cards"))
        return tuple(sorted(found))

    @cached_property
    def card_names(self) -> CardNames:
        """The names that players of a game may choose: those of all cards. CR 201.4."""
        return CardNames(self._printed_names, self._by_spanish_name)

    def compiled_names(self) -> tuple[str, ...]:
        """English names of the cards that can be played, in alphabetical order.

        Imported cards with a stale verdict are left out until ``refresh`` has judged them again.
        """
        found = {name for _, shelf in self._shelves for name in shelf.names()}
        rows = self._rows(
            "SELECT name FROM cards WHERE compiled != '' AND compiler = ?", (self.version,)
        )
        found.update(self._text(row[0]) for row in rows)
        for name, data in self._described.items():
            if not self._is_imported(name) and self._described_entry(data).card is not None:
                found.add(name)
        return tuple(sorted(found))

    def search(self, condition: Condition) -> list[Match]:
        """The cards that meet a condition, in alphabetical order.

        Raises CardError for a format of which nothing is known, and if so many cards would have to
        be compiled for it that it would take minutes.
        """
        search = Search(self, condition)
        found = {match.data.name: match for match in self._search_imported(search)}
        for name, data in self._described.items():
            if not self._is_imported(name) and search.finds(data, None):
                found[name] = Match(data, self._described_entry(data).card is not None)
        for _, shelf in self._shelves:
            for name in shelf.names():
                facts = self._shelf_facts(shelf, name)
                if search.finds(facts, True):
                    found[name] = Match(facts, True)
                else:
                    found.pop(name, None)
        return [found[name] for name in sorted(found)]

    def known_formats(self) -> tuple[str, ...]:
        """The words of the formats of which the imported card file says something."""
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'legalities'"):
            return ()  # imported before they were kept
        rows = self._rows("SELECT DISTINCT format FROM legalities ORDER BY format")
        return tuple(self._text(row[0]) for row in rows)

    def printed_besides(self, name: str) -> frozenset[str]:
        """The codes of sets whose files have a card, whatever its facts say."""
        return frozenset(self._printings.get(name, ()))

    def judged(self, matches: Iterable[Match]) -> list[Match]:
        """The same cards, each with whether it compiles."""
        return [one if one.compiled is not None else self._judged_match(one) for one in matches]

    # Import

    def import_file(
        self, source: Path, progress: Progress | None = None, replaces: bool = False
    ) -> ImportResult:
        """Add the cards of a card file to those imported before, or replace these; ``refresh``
        compiles them all.

        The pool stays as it was until all is done. Cards that can't be read are skipped. Raises
        CardError if the file can't be used.
        """
        result = fill(self.path, source, progress, replaces)
        self.close()
        return result

    def refresh(
        self, progress: Progress | None = None, jobs: int = 0, codes: Collection[str] = ()
    ) -> int:
        """Compile again the imported cards whose verdict is stale, and count them; with ``codes``
        only those that were printed in one of these sets.
        """
        rows = self._rows(
            f"SELECT id, facts FROM cards WHERE compiler != ?{_printed_in(codes)} ORDER BY id",
            (self.version, *codes),
        )
        numbers = [self._number(row[0]) for row in rows]
        stale = (self._facts(row[1]) for row in rows)
        for done, (_, verdict) in enumerate(judge_all(stale, len(rows), self._compiler, jobs)):
            self._remember(numbers[done], verdict, commit=done % 500 == 499)
            if progress is not None:
                progress(done + 1, len(rows))
        if self._store is not None:
            self._commit()
        self._cards.clear()
        return len(rows)

    def verdicts(self, codes: Collection[str] = ()) -> Iterator[tuple[CardData, StoredVerdict]]:
        """The imported cards with their stored verdicts, in the order of their card file; with
        ``codes`` those of these sets.
        """
        rows = self._rows(
            f"SELECT facts, compiled, blockers FROM cards WHERE 1{_printed_in(codes)} ORDER BY id",
            tuple(codes),
        )
        for row in rows:
            yield self._facts(row[0]), StoredVerdict(self._text(row[1]), self._blockers(row[2]))

    @property
    def has_imports(self) -> bool:
        """Whether cards have been imported."""
        return is_file(self.path)

    @cached_property
    def version(self) -> str:
        """The version of the compiler whose verdicts are good."""
        return self._version or compiler_version()

    def close(self) -> None:
        """Close the SQLite file; it is opened again when it is needed."""
        if self._store is not None:
            self._store.close()
            self._store = None
        self._cards.clear()
        self._spellings = None

    # Inside

    def _printed_names(self) -> list[PrintedName]:
        """What is printed with every name of a card, faces and halves by themselves."""
        found: dict[str, list[PrintedName]] = {}
        for row in self._rows("SELECT name, facts FROM cards"):
            found[self._text(row[0])] = self._names_in(row[1])
        for name, data in self._described.items():
            found.setdefault(name, names_in_facts(data))
        for _, shelf in self._shelves:
            for name in shelf.names():
                found.setdefault(name, printed_names(_present(shelf, name)))
        return [one for name in sorted(found) for one in found[name]]

    def _names_in(self, value: object) -> list[PrintedName]:
        """What is printed with the names in the stored facts of a card."""
        return names_in_facts(self._stored(value, PrintedFaces))

    def _by_spanish_name(self, typed: str) -> list[str]:
        """The list of English names with this Spanish one, a face's or that of a whole card."""
        try:
            found = self._find(typed)
        except CardError:
            return []
        if isinstance(found, tuple):
            data = self._embedded_facts(found[1])
        elif isinstance(found, CardData):
            data = found
        else:
            data = self._facts(self._rows("SELECT facts FROM cards WHERE id = ?", (found,))[0][0])
        names = [face.name for face in data.faces]
        spanish = [fold(name) for name in data.spanish]
        wanted = fold(typed)
        return [name for name, one in zip(names, spanish, strict=False) if one == wanted]

    @property
    def _codec(self) -> Codec:
        return _codec()

    def _load(self, name: str) -> Card:
        found = self._find(name)
        if isinstance(found, tuple):
            return found[1]
        if isinstance(found, CardData):
            entry = self._described_entry(found)
        else:
            entry = self._imported_entry(found)
        if entry.card is None:
            raise UnsupportedCardError(
                Message(NOT_UNDERSTOOD, card=entry.data.name, clause=entry.blockers[0])
            )
        return entry.card

    def _find(self, name: str) -> tuple[str, Card] | int | CardData:
        """The card of this name: embedded with its origin, an imported one's number, or set data.

        A full English name goes before a part of one and a Spanish name. Raises CardError if
        there is none.
        """
        found: list[tuple[int, tuple[str, Card] | int | CardData]] = []
        embedded = self._find_embedded(name)
        if embedded is not None:
            if embedded[0] == FULL_NAME:
                return embedded[1:]
            found.append((embedded[0], embedded[1:]))
        imported = self._find_imported(name)
        if imported is not None:
            found.append(imported)
        if not found or min(rank for rank, _ in found) != FULL_NAME:
            described = self._find_described(name)
            found += [described] if described is not None else []
        if not found:
            raise self._unknown(name)
        return min(found, key=lambda one: one[0])[1]

    def _find_embedded(self, name: str) -> tuple[int, str, Card] | None:
        found: tuple[int, str, Card] | None = None
        for origin, shelf in self._shelves:
            here = shelf.find(name)
            if here is not None and (found is None or here[0] < found[0]):
                found = (here[0], origin, here[1])
        return found

    def _find_imported(self, name: str) -> tuple[int, int] | None:
        """The rank of the name and the number of the card. Raises CardError if several fit."""
        rows = self._rows(
            "SELECT n.rank, n.card, n.name, c.name FROM names n JOIN cards c ON c.id = n.card"
            " WHERE n.folded = ? ORDER BY n.rank, n.card",
            (fold(name),),
        )
        exact = [row for row in rows if row[2] == name]
        best = [row for row in exact or rows if row[0] == (exact or rows)[0][0]]
        cards = {self._number(row[1]): self._text(row[3]) for row in best}
        if not cards:
            return None
        if len(cards) > 1:
            raise CardError(
                Message(
                    "{name} is the name of several cards: {known}",
                    name=repr(name),
                    known=", ".join(cards.values()),
                )
            )
        return self._number(best[0][0]), self._number(best[0][1])

    @cached_property
    def _described(self) -> dict[str, CardData]:
        """The cards by name that files of sets describe."""
        found: dict[str, CardData] = {}
        for path in set_files(self.path.parent / SETS):
            try:
                found = described_cards(path) | found
            except CardError as error:
                pass_over(error)
        return found

    @cached_property
    def _described_names(self) -> dict[str, tuple[int, CardData]]:
        """The same by all their names, folded, each with the rank of the name."""
        found: dict[str, tuple[int, CardData]] = {}
        for data in self._described.values():
            faces = [(face.name, FACE_NAME) for face in data.faces]
            spanish = [(one, SPANISH_NAME) for one in (data.spanish_name, *data.spanish) if one]
            for name, rank in ((data.name, FULL_NAME), *faces, *spanish):
                key = fold(name)
                if key not in found or rank < found[key][0]:
                    found[key] = (rank, data)
        return found

    @cached_property
    def _printings(self) -> dict[str, set[str]]:
        """The codes of the sets that are known, by the names of their cards."""
        found: dict[str, set[str]] = {}
        for one in self.sets:
            for card in one.cards:
                found.setdefault(card.name, set()).add(one.code)
        return found

    def _find_described(self, name: str) -> tuple[int, CardData] | None:
        return self._described_names.get(fold(name))

    def _is_imported(self, name: str) -> bool:
        return bool(self._rows("SELECT 1 FROM cards WHERE name = ?", (name,)))

    def _embedded_facts(self, card: Card) -> CardData:
        """Facts of an embedded card: those of the card file, if that was imported."""
        rows = self._rows("SELECT facts FROM cards WHERE name = ?", (card.name,))
        return self._facts(rows[0][0]) if rows else card_facts(card, self._print_text)

    def _shelf_facts(self, shelf: Shelf, name: str) -> CardData:
        """The same of a card by its name on a shelf, printed once for all pools."""
        rows = self._rows("SELECT facts FROM cards WHERE name = ?", (name,))
        return self._facts(rows[0][0]) if rows else _printed(shelf, name, self._print_text)

    def _imported_entry(self, number: int) -> Entry:
        rows = self._rows(
            "SELECT facts, compiled, blockers, compiler FROM cards WHERE id = ?", (number,)
        )
        facts, compiled, blockers, version = rows[0]
        data = self._facts(facts)
        verdict = StoredVerdict(self._text(compiled), self._blockers(blockers))
        if version != self.version:
            load_nodes()
            verdict = judge(data, self._compiler or default_compiler(), self._codec)
            self._remember(number, verdict, commit=True)
        return self._entry(data, verdict)

    def _described_entry(self, data: CardData) -> Entry:
        """The entry of a card that a set's file describes; it is compiled once."""
        if data.name not in self._judged:
            load_nodes()
            verdict = judge(data, self._compiler or default_compiler(), self._codec)
            self._judged[data.name] = self._entry(data, verdict, SETS)
        return self._judged[data.name]

    def _entry(self, data: CardData, verdict: StoredVerdict, origin: str = "imported") -> Entry:
        if not verdict.compiled:
            return Entry(data, None, verdict.blockers, origin)
        try:
            card = self._codec.decode_card(from_json(verdict.card.encode(), object))
        except (ContentError, CardError, ValueError) as error:
            why = Message("{card}: {why}", card=data.name, why=cause(error))
            raise self._damaged(why) from error
        return Entry(data, card, (), origin)

    def _search_imported(self, search: Search) -> list[Match]:
        """The imported cards that are searched for."""
        where, values = search.condition.sql()
        rows = self._rows(f"SELECT facts, compiled, compiler FROM cards WHERE {where}", values)
        found = [Match(self._facts(row[0]), self._is_compiled(row[1], row[2])) for row in rows]
        return [one for one in found if search.finds(one.data, one.compiled)]

    def _judged_match(self, match: Match) -> Match:
        return Match(match.data, self.entry(match.data.name).card is not None)

    def _is_compiled(self, compiled: object, version: object) -> bool | None:
        """Whether a card with these columns compiles; None if today's compiler didn't say."""
        return compiled != "" if version == self.version else None

    def _unknown(self, name: str) -> CardError:
        if self._spellings is None:
            self._spellings = Spellings(self._spelled())
        alike = self._spellings.nearest(name)
        if alike:
            return CardError(Message(NO_CARD_BUT, name=repr(name), names=either(alike)))
        return CardError(Message(NO_CARD if self.has_imports else ONLY_STARTER, name=repr(name)))

    def _spelled(self) -> Iterator[tuple[str, str]]:
        """What a lookup compares of each name, in English and Spanish, and the name."""
        for row in self._rows("SELECT folded, name FROM names ORDER BY name"):
            yield self._text(row[0]), self._text(row[1])
        others = {name for _, shelf in self._shelves for name in shelf.names()}
        for data in self._described.values():
            others |= {data.name, data.spanish_name}
        for name in sorted(others - {""}):
            yield fold(name), name

    # What the file holds, which may be damaged

    def _number(self, value: object) -> int:
        if not isinstance(value, int):
            raise self._damaged(Message("{value} is not a number", value=repr(value)))
        return value

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise self._damaged(Message("{value} is not a text", value=repr(value)))
        return value

    def _facts(self, value: object) -> CardData:
        data = self._stored(value, CardData)
        if not data.faces:
            raise self._damaged(Message("{card} has no faces", card=data.name))
        return data

    def _blockers(self, value: object) -> tuple[str, ...]:
        return self._stored(value, tuple[str, ...])

    def _stored(self, value: object, kind: type[T]) -> T:
        if not isinstance(value, bytes):
            raise self._damaged(Message("{value} is not as it was stored", value=repr(value)))
        try:
            return from_json(value, kind)
        except ContentError as error:
            raise self._damaged(cause(error)) from error

    def _damaged(self, why: Message | str) -> CardError:
        """The error that the file isn't as it was written."""
        return CardError(
            Message(
                "{path} is damaged ({why}); import the cards anew", path=str(self.path), why=why
            )
        )

    def _rows(self, query: str, values: tuple[str | float, ...] = ()) -> list[_Row]:
        if self._store is None:
            if not is_file(self.path):
                return []
            self._store = open_store(self.path)
        with database_errors(self.path):
            return self._store.execute(query, values).fetchall()

    def _remember(self, number: int, verdict: StoredVerdict, commit: bool) -> None:
        """Store a new verdict; where the file can't be written, it is found again next time."""
        assert self._store is not None, "a card was judged before its pool was opened"
        try:
            self._store.execute(
                "UPDATE cards SET compiled = ?, blockers = ?, compiler = ? WHERE id = ?",
                (*encode_verdict(verdict), self.version, number),
            )
        except sqlite3.DatabaseError:
            self._take_back()
            return
        if commit:
            self._commit()

    def _commit(self) -> None:
        assert self._store is not None, "there is nothing to commit"
        try:
            self._store.commit()
        except sqlite3.DatabaseError:
            self._take_back()

    def _take_back(self) -> None:
        assert self._store is not None, "there is nothing to take back"
        with suppress(sqlite3.DatabaseError):
            self._store.rollback()


@cache
def _codec() -> Codec:
    """What all pools read and write cards by."""
    load_nodes()
    return Codec()


@cache
def _printed(shelf: Shelf, name: str, text: Callable[[Face], str]) -> CardData:
    return card_facts(_present(shelf, name), text)


def _english(face: Face) -> str:
    return face_text(face, "en")


def _present(shelf: Shelf, name: str) -> Card:
    card = shelf.card(name)
    assert card is not None, f"the shelf lists {name} but doesn't have it"
    return card


def _printed_in(codes: Collection[str]) -> str:
    """The condition of SQL that a card was printed in one of so many sets; "" for none."""
    if not codes:
        return ""
    marks = ", ".join("?" for _ in codes)
    return f" AND id IN (SELECT card FROM printings WHERE code IN ({marks}))"
