"""Building a deck that commanders of a pool lead, after a Commander draft. CR 903.13e, 903.13f."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from jajna.agents.drafting.building import LANDS, SIZE, best_spells, with_lands
from jajna.agents.drafting.worth import Prospects
from jajna.card import Card
from jajna.errors import CardError
from jajna.formats.commanders import Commanders, color_identity, faults
from jajna.formats.deck import Deck, copies_of
from jajna.vocab import COLORS, Supertype

__all__ = ["Led", "leaders_of", "led_by", "led_deck"]

LED: Final = 60
"""The cards of a deck with its commanders. CR 903.13f."""


class Led(NamedTuple):
    """A deck by names: who leads it, and the other cards."""

    leaders: tuple[str, ...]
    main: dict[str, int]


def leaders_of(
    names: Iterable[str], lookup: Callable[[str], Card], rules: Commanders
) -> list[tuple[str, ...]]:
    """The cards that can lead a deck, alone or two together, of these. CR 702.124, 903.3."""
    legends = [
        card for card in _playable(names, lookup) if card.faces[0].supertypes & Supertype.LEGENDARY
    ]
    alone = [(one,) for one in legends if _can_lead((one,), rules)]
    both = [one for one in combinations(legends, 2) if _can_lead(one, rules)]
    return [tuple(card.name for card in one) for one in (*alone, *both)]


def led_deck(
    names: Sequence[str],
    prospects: Prospects,
    lookup: Callable[[str], Card],
    rules: Commanders,
    added: str = "",
) -> Led | None:
    """The best deck of a pool with those who lead it; None if nobody can.

    The commander that a set ``added`` leads only where the pool has none.
    """
    found: tuple[float, Led] | None = None
    for leaders in leaders_of(names, lookup, rules):
        worth, made = led_by(leaders, names, prospects, lookup)
        if found is None or worth > found[0]:
            found = (worth, made)
    if found is None and added:
        for color in COLORS:
            worth, made = led_by((added,), names, prospects, lookup, color)
            if found is None or worth > found[0]:
                found = (worth, made)
    return found[1] if found is not None else None


def led_by(
    leaders: Sequence[str],
    names: Sequence[str],
    prospects: Prospects,
    lookup: Callable[[str], Card],
    chosen: int = 0,
) -> tuple[float, Led]:
    """What the best deck of a pool is worth that these lead, and that deck. CR 903.5c.

    ``chosen`` is the color chosen for one of them, where one is.
    """
    colors = chosen
    for one in leaders:
        colors |= color_identity(lookup(one))
    left = list(names)
    for one in leaders:
        if one in left:
            left.remove(one)
    within = {
        card.name for card in _playable(dict.fromkeys(left), lookup)
        if not color_identity(card) & ~colors
    }  # fmt: skip
    size = LED - len(leaders)
    pool = [prospects.of(one) for one in left if one in within]
    worth, spells = best_spells(pool, colors, size - LED * LANDS // SIZE)
    worth += sum(prospects.of(one).worth for one in leaders)
    return worth, Led(tuple(leaders), with_lands(spells, colors, size))


def _can_lead(cards: Sequence[Card], rules: Commanders) -> bool:
    return not faults(Deck("", (), commanders=copies_of(cards)), rules)


def _playable(names: Iterable[str], lookup: Callable[[str], Card]) -> list[Card]:
    found: list[Card] = []
    for name in dict.fromkeys(names):
        try:
            found.append(lookup(name))
        except CardError:
            continue
    return found
