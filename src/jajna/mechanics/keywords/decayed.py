"""Decayed. CR 702.147."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Static, Triggered
from jajna.ir.composites import Later
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import Cannot
from jajna.wording import Asked

__all__ = ["DECAYED"]

DECAYED: Final[Keyworded] = plain(
    "decayed",
    "descompuesto",
    meaning=(
        Static(SELF, (Restrict(Cannot.BLOCK),)),
        Triggered(Attacks(SELF, "when"), DoLater(Later.COMBAT, Sacrifice(THIS))),
    ),
    rule="702.147",
    asked=(Asked.NAME,),
)
"""CR 702.147a."""
