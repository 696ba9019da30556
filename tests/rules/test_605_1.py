"""Mana abilities that add more instead. CR 605.1."""

from __future__ import annotations

from jajna.decision import Number
from tests.mechanics.bench import ANN, permanent
from tests.table import table

BATTERY = (
    "{T}, Remove any number of charge counters from Battery: Add {B}, then add an additional {B} "
    "for each charge counter removed this way."
)


def test_605_1a_the_mana_is_added_at_once_and_more_for_each_counter() -> None:
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.act(ANN, "activate Battery")
    assert len(at.game.players[ANN].pool) == 1
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.object("Battery").add_counters("charge", 2)
    at.act(ANN, "activate Battery", Number(2))
    assert len(at.game.players[ANN].pool) == 3
    assert not at.game.zones.stack
