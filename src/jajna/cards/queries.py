"""Queries for cards, as they are typed in the terminal and in the page.

``t:goblin mv<=2 -o:"draw a card" (f:modern or is:playable)``: words, which stand in the name, the
type line or the text; what they are looked for in, or compared with; ``-`` for what isn't so,
``or``, and parentheses. Players know these signs from the searches of card databases.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from jajna.cards.conditions import (
    All,
    AnyOf,
    ColorsAre,
    IdentityIs,
    IsNamed,
    IsNot,
    IsPlayable,
    IsPrintedIn,
    LegalityIs,
    ManaValueIs,
    NumberIs,
    TextHas,
    TypeHas,
    WordsHave,
    every,
)
from jajna.cards.type_lines import read_type_line
from jajna.errors import CardError
from jajna.messages import Message
from jajna.vocab import COLOR_LETTERS, TYPE_NAMES, bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jajna.cards.conditions import Condition

__all__ = ["COLORS", "MANA_VALUE", "WORDS", "QueryError", "parse_query", "typed"]

COLORLESS: Final = "C"
COLORS: Final = "color"
MANA_VALUE: Final = "mana value"
WORDS: Final = "words"
NUMBER: Final = re.compile(r"[0-9]{1,9}(?:\.5)?")
KEYS: Final = {
    "type": ("t", "type", "tipo"),
    "text": ("o", "oracle", "text", "texto"),
    "name": ("n", "name", "nombre"),
    COLORS: ("c", "color"),
    "identity": ("id", "identity", "identidad"),
    MANA_VALUE: ("mv", "cmc", "vm"),
    "power": ("pow", "power", "fue", "fuerza"),
    "toughness": ("tou", "toughness", "res", "resistencia"),
    "loyalty": ("loy", "loyalty", "lealtad"),
    "defense": ("def", "defense", "defensa"),
    "set": ("s", "e", "set", "edicion", "edición"),
    "format": ("f", "format", "legal", "formato"),
    "banned": ("banned", "prohibida"),
    "restricted": ("restricted", "restringida"),
    "is": ("is", "es"),
}
"""The words before a sign by what they mean, in both languages."""
MEANT: Final = {word: meant for meant, words in KEYS.items() for word in words}
NUMBERS: Final = ("power", "toughness", "loyalty", "defense")
STATES: Final = {
    "format": ("Legal", "Restricted"),
    "banned": ("Banned",),
    "restricted": ("Restricted",),
}
PLAYABLE: Final = ("playable", "jugable")
OR: Final = ("or", "o")
"""What stands between alternatives, in both languages."""
TOKEN: Final = re.compile(
    r"""\s*(?:
        (?P<no>-(?=["(\w]))?
        (?: (?P<open>\() | (?P<close>\)) |
            (?:(?P<key>[^\W\d_]+)(?P<sign>:|!=|[<>]=?|=))?
            (?:"(?P<quoted>[^"]*)"? | (?P<value>[^\s()"]+))
        )
    )""",
    re.VERBOSE,
)
COMPARED: Final = re.compile(r"(!=|[<>]=?|=)\s*")
KEYED: Final = re.compile(r"-?[^\W\d_]+(?::|!=|[<>]=?|=)")


@final
class QueryError(CardError):
    """A part of a query that can't be read: ``part`` is ``color``, ``mana value`` or ``words``."""

    def __init__(self, why: Message, part: str = WORDS) -> None:
        super().__init__(why)
        self.part: Final = part


def parse_query(text: str) -> Condition:
    """The condition that a query asks for; all cards meet an empty one.

    Raises QueryError for a part that is no such query.
    """
    return _Reader(text).whole()


def typed(words: Iterable[str]) -> str:
    """The query of a command line, whose quotation marks a shell has taken away."""
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    if " " not in word or '"' in word or "(" in word:
        return word
    begins = KEYED.match(word)
    if begins is None:
        return word if KEYED.search(word) or any(f" {one} " in word for one in OR) else f'"{word}"'
    rest = word[begins.end() :]
    return word if KEYED.search(rest) else f'{begins[0]}"{rest}"'


