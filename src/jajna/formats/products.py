"""What limited play opens: boosters and tournament packs, by rarity. CR 100.2b, 206.2.

These are their usual contents; ``formats.boosters`` fills them with the cards of a set.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from jajna.era import CURRENT, Era
from jajna.era_switches import Sealed
from jajna.errors import DeckError
from jajna.messages import Message

__all__ = ["BOOSTER", "TOURNAMENT_PACK", "Product", "Rarity", "rarity", "sealed"]


class Rarity(Enum):
    """The rarity of a card in its set, shown by the color of its expansion symbol. CR 206.2."""

    LAND = "basic land"
    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    MYTHIC = "mythic"


@final
@dataclass(frozen=True)
class Product:
    """A product: how many cards of each rarity are in it."""

    name: str
    contents: tuple[tuple[Rarity, int], ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.contents)


BOOSTER: Final = Product("booster", ((Rarity.COMMON, 11), (Rarity.UNCOMMON, 3), (Rarity.RARE, 1)))
TOURNAMENT_PACK: Final = Product(
    "tournament pack",
    ((Rarity.LAND, 30), (Rarity.COMMON, 33), (Rarity.UNCOMMON, 9), (Rarity.RARE, 3)),
)


def rarity(word: str, era: Era = CURRENT) -> Rarity:
    """The rarity written as this word, as an era has it: without mythic ones, those are rare.

    Raises DeckError for another word. CR 206.2.
    """
    for one in Rarity:
        if one.value == word:
            return Rarity.RARE if one is Rarity.MYTHIC and not era.mythic_rares else one
    known = ", ".join([one.value for one in Rarity])
    raise DeckError(
        Message("there is no rarity {word}; known: {known}", word=repr(word), known=known)
    )


WITHOUT_PACKS: Final = frozenset({"8ED"})
"""Sets of a time of tournament packs that had none, by the rulebook of Eighth Edition."""


def sealed(era: Era = CURRENT, code: str = "") -> tuple[Product, ...]:
    """The products that each player opens for sealed deck play in an era, as a tuple.
    CR 100.2b, CR 2003-07-01 100.3.

    Of a set without tournament packs three boosters stand for one.
    """
    if era.sealed_product is Sealed.TOURNAMENT_PACK:
        pack = (BOOSTER,) * 3 if code in WITHOUT_PACKS else (TOURNAMENT_PACK,)
        return (*pack, BOOSTER, BOOSTER)
    return (BOOSTER,) * 6
