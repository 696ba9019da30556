"""Convoke. CR 702.51."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import PaysInstead
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword, Type

__all__ = ["CONVOKE"]

CONVOKE: Final = plain(
    "convoke",
    "convocar",
    Keyword.CONVOKE,
    (PaysInstead(All((Untapped(), OfType(Type.CREATURE), Controlled())), colored=True),),
    rule="702.51",
)
"""CR 702.51a."""
