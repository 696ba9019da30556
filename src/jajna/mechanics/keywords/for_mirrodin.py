"""For Mirrodin! CR 702.163."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded
from jajna.ir.amounts import ONE, Number
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.job_select import with_a_token
from jajna.mechanics.things.tokens import CreateTokens
from jajna.vocab import Color

__all__ = ["FOR_MIRRODIN"]

_TWO: Final = Number(2)

FOR_MIRRODIN: Final[Keyworded] = plain(
    "For Mirrodin!",
    "¡Por Mirrodin!",
    meaning=(with_a_token(CreateTokens(ONE, _TWO, _TWO, Color.RED, subtypes=("Rebel",))),),
    rule="702.163",
)
"""CR 702.163a."""
