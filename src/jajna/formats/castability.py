"""The chance that a deck's lands can pay for a spell by a turn. CR 103.8a, 202.1, 305.2.

Each land gives one mana of a color that it can give, and one land is played each turn. What other
permanents give is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final, final

from jajna.era import CURRENT, Era
from jajna.formats.deck import Deck
from jajna.formats.summary import mana_given
from jajna.vocab import ManaCost, Type, bits

__all__ = [
    "LAST_TURN",
    "Castable",
    "can_pay",
    "castability",
    "chance",
    "costs_of",
    "drawn_on_first_turn",
    "land_masks",
]

HAND: Final = 7
LAST_TURN: Final = 8
"""The last turn that is looked at."""


@final
@dataclass(frozen=True)
class Castable:
    """The cards of a cost, and the chance that it can be paid on each turn, the first one first."""

    cost: str
    value: int
    cards: tuple[str, ...]
    chances: tuple[float, ...]

    @property
    def on_curve(self) -> float:
        """The chance on the turn of its mana value, or the last one looked at."""
        return self.chances[min(max(self.value, 1), len(self.chances)) - 1]


def drawn_on_first_turn(draws_first: bool, era: Era) -> int:
    """The number of cards drawn in the draw step of the first turn. CR 103.8a."""
    return 1 if draws_first or era.first_player_draws else 0


def castability(deck: Deck, draws_first: bool = False, era: Era = CURRENT) -> tuple[Castable, ...]:
    """The chances for each cost of a deck, for a player who keeps the first hand.

    Whoever plays first draws no card in the first turn, unless the era says otherwise.
    """
    lands = land_masks(deck)
    more = drawn_on_first_turn(draws_first, era)
    found: list[Castable] = []
    for cost, cards in costs_of(deck).items():
        chances = tuple(
            chance(cost, lands, deck.size, HAND + turn - 1 + more, turn)
            for turn in range(1, LAST_TURN + 1)
        )
        found.append(Castable(str(cost), cost.value, tuple(cards), chances))
    return tuple(sorted(found, key=lambda one: (one.value, one.cost)))


def costs_of(deck: Deck) -> dict[ManaCost, list[str]]:
    """The costs of a deck's spells, each with the names of the cards that have it."""
    found: dict[ManaCost, list[str]] = {}
    for card, _ in deck.main:
        face = card.faces[0]
        if face.mana_cost is not None and not face.types & Type.LAND:
            found.setdefault(face.mana_cost, []).append(card.name)
    return found


def land_masks(deck: Deck) -> dict[int, int]:
    """The lands of a deck, counted by the mana that they can give, as masks."""
    found: dict[int, int] = {}
    for card, count in deck.main:
        if card.faces[0].types & Type.LAND:
            mask = mana_given(card.faces[0])
            found[mask] = found.get(mask, 0) + count
    return found


def can_pay(cost: ManaCost, lands: Sequence[int]) -> bool:
    """Whether lands, each with the mana it can give, pay for a cost. By Hall's theorem they do if
    there are enough of them, and enough for every set of types of mana.
    """
    wanted = _wanted(cost)
    least = sum(one.least for one in cost.symbols)
    return len(lands) >= least and all(
        sum(1 for mask in lands if mask & types) >= number for types, number in wanted
    )


def chance(cost: ManaCost, lands: Mapping[int, int], size: int, seen: int, played: int) -> float:
    """The chance that among so many cards ``seen`` of a deck there are lands that pay for a cost.

    ``played`` is how many of them can have been played.
    """
    least = sum(one.least for one in cost.symbols)
    seen = min(seen, size)
    if played < least:
        return 0.0
    wanted = _wanted(cost)
    needed = 0
    for types, _ in wanted:
        needed |= types
    classes: dict[int, int] = {}
    for mask, count in lands.items():
        classes[mask & needed] = classes.get(mask & needed, 0) + count
    others = size - sum(classes.values())
    good = _good(tuple(wanted), tuple(sorted(classes.items())), max(seen, HAND + LAST_TURN))
    ways = sum(
        number * comb(others, seen - total)
        for total, number in enumerate(good[: seen + 1])
        if total >= least and seen - total <= others
    )
    return ways / comb(size, seen)


@lru_cache(maxsize=512)
def _good(
    wanted: tuple[tuple[int, int], ...], classes: tuple[tuple[int, int], ...], most: int
) -> tuple[int, ...]:
    """In how many ways so many lands (by place), at most ``most``, can be drawn of which there are
    enough for every set of types of mana. ``classes`` are lands that are alike for the cost, with
    their numbers.

    Of each set no more than what is wanted is remembered: many draws come to the same.
    """
    none = (0, (0,) * len(wanted))
    found: dict[tuple[int, tuple[int, ...]], int] = {none: 1}
    for mask, count in classes:
        touched = [bool(mask & types) for types, _ in wanted]
        after: dict[tuple[int, tuple[int, ...]], int] = {}
        for (total, held), ways in found.items():
            for number in range(min(count, most - total) + 1):
                more = tuple(
                    [
                        min(there + number, needed) if touches else there
                        for there, touches, (_, needed) in zip(held, touched, wanted, strict=True)
                    ]
                )
                key = total + number, more
                after[key] = after.get(key, 0) + ways * comb(count, number)
        found = after
    good = [0] * (most + 1)
    enough = tuple([number for _, number in wanted])
    for (total, held), ways in found.items():
        if held == enough:
            good[total] += ways
    return tuple(good)


def _wanted(cost: ManaCost) -> list[tuple[int, int]]:
    """For every set of types of mana how many symbols of a cost can be paid with these alone."""
    pips = [one.mana for one in cost.symbols if one.mana and one.least and not one.generic]
    every = 0
    for one in pips:
        every |= one
    return [
        (types, number)
        for types in _subsets(every)
        if (number := sum(1 for one in pips if not one & ~types))
    ]


def _subsets(mask: int) -> list[int]:
    found = [0]
    for bit in bits(mask):
        found += [one | bit for one in found]
    return found
