"""Damage prevented for counters, which then is dealt to something else. CR 603.12, 615.5."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import PLUS_COUNTER
from tests.mechanics.bench import BOB, cast, creature
from tests.oracle.faces import compiled
from tests.table import table

TEXT = (
    "If damage would be dealt to Pummeler while it has a +1/+1 counter on it, prevent that damage "
    "and remove that many +1/+1 counters from it. When one or more counters are removed from "
    "Pummeler this way, it deals that much damage to any target."
)


def pummeled(counters: int, damage: int) -> Table:
    """A Pummeler with so many counters was dealt so much damage, and Bob was chosen."""
    at = table(ann=[creature("Pummeler", 5, 5, TEXT)])
    at.object("Pummeler").counters = {PLUS_COUNTER: counters} if counters else {}
    cast(at, f"Spell deals {damage} damage to target creature.", "Pummeler", by=BOB, then=("Bob",))
    at.resolve_all()
    return at


@pytest.mark.parametrize(
    ("counters", "damage", "left", "life"), [(3, 2, 1, 18), (2, 4, 0, 18), (1, 1, 0, 19)]
)
def test_603_12_as_much_damage_as_counters_were_removed(
    counters: int, damage: int, left: int, life: int
) -> None:
    at = pummeled(counters, damage)
    assert at.object("Pummeler").counters.get(PLUS_COUNTER, 0) == left
    assert at.object("Pummeler").damage == 0
    assert at.life(BOB) == life


def test_615_5_without_counters_nothing_is_prevented_and_nothing_triggers() -> None:
    at = pummeled(0, 2)
    assert at.object("Pummeler").damage == 2
    assert at.life(BOB) == 20


def test_603_12_only_what_triggers_follows() -> None:
    text = "If damage would be dealt to ~, prevent that damage and draw a card. You gain 1 life."
    assert compiled(text).face is None
