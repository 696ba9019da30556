"""Reads the instruction to add mana of given kinds. CR 106.1."""

from __future__ import annotations

from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Ref
from jajna.ir.mana import AddMana, AddManaOfColors, ManaEffect
from jajna.oracle.grammar import Spec
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
    """Every reading of an instruction to add mana."""
    if reader.at(position, "add", "an", "additional"):
        return [
            (_with_more(made), end)
            for made, end in _of_kinds(reader, position + 2)
            if isinstance(made, AddMana) and _is_plain(made)
        ]
    if reader.at(position, "add"):
        return [*_of_kinds(reader, position), *_of_colors(reader, position)]
    found: list[tuple[ManaEffect, int]] = []
    for who, at in reader.read(Spec("Ref", option="single", player=True), position):
        if not isinstance(who, Ref) or not reader.at(at, "adds"):
            continue
        additional = reader.at(at + 1, "an", "additional")
        start = at + 2 if additional else at
        changes: dict[str, object] = {"who": who, "additional": additional}
        for made, end in [*_of_kinds(reader, start), *_of_colors(reader, start)]:
            if not additional or _is_plain(made):
                changed = with_fields(made, changes)
                assert isinstance(changed, ManaEffect)
                found.append((changed, end))
    return found


def _with_more(made: AddMana) -> ManaEffect:
    changed = with_fields(made, {"additional": True})
    assert isinstance(changed, ManaEffect)
    return changed


def _is_plain(made: ManaEffect) -> bool:
    """Whether mana can be said to be additional: one row, or one mana of any color."""
    if isinstance(made, AddMana):
        return len(made.choices) == 1 and made.times is None
    return isinstance(made, AddManaOfColors) and made.count == ONE


def _of_colors(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """ "Add one mana of any color", "add three mana in any combination of {R} and/or {G}"."""
    found: list[tuple[ManaEffect, int]] = []
    for count, end in reader.read(Spec("Amount", option="one mana"), position + 1):
        if not isinstance(count, Amount):
            continue
        if reader.at(end, "of", "any", "color"):
            found.append((AddManaOfColors(count), end + 3))
        elif reader.at(end, "of", "any", "one", "color"):
            found.append((AddManaOfColors(count), end + 4))
        elif reader.at(end, "in", "any", "combination", "of", "colors"):
            found.append((AddManaOfColors(count, together=False), end + 5))
        elif reader.at(end, "in", "any", "combination", "of"):
            one, middle = _symbols(reader, end + 4)
            if len(one) == 1 and reader.at(middle, "and", "/", "or"):
                two, last = _symbols(reader, middle + 3)
                if len(two) == 1:
                    found.append((AddManaOfColors(count, one[0] | two[0], False), last))
    return found


def _of_kinds(reader: Reader, position: int) -> list[tuple[ManaEffect, int]]:
    """ "Add {G}{G}", "add {R} or {G}", "add {R}, {W}, or {B}", "add an amount of {G} equal to
    ...".
    """
    if reader.at(position + 1, "an", "amount", "of"):
        row, end = _symbols(reader, position + 4)
        if len(row) != 1 or not reader.at(end, "equal", "to"):
            return []
        return [
            (AddMana((row,), times), after)
            for times, after in reader.read(Spec("Amount"), end + 2)
            if isinstance(times, Amount)
        ]
    rows: list[tuple[int, ...]] = []
    at = position + 1
    while True:
        row, end = _symbols(reader, at)
        if not row:
            return []
        rows.append(row)
        if reader.at(end, ",", "or"):
            at = end + 2
        elif reader.at(end, "or") or (
            reader.at(end, ",") and reader.tokens[end + 1].startswith("{")
        ):
            at = end + 1
        else:
            return [(AddMana(tuple(rows)), end)]
