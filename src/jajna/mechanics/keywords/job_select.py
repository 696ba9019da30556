"""Job select, and the Equipment that enters attached to a token. CR 702.182."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.composites import Sequence
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS, Bound
from jajna.mechanics.actions.attach import Attach
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.things.tokens import CREATED, CreateTokens
from jajna.mechanics.triggers.zone_changes import Enters

__all__ = ["JOB_SELECT", "with_a_token"]


def with_a_token(token: CreateTokens) -> Triggered:
    """ "When this Equipment enters, create a token, then attach this Equipment to it." """
    return Triggered(Enters(SELF), Sequence((token, Attach(THIS, Bound(CREATED))), ", then"))


JOB_SELECT: Final[Keyworded] = plain(
    "job select",
    "elegir trabajo",
    meaning=(with_a_token(CreateTokens(ONE, ONE, ONE, 0, subtypes=("Hero",))),),
    rule="702.182",
)
"""CR 702.182a."""
