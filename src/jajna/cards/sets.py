"""Sets: which cards they have, with what collector number and rarity. CR 206, 213.1.

Eighth Edition comes with the package; others are read from files in MTGJSON's form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.cards.mtgjson import unpack
from jajna.errors import CardError

__all__ = ["CardSet", "Numbered", "embedded_sets", "known_sets", "read_set_file", "set_called"]

DATA: Final = "set_files"
SUFFIXES: Final = (".json", ".gz", ".xz", ".zip")
NUMBER: Final = re.compile(r"([^\d]*)(\d*)(.*)")


@final
class Numbered(msgspec.Struct, frozen=True):
    """A card of a set: ``rarity`` is common, uncommon, rare, mythic, special or bonus."""

    name: str
    number: str
    rarity: str

    def rank(self) -> tuple[str, int, str]:
        """Where it comes in the order of collector numbers; those with a letter before last."""
        found = NUMBER.fullmatch(self.number)
        assert found is not None, self.number
        return found[1], int(found[2] or 0), found[3]


@final
class CardSet(msgspec.Struct, frozen=True):
    """A set with its cards in the order of their collector numbers.

    ``size`` is the total that stands behind the collector number; cards with a number above it, or
    one that doesn't begin with a digit, aren't of the regular set.
    """

    code: str
    name: str
    released: str
    size: int
    cards: tuple[Numbered, ...]

    def printings(self, name: str) -> list[Numbered]:
        """Every printing of the card of this name; that of a whole card for a name of a face."""
        return [one for one in self.cards if name in (one.name, *one.name.split(" // "))]

    def place(self, card: Numbered) -> str:
        """The collector number with the size of the set, as it stands on the card: "15/350"."""
        regular = card.number.isdecimal() and int(card.number) <= self.size
        return f"{card.number}/{self.size}" if regular else card.number


class _Set(msgspec.Struct, frozen=True):
    code: str
    name: str
    cards: tuple[Numbered, ...]
    baseSetSize: int = 0
    totalSetSize: int = 0
    releaseDate: str = ""

    def made(self) -> CardSet:
        ordered = tuple(sorted(self.cards, key=Numbered.rank))
        size = self.baseSetSize or self.totalSetSize
        return CardSet(self.code.upper(), self.name, self.releaseDate, size, ordered)


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

    In the order of their release. Raises CardError for a file that can't be read.
    """
    found = {one.code: one for one in embedded_sets()}
    paths = sorted(folder.iterdir()) if folder.is_dir() else []
    for path in paths:
        if path.suffix in SUFFIXES:
            found |= {one.code: one for one in read_set_file(path)}
    return tuple(sorted(found.values(), key=lambda one: (one.released, one.code)))


def set_called(word: str, sets: Iterable[CardSet]) -> CardSet:
    """The set with this code or name. Raises CardError, with those there are, for none."""
    held = tuple(sets)
    wanted = word.casefold()
    for one in held:
        if wanted in (one.code.casefold(), one.name.casefold()):
            return one
    raise CardError(f"no set is called {word!r}; there are {', '.join(one.code for one in held)}")


def _decoded(content: bytes, name: str) -> tuple[CardSet, ...]:
    try:
        try:
            return (msgspec.json.decode(content, type=_One).data.made(),)
        except msgspec.ValidationError:
            several = msgspec.json.decode(content, type=_Several).data
    except msgspec.DecodeError as error:
        raise CardError(f"{name} has no sets as MTGJSON writes them: {error}") from error
    if not several:
        raise CardError(f"{name} holds no sets")
    return tuple(one.made() for one in several.values())
