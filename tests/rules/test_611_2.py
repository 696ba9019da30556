"""Effects of resolutions end one by one, each with its own duration. CR 611.2a, 603.7."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table


def test_603_7c_a_delayed_ability_outlasts_those_of_this_turn() -> None:
    at = table()
    cast(at, "Whenever a creature dies this turn, you gain 1 life.")
    cast(at, "At the beginning of your next upkeep, you gain 3 life.")
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)
    assert at.life(ANN) == 23


def test_611_2a_an_effect_until_your_next_turn_outlasts_those_of_this_turn() -> None:
    at = table(ann=["Bear"])
    cast(at, "Target creature gets +1/+1 until end of turn.", "Bear")
    cast(at, "Target creature gets +3/+3 until your next turn.", "Bear")
    assert at.power_toughness("Bear") == (6, 6)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (5, 5)
    at.to_turn(ANN)
    assert at.power_toughness("Bear") == (2, 2)


def test_611_2a_what_ends_in_a_cleanup_ends_alone() -> None:
    at = table(ann=["Bear"])
    cast(at, "Target creature gets +0/+3 until end of turn.", "Bear")
    cast(at, "Until your next turn, target creature gets +2/+0.", "Bear")
    cast(at, "At the beginning of your next upkeep, you gain 5 life.")
    assert at.power_toughness("Bear") == (4, 5)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (4, 2)
    at.to_turn(ANN)
    assert at.power_toughness("Bear") == (2, 2)
    assert at.life(ANN) == 25
