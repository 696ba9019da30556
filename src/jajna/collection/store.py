"""The file of profiles: JSON with a version, written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec

from jajna.cards.pool import data_folder
from jajna.collection.cards import Collection
from jajna.collection.errors import CollectionError
from jajna.collection.profiles import Offer, Opening, Profile, Profiles, SavedDeck
from jajna.files import (
    ContentError,
    FileError,
    alone_with,
    from_json,
    read_whole,
    unreadable,
    write_whole,
)
from jajna.formats.deck import Finish, Printing
from jajna.messages import Message, cause
from jajna.text.catalogue import message
from jajna.typed import printable

__all__ = ["VERSION", "change", "profiles_path", "read_profiles", "write_profiles"]

FILE_NAME: Final = "profiles.json"
VERSION: Final = 1
"""The version of the form in which profiles are kept."""
T = TypeVar("T")

DAMAGED: Final = message(
    "{path} holds no profiles, or is damaged: {why}. It was left as it is; put a copy of it in its "
    "place, or move it away to begin anew."
)
OTHER_VERSION: Final = message(
    "{path} is of form {found}, this version of Jajna reads {known}; it was left as it is."
)

MOST: Final = 1_000_000
"""Copies of a printing, and numbers of offers."""

_Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
_Name = Annotated[str, msgspec.Meta(min_length=1)]


def profiles_path() -> Path:
    """The file of the profiles."""
    return data_folder() / FILE_NAME


class _Form(msgspec.Struct, frozen=True):
    version: int


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    set: str
    number: str
    count: _Count = 1
    finish: Finish = Finish.PLAIN


class _Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    count: _Count


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    format: str
    era: str
    main: tuple[_Listed, ...]
    sideboard: tuple[_Listed, ...]


class _Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    set: str
    kind: str
    era: str
    seed: int
    digest: str
    cards: tuple[_Card, ...]


class _Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    cards: tuple[_Card, ...]
    decks: tuple[_Deck, ...]
    opened: tuple[_Opening, ...]


class _Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: _Count
    giver: str
    taker: str
    gives: tuple[_Card, ...]
    wants: tuple[_Card, ...]
    confirmed: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    profiles: tuple[_Profile, ...]
    offers: tuple[_Offer, ...]
    numbered: int


def read_profiles(path: Path) -> Profiles:
    """The profiles in a file, none where there is no file.

    Raises CollectionError for a file that can't be read, is damaged or of another version.
    """
    try:
        if not path.exists():
            return Profiles()
        content = read_whole(path)
    except FileError as error:
        raise CollectionError(cause(error)) from error
    except (OSError, ValueError) as error:
        raise CollectionError(cause(unreadable(path, error))) from error
    try:
        version = from_json(content, _Form).version
        if version != VERSION:
            raise CollectionError(
                Message(OTHER_VERSION, path=str(path), found=version, known=VERSION)
            )
        return _profiles(from_json(content, _File))
    except (ContentError, ValueError) as error:
        raise CollectionError(Message(DAMAGED, path=str(path), why=cause(error))) from error


def write_profiles(profiles: Profiles, path: Path) -> None:
    """Write the profiles to a file. Raises CollectionError if that fails; the old file stays."""
    content = msgspec.json.format(msgspec.json.encode(_file(profiles)), indent=1)
    try:
        write_whole(path, content)
    except FileError as error:
        raise CollectionError(cause(error)) from error


def change(path: Path, work: Callable[[Profiles], tuple[Profiles, T]]) -> T:
    """Do something with the profiles of a file and keep them as they are then.

    Other processes wait meanwhile. What ``work`` raises leaves the file as it was.
    """
    try:
        with alone_with(path):
            profiles, result = work(read_profiles(path))
            write_profiles(profiles, path)
            return result
    except FileError as error:
        raise CollectionError(cause(error)) from error


def _file(profiles: Profiles) -> _File:
    return _File(
        VERSION,
        tuple(
            _Profile(
                one.name,
                _cards(one.cards),
                tuple(_deck(deck) for deck in one.decks),
                tuple(_opening(made) for made in one.opened),
            )
            for one in profiles.profiles
        ),
        tuple(
            _Offer(
                one.number,
                one.giver,
                one.taker,
                _cards(one.gives),
                _cards(one.wants),
                one.confirmed,
            )
            for one in profiles.offers
        ),
        profiles.numbered,
    )


def _cards(copies: Collection | tuple[tuple[Printing, int], ...]) -> tuple[_Card, ...]:
    return tuple(_card(one, count) for one, count in copies)


def _card(one: Printing, count: int = 1) -> _Card:
    return _Card(one.card, one.set_code, one.number, count, one.finish)


def _deck(deck: SavedDeck) -> _Deck:
    main, side = (
        tuple(_Listed(name, count) for name, count in part) for part in (deck.main, deck.sideboard)
    )
    return _Deck(deck.name, deck.format, deck.era, main, side)


def _opening(made: Opening) -> _Opening:
    cards = tuple(_card(one) for one in made.cards)
    return _Opening(made.set_code, made.kind, made.era, made.seed, made.digest, cards)


def _profiles(file: _File) -> Profiles:
    """Raises ValueError for profiles that can't stand together in one file."""
    names = [printable(one.name) for one in file.profiles]
    if len(set(names)) < len(names):
        raise ValueError(f"two profiles have one name: {names}")
    strangers = {printable(name) for one in file.offers for name in (one.giver, one.taker)} - set(
        names
    )
    if strangers:
        raise ValueError(f"offers are made by profiles that aren't there: {sorted(strangers)}")
    return Profiles(
        tuple(
            Profile(
                printable(one.name),
                Collection(dict(_copies(one.cards))),
                tuple(_saved(deck) for deck in one.decks),
                tuple(_made(made) for made in one.opened),
            )
            for one in file.profiles
        ),
        tuple(
            Offer(
                one.number,
                printable(one.giver),
                printable(one.taker),
                _copies(one.gives),
                _copies(one.wants),
                tuple(printable(name) for name in one.confirmed),
            )
            for one in file.offers
        ),
        file.numbered,
    )


def _copies(cards: tuple[_Card, ...]) -> tuple[tuple[Printing, int], ...]:
    """Raises ValueError for a printing that is there twice."""
    found = tuple((_printing(one), one.count) for one in cards)
    if len(dict(found)) < len(found):
        raise ValueError("a printing is listed twice")
    return found


def _saved(deck: _Deck) -> SavedDeck:
    main, side = (
        tuple((printable(one.name), one.count) for one in part)
        for part in (deck.main, deck.sideboard)
    )
    return SavedDeck(printable(deck.name), printable(deck.format), deck.era, main, side)


def _printing(one: _Card) -> Printing:
    return Printing(printable(one.name), printable(one.set), printable(one.number), one.finish)


def _made(made: _Opening) -> Opening:
    cards = tuple(_printing(one) for one in made.cards)
    return Opening(made.set, made.kind, made.era, made.seed, made.digest, cards)
