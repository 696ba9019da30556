"""What a seat at a draft may answer besides taking cards, where cards act in it. CR 905.2."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from jajna.formats.deck import Printing
from jajna.ir.draft_abilities import DraftAct

__all__ = ["Choice", "ChoiceKind", "Known", "Shown"]


class ChoiceKind(Enum):
    """What an answer does."""

    TAKE = "take"
    """Take the card at the option's place."""
    NOTHING = "nothing"
    """Leave it at that."""
    RANDOM = "random"
    """Take a card at random, of a pack that may not be looked at."""
    WHOLE_PACK = "whole pack"
    LOOK_AT_NEXT = "look at next"
    """See the next card that a player takes: the value is their seat."""
    LOOK_AT_OPENED = "look at opened"
    """See a pack that waits before a seat: the value is the seat and the place in its row."""
    LOOK_AT_UNOPENED = "look at unopened"
    """See a pack that will be opened: the value is the round and the seat."""
    REMOVE = "remove"
    NOTE = "note"
    ANOTHER = "another"
    """Take another card of the pack."""
    ADD_PACK = "add pack"
    COLOR = "color"
    """Choose a color: the value is its letter."""
    GUESS = "guess"
    """Guess a name, which is the value."""
    PASS = "pass"
    """Pass the last card to a player: the value is their seat."""
    REVEAL = "reveal"
    """Reveal a card of one's own for trade."""
    OFFER = "offer"
    ACCEPT = "accept"
    """Accept what a player offers: the value is their seat, and a card."""


class Choice(NamedTuple):
    """What an option is, the card that lets it be chosen, and what is chosen."""

    kind: ChoiceKind
    card: str = ""
    value: str = ""


class Known(NamedTuple):
    """What a draft knows of a card that acts in it, or of one that others may note."""

    card: str
    acts: tuple[DraftAct, ...] = ()
    creature: bool = False
    types: tuple[str, ...] = ()
    """Its creature types."""


class Shown(NamedTuple):
    """Cards that somebody has seen besides those that lay before them.

    ``by`` is the seat of whose cards they are; -1 for a pack.
    """

    by: int
    cards: tuple[Printing, ...]
