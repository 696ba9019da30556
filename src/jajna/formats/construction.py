"""What a deck must keep to: how many cards, of each name, and which. CR 100.2, 100.4, 113.6n."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.formats.deck import Copies, Deck
from jajna.formats.sideboarding import is_exchanged_one_for_one
from jajna.ir.abilities import CopiesInDeck
from jajna.vocab import Supertype, Type

__all__ = [
    "CASUAL",
    "CONSTRUCTED",
    "CONSTRUCTIONS",
    "LIMITED",
    "Construction",
    "Violation",
    "violations",
]


@final
@dataclass(frozen=True)
class Construction:
    """Numbers that a way of building decks sets; None where it sets no limit.

    ``cards`` are the names of the cards that may be played, None for all. ``banned`` ones may not,
    of a ``restricted`` one there may be a single copy; no ability of a card changes that
    (CR 113.6n).
    """

    name: str
    rule: str
    smallest_deck: int
    largest_sideboard: int | None
    most_copies: int | None
    cards: frozenset[str] | None = None
    banned: frozenset[str] = frozenset()
    restricted: frozenset[str] = frozenset()

    def may_play(self, name: str) -> bool:
        """Whether cards of this name are legal at all."""
        return name not in self.banned and (self.cards is None or name in self.cards)


CONSTRUCTED: Final = Construction("constructed", "100.2a", 60, 15, 4)
CASUAL: Final = Construction("casual", "100.2b", 40, None, None)
"""Play among friends: decks of the size that limited play asks for, of any cards."""
LIMITED: Final = Construction("limited", "100.2b", 40, None, None)
CONSTRUCTIONS: Final = {one.name: one for one in (CASUAL, CONSTRUCTED, LIMITED)}
"""The ways of building decks by name."""


@final
@dataclass(frozen=True)
class Violation:
    """A rule that a deck breaks: its number, what is wrong, the count found and the limit.

    ``code`` is ``too few cards``, ``too many copies``, ``sideboard too large``, ``sideboard too
    small``, ``commander`` or ``not legal``; ``card`` is the name of the card with too many copies,
    of the commander, or of the one that is not legal.
    """

    code: str
    rule: str
    count: int
    limit: int
    card: str = ""


def violations(deck: Deck, construction: Construction, era: Era = CURRENT) -> tuple[Violation, ...]:
    """All that is wrong with the deck in an era; nothing if it may be played.

    CR 100.2a, 100.2b, 100.4a, 100.6.
    """
    found: list[Violation] = []
    if deck.size < construction.smallest_deck:
        limit = construction.smallest_deck
        found.append(Violation("too few cards", construction.rule, deck.size, limit))
    largest = construction.largest_sideboard
    if largest is not None and deck.sideboard_size > largest:
        found.append(Violation("sideboard too large", "100.4a", deck.sideboard_size, largest))
    elif largest is not None and is_exchanged_one_for_one(era):
        if 0 < deck.sideboard_size < largest:
            found.append(Violation("sideboard too small", "100.4a", deck.sideboard_size, largest))
    found += [
        Violation("commander", "903.3", count, 0, card.name) for card, count in deck.commanders
    ]
    return (*found, *_illegal(deck, construction))


def _illegal(deck: Deck, construction: Construction) -> list[Violation]:
    """Cards that aren't legal, or too many of a name; deck and sideboard count together.
    CR 100.4a.
    """
    counts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for card, count in _all(deck):
        counts[card.name] = counts.get(card.name, 0) + count
        limits[card.name] = _limit(card, construction)
    found: list[Violation] = []
    for name, count in counts.items():
        if not construction.may_play(name):
            found.append(Violation("not legal", "100.6", count, 0, name))
        elif 0 < limits[name] < count:
            rule = "100.6" if name in construction.restricted else construction.rule
            found.append(Violation("too many copies", rule, count, limits[name], name))
    return found


def _limit(card: Card, construction: Construction) -> int:
    """The most copies of a card that a deck can have; 0 for any number. CR 100.2a, 113.6n."""
    if card.name in construction.restricted:
        return 1
    if construction.most_copies is None or _is_basic_land(card):
        return 0
    for ability in card.faces[0].abilities:
        if isinstance(ability, CopiesInDeck):
            return ability.most
    return construction.most_copies


def _all(deck: Deck) -> Copies:
    return deck.main + deck.sideboard + deck.commanders


def _is_basic_land(card: Card) -> bool:
    face = card.faces[0]
    return bool(face.types & Type.LAND and face.supertypes & Supertype.BASIC)
