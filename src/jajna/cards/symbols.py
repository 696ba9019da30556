"""The mana symbols that are written on cards. CR 107.4."""

from __future__ import annotations

import re
from typing import Final

from jajna.vocab import COLOR_LETTERS

__all__ = ["colors_written"]

SYMBOL: Final = re.compile(r"\{([^}]*)\}")
REMINDER: Final = re.compile(r"\([^)]*\)")


def colors_written(cost: str, text: str) -> int:
    """The mask of the colors of mana symbols in a cost and a text, reminder text aside.
    CR 903.4, 903.4c.
    """
    letters = "".join(SYMBOL.findall(cost + REMINDER.sub("", text)))
    return sum(bit for bit, letter in COLOR_LETTERS.items() if letter in letters)
