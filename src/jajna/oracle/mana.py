"""Reads the instruction to add mana of given kinds. CR 106.1."""

from __future__ import annotations

from jajna.ir.base import Amount
from jajna.ir.mana import AddMana
from jajna.oracle.grammar import Spec
from jajna.oracle.reader import Reader
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


def mana_instructions(reader: Reader, position: int) -> list[tuple[AddMana, int]]:
    """ "Add {G}{G}", "add {R} or {G}", "add {R}, {W}, or {B}", "add an amount of {G} equal to ..."."""
    if not reader.at(position, "add"):
        return []
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
        elif reader.at(end, "or"):
            at = end + 1
        elif reader.at(end, ",") and reader.tokens[end + 1].startswith("{"):
            at = end + 1
        else:
            return [(AddMana(tuple(rows)), end)]
