"""Formats by name: those that come with the package, and those that files of the user describe.

A format is data, as sets are: a TOML file says which sets it has and what else differs from
constructed play. CR 100.2, 100.6.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias, final

from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.errors import DeckError
from jajna.files import ContentError, FileError, from_toml, inside, pass_over, read_text
from jajna.formats.construction import (
    CONSTRUCTED,
    CONSTRUCTIONS,
    WITH_COMMANDERS,
    Announcement,
    Construction,
)
from jajna.formats.described import Described, packaged
from jajna.messages import Message, cause
from jajna.text.catalogue import message

__all__ = ["Formats", "PrintedIn", "Prints", "formats_of", "known_formats", "played_on"]

PrintedIn: TypeAlias = Callable[[Iterable[str]], frozenset[str]]
"""The names of the cards that are in sets with these codes: ``Pool.printed_in``."""

FOLDER: Final = "formats"
SUFFIX: Final = ".toml"
BANNED: Final = "Banned"
RESTRICTED: Final = "Restricted"
ONLY_LEADING: Final = "only leading"
NEVER_LEADING: Final = "never leading"
BLANKS: Final = re.compile(r"[\s_-]+")
NO_FORMAT: Final = message(
    "no format is called {name}; there are {known}, and codes of sets that are known, as 8ED"
)
NO_FORMAT_NOW: Final = message(
    "no format is called {name}; there are {known}, and codes of sets that are known, as 8ED; at "
    "other times there are {others}"
)
NO_CARDS: Final = message(
    "no card of the sets of {name} is known: 'jajna cards update' fetches card data, and files of "
    "sets can be put into the folder 'sets' of your data, which 'jajna about' names"
)
NO_RARITIES: Final = message(
    "which cards {name} has isn't known: it asks for cards that were printed as {rarity} in any "
    "set, and card data of today say which these are ('jajna cards update')"
)
NOT_PLAYED: Final = message("{name} wasn't played on {day}, as far as is known: from {begins} on")
NOT_PLAYED_ANY_MORE: Final = message("{name} was played from {begins} until {ends}, not on {day}")
PLAYED_ON: Final = {"2003-07": "2003-07-28"}
"""The days on which an era's formats are looked up that aren't the date of its rules: the rules of
July 2003 came for Eighth Edition, which was released on the 28th."""


def played_on(era: Era) -> str:
    """The day, ISO, whose formats an era plays."""
    return PLAYED_ON.get(era.edition, era.date)


def _unknown(word: str) -> Mapping[str, str]:
    return {}


@final
@dataclass(frozen=True)
class Prints:
    """What is known of printed cards: names of those in sets, and what MTGJSON says of their
    legality in a format today; nothing where that isn't wanted.
    """

    printed_in: PrintedIn
    present: Callable[[str], Mapping[str, str]] = _unknown


@final
class Formats:
    """The formats there are on a day; files in ``folder`` add to them, or replace one by its name.

    Codes of sets, joined by "+", are formats too: constructed play with their cards alone. The day
    is that of the era, unless it is said as ``day``.
    """

    def __init__(self, folder: Path, prints: Prints, era: Era = CURRENT, day: str = "") -> None:
        self.day = day or played_on(era)
        self.folder = folder
        self._prints = prints
        self._described = {**packaged(), **_files(folder)}

    def names(self) -> tuple[str, ...]:
        """The names of all formats that are played."""
        played = [name for name, one in self._described.items() if one.is_played(self.day)]
        return tuple(dict.fromkeys((*CONSTRUCTIONS, *played)))

    def called(self, name: str) -> Construction:
        """The format of this name.

        Raises DeckError, with those there are, for none, for one that wasn't played then, and for
        one none of whose cards is known.
        """
        wanted = self._named(name)
        described = self._described.get(wanted)
        if described is not None:
            self._check_played(wanted, described)
            if described.rarity and not self._present(described):
                raise DeckError(Message(NO_RARITIES, name=repr(name), rarity=described.rarity))
        found = self.on(wanted, self.day)
        if found is None:
            raise DeckError(self._unknown(name))
        if found.cards is not None and not found.cards:
            raise DeckError(Message(NO_CARDS, name=repr(name)))
        return found

    def on(self, name: str, day: str) -> Construction | None:
        """The format of this name on a day, whether or not any of its cards is known; None for no
        such format.
        """
        described = self._described.get(name)
        if described is not None:
            return self._constructed(name, described, day)
        if name in CONSTRUCTIONS:
            return CONSTRUCTIONS[name]
        if name in WITH_COMMANDERS:
            return WITH_COMMANDERS[name]
        codes = name.upper().split("+")
        if all(self._prints.printed_in([code]) for code in codes):
            return replace(CONSTRUCTED, name="+".join(codes), cards=self._prints.printed_in(codes))
        return None

    def dated(self) -> tuple[str, ...]:
        """The names of the formats that change with days, whether or not they are played now, those
        aside that ask for rarities.
        """
        return tuple(name for name, one in self._described.items() if one.begins and not one.rarity)

    def described(self, name: str) -> Described | None:
        """What a file says of a format; None for one without."""
        return self._described.get(self._named(name))

    def _named(self, name: str) -> str:
        """The name of a format as files have it: a dash or an underscore may stand for a blank."""
        wanted = name.casefold().strip()
        spaced = BLANKS.sub(" ", wanted)
        return spaced if spaced in self._described else wanted

    def is_of_today(self, name: str) -> bool:
        """Whether a format is what imported card data say of it."""
        described = self.described(name)
        return described is not None and bool(self._present(described))

    def is_whole(self, name: str) -> bool:
        """Whether the lists of a format are known to be whole on its day."""
        described = self.described(name)
        return described is None or described.is_whole(self.day) or self.is_of_today(name)

    def _unknown(self, name: str) -> Message:
        """That no format has a name, with those there are, and those of other times."""
        others = ", ".join(
            f"{word} ({one.begins} – {one.ends})" if one.ends else f"{word} ({one.begins} –)"
            for word, one in self._described.items()
            if not one.is_played(self.day)
        )
        words = {"name": repr(name), "known": ", ".join(self.names())}
        return (
            Message(NO_FORMAT_NOW, **words, others=others)
            if others
            else Message(NO_FORMAT, **words)
        )

    def _check_played(self, name: str, described: Described) -> None:
        if self.day < described.begins:
            raise DeckError(
                Message(NOT_PLAYED, name=repr(name), day=self.day, begins=described.begins)
            )
        if described.ends and self.day >= described.ends:
            words = {"begins": described.begins, "ends": described.ends}
            raise DeckError(Message(NOT_PLAYED_ANY_MORE, name=repr(name), day=self.day, **words))

    def _present(self, described: Described) -> Mapping[str, str]:
        return self._prints.present(described.legalities) if described.legalities else {}

    def _constructed(self, name: str, described: Described, day: str) -> Construction:
        numbers = replace(described.numbers, name=name)
        present = self._present(described)
        if present:
            listed = frozenset(card for card, state in present.items() if state == RESTRICTED)
            nothing: frozenset[str] = frozenset()
            meant = described.restricted_are
            return replace(
                numbers,
                cards=frozenset(present),
                banned=frozenset(card for card, state in present.items() if state == BANNED),
                restricted=nothing if meant else listed,
                only_leading=listed if meant == ONLY_LEADING else nothing,
                never_leading=listed if meant == NEVER_LEADING else nothing,
            )
        state = described.state(day)
        sets, banned, restricted = state.sets, dict(state.banned), dict(state.restricted)
        if described.pool_of:
            sets = self._described[described.pool_of].state(day).sets
        if described.bans_restricted_of:
            other = self._described[described.bans_restricted_of].state(day)
            banned |= other.banned | other.restricted
        lists = {**restricted, **banned}
        return replace(
            numbers,
            cards=None if sets is None else self._prints.printed_in(sets),
            banned=frozenset(banned),
            restricted=frozenset(restricted),
            announcements={card: Announcement(one.date, one.source) for card, one in lists.items()},
        )


def known_formats(pool: Pool, era: Era, day: str = "") -> Formats:
    """The formats there are in an era, or on a day; those of the user are in a folder beside the
    pool.

    What imported card data say holds today, as they do not say when: with the rules of today, and
    on days since the data are of.
    """
    since = pool.imported_on
    is_today = since != "" and day >= since if day else era.edition == CURRENT.edition
    prints = Prints(pool.printed_in, pool.legalities if is_today else _unknown)
    return Formats(pool.path.parent / FOLDER, prints, era, day)


def formats_of(pool: Pool, day: str = "") -> Callable[[str, Era], Construction]:
    """A function from a name and an era to the format. It raises as ``Formats.called``."""
    return lambda name, era: known_formats(pool, era, day).called(name)


def _files(folder: Path) -> dict[str, Described]:
    """The formats that files describe, by name; a file that can't be used is passed over.

    Raises DeckError for a folder that can't be read.
    """
    try:
        paths = [path for path in inside(folder) if path.suffix == SUFFIX]
    except FileError as error:
        raise DeckError(cause(error)) from error
    found: dict[str, Described] = {}
    for path in paths:
        try:
            file = _read(path)
        except DeckError as error:
            pass_over(error)
            continue
        found[(file.name or path.stem).casefold()] = file
    return found


def _read(path: Path) -> Described:
    """Raises DeckError for a file that describes no format."""
    try:
        found = from_toml(read_text(path), Described)
        for other in (found.pool_of, found.bans_restricted_of):
            if other and other not in packaged():
                raise ContentError(Message("no format is called {name}", name=repr(other)))
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
    return found
