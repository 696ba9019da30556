"""CR 601.2b, 601.2f, 601.2h and 118.7 written down once more, to check what mana pays a spell.

A spell is here what a player reads in its corner, an effect what it says. Nothing of the engine is
used: every half of every symbol is tried, every reduction as it serves best, every way to pay.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final, NamedTuple

__all__ = ["EFFECTS", "SYMBOLS", "Effect", "Spell", "can_pay"]

SYMBOLS: Final = (
    "1", "1", "2", "3", "R", "R", "G", "G", "W", "C", "R/G", "G/W", "2/R", "2/G", "R/P", "G/P",
)  # fmt: skip
"""Symbols of mana costs; the generic ones come first, and at most one of them."""


class Effect(NamedTuple):
    """How much an effect adds to the costs of spells that fit, or takes away from them."""

    fits: str
    generic: int = 0
    colored: str = ""


EFFECTS: Final[dict[str, Effect]] = {
    "Spells you cast cost {1} less to cast.": Effect("", -1),
    "Red spells you cast cost {1} less to cast.": Effect("R", -1),
    "Green spells you cast cost {2} less to cast.": Effect("G", -2),
    "Green spells you cast cost {G} less to cast.": Effect("G", 0, "-G"),
    "Spells you cast cost {R} less to cast.": Effect("", 0, "-R"),
    "Spells you cast cost {1} more to cast.": Effect("", 1),
    "Red spells you cast cost {R} more to cast.": Effect("R", 0, "R"),
    "Green spells cost {2} more to cast.": Effect("G", 2),
}
"""What enchantments say."""


class Spell(NamedTuple):
    """The symbols of a mana cost, and the colors that they make it."""

    symbols: tuple[str, ...]

    @property
    def colors(self) -> set[str]:
        """CR 105.2, 202.2."""
        return {letter for one in self.symbols for letter in one if letter in "WUBRG"}


def can_pay(spell: Spell, effects: list[Effect], pool: str) -> bool:
    """Whether the pool pays for the spell in any way that its player can choose. CR 601.2h."""
    fitting = [one for one in effects if not one.fits or one.fits in spell.colors]
    return any(
        covers(total, Counter(pool))
        for chosen in product(*map(halves, spell.symbols))
        for total in totals(chosen, fitting)
    )


def halves(symbol: str) -> tuple[str, ...]:
    """What a player may announce for a symbol; "" is a payment of life. CR 601.2b."""
    if symbol.endswith("/P"):
        return symbol[0], ""
    return tuple(symbol.split("/"))


def totals(chosen: tuple[str, ...], effects: list[Effect]) -> list[Counter[str]]:
    """The total costs, by the order in which the player applies reductions. CR 601.2f.

    The generic part of a total is counted under "1".
    """
    cost: Counter[str] = Counter()
    for symbol in chosen:
        add(cost, symbol)
    for one in effects:
        cost["1"] += max(one.generic, 0)
        if one.colored and not one.colored.startswith("-"):
            cost[one.colored] += 1
    generic = -sum(min(one.generic, 0) for one in effects)
    typed = [one.colored[1:] for one in effects if one.colored.startswith("-")]
    found = []
    for first in (True, False):
        total = cost.copy()
        if first:
            total["1"] = max(total["1"] - generic, 0)
        for letter in typed:
            if total[letter] > 0:
                total[letter] -= 1
            else:  # CR 118.7b, 118.7c
                total["1"] = max(total["1"] - 1, 0)
        if not first:
            total["1"] = max(total["1"] - generic, 0)
        found.append(total)
    return found


def add(cost: Counter[str], symbol: str) -> None:
    """Add a symbol, or nothing for a payment of life."""
    if symbol.isdecimal():
        cost["1"] += int(symbol)
    elif symbol:
        cost[symbol] += 1


def covers(total: Counter[str], pool: Counter[str]) -> bool:
    """Whether mana pays for a total: each typed symbol by its type, the rest by any. CR 118.3a."""
    typed = {letter: number for letter, number in total.items() if letter != "1"}
    if any(pool[letter] < number for letter, number in typed.items()):
        return False
    return pool.total() - sum(typed.values()) >= total["1"]
