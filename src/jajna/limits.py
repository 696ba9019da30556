"""The limits of what is read and played: what lies beyond them is refused, not waited for.

The rules set none of these (CR 100.5); a slip of the hand and a damaged file do not know any.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "GREATEST",
    "MOST_BYTES",
    "MOST_CARDS",
    "MOST_CARD_BYTES",
    "MOST_COPIES",
    "MOST_DIGITS",
    "MOST_LINE",
    "MOST_NAME",
    "MOST_PLAYERS",
    "MOST_PROBLEMS",
    "MOST_RATIO",
    "MOST_RULES_TEXT",
    "MOST_SCENARIO_BYTES",
    "MOST_WORD",
]

MOST_BYTES: Final = 8_000_000
"""Bytes of a saved game, a deck list, a file of profiles, of a format."""
MOST_SCENARIO_BYTES: Final = 500_000
"""Bytes of a file with scenarios."""
MOST_CARD_BYTES: Final = 400_000_000
"""Bytes of a file with cards or sets, unpacked."""
MOST_RATIO: Final = 40
"""The greatest ratio of unpacked to packed bytes; files with cards have 8 to 15."""

MOST_COPIES: Final = 1000
"""Copies of one card in a line of a list or in a command."""
MOST_CARDS: Final = 10_000
"""Cards of a deck with its sideboard, or in all zones of a position."""
MOST_PLAYERS: Final = 99
"""Players of a game: higher ids are those of objects."""
GREATEST: Final = 1_000_000_000
"""The greatest number that a file or a person may give: life, counters, damage, turns."""
MOST_DIGITS: Final = 100
"""Digits of a number that is typed or printed; numbers in play may grow beyond ``GREATEST``."""

MOST_NAME: Final = 200
"""Letters in the name of a player, a card, a deck or a profile; the longest card's has 141."""
MOST_RULES_TEXT: Final = 4_000
"""Letters in the text of a card's face; the longest has some 1,000."""
MOST_LINE: Final = 10_000
"""Letters in a line that is typed."""
MOST_WORD: Final = 500
"""Letters of what is quoted in a message."""
MOST_PROBLEMS: Final = 10
"""Problems of one file that are told."""
