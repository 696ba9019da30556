"""The log for one player: a line for each event, and a short account of many.

An object that the player may not know is "a card" (CR 400.2). This package registers the lines for
the kernel's events when it is imported. Lines of mechanics stand beside their events
(``jajna.telling``).
"""

from __future__ import annotations

from jajna.text.log import (
    before_the_game,
    cards,
    combat,
    dungeons,
    moves,
    objects,
    planes,
    players,
    schemes,
    stack,
    turns,
)
from jajna.text.log.accounts import account, account_of, is_notable, is_told
from jajna.text.log.lines import changed_text, event_text
from jajna.text.log.moves import CAUSES
from jajna.text.log.players import LOSSES
from jajna.text.log.stack import NOTHING

__all__ = [
    "CAUSES",
    "LOSSES",
    "NOTHING",
    "account",
    "account_of",
    "before_the_game",
    "cards",
    "changed_text",
    "combat",
    "dungeons",
    "event_text",
    "is_notable",
    "is_told",
    "moves",
    "objects",
    "planes",
    "players",
    "schemes",
    "stack",
    "turns",
]
