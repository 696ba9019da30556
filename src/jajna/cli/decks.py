"""Decks by the name of a file, or of one that comes with Jajna."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jajna.errors import DeckError
from jajna.formats.deck import Deck
from jajna.formats.decklist import Lookup, read_deck_file
from jajna.formats.themes import THEMES, theme

__all__ = ["find_deck"]

SPANISH: Final[dict[str, str]] = {
    "blanco": "white",
    "azul": "blue",
    "negro": "black",
    "rojo": "red",
    "verde": "green",
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
