"""Queries for cards, as they are typed."""

from __future__ import annotations

import re
from typing import Final, final

from jajna.cards.pool import Query
from jajna.cards.type_lines import read_type_line
from jajna.errors import CardError
from jajna.messages import Message
from jajna.vocab import COLOR_LETTERS, TYPE_NAMES, bits

__all__ = ["COLORS", "MANA_VALUE", "QueryError", "parse_query", "read_bounds", "read_colors"]

BOUNDS: Final = re.compile(r"(<=|>=|=)?([0-9]{1,9}(?:\.5)?)")
COLORLESS: Final = "C"
COLORS: Final = "color"
MANA_VALUE: Final = "mana value"
KEYS: Final = {
    "type": "type",
    "tipo": "type",
    "color": COLORS,
    "mv": MANA_VALUE,
    "vm": MANA_VALUE,
    "set": "set",
    "edicion": "set",
    "edición": "set",
}
"""The words before a colon, in both languages."""


@final
class QueryError(CardError):
    """A part of a query that can't be read; ``part`` is ``color`` or ``mana value``."""

    def __init__(self, why: Message, part: str) -> None:
        super().__init__(why)
        self.part: Final = part


def parse_query(text: str) -> Query:
    """The query of words, some of which may begin with ``type:``, ``color:``, ``mv:`` or ``set:``.

    Raises QueryError for a part that is no such query.
    """
    words: list[str] = []
    types: list[str] = []
    sets: list[str] = []
    colors: int | None = None
    least: float | None = None
    most: float | None = None
    for word in text.split():
        key, colon, value = word.partition(":")
        meant = KEYS.get(key.casefold(), "") if colon else ""
        if meant == "type":
            types.append(_english_type(value))
        elif meant == COLORS:
            colors = read_colors(value)
        elif meant == "set":
            sets.append(value)
        elif meant == MANA_VALUE:
            least, most = read_bounds(value)
        else:
            words.append(word)
    return Query(tuple(words), tuple(types), tuple(sets), colors, least, most)


def read_colors(letters: str | None) -> int | None:
    """The mask of the colors whose letters these are, 0 for C; None for None.

    Raises QueryError for other letters.
    """
    if letters is None:
        return None
    if letters.upper() == COLORLESS:
        return 0
    mask = 0
    for letter in letters.upper():
        found = [bit for bit, one in COLOR_LETTERS.items() if one == letter]
        if not found:
            raise QueryError(Message("{value} is not one of WUBRG", value=repr(letter)), COLORS)
        mask |= found[0]
    return mask


def read_bounds(text: str | None) -> tuple[float | None, float | None]:
    """The least and the greatest mana value; raises QueryError for text that isn't like <=3."""
    if text is None:
        return None, None
    found = BOUNDS.fullmatch(text.replace(" ", ""))
    if found is None:
        raise QueryError(Message("{value} is not like 3, <=3 or >=3", value=repr(text)), MANA_VALUE)
    value = float(found.group(2))
    sign = found.group(1)
    return (None if sign == "<=" else value), (None if sign == ">=" else value)


def _english_type(word: str) -> str:
    """A word of a type line, in either language, as it stands on English cards."""
    try:
        said = read_type_line(word)
    except CardError:
        return " ".join(read_type_line(f"Creature — {word}").subtypes) or word
    return " ".join(TYPE_NAMES[bit] for bit in bits(said.types))
