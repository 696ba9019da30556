"""Reads what mana may be spent on. CR 106.6."""

from __future__ import annotations

from jajna.ir.base import Filter
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Such
from jajna.ir.filters.mana_uses import AnyUse, ToActivate, ToCast
from jajna.ir.refs import YourCommander
from jajna.oracle.reader import Reader
from jajna.vocab import Zone

__all__ = ["mana_uses"]


def mana_uses(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Uses after "spend this mana only to", as pairs of a filter and where the text ends.

    A use is casting spells, activating abilities, or one or the other.
    """
    found: list[tuple[Filter, int]] = []
    if start := reader.past(position, "cast"):
        singular = reader.past(start, "a")
        found += [
            (fits if singular else Such(fits), end)
            for fits, end in reader.noun_phrases(singular or start)
            if fits.where() == 1 << Zone.STACK
        ]
    for first, end in _uses(reader, position):
        if isinstance(first, ToActivate) or _is_of_commander(first):
            found.append((AnyUse((first,)), end))
        for words, again in (("or", False), ("or to", True)):
            start = reader.past(end, words)
            for second, last in _uses(reader, start) if start else []:
                found.append((AnyUse((first, second), again), last))
    return found


def _uses(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Single uses: to cast spells, or to activate abilities of permanents; a list of pairs."""
    return [
        (use, end)
        for use, end in reader.family("Filter:use", position)
        if (isinstance(use, ToCast) and use.where() == 1 << Zone.STACK)
        or (isinstance(use, ToCast) and _is_of_commander(use))
        or (isinstance(use, ToActivate) and (use.of is None or _is_of_permanents(use.of)))
    ]


def _is_of_commander(use: Filter) -> bool:
    """Whether a use is to cast your commander: the only card that is named so."""
    return isinstance(use, ToCast) and use.of == Is(YourCommander())


def _is_of_permanents(fits: Filter) -> bool:
    return fits.where() == 1 << Zone.BATTLEFIELD
