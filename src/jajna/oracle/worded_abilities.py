"""Reads abilities that are phrases of their own, and reductions of costs. CR 601.2f, 604.1."""

from __future__ import annotations

from jajna.ir.abilities import Ability, OwnCostChange
from jajna.ir.amounts import ManaWorth, PerEach, X
from jajna.ir.base import Amount
from jajna.oracle.grammar import Spec
from jajna.oracle.reader import Reader
from jajna.oracle.rebuild import with_fields
from jajna.oracle.sentences import counted_for_each

__all__ = ["Abilities", "AbilityReading", "reductions", "whole", "worded_abilities"]

Abilities = tuple[Ability, ...]
AbilityReading = tuple[Ability, int]
"""An ability and the position of the token after it."""


def whole(reader: Reader, readings: list[AbilityReading]) -> list[Ability]:
    """The abilities, of those readings, that end with the line."""
    return [ability for ability, end in readings if end == reader.size]


def worded_abilities(reader: Reader, position: int) -> list[AbilityReading]:
    """Abilities that are phrases of their own in the phrase book, with their ends."""
    found: list[AbilityReading] = []
    for value, end in reader.family("Ability", position):
        if not isinstance(value, Ability):
            continue
        if not isinstance(value, OwnCostChange):
            found.append((value, reader.after_stop(end)))
            continue
        for less, after in reductions(reader, value.less, end):
            made = with_fields(value, {"less": less})
            assert isinstance(made, Ability)
            found.append((made, reader.after_stop(after)))
    return [(value, end) for value, end in found if end >= 0]


def reductions(reader: Reader, less: Amount, position: int) -> list[tuple[Amount, int]]:
    """Cost reductions with their suffixes: "for each ...", "where X is ..."; pairs with ends."""
    if isinstance(less, ManaWorth) and less.cost.variables:
        start = reader.past(position, ", where x is")
        return [
            (ManaWorth(less.cost, X(meaning)), end)
            for meaning, end in (reader.read(Spec("Amount"), start) if start else [])
            if isinstance(meaning, Amount)
        ]
    counted = counted_for_each(reader, position)
    return [(less, position), *[(PerEach(less, one), after) for one, after in counted]]
