"""Cards that come with the package, as Python modules with a tuple ``CARDS`` each."""

from __future__ import annotations

import importlib
import pkgutil
from threading import Lock
from typing import final

from jajna.card import Card
from jajna.cards.names import fold
from jajna.ir.abilities import Keyworded

__all__ = ["FACE_NAME", "FULL_NAME", "SPANISH_NAME", "Shelf", "joined", "names_of"]

FULL_NAME = 0
"""The rank of a card's English name: it is looked for before the others."""
FACE_NAME = 1
SPANISH_NAME = 2


@final
class Shelf:
    """The cards of one package, read from its modules when the first is asked for."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._cards: dict[str, Card] = {}
        self._ranked: dict[str, tuple[int, Card]] = {}
        self._loaded = False
        self._loading = Lock()
        """Threads may ask at once: the second waits until the first has read all."""

    def names(self) -> tuple[str, ...]:
        """English names of the cards, in alphabetical order."""
        self._load()
        return tuple(sorted(self._cards))

    def card(self, name: str) -> Card | None:
        """The card with this English or Spanish name, case and accents aside."""
        found = self.find(name)
        return found[1] if found else None

    def find(self, name: str) -> tuple[int, Card] | None:
        """The card of this name, with the rank of the name it was found by."""
        self._load()
        if name in self._cards:
            return FULL_NAME, self._cards[name]
        return self._ranked.get(fold(name))

    def _load(self) -> None:
        if self._loaded:
            return
        with self._loading:
            if not self._loaded:
                self._read()
                self._loaded = True

    def _read(self) -> None:
        root = importlib.import_module(self._package)
        for module in pkgutil.iter_modules(root.__path__, self._package + "."):
            cards: object = getattr(importlib.import_module(module.name), "CARDS", ())
            assert isinstance(cards, tuple), f"{module.name}.CARDS is not a tuple"
            for card in cards:
                assert isinstance(card, Card), f"{module.name}.CARDS holds {card!r}"
                self._put(card, module.name)

    def _put(self, card: Card, module: str) -> None:
        assert card.name not in self._cards, f"{module} has {card.name} a second time"
        self._cards[card.name] = card
        for name, rank in names_of(card):
            key = fold(name)
            if key not in self._ranked or rank < self._ranked[key][0]:
                self._ranked[key] = (rank, card)


def joined(keyword: Keyworded) -> Keyworded:
    """The keyword on the line of the keyword before it. CR 702.1."""
    return Keyworded(keyword.name, keyword.bit, keyword.parameter, keyword.meaning, True)


def names_of(card: Card) -> list[tuple[str, int]]:
    """All names a card is found by, with their ranks."""
    found = [(card.name, FULL_NAME)]
    if len(card.faces) > 1 or card.faces[0].name != card.name:
        found += [(face.name, FACE_NAME) for face in card.faces]
    if card.spanish:
        found.append((card.spanish, SPANISH_NAME))
        if len(card.faces) > 1:
            found += [(part, SPANISH_NAME) for part in card.spanish.split(" // ")]
    return found
