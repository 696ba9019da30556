"""Changes of colors. CR 613.1."""

from __future__ import annotations

from tests.mechanics.bench import BOB, cast, creature
from tests.table import table


def test_613_1f_it_loses_all_abilities_and_becomes_a_frog() -> None:
    at = table()
    at.battlefield(BOB, creature("Drake", 4, 4, "Flying", "Creature — Drake", "{R}"))
    cast(
        at,
        "Until end of turn, target creature loses all abilities and becomes a blue Frog with base "
        "power and toughness 1/1.",
        "Drake",
    )
    now = at.object("Drake").now
    assert (now.power, now.toughness, now.colors, now.keywords) == (1, 1, 2, 0)
    assert now.subtypes == frozenset({"Frog"})
    at.to_turn(BOB)
    assert at.power_toughness("Drake") == (4, 4)
