"""Sets: which cards they have, with what collector number and rarity, and what is in their
boosters. CR 206, 213.1.

Eighth Edition comes with the package; others are read from files in MTGJSON's form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar, final

import msgspec

from jajna.cards.packed import unpack
from jajna.errors import CardError
from jajna.files import ContentError, FileError, from_json, inside, pass_over
from jajna.messages import Message, cause
from jajna.text.catalogue import SPANISH, message
from jajna.typed import printable, whole_number

__all__ = [
    "BoosterData",
    "CardSet",
    "Contents",
    "Numbered",
    "SheetData",
    "embedded_sets",
    "known_sets",
    "one_or_several",
    "read_set_file",
    "set_called",
    "set_files",
]

T = TypeVar("T")
S = TypeVar("S")
DATA: Final = "set_files"
SUFFIXES: Final = (".json", ".gz", ".xz", ".zip")
FRONT: Final = "a"
NO_SET: Final = message(
    "no set is called {word}; there are {known}. To add one put its file, as MTGJSON has it, into "
    "the folder 'sets' of your data, which 'jajna about' names"
)
NUMBER: Final = re.compile(r"([^0-9]*)([0-9]*)(.*)", re.DOTALL)


@final
class Numbered(msgspec.Struct, frozen=True):
    """A card of a set: ``rarity`` is common, uncommon, rare, mythic, special or bonus.

    ``uuid`` is what the sheets of boosters call it; where there is none they have its number.
    """

    name: str
    number: str
    rarity: str
    uuid: str = ""
    colors: tuple[str, ...] = ()
    """Their letters, where the file tells them."""

    def rank(self) -> tuple[str, int, str]:
        """The key that orders collector numbers; those with a letter in front come last."""
        found = NUMBER.fullmatch(self.number)
        assert found is not None, self.number
        return found[1], whole_number(found[2]) or 0, found[3]


@final
class SheetData(msgspec.Struct, frozen=True, rename="camel"):
    """Cards that are printed together, with how often each is on the sheet.

    Of a ``fixed`` sheet every card is in each booster, as often as it is on the sheet. With
    ``balance_colors`` each booster has a card of each color from it; with ``foil`` all are foils.
    """

    cards: dict[str, int]
    balance_colors: bool = False
    fixed: bool = False
    allow_duplicates: bool = False
    foil: bool = False


@final
class Contents(msgspec.Struct, frozen=True):
    """The number of cards of each sheet in a booster; ``weight`` is how frequent that is."""

    contents: dict[str, int]
    weight: int = 1


@final
class BoosterData(msgspec.Struct, frozen=True):
    """The data of a set's file on one kind of boosters, in MTGJSON's form.

    Contents may also name sheets that aren't there, by a rarity: see ``formats.boosters``.
    """

    boosters: tuple[Contents, ...]
    sheets: dict[str, SheetData] = {}


@final
class CardSet(msgspec.Struct, frozen=True):
    """A set with its cards in the order of their collector numbers.

    ``boosters`` are the kinds that its file tells of, by name. ``size`` is the total that stands
    behind the collector number; cards with a number above it, or one that doesn't begin with a
    digit, aren't of the regular set.
    """

    code: str
    name: str
    released: str
    size: int
    cards: tuple[Numbered, ...]
    boosters: dict[str, BoosterData] = {}
    spanish_name: str = ""

    def called(self, code: str) -> str:
        """The name of the set in a language, the English one where no other is known."""
        return (code == SPANISH and self.spanish_name) or self.name

    def regular(self) -> list[Numbered]:
        """The cards of the regular set, all of them where its size isn't known."""
        return [one for one in self.cards if not self.size or self.is_regular(one)]

    def is_regular(self, card: Numbered) -> bool:
        """Whether the collector number is a plain one, and not above the size of the set."""
        number = whole_number(card.number)
        return number is not None and number <= self.size

    def printings(self, name: str) -> list[Numbered]:
        """Every printing of the card of this name; for the name of a face the name of the whole
        card.
        """
        return [one for one in self.cards if name in (one.name, *one.name.split(" // "))]

    def place(self, card: Numbered) -> str:
        """The collector number with the size of the set, as it stands on the card: "15/350"."""
        return f"{card.number}/{self.size}" if self.is_regular(card) else card.number


