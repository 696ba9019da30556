"""Deck lists as pages send them, up to a limit."""

from __future__ import annotations

from typing import Final

from jajna.errors import DeckError
from jajna.formats.dialects.lists import Listing
from jajna.formats.dialects.recognition import listing_in
from jajna.messages import Message

__all__ = ["MOST_LETTERS", "MOST_LINES", "sent_listing"]

MOST_LETTERS: Final = 20_000
"""Of a deck list."""
MOST_LINES: Final = 400
"""Different lines of a deck list; each is looked up."""


def sent_listing(text: str) -> Listing:
    """What a list says. Raises DeckError for one that is too long."""
    if len(text) > MOST_LETTERS:
        raise DeckError(Message("a deck list can have {most} letters", most=MOST_LETTERS))
    listing = listing_in(text)
    if len(listing.cards) > MOST_LINES:
        raise DeckError(Message("a deck list can have {most} lines", most=MOST_LINES))
    return listing
