"""Formats by name: those that come with the package, and those that files describe.

A format is data, as sets are: a TOML file says which sets it has and what else differs from
constructed play. CR 100.2, 100.6.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, final

import msgspec

from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.errors import DeckError
from jajna.files import ContentError, FileError, from_toml, inside, pass_over, read_text
from jajna.formats.construction import CONSTRUCTED, CONSTRUCTIONS, Construction
from jajna.formats.standard import (
    BLOCKS,
    PrintedIn,
    block_constructed,
    constructed_of,
    standard,
)
from jajna.messages import Message, cause
from jajna.text.catalogue import message

__all__ = ["Formats", "formats_of", "known_formats"]

STANDARD: Final = "standard"
FOLDER: Final = "formats"
SUFFIX: Final = ".toml"
BLOCK: Final = " block"
NO_FORMAT: Final = message(
    "no format is called {name}; there are {known}, and codes of sets that are known, as 8ED"
)
NO_CARDS: Final = message(
    "no card of the sets of {name} is known: 'jajna cards update' fetches card data, and files of "
    "sets can be put into the folder 'sets' of your data"
)

_Number = Annotated[int, msgspec.Meta(ge=0)]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A format's file; what is left out is as in constructed play, with the cards of all sets."""

    name: str = ""
    sets: tuple[str, ...] | None = None
    smallest_deck: _Number = CONSTRUCTED.smallest_deck
    largest_sideboard: _Number | None = CONSTRUCTED.largest_sideboard
    most_copies: _Number = CONSTRUCTED.most_copies or 0
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()


@final
class Formats:
    """The formats there are in an era; files in ``folder`` add to them, or replace one by its name.

    Codes of sets, joined by "+", are formats too: constructed play with their cards alone.
    ``printed_in`` says which cards are in sets.
    """

    def __init__(self, folder: Path, printed_in: PrintedIn, era: Era = CURRENT) -> None:
        self.era = era
        self._folder = folder
        self._printed_in = printed_in

    def names(self) -> tuple[str, ...]:
        """The names of all formats. Raises DeckError for a folder that can't be read."""
        blocks = [f"{block}{BLOCK}".casefold() for block in BLOCKS]
        return tuple(dict.fromkeys((*CONSTRUCTIONS, STANDARD, *blocks, *self._files())))

    def called(self, name: str) -> Construction:
        """The format of this name.

        Raises DeckError, with those there are, for none, and for one none of whose cards is known.
        """
        found = self._found(name.casefold().strip())
        if found is None:
            raise DeckError(Message(NO_FORMAT, name=repr(name), known=", ".join(self.names())))
        if found.cards is not None and not found.cards:
            raise DeckError(Message(NO_CARDS, name=repr(name)))
        return found

    def _found(self, wanted: str) -> Construction | None:
        files = self._files()
        if wanted in files:
            return self._described(wanted, files[wanted])
        if wanted in CONSTRUCTIONS:
            return CONSTRUCTIONS[wanted]
        if wanted == STANDARD:
            return standard(self.era, self._printed_in)
        for block in BLOCKS:
            if wanted == f"{block}{BLOCK}".casefold():
                return replace(block_constructed(block, self._printed_in), name=wanted)
        codes = wanted.upper().split("+")
        if all(self._printed_in([code]) for code in codes):
            return constructed_of("+".join(codes), codes, self._printed_in)
        return None

    def _described(self, name: str, file: _File) -> Construction:
        return Construction(
            name,
            CONSTRUCTED.rule,
            file.smallest_deck,
            file.largest_sideboard,
            file.most_copies or None,
            None if file.sets is None else self._printed_in(file.sets),
            frozenset(file.banned),
            frozenset(file.restricted),
        )

    def _files(self) -> dict[str, _File]:
        """The formats that files describe, by name; a file that can't be used is passed over."""
        try:
            paths = [path for path in inside(self._folder) if path.suffix == SUFFIX]
        except FileError as error:
            raise DeckError(cause(error)) from error
        found: dict[str, _File] = {}
        for path in paths:
            try:
                file = _read(path)
            except DeckError as error:
                pass_over(error)
                continue
            found[(file.name or path.stem).casefold()] = file
        return found


def known_formats(pool: Pool, era: Era) -> Formats:
    """The formats there are in an era; those of the user are in a folder beside the pool."""
    return Formats(pool.path.parent / FOLDER, pool.printed_in, era)


def formats_of(pool: Pool) -> Callable[[str, Era], Construction]:
    """A function from a name and an era to the format. It raises as ``Formats.called``."""
    return lambda name, era: known_formats(pool, era).called(name)


def _read(path: Path) -> _File:
    try:
        return from_toml(read_text(path), _File)
    except FileError as error:
        raise DeckError(cause(error)) from error
    except ContentError as error:
        raise DeckError(
            Message(
                "{path} describes no format: {why}; mend it or move it away",
                path=str(path),
                why=cause(error),
            )
        ) from error
