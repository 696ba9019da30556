"""Intimidate. CR 702.13."""

from __future__ import annotations

from typing import Final

from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS
from jajna.mechanics.counts.shared_characteristics import Shared, SharesWith
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import Keyword, Type

__all__ = ["INTIMIDATE"]

INTIMIDATE: Final = plain(
    "intimidate",
    "intimidar",
    Keyword.INTIMIDATE,
    always(BeBlockedOnlyBy(Either((OfType(Type.ARTIFACT), SharesWith(Shared.COLOR, THIS))))),
    rule="702.13",
)
"""CR 702.13b."""
