"""Deck lists as text, as Magic Online and Magic Arena write them: read and written."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, final

from jajna.card import SPLIT_LAYOUTS, Card
from jajna.errors import CardError, DeckError
from jajna.files import FileError, read_text
from jajna.formats.deck import Copies, Deck, Printing
from jajna.limits import MOST_CARDS, MOST_COPIES, MOST_NAME, MOST_PROBLEMS
from jajna.messages import Message, cause
from jajna.typed import clean_name, printable, whole_number

__all__ = [
    "COPIES",
    "PRINTED",
    "DeckListError",
    "Lookup",
    "Problem",
    "read_deck",
    "read_deck_file",
    "write_arena",
    "write_mtgo",
]

Lookup: TypeAlias = Callable[[str], Card]
"""Finds a card by name, or raises CardError: ``Pool.card``."""

MAIN: Final = "main"
SIDEBOARD: Final = "sideboard"
ABOUT: Final = "about"

HEADERS: Final = {
    "deck": MAIN,
    "mazo": MAIN,
    "main": MAIN,
    "maindeck": MAIN,
    "mainboard": MAIN,
    "sideboard": SIDEBOARD,
    "banquillo": SIDEBOARD,
    "about": ABOUT,
    "acerca de": ABOUT,
}
"""Lines that begin a part of the list, in Arena's English and Spanish."""

FOREIGN_PARTS: Final = ("commander", "comandante", "companion", "compañero")
"""Parts that need rules of their own, which a plain deck doesn't have."""

SIDE_MARK: Final = re.compile(r"SB:\s*", re.IGNORECASE)
COPIES: Final = re.compile(r"([0-9]+)\s*[xX]?\s+(\S.*)|([0-9]+)[xX]?")
"""A count and a name, or a count alone."""
PRINTED: Final = re.compile(r"(.*\S)\s+\(([A-Za-z0-9]{2,6})\)(?:\s+(\S+))?(?:\s+\*F\*)?")
"""A name with the code of a set, and with a collector number."""
TITLE: Final = re.compile(r"(?:Name|Nombre)\s+(\S.*)", re.IGNORECASE)
COMMENTS: Final = ("//", "#")


@final
@dataclass(frozen=True)
class Problem:
    """A problem with one line of a list; line 0 is the list as a whole."""

    line: int
    why: Message | str

    @property
    def message(self) -> Message | str:
        """The problem with its line."""
        if not self.line:
            return self.why
        return Message("line {line}: {why}", line=self.line, why=self.why)

    def __str__(self) -> str:
        return str(self.message)


@final
class DeckListError(DeckError):
    """No deck can be made of a list; the error has all problems of it."""

    def __init__(self, name: str, problems: tuple[Problem, ...]) -> None:
        lines = tuple(problem.message for problem in problems)
        super().__init__(
            Message(
                "The deck list {name} can't be used:\n{problems}", name=repr(name), problems=lines
            )
            if name
            else Message("The deck list can't be used:\n{problems}", problems=lines)
        )
        self.problems = problems


def read_deck_file(path: Path, lookup: Lookup) -> Deck:
    """The deck in a text file, named for the file where the list names none.

    Raises DeckError if the file can't be read, and DeckListError for problems of the list.
    """
    try:
        text = read_text(path)
    except FileError as error:
        raise DeckError(cause(error)) from error
    return read_deck(text, lookup, clean_name(path.stem))


def read_deck(text: str, lookup: Lookup, name: str = "") -> Deck:
    """The deck that a list describes, in the notation of Magic Online or of Magic Arena.

    The sideboard follows a header, or has a mark on each line, or else follows the one blank line.
    Raises DeckListError with all that is wrong: lines that say nothing, unknown cards with the
    nearest names, and cards that can't be played with the clause that stops them.
    """
    reader = _Reader(text.splitlines(), lookup, name)
    reader.read()
    if not reader.problems and not reader.main:
        reader.problems.append(Problem(0, Message("it has no cards")))
    if reader.problems:
        raise DeckListError(reader.name, tuple(reader.problems))
    return Deck(
        reader.name,
        tuple(reader.main.values()),
        tuple(reader.sideboard.values()),
        tuple(reader.printings.values()),
    )


def write_mtgo(deck: Deck) -> str:
    """The list as Magic Online reads it: the sideboard follows a blank line."""
    return _join([_lines(deck.main), _lines(deck.sideboard)])


def write_arena(deck: Deck) -> str:
    """The list as Magic Arena reads it: with headers, and printings where they are known."""
    printings = {printing.card: printing for printing in deck.printings}
    parts = [["About", f"Name {deck.name}"]] if deck.name else []
    parts.append(["Deck", *_lines(deck.main, printings)])
    if deck.sideboard:
        parts.append(["Sideboard", *_lines(deck.sideboard, printings)])
    return _join(parts)


