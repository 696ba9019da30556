"""Players who put what they exiled onto the battlefield. CR 110.2a, 608.2c."""

from __future__ import annotations

from typing import Final

from jajna.ir.declared.names import EXILED
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import Each, EachWord
from jajna.mechanics.counts.done_this_way import DoneThisWay
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.wording import phrase

__all__ = ["EXILED_SO"]

EXILED_SO: Final = Each(All((Card(), DoneThisWay(EXILED))), EachWord.ALL)
"""All cards that were exiled by instructions before: each comes under its owner's control."""

phrase(
    PutOntoBattlefield,
    en="{who} <puts> all cards they exiled this way onto the battlefield",
    es="{who} <pone> en el campo de batalla todas las cartas que exilió de esta manera",
    when={"what": EXILED_SO, "another": False},
)
