"""Abilities that function while cards are drafted. CR 113.6n, 905.2."""

from __future__ import annotations

from typing import final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.vocab import Term
from jajna.wording import Own, calls_itself

__all__ = ["DraftAct", "WhileDrafted"]


class DraftAct(Term):
    """What a card does or allows while cards are drafted. CR 905.2."""

    FACE_UP = "drafted face up"
    """CR 905.2c."""
    NOTES_NUMBER = "notes the number of cards drafted"
    """How many its player has drafted this round, itself too. CR 905.2b."""
    NOTES_PASSER = "notes who passed it"
    NOTES_NEXT = "notes the next card drafted"
    NOTES_COLORS = "notes three colors"
    """One of the player to the right, one of its own player, one of the player to the left."""
    GUESSES = "guesses the next card of the pack"
    ADDS_PACK = "adds a booster pack"
    REMOVES_UP = "removes a card face up"
    REMOVES_DOWN = "removes a card face down"
    NOTES_NAME = "notes the name of a card"
    NOTES_CREATURE = "notes the name of a creature card"
    NOTES_TYPES = "notes the types of a creature card"
    SECOND_FOR_ITSELF = "drafts a second card for itself"
    SECOND_FOR_NEXT = "drafts a second card for the next pack"
    WHOLE_PACK = "drafts a whole pack"
    AT_RANDOM = "drafts at random"
    LAST_CARDS = "gets the last cards"
    LOOKS_AT_CARD = "looks at a card drafted"
    LOOKS_AT_PACK = "looks at a pack"
    TRADES = "trades after the draft"


@final
@dataclass(frozen=True)
class WhileDrafted(Ability):
    """An ability that functions during the draft, or right after it. CR 905.2."""

    act: DraftAct


calls_itself(WhileDrafted, Own.NAME)
