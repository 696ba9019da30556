"""Decks of limited play: made of what was opened, with basic lands added. CR 100.2b, 100.4b."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from jajna.card import Card
from jajna.errors import CardError, DeckError
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.construction import LIMITED
from jajna.formats.deck import Deck, Printing
from jajna.messages import Message

__all__ = ["deck_of", "rest_of"]


def deck_of(
    name: str, pool: Iterable[Printing], main: Mapping[str, int], lookup: Callable[[str], Card]
) -> Deck:
    """The deck with these cards of a pool; whatever else is in it is the sideboard. CR 100.4b.

    Basic lands are had in any number. Raises DeckError for cards that the pool lacks, and for
    fewer than 40 cards; CardError for a card that can't be played.
    """
    size = sum(main.values())
    if size < LIMITED.smallest_deck:
        raise DeckError(
            Message(
                "a deck must have at least {least} cards, and this has {count}",
                least=LIMITED.smallest_deck, count=size,
            )
        )  # fmt: skip
    side = rest_of(pool, main)
    return Deck(
        name,
        tuple((lookup(card), count) for card, count in main.items() if count > 0),
        tuple(_playable(side, lookup)),
    )


def rest_of(pool: Iterable[Printing], main: Mapping[str, int]) -> dict[str, int]:
    """What is left of a pool without these cards. Raises DeckError for cards that it lacks."""
    left = Counter(card.card for card in pool)
    for name, count in main.items():
        if count > left[name] and name not in BASIC_LANDS:
            raise DeckError(
                Message(
                    "{count} {card} can't be in the deck: {held} were opened",
                    count=count, card=name, held=left[name],
                )
            )  # fmt: skip
        left[name] = max(left[name] - count, 0)
    return {name: count for name, count in left.items() if count}


def _playable(side: Mapping[str, int], lookup: Callable[[str], Card]) -> Iterable[tuple[Card, int]]:
    """The cards of a sideboard; what can't be played stays outside."""
    for name, count in side.items():
        try:
            yield lookup(name), count
        except CardError:
            continue
