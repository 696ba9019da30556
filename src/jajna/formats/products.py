"""What limited play opens: boosters and tournament packs, by rarity. CR 100.2b, 206.2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from jajna.card import Card
from jajna.era import CURRENT, Era, Sealed
from jajna.errors import DeckError
from jajna.kernel.chance import Chance

__all__ = ["BOOSTER", "TOURNAMENT_PACK", "Product", "Rarity", "opened", "rarity", "sealed"]

RARES_FOR_A_MYTHIC: Final = 8
"""A rare card is a mythic rare one in one of so many products."""


class Rarity(Enum):
    """How rare a card is in its set, told by the color of its expansion symbol. CR 206.2."""

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
    raise DeckError(f"there is no rarity {word!r}; known: {known}")


def sealed(era: Era = CURRENT) -> tuple[Product, ...]:
    """What each player opens for sealed deck play in an era. CR 100.2b, CR 2003-07-01 100.3."""
    if era.sealed_product is Sealed.TOURNAMENT_PACK:
        return (TOURNAMENT_PACK, BOOSTER, BOOSTER)
    return (BOOSTER,) * 6


def opened(product: Product, cards: Mapping[Rarity, Sequence[Card]], chance: Chance) -> list[Card]:
    """The cards in a product of a set; ``cards`` are those of the set by rarity.

    No card but a basic land is in it twice. Raises DeckError if the set has too few.
    """
    found: list[Card] = []
    for wanted, count in product.contents:
        for _ in range(count):
            found.append(_drawn(wanted, cards, found, chance))
    return found


def _drawn(
    wanted: Rarity, cards: Mapping[Rarity, Sequence[Card]], found: list[Card], chance: Chance
) -> Card:
    if wanted is Rarity.RARE and cards.get(Rarity.MYTHIC):
        if chance.below(RARES_FOR_A_MYTHIC) == 0:
            wanted = Rarity.MYTHIC
    left = [one for one in cards.get(wanted, ()) if wanted is Rarity.LAND or one not in found]
    if not left:
        raise DeckError(f"the set has too few {wanted.value} cards to fill the product")
    return left[chance.below(len(left))]
