"""What a search asks of cards: conditions that are judged card by card, and as SQL where they can.

The SQL of a condition finds all cards that meet it, and perhaps more, so it only spares reading
most cards; ``fits`` decides.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, final

from jajna.cards.names import fold
from jajna.cards.store import color_mask, search_words, type_words
from jajna.cards.symbols import colors_written
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLOR_LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jajna.cards.mtgjson import CardData

__all__ = [
    "All",
    "AnyOf",
    "ColorsAre",
    "Condition",
    "IdentityIs",
    "IsNamed",
    "IsNot",
    "IsPlayable",
    "IsPrintedIn",
    "LegalityIs",
    "ManaValueIs",
    "NumberIs",
    "Searched",
    "TextHas",
    "TypeHas",
    "WordsHave",
    "every",
]

Sql: TypeAlias = "tuple[str, tuple[str | float, ...]]"
"""A condition of SQL on the table of cards, with its values."""

ANY: Final[Sql] = ("1", ())


@final
@dataclass(frozen=True)
class Searched:
    """A card that is looked at: its facts, the sets that have it besides those of its facts, its
    states in formats, and whether it compiles, which may take long to say.
    """

    data: CardData
    printed: frozenset[str]
    state: Callable[[str], str]
    """Its state in a format of this word: "Legal", "Restricted", "Banned", or ""."""
    compiles: Callable[[], bool]


class Condition(Protocol):
    """Something that a card must meet to be found."""

    @abstractmethod
    def sql(self) -> Sql:
        """What of it SQL can say."""

    @abstractmethod
    def fits(self, one: Searched) -> bool:
        """Whether a card meets it."""


@final
@dataclass(frozen=True)
class All:
    """All conditions hold."""

    parts: tuple[Condition, ...] = ()

    def sql(self) -> Sql:
        found = [part.sql() for part in self.parts]
        return _joined(" AND ", found) if found else ANY

    def fits(self, one: Searched) -> bool:
        return all(part.fits(one) for part in self.parts)


@final
@dataclass(frozen=True)
class AnyOf:
    """One of the conditions holds."""

    parts: tuple[Condition, ...]

    def sql(self) -> Sql:
        return _joined(" OR ", [part.sql() for part in self.parts])

    def fits(self, one: Searched) -> bool:
        return any(part.fits(one) for part in self.parts)


@final
@dataclass(frozen=True)
class IsNot:
    """A condition doesn't hold."""

    part: Condition

    def sql(self) -> Sql:
        return ANY  # the SQL of the part may find more than meets it

    def fits(self, one: Searched) -> bool:
        return not self.part.fits(one)


@final
@dataclass(frozen=True)
class WordsHave:
    """Words stand in the name, the type line or the text."""

    words: str

    def sql(self) -> Sql:
        return "instr(words, ?)", (fold(self.words),)

    def fits(self, one: Searched) -> bool:
        return fold(self.words) in search_words(one.data)


@final
@dataclass(frozen=True)
class TypeHas:
    """A word stands in a type line."""

    word: str

    def sql(self) -> Sql:
        return "instr(type_words, ?)", (fold(self.word),)

    def fits(self, one: Searched) -> bool:
        return fold(self.word) in type_words(one.data)


@final
@dataclass(frozen=True)
class TextHas:
    """Words stand in the text, where a ~ is the card: its name, or "this" as texts call it."""

    words: str

    def sql(self) -> Sql:
        return ("instr(words, ?)", (fold(self.words),)) if "~" not in self.words else ANY

    def fits(self, one: Searched) -> bool:
        return any(
            fold(self.words.replace("~", said)) in fold(face.text)
            for face in one.data.faces
            for said in (face.name, "this")
        )


@final
@dataclass(frozen=True)
class IsNamed:
    """Words stand in a name, in either language."""

    words: str

    def sql(self) -> Sql:
        return "instr(words, ?)", (fold(self.words),)

    def fits(self, one: Searched) -> bool:
        data = one.data
        names = (data.name, *(face.name for face in data.faces), *data.spanish)
        return any(fold(self.words) in fold(name) for name in names)


@final
@dataclass(frozen=True)
class IsPrintedIn:
    """The card was printed in a set."""

    code: str

    def sql(self) -> Sql:
        return ANY  # files of sets know printings that aren't stored

    def fits(self, one: Searched) -> bool:
        return self.code.upper() in one.data.printings or self.code.upper() in one.printed


