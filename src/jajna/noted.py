"""What was noted as cards were drafted, which abilities look up in games. CR 905.2b."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

__all__ = ["NoteKind", "Noted"]


class NoteKind(Enum):
    """What a note is of; the values are the words of lists and files."""

    NUMBER = "number"
    """How many cards a player had drafted in the round."""
    PLAYER = "player"
    """Who passed the card: a player's name."""
    NAME = "name"
    """The name of a card."""
    COLOR = "color"
    """A color that was chosen, by its letter."""
    TYPE = "type"
    """A creature type."""
    GUESS = "guess"
    """The name of a card that was guessed correctly."""
    REMOVED = "removed"
    """A card that was removed from the draft: its name if it was face up."""


class Noted(NamedTuple):
    """A fact that a player noted for cards of a name as they were drafted."""

    card: str
    """The name of the card that had it noted."""
    kind: NoteKind
    value: str
