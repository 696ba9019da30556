"""What a deck must keep to: how many cards, of each name, and which.

CR 100.2, 100.4, 113.6n, 903.5.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, final

from jajna import variant as variants
from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.formats.commanders import Commanders, Leaders, faults
from jajna.formats.deck import Copies, Deck
from jajna.formats.sideboarding import is_exchanged_one_for_one
from jajna.ir.abilities import CopiesInDeck
from jajna.variant import Variant
from jajna.vocab import NONTRADITIONAL, Supertype, Type

__all__ = [
    "BRAWL",
    "CASUAL",
    "CASUAL_BRAWL",
    "CASUAL_COMMANDER",
    "CASUAL_OATHBREAKER",
    "COMMANDER",
    "COMMANDER_DRAFT",
    "COMMANDER_MASTERS_DRAFT",
    "CONSTRUCTED",
    "CONSTRUCTIONS",
    "LIMITED",
    "OATHBREAKER",
    "PAUPER_COMMANDER",
    "WITH_COMMANDERS",
    "Announcement",
    "Construction",
    "Violation",
    "casual_for",
    "violations",
]


@final
@dataclass(frozen=True)
class Announcement:
    """Since when a card is banned or restricted, and where that was told; "" if unknown."""

    since: str = ""
    source: str = ""


UNKNOWN: Final = Announcement()


@final
@dataclass(frozen=True)
class Construction:
    """Numbers that a way of building decks sets; None where it sets no limit.

    ``cards`` are the names of the cards that may be played, None for all. ``banned`` ones may not,
    of a ``restricted`` one there may be a single copy; no ability of a card changes that
    (CR 113.6n). ``announcements`` say of such cards since when. Where there are ``commander``
    rules, a deck has one or two; those in ``only_leading`` can be played as nothing else, and those
    in ``never_leading`` can't be one.
    """

    name: str
    rule: str
    smallest_deck: int
    largest_sideboard: int | None
    most_copies: int | None
    cards: frozenset[str] | None = None
    banned: frozenset[str] = frozenset()
    restricted: frozenset[str] = frozenset()
    largest_deck: int | None = None
    commander: Commanders | None = None
    only_leading: frozenset[str] = frozenset()
    never_leading: frozenset[str] = frozenset()
    announcements: Mapping[str, Announcement] = field(default_factory=dict, hash=False)

    def may_play(self, name: str) -> bool:
        """Whether cards of this name are legal at all."""
        return name not in self.banned and (self.cards is None or name in self.cards)


CONSTRUCTED: Final = Construction("constructed", "100.2a", 60, 15, 4)
CASUAL: Final = Construction("casual", "100.2b", 40, None, None)
"""Play among friends: decks of the size that limited play asks for, of any cards."""
LIMITED: Final = Construction("limited", "100.2b", 40, None, None)
COMMANDER: Final = Construction(
    "commander",
    "903.5b",
    100,
    0,
    1,
    largest_deck=100,
    commander=Commanders("903.3", "903.5a", Leaders.LEGENDS),
)
BRAWL: Final = Construction(
    "brawl",
    "903.5b",
    60,
    0,
    1,
    largest_deck=60,
    commander=Commanders("903.12c", "903.12d", Leaders.PLANESWALKERS),
)
PAUPER_COMMANDER: Final = replace(
    COMMANDER,
    name="pauper-commander",
    commander=Commanders("903.3", "903.5a", Leaders.CREATURES),
)
"""Commander with common cards, led by an uncommon creature; the rules don't have it."""
OATHBREAKER: Final = replace(
    BRAWL, name="oathbreaker", commander=Commanders("903.3", "903.5a", Leaders.SIGNED)
)
"""Sixty cards with a planeswalker and its signature spell; the rules don't have it."""
COMMANDER_DRAFT: Final = replace(
    COMMANDER,
    name="commander-draft",
    rule="903.13f",
    smallest_deck=60,
    largest_deck=None,
    most_copies=None,
    commander=Commanders("903.3", "903.13f", Leaders.LEGENDS),
)
"""Decks of drafted cards with commanders: at least 60 cards, any number of a name. CR 903.13f."""
COMMANDER_MASTERS_DRAFT: Final = replace(
    COMMANDER_DRAFT,
    name="commander-masters-draft",
    commander=Commanders("903.3", "903.13f", Leaders.LEGENDS, partners_of_one_color=True),
)
"""The same after drafts of Commander Masters, whose commanders of at most one color have partner.
CR 903.13f.
"""
CASUAL_COMMANDER: Final = replace(COMMANDER, name="casual-commander")
"""Commander among friends: with any cards."""
CASUAL_BRAWL: Final = replace(BRAWL, name="casual-brawl")
"""Brawl among friends: with any cards."""
CASUAL_OATHBREAKER: Final = replace(OATHBREAKER, name="casual-oathbreaker")
"""Oathbreaker among friends: with any cards."""
CONSTRUCTIONS: Final = {one.name: one for one in (CASUAL, CONSTRUCTED, LIMITED)}
"""The ways of building decks by name."""
WITH_COMMANDERS: Final = {
    one.name: one
    for one in (
        CASUAL_COMMANDER,
        CASUAL_BRAWL,
        CASUAL_OATHBREAKER,
        COMMANDER_DRAFT,
        COMMANDER_MASTERS_DRAFT,
    )
}
"""The ways of building casual and drafted decks of variants with commanders, by name."""


