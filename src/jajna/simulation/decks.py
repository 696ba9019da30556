"""Decks for random play: the cards at hand, what they could do, and piles made of them."""

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
from jajna.events.base import EventKind
from jajna.ir.abilities import Ability, Activated, Keyworded, Triggered
from jajna.ir.base import Node, children
from jajna.ir.codec import Codec
from jajna.ir.filters.names import Named
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.qualities import OfSupertype
from jajna.ir.mana import mana_effect
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.kernel.objects.definitions import Definitions
from jajna.messages import Message
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.variant import Variant
from jajna.vocab import ALL_COLORS, COLORS, NONTRADITIONAL, Supertype, Type

__all__ = ["CASTING", "Stock", "Stocked", "own_abilities"]

CASTING: Final = -1
"""The place of a card's own use, being cast or played, beside those of its abilities."""

BASIC_NAMES: Final = dict(zip(COLORS, BASIC_LAND_TYPES, strict=True))
"""The basic lands, named for their types, by the color they give. CR 305.6."""
DECK_SIZE: Final = 40
LOOKED_AT: Final = 30
"""Creatures among which legendary ones are looked for to lead a deck."""
LAND_COUNT: Final = 17
LAID_OUT: Final = 3
"""The copies of each basic land in a deck whose basic lands begin on the battlefield."""
SPECIAL_BASICS: Final = ("Wastes", "Snow-Covered Forest", "Snow-Covered Island")
"""Basic lands for costs that those of the five types can't pay, where they are in stock."""
USUAL: Final = Type.CREATURE | Type.LAND
"""The card types of which there are always some, so that no card needs company for them."""
PLANES: Final = 10
"""The planes of a planar deck. CR 901.3."""
CONSPIRACIES: Final = 3
"""So many conspiracies are put into the command zone for each player. CR 905.4."""
SCHEMES: Final = 20
"""The cards of a scheme deck. CR 904.3."""
SPECIAL_LANDS: Final = 2
"""Most lands of a random deck that aren't basic."""
STRANGERS: Final = 0.1
"""The share of cards outside the deck's colors, so that some cards can't be cast."""


@final
@dataclass(frozen=True)
class Stocked:
    """A card in stock: what deck building asks for, and the card as JSON.

    ``types`` are those of all its faces. ``abilities`` has a letter for each of its own abilities
    that can be activated (a) or trigger (t), ``mechanics`` the words for what it is made of: first
    those of the card aside from these abilities, then those of each. ``needs`` are words for what
    it speaks of, ``offers`` those for what it is.
    """

    name: str
    colors: int
    land: bool
    types: int
    abilities: str
    mechanics: tuple[tuple[str, ...], ...]
    needs: tuple[str, ...]
    offers: tuple[str, ...]
    data: bytes

    @property
    def activated(self) -> bool:
        """Whether it has an ability of its own that can be activated."""
        return "a" in self.abilities

    @property
    def triggered(self) -> bool:
        """Whether it has an ability of its own that can trigger."""
        return "t" in self.abilities


