"""What there is in a deck: lands, colors and their sources, the curve. CR 105.2, 202.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.card import Face
from jajna.formats.deck import Deck
from jajna.ir.base import walk
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLORS, Type, bits

__all__ = ["Summary", "lands_advised", "mana_given", "summary_of"]

ADVISED: Final = (20, 28)
"""Fewest and most lands that beginners are advised to play in 60 cards."""
WHOLE: Final = 60
BASE: Final = 19.59
SLOPE: Final = 1.9


@final
@dataclass(frozen=True)
class Summary:
    """A deck in numbers, the sideboard aside.

    ``colors`` masks the colors of its cards, ``sources`` counts the lands that can give each color,
    ``curve`` the cards that are no lands by their mana value, ``symbols`` the mana symbols of each
    color in their costs.
    """

    cards: int
    lands: int
    colors: int
    sources: dict[int, int]
    curve: dict[int, int]
    symbols: dict[int, int]

    @property
    def has_odd_lands(self) -> bool:
        """Whether it has fewer or more lands than beginners are advised to play."""
        least, most = (self.cards * number / WHOLE for number in ADVISED)
        return not least <= self.lands <= most


def summary_of(deck: Deck) -> Summary:
    """The deck with its commanders in numbers; a card is counted as its front or main face."""
    lands = colors = 0
    sources = dict.fromkeys(COLORS, 0)
    symbols = dict.fromkeys(COLORS, 0)
    curve: dict[int, int] = {}
    for card, count in (*deck.main, *deck.commanders):
        face = card.faces[0]
        if not face.types & Type.LAND:
            value = int(face.mana_cost.value) if face.mana_cost is not None else 0
            curve[value] = curve.get(value, 0) + count
            colors |= face.colors
            for one in face.mana_cost.symbols if face.mana_cost is not None else ():
                for color in bits(one.colors):
                    symbols[color] += count
            continue
        lands += count
        for color in bits(mana_given(face)):
            if color in sources:
                sources[color] += count
    cards = deck.size + sum(1 for _ in deck.leaders())
    return Summary(cards, lands, colors, sources, dict(sorted(curve.items())), symbols)


def lands_advised(numbers: Summary) -> int:
    """How many lands a deck of these costs does well with, by the line that Frank Karsten fitted to
    the decks of tournaments: 19.59 lands and 1.9 more for each mana of the average cost, in 60.
    """
    spells = sum(numbers.curve.values())
    if not spells:
        return numbers.lands
    average = sum(value * count for value, count in numbers.curve.items()) / spells
    return round((BASE + SLOPE * average) * numbers.cards / WHOLE)


def mana_given(land: Face) -> int:
    """The mana that a land can give, as a mask. CR 305.6."""
    found = 0
    for color, name in zip(COLORS, BASIC_LAND_TYPES, strict=True):
        found |= color if name in land.subtypes else 0
    for ability in land.abilities:
        for node in walk(ability):
            if isinstance(node, AddMana):
                for row in node.choices:
                    for unit in row:
                        found |= unit
            elif isinstance(node, AddManaOfColors):
                found |= node.colors
    return found
