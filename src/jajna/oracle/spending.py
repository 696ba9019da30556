"""Reads what mana may be spent on. CR 106.6."""

from __future__ import annotations

from jajna.ir.base import Filter
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either, Such
from jajna.ir.filters.mana_uses import AnyUse, NotToCast, ToActivate, ToCast, ToPay
from jajna.ir.filters.nouns import Source, Spell
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YourCommander
from jajna.oracle.english.filters import OR_A
from jajna.oracle.reader import Reader
from jajna.vocab import Zone

__all__ = ["costs_paid", "mana_uses", "spells_excepted"]


def mana_uses(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Uses after "spend this mana only to", as pairs of a filter and where the text ends.

    A use is casting spells, activating abilities, or one or the other.
    """
    found: list[tuple[Filter, int]] = []
    if start := reader.past(position, "cast"):
        singular = reader.past(start, "a")
        for fits, end in _spells(reader, singular or start):
            found.append((fits if singular else Such(fits), end))
            again = reader.past(end, "or a") if singular else 0
            for other, last in _spells(reader, again) if again else []:
                found.append((Either((fits, other), OR_A), last))
            more = 0 if singular else reader.past(end, "or")
            for other, last in _spells(reader, more) if more else []:
                found.append((Such(Either((fits, other))), last))
    for first, end in _uses(reader, position):
        if not isinstance(first, (ToCast, ToPay)) or _is_of_commander(first):
            found.append((AnyUse((first,)), end))
        for words, repeated in (("or", False), ("or to", True)):
            start = reader.past(end, words)
            for second, last in _uses(reader, start) if start else []:
                found.append((AnyUse((first, second), repeated), last))
        start = end + 1 if reader.at(end, ",") else 0
        for second, last in _uses(reader, start) if start else []:
            again = reader.past(last, ", or") or reader.past(last, "or")
            for third, after in _uses(reader, again) if again else []:
                found.append((AnyUse((first, second, third)), after))
    return found


def costs_paid(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Uses after "spend this mana only on": costs told from others, as pairs."""
    return [
        (AnyUse((use,)), end)
        for use, end in reader.family("Filter:use", position)
        if isinstance(use, ToPay) and use.many
    ]


def spells_excepted(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Uses after "this mana can't be spent to": all but casting those spells, as pairs."""
    return [
        (NotToCast(use), end)
        for use, end in reader.family("Filter:use", position)
        if isinstance(use, ToCast) and _is_of_spells(use.of)
    ]


def _spells(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Noun phrases that describe spells, also by the zone they are cast from; a list of pairs."""
    return [(fits, end) for fits, end in reader.noun_phrases(position) if _is_of_spells(fits)]


def _is_cast_from_zone(fits: Filter) -> bool:
    """Whether a noun phrase is of spells from a zone: "spells from your graveyard"."""
    parts = fits.parts if isinstance(fits, All) else ()
    zones = [one for one in parts if isinstance(one, InZone)]
    return Spell() in parts and bool(zones) and all(one.word == "from" for one in zones)


def _uses(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    """Single uses: to cast spells, or to activate abilities of permanents; a list of pairs."""
    return [
        (use, end)
        for use, end in reader.family("Filter:use", position)
        if (isinstance(use, Filter) and not isinstance(use, (ToCast, ToActivate, ToPay)))
        or (isinstance(use, ToPay) and not use.many)
        or (isinstance(use, ToCast) and _is_of_spells(use.of))
        or (isinstance(use, ToCast) and _is_of_commander(use))
        or (isinstance(use, ToActivate) and (use.of is None or _is_of_permanents(use.of)))
    ]


def _is_of_commander(use: Filter) -> bool:
    """Whether a use is to cast your commander: the only card that is named so."""
    return isinstance(use, ToCast) and use.of == Is(YourCommander())


def _is_of_spells(fits: Filter) -> bool:
    return fits.where() == 1 << Zone.STACK or _is_cast_from_zone(fits)


def _is_of_permanents(fits: Filter) -> bool:
    """Whether what has the ability is a permanent, or a source wherever it is. CR 109.2."""
    parts = fits.parts if isinstance(fits, All) else (fits,)
    return fits.where() == 1 << Zone.BATTLEFIELD or Source() in parts
