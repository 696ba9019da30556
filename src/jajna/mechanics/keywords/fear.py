"""Fear. CR 702.36."""

from __future__ import annotations

from typing import Final

from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.qualities import OfColor
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import Color, Keyword, Type

__all__ = ["FEAR"]

FEAR: Final = plain(
    "fear",
    "inspirar temor",
    Keyword.FEAR,
    always(BeBlockedOnlyBy(Either((OfType(Type.ARTIFACT), OfColor(Color.BLACK))))),
    rule="702.36",
)
"""CR 702.36b."""
