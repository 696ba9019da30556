"""Lists as tables (CSV), as ManaBox, Moxfield, Deckbox, Archidekt, Deckstats and Dragon Shield have
them.
"""

from __future__ import annotations

import csv
from typing import Final

from jajna.formats.deck import Finish
from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.formats.dialects.parts import part_called
from jajna.limits import MOST_COPIES
from jajna.messages import Message
from jajna.typed import whole_number

__all__ = ["is_table", "listing_of_table"]

COUNT: Final = ("quantity", "count", "qty", "amount", "cantidad")
NAME: Final = ("name", "card name", "card", "nombre", "carta")
SET: Final = ("set code", "edition code", "set", "edition", "colección")
NUMBER: Final = ("collector number", "card number", "collector #", "number", "número")
FINISH: Final = ("foil", "is foil", "finish", "printing", "premium", "acabado")
FOIL: Final = ("foil", "true", "yes", "1", "sí")
PART: Final = (
    *("board", "section", "sideboard", "sideboarded", "part", "category", "parte"),
    *("zone", "card type", "type", "tipo"),
)
"""The last ones name parts only in some tables; a type of card is none."""
SEPARATORS: Final = ",;\t"
MOST_FIELD: Final = 5
"""Letters of a set's code; longer ones are its name."""


def is_table(text: str) -> bool:
    """Whether a list is a table: its first line names a count and a card."""
    lines = _lines(text)
    return bool(lines) and _columns(lines) is not None


def listing_of_table(text: str) -> Listing:
    """What a table says; rows that can't be understood are problems of the listing."""
    listing = Listing()
    lines = _lines(text)
    columns = _columns(lines)
    if columns is None:
        listing.report(1, Message("the first line of a table must name a count and a card"))
        return listing
    skipped = len(text.splitlines()) - len(lines)
    rows = csv.reader(lines, delimiter=_separator(lines[0]))
    next(rows)
    try:
        for row in rows:
            if any(field.strip() for field in row):
                _add(listing, row, columns, rows.line_num + skipped, lines[rows.line_num - 1])
    except csv.Error as error:
        listing.report(rows.line_num + skipped, str(error))
    return listing


def _add(listing: Listing, row: list[str], columns: dict[str, int], line: int, text: str) -> None:
    def field(name: str) -> str:
        place = columns.get(name, -1)
        return row[place].strip() if 0 <= place < len(row) else ""

    count = field("count") or "1"
    copies = whole_number(count)
    if not field("name"):
        listing.report(line, Message("{line} names no card", line=repr(text)))
        return
    if copies is None or not 0 < copies <= MOST_COPIES:
        listing.report(
            line,
            Message("{count} copies: the count must be 1 to {most}", count=count, most=MOST_COPIES),
        )
        return
    code = field("set").upper()
    listing.add(
        Listed(
            line,
            _part(field("part")),
            copies,
            field("name"),
            code if len(code) <= MOST_FIELD else "",
            field("number").partition("/")[0],
            _finish(field("finish")),
        )
    )


def _finish(said: str) -> Finish:
    """The finish that a field means: the name of one, or yes for foil."""
    word = said.casefold()
    if Finish.ETCHED.value in word:
        return Finish.ETCHED
    return Finish.FOIL if word in FOIL else Finish.PLAIN


def _part(said: str) -> Part:
    """The part that a field means: the name of one, or yes for the sideboard."""
    if said.casefold() in ("true", "yes", "1", "sí"):
        return Part.SIDEBOARD
    return part_called(said) or Part.MAIN


def _lines(text: str) -> list[str]:
    """The lines from the heading on; Dragon Shield names the separator before it."""
    lines = text.splitlines()
    while lines and (not lines[0].strip() or lines[0].strip('"').startswith("sep=")):
        lines = lines[1:]
    return lines


def _separator(heading: str) -> str:
    return max(SEPARATORS, key=heading.count)


def _columns(lines: list[str]) -> dict[str, int] | None:
    """The places of the columns that are read, None without a count or a name."""
    if not lines:
        return None
    heading = next(csv.reader(lines[:1], delimiter=_separator(lines[0])), [])
    words = [word.strip().casefold().replace("_", " ") for word in heading]
    found: dict[str, int] = {}
    for column, names in (
        ("count", COUNT), ("name", NAME), ("set", SET), ("number", NUMBER), ("part", PART),
        ("finish", FINISH),
    ):  # fmt: skip
        for name in names:
            if name in words:
                found.setdefault(column, words.index(name))
    return found if len(words) > 1 and "count" in found and "name" in found else None
