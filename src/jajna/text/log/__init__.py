"""What happened, told to one player: a line for each event, and a calm account of many.

What the player may not know is told as "a card" (CR 400.2). The lines of the events of the
kernel are registered as this package is imported; those of mechanics stand beside their events
(``jajna.telling``).
"""

from __future__ import annotations

from jajna.text.log import cards, combat, dungeons, moves, objects, players, stack, turns
from jajna.text.log.accounts import account, is_notable
from jajna.text.log.lines import changed_text, event_text
from jajna.text.log.moves import CAUSES
from jajna.text.log.players import LOSSES
from jajna.text.log.stack import NOTHING

__all__ = [
    "CAUSES",
    "LOSSES",
    "NOTHING",
    "account",
    "cards",
    "changed_text",
    "combat",
    "dungeons",
    "event_text",
    "is_notable",
    "moves",
    "objects",
    "players",
    "stack",
    "turns",
]
