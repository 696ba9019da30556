"""Decks by the name of a file, of one that comes with Jajna, or of one that a profile has."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click

from jajna.cards.names import fold
from jajna.cli.languages import default_language
from jajna.collection.editor import Shortage, looked_up, shortages
from jajna.collection.profiles import Profile, SavedDeck
from jajna.collection.store import profiles_path, read_profiles
from jajna.era import Era
from jajna.errors import DeckError
from jajna.files import FileError, is_file, path_of, write_whole
from jajna.formats.broken_rules import told
from jajna.formats.construction import Construction, violations
from jajna.formats.deck import Deck
from jajna.formats.decklist import Lookup, Problem, deck_of, read_listing, write_deck
from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.formats.dialects.writers import Dialect
from jajna.formats.substitutes import NONE, Substitutes
from jajna.formats.themes import BASICS, LED, THEMES, theme
from jajna.limits import MOST_BYTES
from jajna.messages import Message, cause
from jajna.text.catalogue import Language, message
from jajna.text.messages import worded

__all__ = [
    "find_deck",
    "is_ready_deck",
    "legal_deck",
    "owned_deck",
    "short_of",
    "tell_notes",
    "write_list",
]

NO_DECK: Final = message(
    "{name} is neither a file nor a deck that comes with Jajna ({known}), nor one of a profile"
)

INPUT: Final = "-"
"""Standard input in the place of a file."""
SPANISH: Final[dict[str, str]] = {
    "blanco": "white",
    "azul": "blue",
    "negro": "black",
    "rojo": "red",
    "verde": "green",
    "plata": "silver",
    "oro": "gold",
    "cielos": "skies",
    "estampida": "stampede",
    "alturas": "heights",
    "espesura": "wilds",
    "brisa": "breeze",
    "matorral": "thicket",
}
"""The decks that come with Jajna by their Spanish names."""


def tell_notes(notes: Iterable[Problem], code: str) -> None:
    """Say what whoever wrote a deck list should know of it, in a language."""
    for note in notes:
        told = note.message
        click.echo(worded(told, code) if isinstance(told, Message) else told, err=True)


def find_deck(name: str, lookup: Lookup, substitutes: Substitutes = NONE) -> Deck:
    """The deck of this name, in English or Spanish, or the one in the file, or a profile's own; for
    "-" the list on standard input.

    Raises DeckError for none of them, and CardError for one with a card that can't be played and
    has no substitute; what is played in place of cards is told on standard error.
    """
    known = SPANISH.get(name.casefold(), name.casefold())
    if known in THEMES or known in LED or known == BASICS:
        return theme(known, lookup)
    path = _path(name)
    if name == INPUT or is_file(path):
        source = sys.stdin.buffer.read(MOST_BYTES) if name == INPUT else path
        read = deck_of(read_listing(source), lookup, substitutes)
        tell_notes(read.notes, default_language())
        return read.deck
    own = owned_deck(name)
    if own is None:
        raise DeckError(Message(NO_DECK, name=repr(name), known=", ".join([*THEMES, *LED])))
    if substitutes == NONE:
        return looked_up(own[1], lookup)
    read = deck_of(_listing(own[1]), lookup, substitutes)
    tell_notes(read.notes, default_language())
    return read.deck


def _listing(deck: SavedDeck) -> Listing:
    """A deck that was saved, as a list."""
    main = [Listed(0, Part.MAIN, count, name) for name, count in deck.main]
    side = [Listed(0, Part.SIDEBOARD, count, name) for name, count in deck.sideboard]
    return Listing(deck.name, [*main, *side])


def is_ready_deck(name: str) -> bool:
    """Whether it is a deck that comes with Jajna, or a file; these go before decks of profiles."""
    known = SPANISH.get(name.casefold(), name.casefold())
    return known in THEMES or known in (*LED, BASICS) or name == INPUT or is_file(_path(name))


def _path(name: str) -> Path:
    """The file that may be meant by the name of a deck. Raises DeckError for what can't be one."""
    try:
        return path_of(name)
    except FileError as error:
        raise DeckError(cause(error)) from error


def owned_deck(name: str) -> tuple[Profile, SavedDeck] | None:
    """The deck of a profile, called by its name or as "profile/deck"; None if there is none.

    Raises DeckError for a name that decks of several profiles have.
    """
    owner, _, deck = name.rpartition("/")
    found = [
        (profile, one)
        for profile in read_profiles(profiles_path()).profiles
        for one in profile.decks
        if fold(one.name) == fold(deck) and fold(owner) in ("", fold(profile.name))
    ]
    if len(found) > 1:
        known = ", ".join(f"{profile.name}/{one.name}" for profile, one in found)
        raise DeckError(
            Message("several profiles have a deck {name}: {known}", name=repr(name), known=known)
        )
    return found[0] if found else None


def legal_deck(
    name: str,
    lookup: Lookup,
    built: Construction,
    era: Era,
    language: Language,
    substitutes: Substitutes = NONE,
) -> Deck:
    """The deck of this name, built as it has to be in an era.

    Raises DeckError if there is none, or if it is illegal or its owner lacks cards of it; the error
    says all that is wrong. CR 100.2, 100.4.
    """
    deck = find_deck(name, lookup, substitutes)
    broken = [told(one, language) for one in violations(deck, built, era)]
    broken += [short_of(one, language) for one in _missing(name)]
    if broken:
        raise DeckError(
            Message(
                "the deck {name} can't be played in {format} games: {reasons}",
                name=name,
                format=built.name,
                reasons="; ".join(broken),
            )
        )
    return deck


def _missing(name: str) -> tuple[Shortage, ...]:
    """The copies that a profile's deck needs and its collection lacks; none for other decks."""
    if is_ready_deck(name):
        return ()
    own = owned_deck(name)
    return () if own is None else shortages(own[1], own[0].cards)


def short_of(one: Shortage, language: Language, card: str = "") -> str:
    """A card that is missing, in words; ``card`` is what it is called, if not by its name."""
    return language.say(
        "it is short of {missing} {card}: it needs {needed}, and the collection has {owned}",
        missing=one.needed - one.owned,
        card=card or one.card,
        needed=one.needed,
        owned=one.owned,
    )


def write_list(deck: Deck, path: Path) -> None:
    """Write a deck list, as Arena reads it but for the marks of foils.

    Raises DeckError if the file can't be written.
    """
    try:
        write_whole(path, write_deck(deck, Dialect.MOXFIELD).encode())
    except FileError as error:
        raise DeckError(cause(error)) from error
