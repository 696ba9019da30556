"""The starter cards: usable without any card file. Facts and structure; their text is printed."""

from __future__ import annotations

from typing import Final

from jajna.card import Card
from jajna.cards.embedded import Shelf

__all__ = ["SHELF", "card", "names"]

SHELF: Final = Shelf(__name__)


def names() -> tuple[str, ...]:
    """English names of the starter cards, in alphabetical order."""
    return SHELF.names()


def card(name: str) -> Card | None:
    """The card with this English or Spanish name, case and accents aside; None if there is none."""
    return SHELF.card(name)
