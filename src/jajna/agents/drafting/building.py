"""Building a deck of forty cards from a pool of limited play. CR 100.2b."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from jajna.agents.drafting.worth import Prospect
from jajna.formats.suggestion import LAND_OF
from jajna.vocab import COLORS

__all__ = ["LANDS", "SIZE", "best_spells", "build", "pairs", "with_lands"]

SIZE: Final = 40
LANDS: Final = 17
CREATURES: Final = 14
"""As many creatures as a deck wants."""
PER_MISSING_CREATURE: Final = 0.8
DEAR: Final = 5
"""From this mana value on a card is dear."""
MOST_DEAR: Final = 5
PER_DEAR: Final = 1.2
"""What each dear card more than those takes away."""
STRAY: Final = -4.0
"""What each symbol of another color takes away: such a card is played for want of others."""
WASTES: Final = "Wastes"
"""The basic land of no color."""
MORE_LANDS: Final = 1
"""How many lands more are rather played than cards of other colors."""


def pairs() -> list[int]:
    """Masks of all pairs of colors."""
    return [first | second for first, second in combinations(COLORS, 2)]


def build(pool: Sequence[Prospect], size: int = SIZE) -> dict[str, int]:
    """The deck of so many cards, by names: spells of the two colors that make the best of the pool,
    and basic lands, of which there are as many as wanted. Cards that can't be played are left out.
    """
    best: tuple[float, list[Prospect], int] | None = None
    for colors in pairs():
        worth, spells = best_spells(pool, colors, size - size * LANDS // SIZE)
        if best is None or worth > best[0]:
            best = (worth, spells, colors)
    assert best is not None, "there are ten pairs"
    _, spells, colors = best
    return with_lands(spells, colors, size)


def best_spells(pool: Sequence[Prospect], colors: int, count: int) -> tuple[float, list[Prospect]]:
    """The best so many cards for two colors, one after the other, by what the deck still wants."""
    left = sorted(
        (one for one in pool if one.playable and not one.land),
        key=lambda one: -_value(one, colors),
    )
    chosen: list[Prospect] = []
    total = 0.0
    creatures = dear = 0
    while left and len(chosen) < count:
        room = count - len(chosen)
        wanted = max(CREATURES - creatures, 0)
        best, gain = 0, float("-inf")
        for place, one in enumerate(left[: 2 * room]):
            value = _value(one, colors)
            if one.creature:
                value += PER_MISSING_CREATURE * wanted / room
            if one.mana_value >= DEAR and dear >= MOST_DEAR:
                value -= PER_DEAR
            if value > gain:
                best, gain = place, value
        if left[best].colors & ~colors and room <= MORE_LANDS:
            break
        one = left.pop(best)
        total += gain
        creatures += one.creature
        dear += one.mana_value >= DEAR
        chosen.append(one)
    return total, chosen


def _value(one: Prospect, colors: int) -> float:
    """What a card is worth in a deck of these colors."""
    if not one.colors & ~colors:
        return one.worth
    stray = sum(pips for color, pips in zip(COLORS, one.pips, strict=True) if color & ~colors)
    return one.worth + STRAY * max(stray, 1)


def with_lands(spells: Sequence[Prospect], colors: int, size: int) -> dict[str, int]:
    """The deck: lands by the symbols of the spells, of each color that is played at least one."""
    found: dict[str, int] = {}
    for one in spells:
        found[one.name] = found.get(one.name, 0) + 1
    symbols = [sum(one.pips[place] for one in spells) for place in range(len(COLORS))]
    there = [one.colors & colors for one in spells]
    for place, color in enumerate(COLORS):
        symbols[place] += any(color & one for one in there or [colors])
    if not any(symbols):
        symbols = [int(color & colors != 0) for color in COLORS]
    if not any(symbols):
        found[WASTES] = size - len(spells)  # lands of a color would have one
        return found
    lands = shared_out(symbols, size - len(spells))
    for color, count in zip(COLORS, lands, strict=True):
        if count:
            found[LAND_OF[color]] = found.get(LAND_OF[color], 0) + count
    return found


def shared_out(shares: Sequence[int], total: int) -> list[int]:
    """So many things by these shares, in whole numbers; the greatest remainders get the rest."""
    whole = sum(shares)
    exact = [total * one / whole for one in shares]
    found = [int(one) for one in exact]
    rest = sorted(range(len(shares)), key=lambda place: found[place] - exact[place])
    for place in rest[: total - sum(found)]:
        found[place] += 1
    return found


def played_colors(deck: Mapping[str, int]) -> int:
    """The colors whose basic lands are in a deck."""
    return sum(color for color in COLORS if deck.get(LAND_OF[color]))
