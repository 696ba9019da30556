"""The cards that variants ask for besides decks, and those that come with Jajna. CR 902.3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jajna.card import Card
from jajna.errors import DeckError
from jajna.formats.deck import Deck
from jajna.messages import Message
from jajna.variant import Variant
from jajna.vocab import NONTRADITIONAL, Type

__all__ = ["VANGUARDS", "for_seats", "is_supplementary"]

VANGUARDS: Final = (
    "Serra", "Urza", "Crovax", "Titania", "Sidar Kondo", "Maraxus", "Gix", "Rofellos", "Barrin",
    "Ertai", "Xantcha", "Ashnod",
)  # fmt: skip
"""The vanguards of the starter pool, in the order in which players who have none get them."""


def is_supplementary(card: Card) -> bool:
    """Whether a card is for a variant alone and isn't put into decks. CR 311.1, 313.1, 314.1."""
    return card.faces[0].types & NONTRADITIONAL != 0


def for_seats(
    variant: Variant, decks: Sequence[Deck], lookup: Callable[[str], Card]
) -> tuple[tuple[Card, ...], ...]:
    """The supplementary cards of each player: those listed with their deck, or starter cards.

    Raises DeckError for cards that the variant doesn't have, or not in this number.
    """
    if not variant.supplementary:
        for deck in decks:
            _check_kinds(variant, deck)
        return ()
    found: list[tuple[Card, ...]] = []
    for seat, deck in enumerate(decks):
        _check_kinds(variant, deck)
        own = tuple(deck.beside()) or _starter(variant, seat, lookup)
        _check_number(variant, deck.name, own)
        found.append(own)
    return tuple(found)


def _check_kinds(variant: Variant, deck: Deck) -> None:
    for card, _ in deck.supplementary:
        if not card.faces[0].types & variant.supplementary:
            raise DeckError(
                Message(
                    "{card} of the deck {name} isn't a card with which {variant} is played",
                    card=card.name,
                    name=deck.name,
                    variant=variant.name,
                )
            )


def _check_number(variant: Variant, name: str, cards: tuple[Card, ...]) -> None:
    if variant.supplementary & Type.VANGUARD and len(cards) != 1:
        raise DeckError(
            Message(
                "the deck {name} has {count} vanguards; a player has one (CR 902.3)",
                name=name,
                count=len(cards),
            )
        )


def _starter(variant: Variant, seat: int, lookup: Callable[[str], Card]) -> tuple[Card, ...]:
    """The cards that a player gets who brings none."""
    return (lookup(VANGUARDS[seat % len(VANGUARDS)]),)