@final
class _Reader:
    """A list being read: where the cards of the next line go, and what was found so far."""

    def __init__(self, lines: list[str], lookup: Lookup, name: str) -> None:
        self.name = name
        self.main: dict[str, tuple[Card, int]] = {}
        self.sideboard: dict[str, tuple[Card, int]] = {}
        self.printings: dict[str, Printing] = {}
        self.problems: list[Problem] = []
        self._lines = [line.strip() for line in lines]
        self._lookup = lookup
        self._part = MAIN
        self._count = 0
        # Blank lines divide only a list that doesn't say in words where the sideboard begins.
        self._blank_divides = not any(_names_a_part(line) for line in self._lines)
        self._blank_before = False

    def read(self) -> None:
        for number, line in enumerate(self._lines, 1):
            if len(self.problems) == MOST_PROBLEMS:
                self._report(0, Message("there may be more; these come first"))
                return
            if not line:
                self._blank_before = True
            elif not line.startswith(COMMENTS):
                self._read_line(number, line)

    def _read_line(self, number: int, line: str) -> None:
        header = _header(line)
        if header in HEADERS:
            self._part = HEADERS[header]
        elif header in FOREIGN_PARTS:
            self._report(
                number, Message("decks with the part {line} are not supported", line=repr(line))
            )
        elif self._part == ABOUT:
            title = TITLE.fullmatch(line)
            self.name = clean_name(title.group(1)) if title else self.name
        else:
            self._divide(number)
            self._read_copies(number, line)
        self._blank_before = False

    def _divide(self, number: int) -> None:
        """Go on to the sideboard after the blank line that divides a list without headers."""
        if not (self._blank_divides and self._blank_before and self.main):
            return
        if self._part == SIDEBOARD:
            self._report(
                number,
                Message(
                    "a second blank line leaves open where the sideboard begins; "
                    "write 'Sideboard' on the line before it"
                ),
            )
        self._part = SIDEBOARD

    def _read_copies(self, number: int, line: str) -> None:
        mark = SIDE_MARK.match(line)
        rest = line[mark.end() :] if mark else line
        copies = COPIES.fullmatch(rest)
        if copies is None:
            self._report(
                number,
                Message(
                    "{line} has no count; for one copy write '1 {rest}'", line=repr(line), rest=rest
                ),
            )
            return
        if copies.group(2) is None:
            self._report(number, Message("{line} names no card", line=repr(line)))
            return
        count, name = whole_number(copies.group(1)), copies.group(2)
        if count is None or not 0 < count <= MOST_COPIES:
            self._report(
                number,
                Message(
                    "{count} copies: the count must be 1 to {most}",
                    count=copies.group(1),
                    most=MOST_COPIES,
                ),
            )
            return
        self._count += count
        if self._count > MOST_CARDS:
            self._report(
                number,
                Message("this makes {count} cards; there can be {most} in a deck",
                        count=self._count, most=MOST_CARDS),
            )  # fmt: skip
            return
        card = self._find(number, name)
        if card is not None:
            cards = self.sideboard if mark or self._part == SIDEBOARD else self.main
            present = cards[card.name][1] if card.name in cards else 0
            cards[card.name] = (card, present + count)

    def _find(self, number: int, name: str) -> Card | None:
        if len(name) > 2 * MOST_NAME:
            self._report(number, Message("{name} is no card: it is too long", name=repr(name)))
            return None
        printed = PRINTED.fullmatch(name)
        try:
            card = self._lookup(printed.group(1) if printed else name)
        except CardError as error:
            self._report(number, cause(error))
            return None
        if printed:
            number_there = printable(printed.group(3) or "")
            printing = Printing(card.name, printed.group(2).upper(), number_there)
            self.printings.setdefault(card.name, printing)
        return card

    def _report(self, number: int, why: Message | str) -> None:
        self.problems.append(Problem(number, why))


def _header(line: str) -> str:
    return line.rstrip(":").strip().casefold()


def _names_a_part(line: str) -> bool:
    return _header(line) in HEADERS or SIDE_MARK.match(line) is not None


def _lines(copies: Copies, printings: dict[str, Printing] | None = None) -> list[str]:
    return [
        f"{count} {_listed_name(card)}{_printing(card, printings or {})}" for card, count in copies
    ]


def _listed_name(card: Card) -> str:
    """The name that lists use: both of a split card's halves, otherwise that of the front."""
    return card.name if card.layout in SPLIT_LAYOUTS else card.faces[0].name


def _printing(card: Card, printings: dict[str, Printing]) -> str:
    if card.name not in printings:
        return ""
    printing = printings[card.name]
    return f" ({printing.set_code}) {printing.number}".rstrip()


def _join(parts: list[list[str]]) -> str:
    """Parts with a blank line between them."""
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"
