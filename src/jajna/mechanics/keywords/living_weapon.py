"""Living weapon. CR 702.92."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.composites import Sequence
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS, Bound
from jajna.mechanics.actions.attach import Attach
from jajna.mechanics.keywords.common import ZERO, plain
from jajna.mechanics.things.tokens import CREATED, CreateTokens
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Color

__all__ = ["LIVING_WEAPON"]

_GERM: Final = CreateTokens(ONE, ZERO, ZERO, Color.BLACK, subtypes=("Phyrexian", "Germ"))

LIVING_WEAPON: Final[Keyworded] = plain(
    "living weapon",
    "arma viviente",
    meaning=(Triggered(Enters(SELF), Sequence((_GERM, Attach(THIS, Bound(CREATED))), ", then")),),
    rule="702.92",
)
"""CR 702.92a."""
