"""Deck lists that are locked: what tells one from others, in few letters."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final

from jajna.formats.deck import Deck
from jajna.formats.decklist import write_deck

__all__ = ["digest_of"]

LETTERS: Final = 16


def digest_of(deck: Deck) -> str:
    """What tells a deck with its sideboard from others, whatever the order of its lines and the
    printings of its cards.
    """
    lines = sorted(write_deck(replace(deck, printings=())).splitlines())
    return sha256("\n".join(lines).encode()).hexdigest()[:LETTERS]
