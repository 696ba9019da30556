"""Decks of limited play: made of what was opened, with basic lands added. CR 100.2b, 100.4b."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from jajna.card import Card
from jajna.errors import CardError, DeckError
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.construction import LIMITED
from jajna.formats.deck import Deck, Finish, Printing
from jajna.messages import Message

__all__ = ["deck_of", "rest_of"]


def deck_of(
    name: str, pool: Iterable[Printing], main: Mapping[str, int], lookup: Callable[[str], Card]
) -> Deck:
    """The deck with these cards of a pool; whatever else is in it is the sideboard. CR 100.4b.

    Its printings are those that were opened, plain cards before foils. Basic lands are had in any
    number. Raises DeckError for cards that the pool lacks, and for fewer than 40 cards; CardError
    for a card that can't be played.
    """
    size = sum(main.values())
    if size < LIMITED.smallest_deck:
        raise DeckError(
            Message(
                "a deck must have at least {least} cards, and this has {count}",
                least=LIMITED.smallest_deck, count=size,
            )
        )  # fmt: skip
    opened = tuple(pool)
    side = tuple(_playable(rest_of(opened, main), lookup))
    deck = tuple((lookup(card), count) for card, count in main.items() if count > 0)
    return Deck(name, deck, side, tuple(_printings(opened, (*deck, *side))))


def _printings(pool: Iterable[Printing], copies: Iterable[tuple[Card, int]]) -> Iterable[Printing]:
    """The printings of the copies of a deck and its sideboard. Those of basic lands matter only if
    they are foils: others can be taken from anywhere.
    """
    needed: Counter[str] = Counter()
    for card, count in copies:
        needed[card.name] += count
    held: dict[str, list[Printing]] = {}
    for one in sorted(pool, key=_is_foil):
        is_any = one.card in BASIC_LANDS and not _is_foil(one)
        held.setdefault(one.card, []).append(Printing(one.card, "") if is_any else one)
    for name, count in needed.items():
        there = held.get(name, [])
        more = [Printing(name, "")] * (count - len(there)) if name in BASIC_LANDS else []
        found = [*more, *there]
        if any(one.set_code for one in found):
            yield from found if len(set(found)) > 1 else found[:1]


def _is_foil(one: Printing) -> bool:
    return one.finish is not Finish.PLAIN


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
