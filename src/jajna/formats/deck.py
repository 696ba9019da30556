"""A deck: which cards, how many, and the sideboard. CR 100.2, 100.4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias, final

from jajna.card import Card
from jajna.noted import Noted
from jajna.vocab import NONTRADITIONAL, Type

__all__ = ["Copies", "Deck", "Finish", "Printed", "Printing", "copies_of"]

Copies: TypeAlias = "tuple[tuple[Card, int], ...]"
"""Cards, each once, with the number of its copies."""


def copies_of(cards: Iterable[Card]) -> Copies:
    """Cards, each once with the number of its copies, in the order in which they first come."""
    found: dict[str, tuple[Card, int]] = {}
    for card in cards:
        _, count = found.get(card.name, (card, 0))
        found[card.name] = (card, count + 1)
    return tuple(found.values())


@final
class Finish(Enum):
    """The surface of a card; the values are the words of lists and files."""

    PLAIN = ""
    FOIL = "foil"
    ETCHED = "etched"


@final
@dataclass(frozen=True)
class Printing:
    """The printing of a card that a list names; only collections tell printings apart."""

    card: str
    set_code: str
    number: str = ""
    finish: Finish = field(default=Finish.PLAIN, repr=False)

    @property
    def plain(self) -> Printing:
        """The same card of the set without a finish of its own."""
        return self if self.finish is Finish.PLAIN else replace(self, finish=Finish.PLAIN)


@final
@dataclass(frozen=True)
class Deck:
    """A deck and its sideboard, each card once with its count, in the order of the list."""

    name: str
    main: Copies
    sideboard: Copies = ()
    printings: tuple[Printing, ...] = ()
    """Those of the cards that a list names so: one of a card for all its copies, or one for each
    copy, in the order of ``listing_of``.
    """
    commanders: Copies = ()
    """Cards that begin in the command zone. CR 903.6."""
    companion: Card | None = None
    """A card of the sideboard. CR 702.139a."""
    supplementary: Copies = ()
    """What a variant asks for besides the deck: a vanguard, the cards of a planar or scheme deck.
    CR 901.3, 902.3, 904.3.
    """
    noted: tuple[Noted, ...] = ()
    """What its player noted as its cards were drafted. CR 905.2b."""

    def __repr__(self) -> str:
        """The name and how many cards there are."""
        kinds = f"{self.size} cards, {len(self.main)} different"
        if self.sideboard:
            kinds += f"; sideboard of {self.sideboard_size}"
        return f"<Deck {self.name!r}: {kinds}>"

    @property
    def size(self) -> int:
        """The number of cards in the deck without its sideboard."""
        return sum(count for _, count in self.main)

    @property
    def sideboard_size(self) -> int:
        """The number of cards in the sideboard."""
        return sum(count for _, count in self.sideboard)

    def cards(self) -> Iterator[Card]:
        """Every card of the deck, as often as it is in it, the sideboard aside."""
        for card, count in self.main:
            for _ in range(count):
                yield card

    def leaders(self) -> Iterator[Card]:
        """Every card that begins in the command zone. CR 903.6."""
        for card, count in self.commanders:
            for _ in range(count):
                yield card

    def beside(self) -> Iterator[Card]:
        """Every card that a variant asks for besides the deck. CR 902.3."""
        for card, count in self.supplementary:
            for _ in range(count):
                yield card

    def outside(self) -> Iterator[Card]:
        """Every card of the sideboard that may come into a game, as often as it is in it.
        CR 315.3, 400.11a.
        """
        for card, count in self.sideboard:
            for _ in range(0 if card.faces[0].types & NONTRADITIONAL else count):
                yield card

    def conspiracies(self) -> Iterator[Card]:
        """Every conspiracy of the sideboard. CR 315.2."""
        for card, count in self.sideboard:
            for _ in range(count if card.faces[0].types & Type.CONSPIRACY else 0):
                yield card


@final
class Printed:
    """The printings of a deck, handed out to the copies of its cards as they come."""

    def __init__(self, printings: Iterable[Printing]) -> None:
        self._left: dict[str, list[Printing]] = {}
        for one in printings:
            self._left.setdefault(one.card, []).append(one)

    def of(self, card: str, count: int) -> list[tuple[Printing, int]]:
        """So many copies of a card by their printings, those that are alike together."""
        left = self._left.get(card) or [Printing(card, "")]
        found: list[tuple[Printing, int]] = []
        for _ in range(count):
            one = left.pop(0) if len(left) > 1 else left[0]
            if found and found[-1][0] == one:
                found[-1] = (one, found[-1][1] + 1)
            else:
                found.append((one, 1))
        return found
