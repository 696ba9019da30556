"""Decks for random play: the cards at hand, and piles made of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, final

import msgspec

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.nodes import load_nodes
from jajna.era import CURRENT, Era
from jajna.errors import CardError
from jajna.ir.abilities import Ability, Activated, Keyworded, Triggered
from jajna.ir.codec import Codec
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.messages import Message
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import ALL_COLORS, COLORS, Type

__all__ = ["Stock", "Stocked"]

BASIC_NAMES: Final = dict(zip(COLORS, BASIC_LAND_TYPES, strict=True))
"""The basic lands, named for their types, by the color they give. CR 305.6."""
DECK_SIZE: Final = 40
LAND_COUNT: Final = 17
LAID_OUT: Final = 2
"""The copies of each basic land in a deck whose basic lands begin on the battlefield."""
SPECIAL_LANDS: Final = 2
"""Most lands of a random deck that aren't basic."""
STRANGERS: Final = 0.1
"""The share of cards outside the deck's colors, so that some cards can't be cast."""


@final
@dataclass(frozen=True)
class Stocked:
    """A card in stock: what deck building asks for, and the card as JSON. ``types`` are those of
    all its faces; ``activated`` and ``triggered`` say whether it has such abilities itself.
    """

    name: str
    colors: int
    land: bool
    types: int
    activated: bool
    triggered: bool
    data: bytes


@final
class Stock:
    """Cards to make random decks of. They are kept as JSON and read when they are needed."""

    def __init__(self, items: Iterable[Stocked]) -> None:
        self.items = sorted(items, key=_name)
        load_nodes()
        self._codec = Codec()
        self._cards: dict[str, Card] = {}
        self._by_name = {item.name: item for item in self.items}
        self._order: list[Stocked] = []
        self._ordered = ("", -1)
        """The era and round of the order."""

    @staticmethod
    def of(cards: Iterable[Card]) -> Stock:
        """The stock of these cards; of several with one name the first counts."""
        load_nodes()
        codec = Codec()
        different: dict[str, Card] = {}
        for card in cards:
            different.setdefault(card.name, card)
        return Stock(
            Stocked(
                card.name,
                _colors_needed(card),
                card.faces[0].types & Type.LAND != 0,
                _types(card),
                _has(card, Activated),
                _has(card, Triggered),
                msgspec.json.encode(codec.encode(card)),
            )
            for card in different.values()
        )

    def __len__(self) -> int:
        return len(self.items)

    def card(self, name: str) -> Card:
        """The card with this name; basic lands are always known. Raises CardError for none."""
        if name not in self._cards:
            self._cards[name] = self._read(name)
        return self._cards[name]

    def random_deck(self, chance: Random, era: Era = CURRENT) -> tuple[Card, ...]:
        """A deck of 40: cards of one to three colors, and basic lands that can pay for them.

        All are of card types that there are in the era.
        """
        items = [one for one in self.items if not unknown_types(era, one.types)]
        colors = chance.sample(COLORS, chance.choice((1, 2, 2, 2, 3)))
        mask = sum(colors)
        fitting = [one for one in items if not one.land and not one.colors & ~mask]
        anything = [one for one in items if not one.land]
        lands = [one for one in items if one.land and one.name not in BASIC_NAMES.values()]
        names: list[str] = []
        for _ in range(DECK_SIZE - LAND_COUNT):
            source = anything if not fitting or chance.random() < STRANGERS else fitting
            if source:
                names.append(chance.choice(source).name)
        for _ in range(chance.randint(0, SPECIAL_LANDS) if lands else 0):
            names.append(chance.choice(lands).name)
        while len(names) < DECK_SIZE:
            names.append(BASIC_NAMES[chance.choice(colors)])
        return tuple(self.card(name) for name in names)

    def in_turn(self, start: int, count: int, era: Era = CURRENT) -> list[str]:
        """The names of ``count`` cards from place ``start`` on, in an endless order of the stock.

        The order consists of rounds; each has all cards of the era, shuffled by chance.
        """
        names: list[str] = []
        size = sum(1 for one in self.items if not unknown_types(era, one.types))
        for place in range(start, start + count if size else start):
            if self._ordered != (era.name, place // size):
                self._order = [one for one in self.items if not unknown_types(era, one.types)]
                Random(f"round {place // size}").shuffle(self._order)
                self._ordered = (era.name, place // size)
            names.append(self._order[place % size].name)
        return names

    def laid_out_deck(self, names: Iterable[str]) -> tuple[Card, ...]:
        """The cards of these names, and basic lands of each type."""
        basics = [name for name in BASIC_NAMES.values() for _ in range(LAID_OUT)]
        return tuple(self.card(name) for name in [*names, *basics])

    def _read(self, name: str) -> Card:
        item = self._by_name.get(name)
        if item is not None:
            return self._codec.decode_card(msgspec.json.decode(item.data))
        card = starter.SHELF.card(name) if name in BASIC_NAMES.values() else None
        if card is None:
            raise CardError(Message("there is no card named {name} in stock", name=repr(name)))
        return card


def _name(item: Stocked) -> str:
    return item.name


def _has(card: Card, kind: type[Ability]) -> bool:
    """Whether the card has an ability of a kind by itself, under a keyword's name too."""
    return any(_is(ability, kind) for face in card.faces for ability in face.abilities)


def _is(ability: Ability, kind: type[Ability]) -> bool:
    if isinstance(ability, Keyworded):
        return any(_is(one, kind) for one in ability.meaning)
    return isinstance(ability, kind)


def _types(card: Card) -> int:
    mask = 0
    for face in card.faces:
        mask |= face.types
    return mask


def _colors_needed(card: Card) -> int:
    """Mask of the colors in the mana costs of all faces."""
    mask = 0
    for face in card.faces:
        if face.mana_cost is not None:
            for symbol in face.mana_cost.symbols:
                mask |= symbol.mana & ALL_COLORS
    return mask
