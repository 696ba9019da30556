"""What a deck must keep to before any format's own list of cards. CR 100.2, 100.4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.card import Card
from jajna.formats.deck import Copies, Deck
from jajna.ir.abilities import CopiesInDeck
from jajna.vocab import Supertype, Type

__all__ = ["CONSTRUCTED", "LIMITED", "Construction", "Violation", "violations"]


@final
@dataclass(frozen=True)
class Construction:
    """Numbers that a way of building decks sets; None where it sets no limit."""

    name: str
    rule: str
    smallest_deck: int
    largest_sideboard: int | None
    most_copies: int | None


CONSTRUCTED: Final = Construction("constructed", "100.2a", 60, 15, 4)
LIMITED: Final = Construction("limited", "100.2b", 40, None, None)


@final
@dataclass(frozen=True)
class Violation:
    """A rule that a deck breaks: its number, what is wrong, the count found and the limit.

    ``code`` is ``too few cards``, ``too many copies`` or ``sideboard too large``; ``card`` is the
    name of the card with too many copies.
    """

    code: str
    rule: str
    count: int
    limit: int
    card: str = ""


def violations(deck: Deck, construction: Construction) -> tuple[Violation, ...]:
    """All that is wrong with the deck; nothing if it may be played. CR 100.2a, 100.2b, 100.4a."""
    found: list[Violation] = []
    if deck.size < construction.smallest_deck:
        limit = construction.smallest_deck
        found.append(Violation("too few cards", construction.rule, deck.size, limit))
    largest = construction.largest_sideboard
    if largest is not None and deck.sideboard_size > largest:
        found.append(Violation("sideboard too large", "100.4a", deck.sideboard_size, largest))
    most = construction.most_copies
    if most is not None:
        found += _too_many_copies(deck, most, construction.rule)
    return tuple(found)


def _too_many_copies(deck: Deck, most: int, rule: str) -> list[Violation]:
    """Deck and sideboard count together. CR 100.4a."""
    counts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for card, count in _all(deck):
        limit = _limit(card, most)
        if limit:
            counts[card.name] = counts.get(card.name, 0) + count
            limits[card.name] = limit
    return [
        Violation("too many copies", rule, count, limits[name], name)
        for name, count in counts.items()
        if count > limits[name]
    ]


def _limit(card: Card, most: int) -> int:
    """How many copies of a card a deck can have, 0 for any number. CR 100.2a, 113.6n."""
    if _is_basic_land(card):
        return 0
    for ability in card.faces[0].abilities:
        if isinstance(ability, CopiesInDeck):
            return ability.most
    return most


def _all(deck: Deck) -> Copies:
    return deck.main + deck.sideboard


def _is_basic_land(card: Card) -> bool:
    face = card.faces[0]
    return bool(face.types & Type.LAND and face.supertypes & Supertype.BASIC)
