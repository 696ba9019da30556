"""Changing a deck between the games of a match. CR 100.4."""

from __future__ import annotations

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.era_switches import Sideboards
from jajna.errors import DeckError
from jajna.formats.deck import Copies, Deck
from jajna.messages import Message

__all__ = ["exchanged", "is_exchanged_one_for_one"]


def is_exchanged_one_for_one(era: Era) -> bool:
    """Whether a sideboard is whole, and stays so, because cards are exchanged one for one."""
    return era.sideboards is Sideboards.FIFTEEN


def exchanged(deck: Deck, into: Copies, out: Copies, era: Era = CURRENT) -> Deck:
    """The deck for the next game: cards of the sideboard put ``into`` it, others taken ``out``.

    Raises DeckError for more copies than there are. In eras of exchange one for one it also does if
    the numbers differ. CR 100.4.
    """
    coming = sum(count for _, count in into)
    going = sum(count for _, count in out)
    if coming != going and is_exchanged_one_for_one(era):
        raise DeckError(
            Message(
                "in {era} cards are exchanged one for one with the sideboard: {coming} can't come "
                "for {going}; take out as many as you put in",
                era=repr(era.name),
                coming=coming,
                going=going,
            )
        )
    main, side = _counts(deck.main), _counts(deck.sideboard)
    _move(side, main, into, Message("the sideboard"))
    _move(main, side, out, Message("the deck"))
    return Deck(
        deck.name,
        _copies(main),
        _copies(side),
        deck.printings,
        deck.commanders,
        deck.companion,
        deck.supplementary,
        deck.noted,
    )


def _counts(copies: Copies) -> dict[str, tuple[Card, int]]:
    return {card.name: (card, count) for card, count in copies}


def _move(
    here: dict[str, tuple[Card, int]],
    there: dict[str, tuple[Card, int]],
    cards: Copies,
    place: Message,
) -> None:
    for card, count in cards:
        held = here[card.name][1] if card.name in here else 0
        if not 0 < count <= held:
            raise DeckError(
                Message(
                    "{count} {card} can't be taken from {place}: it has {held} of them",
                    count=count,
                    card=card.name,
                    place=place,
                    held=held,
                )
            )
        here[card.name] = (card, held - count)
        there[card.name] = (card, count + (there[card.name][1] if card.name in there else 0))


def _copies(counts: dict[str, tuple[Card, int]]) -> Copies:
    return tuple((card, count) for card, count in counts.values() if count)