@final
class _Reader:
    """Reads a query from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text.rstrip()
        self._at = 0

    def whole(self) -> Condition:
        found = self._alternatives()
        if self._at < len(self._text):
            raise QueryError(Message("the query closes a parenthesis that it doesn't open"))
        return found

    def _alternatives(self) -> Condition:
        """Conditions up to the end, or to a parenthesis that closes."""
        found: list[Condition] = []
        parts: list[Condition] = []
        while (token := self._next()) is not None and token["close"] is None:
            self._at = token.end()
            if token["value"] in OR and not token["key"] and not token["no"]:
                if not parts:
                    raise QueryError(
                        Message("nothing stands before {word}", word=repr(token["value"]))
                    )
                found.append(every(*parts))
                parts = []
            else:
                parts.append(self._one(token))
        if found and not parts:
            raise QueryError(Message("nothing stands after {word}", word=repr(OR[0])))
        last = every(*parts) if parts else All()
        return AnyOf((*found, last)) if found else last

    def _one(self, token: re.Match[str]) -> Condition:
        if token["open"] is not None:
            found = self._alternatives()
            closing = self._next()
            if closing is None:
                raise QueryError(Message("the query opens a parenthesis that it doesn't close"))
            self._at = closing.end()
        else:
            found = _condition(token)
        return IsNot(found) if token["no"] else found

    def _next(self) -> re.Match[str] | None:
        return TOKEN.match(self._text, self._at) if self._at < len(self._text) else None


def _condition(token: re.Match[str]) -> Condition:
    key, sign = token["key"], token["sign"]
    value = token["quoted"] if token["quoted"] is not None else token["value"]
    if key is None:
        return WordsHave(value)
    meant = MEANT.get(key.casefold())
    if meant is None:
        raise QueryError(
            Message(
                "{key} is nothing that cards are searched by; that are {known}",
                key=repr(key),
                known=", ".join(
                    words[-1] if len(words) < 2 else words[0] for words in KEYS.values()
                ),
            )
        )
    compared = COMPARED.match(value) if sign == ":" else None
    if compared is not None:
        sign, value = compared[1], value[compared.end() :]
    if meant == COLORS:
        return ColorsAre(*_colors(value, sign, ">="))
    if meant == "identity":
        return IdentityIs(*_colors(value, sign, "<="))
    if meant == MANA_VALUE or meant in NUMBERS:
        if not NUMBER.fullmatch(value):
            raise QueryError(
                Message("{value} is not like 3, <=3 or >=3", value=repr(value)), MANA_VALUE
            )
        number = float(value)
        sign = "=" if sign == ":" else sign
        return ManaValueIs(sign, number) if meant == MANA_VALUE else NumberIs(meant, sign, number)
    if sign not in (":", "="):
        raise QueryError(
            Message("{key} is no number that {sign} could compare", key=repr(key), sign=repr(sign))
        )
    return _named(meant, value)


def _named(meant: str, value: str) -> Condition:
    """The condition of a word, where no numbers are compared."""
    if meant == "type":
        return TypeHas(_english_type(value))
    if meant == "text":
        return TextHas(value)
    if meant == "name":
        return IsNamed(value)
    if meant == "set":
        return IsPrintedIn(value)
    if meant in STATES:
        return LegalityIs(value.casefold(), STATES[meant])
    if value.casefold() not in PLAYABLE:
        raise QueryError(
            Message("what one can ask of cards is is:playable, not {value}", value=repr(value))
        )
    return IsPlayable()


def _colors(letters: str, sign: str, usual: str) -> tuple[str, int]:
    """How colors compare, and with which; C alone are none, which is meant exactly."""
    mask = _mask_of(letters)
    if sign == ":":
        return ("=" if mask == 0 else usual), mask
    return sign, mask


def _mask_of(letters: str) -> int:
    """The mask of the colors whose letters these are, 0 for C. Raises QueryError for others."""
    if letters.upper() == COLORLESS:
        return 0
    mask = 0
    for letter in letters.upper():
        found = [bit for bit, one in COLOR_LETTERS.items() if one == letter]
        if not found:
            raise QueryError(Message("{value} is not one of WUBRG", value=repr(letter)), COLORS)
        mask |= found[0]
    return mask


def _english_type(word: str) -> str:
    """A word of a type line, in either language, as it stands on English cards."""
    try:
        said = read_type_line(word)
    except CardError:
        return " ".join(read_type_line(f"Creature — {word}").subtypes) or word
    return " ".join(TYPE_NAMES[bit] for bit in bits(said.types))