def casual_for(variant: Variant) -> Construction:
    """The rules of casual decks for a variant."""
    if not variant.commanders:
        return CASUAL
    if variant.signature_spells:
        return CASUAL_OATHBREAKER
    return CASUAL_BRAWL if variant is variants.BRAWL else CASUAL_COMMANDER


@final
@dataclass(frozen=True)
class Violation:
    """A rule that a deck breaks: its number, what is wrong, the count found and the limit.

    ``code`` is ``too few cards``, ``too many cards``, ``too many copies``, ``sideboard too large``,
    ``sideboard too small``, ``commander``, ``no commander``, ``no signature spell``, ``not a
    commander``, ``two commanders``, ``color identity``, ``not for decks``, ``not legal``,
    ``banned`` or ``restricted``; ``card`` is the name of the card that is the matter.
    ``announcement`` says since when it is in a list.
    """

    code: str
    rule: str
    count: int
    limit: int
    card: str = ""
    announcement: Announcement = UNKNOWN


def violations(deck: Deck, construction: Construction, era: Era = CURRENT) -> tuple[Violation, ...]:
    """All that is wrong with the deck in an era; nothing if it may be played.

    CR 100.2a, 100.2b, 100.4a, 100.6, 903.5.
    """
    found = [*_size(deck, construction), *_sideboard(deck, construction, era)]
    if construction.commander is not None:
        found += [
            Violation(one.code, one.rule, one.number, 0, one.card)
            for one in faults(deck, construction.commander)
        ]
        found += [
            Violation("not a commander", "100.6", count, 0, card.name)
            for card, count in deck.commanders
            if card.name in construction.never_leading
        ]
        found += [
            Violation("not legal", "100.6", count, 0, card.name)
            for card, count in (*deck.main, *deck.sideboard)
            if card.name in construction.only_leading
        ]
    else:
        found += [
            Violation("commander", "903.3", count, 0, card.name) for card, count in deck.commanders
        ]
    return (*found, *_illegal(deck, construction))


def _size(deck: Deck, construction: Construction) -> list[Violation]:
    """Too few or too many cards; commanders are of the deck where there are any. CR 903.5a."""
    rule, size = construction.rule, deck.size
    if construction.commander is not None:
        rule = construction.commander.size_rule
        size += sum(count for _, count in deck.commanders)
    if size < construction.smallest_deck:
        return [Violation("too few cards", rule, size, construction.smallest_deck)]
    if construction.largest_deck is not None and size > construction.largest_deck:
        return [Violation("too many cards", rule, size, construction.largest_deck)]
    return []


def _sideboard(deck: Deck, construction: Construction, era: Era) -> list[Violation]:
    """Too large or too small a sideboard; a companion may be outside of a deck with a commander.
    CR 100.4a, 903.5e.
    """
    largest, size, rule = construction.largest_sideboard, deck.sideboard_size, "100.4a"
    if construction.commander is not None:
        rule = "903.5e"
        size -= deck.companion is not None
    if largest is None or not size:
        return []
    if size > largest:
        return [Violation("sideboard too large", rule, size, largest)]
    if is_exchanged_one_for_one(era) and size < largest:
        return [Violation("sideboard too small", rule, size, largest)]
    return []


def _illegal(deck: Deck, construction: Construction) -> list[Violation]:
    """Cards that aren't legal, or too many of a name; deck and sideboard count together.
    Basic lands are in every set of a format, or in the store's box. CR 100.2a, 100.4a.
    """
    found: list[Violation] = [
        Violation("not for decks", "108.2a", count, 0, card.name)
        for card, count in (*deck.main, *deck.commanders)
        if card.faces[0].types & NONTRADITIONAL
    ]
    counts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for card, count in _all(deck):
        counts[card.name] = counts.get(card.name, 0) + count
        limits[card.name] = _limit(card, construction)
    basics = {card.name for card, _ in _all(deck) if _is_basic_land(card)}
    for name, count in counts.items():
        told = construction.announcements.get(name, UNKNOWN)
        if name in construction.banned:
            found.append(Violation("banned", "100.6", count, 0, name, told))
        elif name not in basics and not construction.may_play(name):
            found.append(Violation("not legal", "100.6", count, 0, name))
        elif 0 < limits[name] < count:
            if name in construction.restricted:
                found.append(Violation("restricted", "100.6", count, 1, name, told))
            else:
                rule = construction.rule
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
