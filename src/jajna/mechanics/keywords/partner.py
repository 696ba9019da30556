"""Partner and its variants, by which a deck may have two commanders. CR 702.124."""

from __future__ import annotations

from typing import Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.names import Named
from jajna.ir.filters.nouns import Card, Player
from jajna.ir.refs import Target
from jajna.mechanics.actions.search import Search
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.moving.places import Called
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.wording import keyword, phrase

__all__ = [
    "CHOOSE_A_BACKGROUND",
    "DOCTORS_COMPANION",
    "FRIENDS_FOREVER",
    "PARTNER",
    "CardName",
    "partner_with",
]

PARTNER: Final = plain("partner", "camarada", rule="702.124")
"""CR 702.124a, 702.124h: it only modifies how decks of a variant are constructed."""

FRIENDS_FOREVER: Final = plain("friends forever", "amigos para siempre", rule="702.124")
"""CR 702.124i, in the words of the cards before that rule had a name for all such abilities."""
CHOOSE_A_BACKGROUND: Final = plain("choose a Background", "elige un Trasfondo", rule="702.124")
"""CR 702.124k: with a legendary Background."""
DOCTORS_COMPANION: Final = plain("Doctor's companion", "compañero del Doctor", rule="702.124")
"""CR 702.124m: with a legendary Time Lord Doctor."""


@final
@dataclass(frozen=True)
class CardName(Node):
    """The name of a card, as a keyword ability gives it. CR 201.1."""

    name: str


phrase(CardName, en="{name:name}", es="{name:name}")


def partner_with(parameter: tuple[Node, ...]) -> Keyworded:
    """Partner with a card of a name: the part of it that works in the game. CR 702.124j."""
    named = parameter[0]
    assert isinstance(named, CardName), named
    search = Search(ONE, All((Card(), Named(named.name))), shown=Called.IT)
    finds = Triggered(Enters(SELF), Clause(search, may=Target(Player())))
    return Keyworded("partner with", 0, parameter, (finds,))


keyword(
    "partner with",
    "camarada con",
    partner_with,
    parameter="{0}",
    slots=("CardName",),
    rule="702.124",
)
