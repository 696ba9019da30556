"""Improvise. CR 702.126."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import PaysInstead
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Type

__all__ = ["IMPROVISE"]

IMPROVISE: Final = plain(
    "improvise",
    "improvisar",
    0,
    (PaysInstead(All((Untapped(), OfType(Type.ARTIFACT), Controlled()))),),
    rule="702.126",
)
"""CR 702.126a."""