@final
class Stock:
    """Cards to make random decks of. They are kept as JSON and read when they are needed."""

    def __init__(self, items: Iterable[Stocked]) -> None:
        stocked = sorted(items, key=_name)
        self.items = [one for one in stocked if not one.types & NONTRADITIONAL]
        """The cards for decks."""
        self.supplementary = [one for one in stocked if one.types & NONTRADITIONAL]
        """The cards that only variants have. CR 108.2a."""
        load_nodes()
        self._codec = Codec()
        self._cards: dict[str, Card] = {}
        self._of_eras: dict[tuple[str, str], bool] = {}
        """Whether cards can be played with, by era and name."""
        self._by_name = {item.name: item for item in stocked}

    @staticmethod
    def of(cards: Iterable[Card]) -> Stock:
        """The stock of these cards; of several with one name the first counts."""
        load_nodes()
        codec = Codec()
        different: dict[str, Card] = {}
        for card in cards:
            different.setdefault(card.name, card)
        return Stock(
            _stocked(card, msgspec.json.encode(codec.encode(card))) for card in different.values()
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
        names = [name for name in names if self.is_of(era, name)]
        while len(names) < DECK_SIZE:
            names.append(BASIC_NAMES[chance.choice(colors)])
        return tuple(self.card(name) for name in names)

    def leaders(self, chance: Random, era: Era = CURRENT) -> tuple[Card, ...]:
        """One or two creatures that lead a deck: legendary ones, if there are any among some.
        CR 903.3.
        """
        cards = self.creatures(chance, era)
        able = [one for one in cards if one.faces[0].supertypes & Supertype.LEGENDARY] or cards
        return tuple(able[: chance.choice((1, 1, 1, 2))])

    def creatures(self, chance: Random, era: Era = CURRENT) -> tuple[Card, ...]:
        """Some creature cards of an era."""
        creatures = [
            one
            for one in self.items
            if one.types & Type.CREATURE and not unknown_types(era, one.types)
        ]
        some = chance.sample(creatures, min(LOOKED_AT, len(creatures)))
        return tuple(self.card(one.name) for one in some if self.is_of(era, one.name))

    def beside(
        self, variant: Variant, seat: int, chance: Random, era: Era = CURRENT
    ) -> tuple[Card, ...]:
        """The supplementary cards of a player in a variant; none if there aren't enough in stock.
        CR 902.3.
        """
        known = [
            one
            for one in self.supplementary
            if one.types & variant.supplementary and self.is_of(era, one.name)
        ]
        if variant.supplementary & Type.SCHEME:
            names = [one.name for one in known] * 2
            some = chance.sample(names, min(SCHEMES, len(names)))
            return tuple(self.card(name) for name in some)
        if variant.supplementary & Type.CONSPIRACY:
            names = [one.name for one in known]
            some = chance.sample(names, min(CONSPIRACIES, len(names)))
            return tuple(self.card(name) for name in some)
        if not variant.supplementary & Type.PLANE:
            return (self.card(chance.choice(known).name),) if known else ()
        planes = [one.name for one in known if one.types & Type.PLANE]
        phenomena = [one.name for one in known if one.types & Type.PHENOMENON]
        if len(planes) < PLANES:
            return ()
        some = chance.sample(planes, PLANES) + phenomena[: chance.randint(0, 2)]
        return tuple(self.card(name) for name in some)

    def laid_out_deck(self, names: Iterable[str], era: Era = CURRENT) -> tuple[Card, ...]:
        """The cards of these names, and basic lands for every kind of mana."""
        basics = [name for name in BASIC_NAMES.values() for _ in range(LAID_OUT)]
        special = [name for name in SPECIAL_BASICS if name in self._by_name]
        basics += [name for name in special if self.is_of(era, name)]
        return tuple(self.card(name) for name in [*names, *basics])

    def is_of(self, era: Era, name: str) -> bool:
        """Whether a card can be played with in an era: it and what it brings have types of then."""
        if era == CURRENT:
            return True
        known = self._of_eras.get((era.name, name))
        if known is None:
            try:
                Definitions(era).of(self.card(name))
                known = True
            except CardError:
                known = False
            self._of_eras[era.name, name] = known
        return known

    def item(self, name: str) -> Stocked | None:
        """The card with this name as deck building knows it; None if it isn't in stock."""
        return self._by_name.get(name)

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


def _stocked(card: Card, data: bytes) -> Stocked:
    own = own_abilities(card)
    nodes = [ability for face in card.faces for ability in face.abilities]
    letters = "".join("a" if isinstance(ability, Activated) else "t" for ability in own)
    kept = {id(ability) for ability in own}
    words = [_mechanics(nodes, kept), *(_mechanics([ability], set()) for ability in own)]
    return Stocked(
        card.name,
        _colors_needed(card),
        card.faces[0].types & Type.LAND != 0,
        _types(card),
        letters,
        tuple(words),
        tuple(sorted(_needs(nodes))),
        tuple(sorted(_offers(card))),
        data,
    )


def own_abilities(card: Card) -> list[Activated | Triggered]:
    """The list of the abilities of a card that can be activated or put on the stack as they
    trigger, those that its keywords stand for among them. CR 113.3b, 113.3c.

    A triggered mana ability never is on the stack (CR 605.4a) and isn't listed.
    """
    found: list[Activated | Triggered] = []
    for face in card.faces:
        for ability in face.abilities:
            _add_own(found, ability)
    return found


def _add_own(found: list[Activated | Triggered], ability: Ability) -> None:
    if isinstance(ability, Keyworded):
        for one in ability.meaning:
            _add_own(found, one)
    elif isinstance(ability, Activated) or (
        isinstance(ability, Triggered) and not _adds_mana(ability)
    ):
        found.append(ability)


def _adds_mana(ability: Triggered) -> bool:
    return (
        mana_effect(ability.effect) is not None and EventKind.TAPPED_FOR_MANA in ability.on.kinds()
    )


def _mechanics(nodes: Iterable[Node], without: set[int]) -> tuple[str, ...]:
    """The words for what nodes are made of: keywords by name, other nodes by their class."""
    words: set[str] = set()
    todo = [node for node in nodes if id(node) not in without]
    while todo:
        node = todo.pop()
        words.add(node.name if isinstance(node, Keyworded) else f"{type(node).__name__}")
        todo += [child for child in children(node) if id(child) not in without]
    return tuple(sorted(words))


def _needs(nodes: Iterable[Node]) -> set[str]:
    """The words for what abilities speak of that a game may lack."""
    words: set[str] = set()
    todo = list(nodes)
    while todo:
        node = todo.pop()
        todo += children(node)
        if isinstance(node, (OfSubtype, Named)):
            words.add(node.name)
        elif isinstance(node, OfSupertype):
            words |= _super_words(node.supertype)
        elif isinstance(node, OfType):
            words |= _type_words(node.type & ~USUAL)
    return words


def _offers(card: Card) -> set[str]:
    """The words for what a card is."""
    words = {card.name}
    for face in card.faces:
        words |= {*face.subtypes, *_type_words(face.types), *_super_words(face.supertypes)}
    return words


def _type_words(mask: int) -> set[str]:
    return {f"type {bit}" for bit in range(mask.bit_length()) if mask >> bit & 1}


def _super_words(mask: int) -> set[str]:
    return {f"supertype {bit}" for bit in range(mask.bit_length()) if mask >> bit & 1}


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
