"""Hands and their maximum size. CR 402."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def test_402_2_a_maximum_hand_size_is_set_and_then_changed() -> None:
    at = table()
    at.battlefield(ANN, permanent("Rack", text="Your maximum hand size is four."))
    at.battlefield(ANN, permanent("Eater", text="Your maximum hand size is reduced by one."))
    at.hand(ANN, *["Bear"] * 6)
    at.begin(ANN, Step.CLEANUP)
    asked = at.game.decision
    assert asked is not None
    assert asked.kind is Kind.DISCARD
    assert asked.minimum == 3


def test_402_2_a_maximum_hand_size_is_reduced() -> None:
    at = table()
    text = "Each opponent's maximum hand size is reduced by seven."
    at.battlefield(ANN, creature("Augur", 5, 4, text))
    at.hand(BOB, "Bear", "Bear")
    at.hand(ANN, "Wall")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.names_in(Zone.HAND, BOB) == []
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
