"""Decks by the name of a file, or of one that comes with Jajna."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jajna.era import Era
from jajna.errors import DeckError
from jajna.formats.construction import Construction, Violation, violations
from jajna.formats.deck import Deck
from jajna.formats.decklist import Lookup, read_deck_file
from jajna.formats.themes import THEMES, theme
from jajna.text.catalogue import Language, message

__all__ = ["find_deck", "legal_deck", "told"]

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
}
"""The decks that come with Jajna by their Spanish names."""


def find_deck(name: str, lookup: Lookup) -> Deck:
    """The deck of this name, in English or Spanish, or the one in the file.

    Raises DeckError for neither.
    """
    known = SPANISH.get(name.casefold(), name.casefold())
    if known in THEMES:
        return theme(known, lookup)
    path = Path(name).expanduser()
    if not path.exists():
        raise DeckError(
            f"{name!r} is neither a file nor a deck that comes with Jajna; those are "
            f"{', '.join(THEMES)}"
        )
    return read_deck_file(path, lookup)


BROKEN: Final[dict[str, str]] = {
    "too few cards": message("it has {count} cards and must have at least {limit} (CR {rule})"),
    "too many copies": message("it has {count} copies of {card}, of {limit} at most (CR {rule})"),
    "sideboard too large": message(
        "its sideboard has {count} cards and may have {limit} at most (CR {rule})"
    ),
    "sideboard too small": message(
        "its sideboard has {count} cards and must have {limit} or none (CR {rule})"
    ),
    "not legal": message("{card} is not legal in it (CR {rule})"),
}
"""What a deck breaks, by the code of the violation."""


def legal_deck(
    name: str, lookup: Lookup, built: Construction, era: Era, language: Language
) -> Deck:
    """The deck of this name, built as it has to be in an era.

    Raises DeckError where there is none, or for one that isn't legal, with all that is wrong.
    CR 100.2, 100.4.
    """
    deck = find_deck(name, lookup)
    broken = [told(one, language) for one in violations(deck, built, era)]
    if broken:
        raise DeckError(
            language.say(
                "the deck {name} can't be played in {format} games: {reasons}",
                name=name,
                format=built.name,
                reasons="; ".join(broken),
            )
        )
    return deck


def told(one: Violation, language: Language) -> str:
    """What a deck breaks, in words."""
    return language.say(
        BROKEN[one.code], count=one.count, limit=one.limit, card=one.card, rule=one.rule
    )