class _Card(msgspec.Struct, frozen=True):
    name: str
    number: str
    rarity: str
    uuid: str = ""
    side: str | None = None
    colors: tuple[str, ...] = ()

    @property
    def is_front(self) -> bool:
        """Whether the entry is for the whole card or its front, not for another face."""
        return self.side in (None, FRONT)


class _Set(msgspec.Struct, frozen=True):
    code: str
    name: str
    cards: tuple[_Card, ...]
    baseSetSize: int = 0
    totalSetSize: int = 0
    releaseDate: str = ""
    booster: dict[str, BoosterData] | None = None
    translations: dict[str, str | None] | None = None

    def made(self) -> CardSet:
        fronts = [
            Numbered(
                printable(one.name),
                printable(one.number),
                printable(one.rarity),
                one.uuid,
                one.colors,
            )
            for one in self.cards
            if one.is_front
        ]
        ordered = tuple(sorted(fronts, key=Numbered.rank))
        size = self.baseSetSize or self.totalSetSize
        code = printable(self.code.upper())
        name, released = printable(self.name), printable(self.releaseDate)
        spanish = printable((self.translations or {}).get("Spanish") or "")
        return CardSet(code, name, released, size, ordered, self.booster or {}, spanish)


class _One(msgspec.Struct, frozen=True):
    data: _Set


class _Several(msgspec.Struct, frozen=True):
    data: dict[str, _Set]


def embedded_sets() -> tuple[CardSet, ...]:
    """The sets that come with the package."""
    folder = files("jajna.cards").joinpath(DATA)
    named = sorted(one.name for one in folder.iterdir() if one.name.endswith(SUFFIXES))
    return tuple(_decoded(folder.joinpath(name).read_bytes(), name)[0] for name in named)


def read_set_file(path: Path) -> tuple[CardSet, ...]:
    """The sets of a file, packed or plain, with one set or several by their codes.

    Raises CardError if it can't be read or has no sets.
    """
    return _decoded(unpack(path), str(path))


def known_sets(folder: Path) -> tuple[CardSet, ...]:
    """The sets of the files in a folder, and those of the package that it has no file for.

    In the order of their release. A file that can't be used is passed over with a warning.
    """
    found = {one.code: one for one in embedded_sets()}
    for path in set_files(folder):
        try:
            found |= {one.code: one for one in read_set_file(path)}
        except CardError as error:
            pass_over(error)
    return tuple(sorted(found.values(), key=lambda one: (one.released, one.code)))


def set_files(folder: Path) -> list[Path]:
    """The files with sets in a folder, in alphabetical order; none where there is no folder.

    Raises CardError for a folder that can't be read.
    """
    try:
        return [path for path in inside(folder) if path.suffix in SUFFIXES]
    except FileError as error:
        raise CardError(cause(error)) from error


def set_called(word: str, sets: Iterable[CardSet]) -> CardSet:
    """The set with this code or name. Raises CardError, with those there are, for none."""
    held = tuple(sets)
    wanted = word.casefold()
    for one in held:
        if wanted and wanted in (
            one.code.casefold(), one.name.casefold(), one.spanish_name.casefold()
        ):  # fmt: skip
            return one
    known = ", ".join(one.code for one in held)
    raise CardError(Message(NO_SET, word=repr(word), known=known))


def _decoded(content: bytes, name: str) -> tuple[CardSet, ...]:
    found = one_or_several(content, name, _One, _Several)
    several = (found.data,) if isinstance(found, _One) else tuple(found.data.values())
    if not several:
        raise CardError(Message("{name} holds no sets", name=name))
    return tuple(one.made() for one in several)


def one_or_several(content: bytes, name: str, one: type[T], several: type[S]) -> T | S:
    """What a file has of a set or of several. Raises CardError for what has none."""
    try:
        try:
            return from_json(content, one)
        except ContentError as error:
            if not error.is_json:
                raise
            return from_json(content, several)
    except ContentError as error:
        raise CardError(
            Message(
                "{path} has no sets as MTGJSON writes them: {why}; mend it or move it away",
                path=name,
                why=cause(error),
            )
        ) from error
