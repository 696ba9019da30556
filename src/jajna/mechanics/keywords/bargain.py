"""Bargain. CR 702.166."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import OfType, Token
from jajna.ir.filters.owners import Controlled
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Sacrifice
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.vocab import Type
from jajna.wording import Asked, phrase

__all__ = ["BARGAIN"]

_BARGAINED: Final = Either((OfType(Type.ARTIFACT), OfType(Type.ENCHANTMENT), Token()))

BARGAIN: Final[Keyworded] = plain(
    "bargain",
    "regateo",
    meaning=(
        CastingCost(
            (Sacrifice(Some(ONE, All((_BARGAINED, Controlled())))),), optional=True, name="bargain"
        ),
    ),
    rule="702.166",
    asked=(Asked.NAME,),
)
"""CR 702.166a."""

phrase(
    CostWasPaid,
    en="{what} <was> bargained",
    es="{what} <fue> <*regateado>",
    when={"name": "bargain", "negative": False, "now": False},
)
phrase(
    CostWasPaid,
    en="{what} <wasn't> bargained",
    es="{what} no <fue> <*regateado>",
    when={"name": "bargain", "negative": True},
)
phrase(
    CostWasPaid,
    en="{what} <is> bargained",
    es="{what} <es> <*regateado>",
    when={"name": "bargain", "negative": False, "now": True},
)
