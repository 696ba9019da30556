"""A first deck of two colors, as the rulebook of 2003 advises beginners to build it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, final

from jajna.card import Card
from jajna.cards.sets import CardSet
from jajna.errors import CardError, DeckError
from jajna.formats.deck import Deck
from jajna.messages import Message
from jajna.vocab import COLORS, Supertype, Type, bits

__all__ = ["CREATURES", "ENCHANTMENTS", "LANDS", "suggested", "suggested_of"]

LANDS: Final = 12
"""Basic lands for each of the colors."""
CREATURES: Final = 10
"""Creatures of each of the colors."""
SPELLS: Final = 6
"""Instants and sorceries of each of the colors."""
ARTIFACTS: Final = 2
ENCHANTMENTS: Final = 1
"""Enchantments of each of the colors."""
COPIES: Final = 2
"""Most copies of a card of a set, in which there are enough others."""
MOST_OWNED: Final = 4
"""Most copies of a card that is owned. CR 100.2a."""
CURVE: Final = (1, 2, 2, 3, 3, 4, 4, 5, 5, 6)
"""The mana values that are looked for one after the other, again and again."""
LAND_OF: Final = dict(zip(COLORS, ("Plains", "Island", "Swamp", "Mountain", "Forest"), strict=True))
RARITIES: Final = ("common", "uncommon", "rare")
"""The rarities, what is had most easily first."""


@final
class _Choice:
    """Cards to choose from, the commonest first, and what was chosen."""

    def __init__(self, cards: Iterable[tuple[Card, int]]) -> None:
        self.left = dict(cards)
        self.chosen: dict[Card, int] = {}

    def take(self, types: int, colors: int, count: int) -> None:
        """Choose ``count`` cards of these types and colors, along the curve.

        Raises DeckError if there are too few.
        """
        for place in range(count):
            wanted = CURVE[place % len(CURVE)]
            found = [
                card for card, number in self.left.items() if number and _is(card, types, colors)
            ]
            if not found:
                raise DeckError(
                    Message(
                        "there are too few cards to choose from: {number} of {count}",
                        number=place,
                        count=count,
                    )
                )
            best = min(found, key=lambda card: abs(_value(card) - wanted))
            self.left[best] -= 1
            self.chosen[best] = self.chosen.get(best, 0) + 1


def suggested(colors: int, printed: CardSet, lookup: Callable[[str], Card]) -> Deck:
    """A deck of 60 cards of a set: of each of two colors 12 lands, 10 creatures, 6 instants or
    sorceries and an enchantment, and 2 artifacts.

    ``colors`` masks both. Raises DeckError for other than two colors, and for a set that has too
    few cards.
    """
    return _built(colors, [(card, COPIES) for card in _listed(printed, lookup)], lookup)


def suggested_of(colors: int, owned: Mapping[str, int], lookup: Callable[[str], Card]) -> Deck:
    """The same of cards that are owned, by English name and number; there are always basic lands.

    Cards that can't be played are passed over. Raises DeckError as ``suggested``.
    """
    found: list[tuple[Card, int]] = []
    for name, count in sorted(owned.items()):
        try:
            card = lookup(name)
        except CardError:
            continue
        if not card.faces[0].supertypes & Supertype.BASIC:
            found.append((card, min(count, MOST_OWNED)))
    return _built(colors, found, lookup)


def _built(colors: int, cards: Iterable[tuple[Card, int]], lookup: Callable[[str], Card]) -> Deck:
    both = list(bits(colors))
    if len(both) != 2:
        raise DeckError(
            Message("a deck is suggested for two colors, not for {count}", count=len(both))
        )
    choice = _Choice(cards)
    for color in both:
        for types, count in (
            (Type.CREATURE, CREATURES),
            (Type.INSTANT | Type.SORCERY, SPELLS),
            (Type.ENCHANTMENT, ENCHANTMENTS),
        ):
            choice.take(types, color, count)
    choice.take(Type.ARTIFACT, 0, ARTIFACTS)
    lands = [(lookup(LAND_OF[color]), LANDS) for color in both]
    return Deck("", (*lands, *choice.chosen.items()))


def _listed(printed: CardSet, lookup: Callable[[str], Card]) -> list[Card]:
    """The cards of the set that are no basic lands, by rarity and number."""
    held = [card for card in printed.cards if card.rarity in RARITIES]
    held.sort(key=lambda card: RARITIES.index(card.rarity))
    found = [lookup(name) for name in dict.fromkeys(card.name for card in held)]
    return [card for card in found if not card.faces[0].supertypes & Supertype.BASIC]


def _is(card: Card, types: int, colors: int) -> bool:
    """Whether a card is of these types, lands aside, and of just these colors."""
    face = card.faces[0]
    return face.types & types != 0 and not face.types & Type.LAND and face.colors == colors


def _value(card: Card) -> int:
    cost = card.faces[0].mana_cost
    return int(cost.value) if cost is not None else 0
