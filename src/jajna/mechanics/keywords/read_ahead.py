"""Read ahead. CR 702.155."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Replacing
from jajna.kernel.card_kinds.sagas import READ_AHEAD as NAME
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.kinds.sagas import ChooseChapter

__all__ = ["READ_AHEAD"]

READ_AHEAD: Final[Keyworded] = plain(
    NAME,
    "lectura adelantada",
    meaning=(Replacing(ChooseChapter()),),
    rule="702.155",
)
"""CR 702.155a, 702.155b."""
