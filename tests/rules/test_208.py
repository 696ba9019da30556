"""Powers that are compared. CR 208."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_208_1_who_controls_each_of_the_strongest() -> None:
    text = (
        "If you control each creature on the battlefield with the greatest power, you gain 4 life."
    )
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    cast(at, text)
    assert at.life(ANN) == 24
    at.battlefield(BOB, "Giant")
    cast(at, text)
    assert at.life(ANN) == 24


def test_208_1_creatures_with_different_powers_are_told_apart() -> None:
    at = table()
    text = "Watch has flying as long as you control three or more creatures with different powers."
    at.battlefield(ANN, creature("Watch", 2, 2, text), "Bear", "Wall")
    at.battlefield(BOB, "Giant")
    assert not at.object("Watch").now.keywords
    at.battlefield(ANN, "Giant")
    assert at.object("Watch").now.keywords


def test_208_1_a_creature_of_just_that_size() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Beast", 5, 5, "Beast can't attack unless you control a 1/1 creature.")
    )
    at.battlefield(ANN, creature("Imp", 1, 2), creature("Rat", 2, 1))
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Beast").zone is Zone.BATTLEFIELD
    cast(at, "Create a 1/1 white Human creature token.")
    at.attack("Beast")
    at.to_turn(BOB)
    assert at.life(BOB) == 15
