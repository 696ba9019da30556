"""Defender. CR 702.3."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot, Keyword

__all__ = ["DEFENDER"]

DEFENDER: Final = plain(
    "defender",
    "defensor",
    Keyword.DEFENDER,
    always(Restrict(Cannot.ATTACK_WITH_DEFENDER)),
    rule="702.3",
)
"""CR 702.3b."""
