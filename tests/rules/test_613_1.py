"""The layers in which colors and abilities change. CR 613.1."""

from __future__ import annotations

from itertools import permutations

from jajna.vocab import Color, Keyword
from tests.mechanics.bench import BOB, cast, creature, permanent
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


def test_613_1e_colors_come_after_types_and_before_abilities() -> None:
    wings = permanent("Wings", "Enchantment", "Black creatures have flying.")
    taint = permanent("Taint", "Enchantment", "Artifact creatures are black.")
    forge = permanent(
        "Forge", "Enchantment", "All creatures are artifacts in addition to their other types."
    )
    for order in permutations([wings, taint, forge]):
        at = table(ann=["Bear", *order])
        assert at.object("Bear").now.colors == Color.BLACK
        assert at.object("Bear").has(Keyword.FLYING)


def test_613_1e_an_ability_that_is_gained_comes_too_late_for_a_color() -> None:
    bird = creature("Bird", text="Flying")
    sky = permanent("Sky", "Enchantment", "Creatures with flying are blue.")
    wings = permanent("Wings", "Enchantment", "All creatures have flying.")
    for order in permutations([sky, wings]):
        at = table(ann=["Bear", bird, *order])
        assert at.object("Bear").has(Keyword.FLYING)
        assert at.object("Bear").now.colors == 0
        assert at.object("Bird").now.colors == Color.BLUE