@final
@dataclass(frozen=True)
class ColorsAre:
    """The colors compare with a set of them: ``>=`` has them all, ``<=`` has no others."""

    sign: str
    colors: int

    def sql(self) -> Sql:
        if self.sign == "=":
            return "colors = ?", (self.colors,)
        return ("colors & ? = ?", (self.colors, self.colors)) if self.sign == ">=" else ANY

    def fits(self, one: Searched) -> bool:
        return _sets_compare(color_mask(one.data), self.sign, self.colors)


@final
@dataclass(frozen=True)
class IdentityIs:
    """The color identity compares with a set of colors. CR 903.4."""

    sign: str
    colors: int

    def sql(self) -> Sql:
        return ANY

    def fits(self, one: Searched) -> bool:
        return _sets_compare(_identity(one.data), self.sign, self.colors)


@final
@dataclass(frozen=True)
class ManaValueIs:
    """The mana value compares with a number. CR 202.3."""

    sign: str
    number: float

    def sql(self) -> Sql:
        return f"mana_value {self.sign} ?", (self.number,)

    def fits(self, one: Searched) -> bool:
        return _compares(one.data.mana_value, self.sign, self.number)


@final
@dataclass(frozen=True)
class NumberIs:
    """A printed number of a face, such as its power, compares with one. A * counts as 0, as where
    nothing defines it (CR 107.2).
    """

    what: str
    sign: str
    number: float

    def sql(self) -> Sql:
        return ANY

    def fits(self, one: Searched) -> bool:
        return any(_compares(number, self.sign, self.number) for number in self._numbers(one))

    def _numbers(self, one: Searched) -> Iterator[float]:
        for face in one.data.faces:
            said = {
                "power": face.power,
                "toughness": face.toughness,
                "loyalty": face.loyalty,
                "defense": face.defense,
            }[self.what]
            if said:
                digits = re.search(r"-?[0-9]+(?:\.[0-9]+)?", said)
                yield float(digits[0]) if digits else 0.0


@final
@dataclass(frozen=True)
class LegalityIs:
    """The card file says of the card what is asked of it in a format."""

    format: str
    states: tuple[str, ...]

    def sql(self) -> Sql:
        return ANY

    def fits(self, one: Searched) -> bool:
        return one.state(self.format) in self.states


@final
@dataclass(frozen=True)
class IsPlayable:
    """The card compiles."""

    def sql(self) -> Sql:
        return ANY

    def fits(self, one: Searched) -> bool:
        return one.compiles()


def every(*parts: Condition) -> Condition:
    """A condition that all of these hold; what takes long is asked last."""
    return parts[0] if len(parts) == 1 else All(tuple(sorted(parts, key=_takes_long)))


def _takes_long(condition: Condition) -> bool:
    """Whether cards may have to be compiled for a condition."""
    if isinstance(condition, IsNot):
        return _takes_long(condition.part)
    if isinstance(condition, (All, AnyOf)):
        return any(_takes_long(part) for part in condition.parts)
    return isinstance(condition, IsPlayable)


def _joined(word: str, parts: list[Sql]) -> Sql:
    said = word.join(f"({text})" for text, _ in parts)
    return said, tuple(value for _, values in parts for value in values)


def _compares(left: float, sign: str, right: float) -> bool:
    if sign == "=":
        return left == right
    if sign == "!=":
        return left != right
    if sign in ("<", "<="):
        return left < right or (sign == "<=" and left == right)
    return left > right or (sign == ">=" and left == right)


def _sets_compare(left: int, sign: str, right: int) -> bool:
    if sign == "=":
        return left == right
    if sign == "!=":
        return left != right
    if sign in ("<", "<="):
        return left & right == left and (sign == "<=" or left != right)
    return left & right == right and (sign == ">=" or left != right)


def _identity(data: CardData) -> int:
    """The mask of the color identity by a card's facts, with what lands of basic types can produce.
    CR 903.4, 903.5d.
    """
    mask = color_mask(data)
    for face in data.faces:
        mask |= colors_written(face.mana_cost, face.text)
        for land, color in zip(BASIC_LAND_TYPES, COLOR_LETTERS, strict=True):
            mask |= color if land in face.subtypes else 0
    return mask
