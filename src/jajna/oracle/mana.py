"""Reads instructions to add mana of given types or colors. CR 106.1."""

from __future__ import annotations

from jajna.ir.amounts import ONE, Number, is_that_much
from jajna.ir.base import Amount, Ref
from jajna.ir.mana import AddMana, AddManaOfColors, ManaEffect
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader
from jajna.oracle.rebuild import with_fields
from jajna.vocab import LETTER_MANA

__all__ = ["mana_instructions"]


def _symbols(reader: Reader, position: int) -> tuple[tuple[int, ...], int]:
    row: list[int] = []
    at = position
    while at < reader.size:
        bit = LETTER_MANA.get(reader.tokens[at].strip("{}"))
        if bit is None or not reader.tokens[at].startswith("{"):
            break
        row.append(bit)
        at += 1
    return tuple(row), at


def mana_instructions(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """Every reading of an instruction to add mana, as pairs of the instruction and its end."""
    if start := reader.past(position, "add"):
        return _added(reader, start)
    found: list[tuple[ManaEffect, int]] = []
    for who, at in reader.read(Spec("Ref", option="single", player=True), position):
        start = reader.past(at, "adds")
        if isinstance(who, Ref) and start:
            for made, end in _added(reader, start):
                changed = with_fields(made, {"who": who})
                assert isinstance(changed, ManaEffect)
                found.append((changed, end))
    return found


def _added(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """The mana after the verb; "additional" may stand before or after it."""
    more = reader.past(position, "an additional")
    start = more or position
    found: list[tuple[ManaEffect, int]] = []
    for made, end in [*_of_kinds(reader, start), *_of_colors(reader, start)]:
        after = end if more else reader.past(end, "additional")
        if not more:
            found.append((made, end))
        if after and _is_plain(made):
            changed = with_fields(made, {"additional": True})
            assert isinstance(changed, ManaEffect)
            found.append((changed, after))
    return found


def _is_plain(made: ManaEffect) -> bool:
    """Whether "additional" can follow the mana: it is one row of symbols, or one of any color."""
    if isinstance(made, AddMana):
        return len(made.choices) == 1 and made.times is None
    return isinstance(made, AddManaOfColors) and made.count == ONE


def _of_colors(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """ "Add one mana of any color", "add three mana in any combination of {R} and/or {G}"."""
    found: list[tuple[ManaEffect, int]] = []
    for count, end in reader.read(Spec("Amount", option=reader.language.mana), position):
        if not isinstance(count, Amount):
            continue
        more = reader.past(end, "additional")
        end = more or end
        if start := reader.past(end, "of any color") or reader.past(end, "of any one color"):
            found.append((AddManaOfColors(count, additional=more > 0), start))
        elif start := reader.past(end, "of different colors"):
            if count != ONE:
                found.append((AddManaOfColors(count, together=False, different=True), start))
        elif start := reader.past(end, "in any combination of colors"):
            found.append((AddManaOfColors(count, together=False), start))
        elif start := reader.past(end, "in any combination of"):
            colors, last = _and_or_symbols(reader, start)
            if colors:
                found.append((AddManaOfColors(count, colors, False), last))
    return found


def _and_or_symbols(reader: Reader, position: int) -> tuple[int, int]:
    """Colors such as "{R} and/or {G}" or "{W}, {B}, and/or {G}", with where they end; else 0."""
    colors = 0
    row, end = _symbols(reader, position)
    while len(row) == 1:
        colors |= row[0]
        if last := reader.past(end, ", and/or") or reader.past(end, "and / or"):
            row, end = _symbols(reader, last)
            return (colors | row[0], end) if len(row) == 1 else (0, position)
        if not reader.at(end, ","):
            break
        row, end = _symbols(reader, end + 1)
    return 0, position


def _of_kinds(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """ "Add {G}{G}", "add {R} or {G}", "add {R}, {W}, or {B}", "add an amount of {G} equal to
    ...".
    """
    if start := reader.past(position, "an amount of"):
        row, end = _symbols(reader, start)
        equal = reader.past(end, "equal to")
        if len(row) != 1 or not equal:
            return []
        return [
            (AddMana((row,), times), after)
            for times, after in reader.read(Spec("Amount"), equal)
            if isinstance(times, Amount)
        ]
    if counted := _that_much(reader, position):
        return counted
    rows: list[tuple[int, ...]] = []
    at = position
    while True:
        row, end = _symbols(reader, at)
        if not row:
            return []
        rows.append(row)
        if start := reader.past(end, ", or") or reader.past(end, "or"):
            at = start
        elif reader.at(end, ",") and reader.tokens[end + 1].startswith("{"):
            at = end + 1
        else:
            return [(AddMana(tuple(rows)), end)]


def _that_much(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """ "Add that much {R}", "add twice that much {G}", "add six {G}": mana of one type.
    CR 107.4.
    """
    found: list[tuple[ManaEffect, int]] = []
    style = "one" if reader.language is ENGLISH else "una"
    for times, end in reader.read(Spec("Amount", option=style), position):
        counted = isinstance(times, Number) and times != ONE
        if isinstance(times, Amount) and (counted or is_that_much(times)):
            row, after = _symbols(reader, end)
            if len(row) == 1:
                found.append((AddMana((row,), times), after))
    return found
