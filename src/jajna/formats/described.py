"""Formats as data: which sets they have, on which days, and what was banned and restricted when.

Files of the package describe formats of tournaments, files of the user others. CR 100.2, 100.6.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from jajna.formats.construction import (
    BRAWL,
    COMMANDER,
    CONSTRUCTED,
    OATHBREAKER,
    PAUPER_COMMANDER,
    Construction,
)
from jajna.formats.release_dates import releases

__all__ = ["Change", "Described", "State", "packaged"]

FOLDER: Final = "dated"
SUFFIX: Final = ".toml"
SETS: Final = "sets.toml"
ALWAYS: Final = "9999-12-31"
BUILT: Final[dict[str, Construction]] = {
    "": CONSTRUCTED,
    COMMANDER.name: COMMANDER,
    BRAWL.name: BRAWL,
    PAUPER_COMMANDER.name: PAUPER_COMMANDER,
    OATHBREAKER.name: OATHBREAKER,
}
"""Whose numbers a format has where it says none, by what it says of commanders."""

_Number = Annotated[int, msgspec.Meta(ge=0)]
_Day = Annotated[str, msgspec.Meta(pattern=r"\A([0-9]{4}-[0-9]{2}-[0-9]{2})?\Z")]


class PoolPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sets of a format: those with ``codes``, or all of some ``kinds``, of these only those that
    were ``released`` since a day, or between two.

    They are in it since the day of their release, or ``since`` another, and no longer on the day
    ``until``.
    """

    codes: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    released: tuple[_Day, ...] = ()
    since: _Day = ""
    until: _Day = ""

    def codes_on(self, day: str) -> list[str]:
        """The codes of the sets that are in the format on a day."""
        if self.until and day >= self.until:
            return []
        return [code for code, began in self.days().items() if began <= day]

    def days(self) -> dict[str, str]:
        """The day since which each set is in the format, ``""`` for one of unknown release."""
        known = releases()
        if self.codes:
            listed = {code: known[code].day if code in known else "" for code in self.codes}
            return {code: self.since or began for code, began in listed.items()}
        first = self.released[0] if self.released else ""
        last = self.released[1] if len(self.released) > 1 else ALWAYS
        return {
            code: max(one.day, self.since)
            for code, one in known.items()
            if one.kind in self.kinds and first <= one.day <= last
        }


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the lists on a day, and where it was told."""

    date: _Day
    source: str = ""
    banned: tuple[str, ...] = ()
    unbanned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    unrestricted: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True):
    """What a format is on a day: the codes of its sets, None for all cards, and its lists: the
    change that put each card there, by name.
    """

    sets: tuple[str, ...] | None
    banned: dict[str, Change]
    restricted: dict[str, Change]


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A format's file; numbers that are left out are as in constructed play.

    Without ``sets``, ``pool`` and ``pool_of`` it has the cards of all sets. ``pool_of`` names a
    format whose sets it has, ``bans_restricted_of`` one whose restricted cards it bans, with those
    banned there. ``rarity`` asks for cards of it, ``commander`` is ``commander``, ``brawl``,
    ``pauper-commander`` or ``oathbreaker``. ``legalities`` is MTGJSON's word for the format, and
    ``restricted_are`` says what it calls restricted there: cards that are ``only leading`` decks,
    or ``never leading`` them, and else those of which a deck has one copy. It is played since the
    day it ``begins`` until the day it ``ends``; its lists are known to be whole between the two
    days of ``whole``.
    """

    name: str = ""
    sets: tuple[str, ...] | None = None
    pool: tuple[PoolPart, ...] = ()
    pool_of: str = ""
    rarity: str = ""
    commander: str = ""
    smallest_deck: _Number | None = None
    largest_deck: _Number | None = None
    largest_sideboard: _Number | None = None
    most_copies: _Number | None = None
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    bans_restricted_of: str = ""
    legalities: str = ""
    restricted_are: Literal["", "only leading", "never leading"] = ""
    begins: _Day = ""
    ends: _Day = ""
    whole: tuple[_Day, _Day] | None = None

    def __post_init__(self) -> None:
        if self.commander not in BUILT:
            raise ValueError(f"commander is one of {', '.join(filter(None, BUILT))}")

    @property
    def numbers(self) -> Construction:
        """The numbers of the format, without its cards and lists."""
        usual = BUILT[self.commander]
        copies = usual.most_copies if self.most_copies is None else self.most_copies
        return Construction(
            self.name,
            usual.rule,
            usual.smallest_deck if self.smallest_deck is None else self.smallest_deck,
            usual.largest_sideboard if self.largest_sideboard is None else self.largest_sideboard,
            copies or None,
            largest_deck=usual.largest_deck if self.largest_deck is None else self.largest_deck,
            commander=usual.commander,
        )

    def is_played(self, day: str) -> bool:
        """Whether the format is played on a day."""
        return self.begins <= day and (not self.ends or day < self.ends)

    def is_whole(self, day: str) -> bool:
        """Whether the lists are known to be whole on a day; those of users are."""
        if self.whole is None:
            return not self.begins
        return self.whole[0] <= day <= self.whole[1]

    def state(self, day: str) -> State:
        """Its own sets and lists on a day."""
        first = Change("")
        banned = dict.fromkeys(self.banned, first)
        restricted = dict.fromkeys(self.restricted, first)
        for one in self.changes:
            if one.date > day:
                continue
            for name in one.unbanned:
                banned.pop(name, None)
            for name in one.unrestricted:
                restricted.pop(name, None)
            banned |= dict.fromkeys(one.banned, one)
            restricted |= dict.fromkeys(one.restricted, one)
        return State(self._sets(day), banned, restricted)

    def days(self, codes: Iterable[str]) -> set[str]:
        """The days on which something changes for cards that sets with these codes have."""
        found = {self.begins, self.ends, *(one.date for one in self.changes)}
        for part in self.pool:
            began = part.days()
            found |= {began[code] for code in codes if code in began} | {part.until}
        return found - {""}

    def _sets(self, day: str) -> tuple[str, ...] | None:
        if self.sets is None and not self.pool:
            return None
        found = dict.fromkeys(self.sets or ())
        for part in self.pool:
            found |= dict.fromkeys(part.codes_on(day))
        return tuple(found)


@cache
def packaged() -> dict[str, Described]:
    """The formats that files of the package describe, by name."""
    folder = files("jajna.formats").joinpath(FOLDER)
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(SUFFIX))
    found = [
        msgspec.toml.decode(folder.joinpath(name).read_bytes(), type=Described)
        for name in names
        if name != SETS
    ]
    return {one.name: one for one in found}
