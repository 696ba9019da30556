"""Decks of limited play: made of what was opened, with basic lands added. CR 100.2b, 100.4b,
903.13.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from jajna.card import Card
from jajna.errors import CardError, DeckError
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.broken_rules import reasons
from jajna.formats.construction import (
    COMMANDER_DRAFT,
    COMMANDER_MASTERS_DRAFT,
    LIMITED,
    Construction,
    violations,
)
from jajna.formats.deck import Deck, Finish, Printing
from jajna.messages import Message
from jajna.noted import Noted

__all__ = ["added_leader", "commander_deck_of", "deck_of", "drafted_rules", "rest_of"]

MOST_ADDED: Final = 2
"""The copies of a commander that a player may add to what they drafted. CR 903.13e."""
ADDED: Final = {
    "CMR": "The Prismatic Piper",
    "CMM": "The Prismatic Piper",
    "CLB": "Faceless One",
}
"""The commander that may be added after a draft of a set's boosters, by the set. CR 903.13e."""
PARTNERED: Final = "CMM"
"""The set in whose drafts commanders of at most one color have partner. CR 903.13f."""


def _sets_of(packs: Iterable[Printing]) -> frozenset[str]:
    return frozenset(one.set_code for one in packs)


def added_leader(packs: Iterable[Printing]) -> str:
    """The card of which a player may add up to two copies as commanders, after a draft of these
    cards; "" for none. CR 903.13e.
    """
    found = [ADDED[code] for code in sorted(_sets_of(packs)) if code in ADDED]
    return found[0] if found else ""


def drafted_rules(packs: Iterable[Printing]) -> Construction:
    """The rules of decks after a Commander draft of these cards. CR 903.13f."""
    return COMMANDER_MASTERS_DRAFT if PARTNERED in _sets_of(packs) else COMMANDER_DRAFT


def commander_deck_of(
    name: str,
    pool: Iterable[Printing],
    leaders: Mapping[str, int],
    main: Mapping[str, int],
    lookup: Callable[[str], Card],
    packs: Iterable[Printing] = (),
) -> Deck:
    """The deck that these commanders of a pool lead, after a Commander draft. CR 903.13e, 903.13f.

    ``packs`` are the cards that were opened for the draft, by default those of the pool. Basic
    lands are had in any number, and so are up to two of the commanders that a set adds. Raises
    DeckError for cards that the pool lacks and for what the rules of such decks forbid, CardError
    for a card that can't be played.
    """
    drafted = tuple(pool)
    opened = tuple(packs) or drafted
    added = added_leader(opened)
    held = (*drafted, *(Printing(added, "") for _ in range(MOST_ADDED if added else 0)))
    rest_of(held, Counter(leaders) + Counter(main))  # the pool has them all
    if added:
        rest_of(drafted, main)  # what is added can only lead
    cards = tuple((lookup(card), count) for card, count in main.items() if count > 0)
    leading = tuple((lookup(card), count) for card, count in leaders.items() if count > 0)
    printings = tuple(_printings(held, (*leading, *cards)))
    deck = Deck(name, cards, printings=printings, commanders=leading)
    broken = violations(deck, drafted_rules(opened))
    if broken:
        raise DeckError(Message("this deck can't be played: {reasons}", reasons=reasons(broken)))
    return deck


def deck_of(
    name: str,
    pool: Iterable[Printing],
    main: Mapping[str, int],
    lookup: Callable[[str], Card],
    noted: tuple[Noted, ...] = (),
) -> Deck:
    """The deck with these cards of a pool; whatever else is in it is the sideboard. CR 100.4b.
    ``noted`` is what its player noted as they drafted (CR 905.2b).

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
    printings = tuple(_printings(opened, (*deck, *side)))
    return Deck(name, deck, side, printings, noted=noted)


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
