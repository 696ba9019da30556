"""Amass. CR 701.47."""

from __future__ import annotations

from tests.mechanics.bench import cast
from tests.table import table


def test_701_47a_an_army_is_made_and_then_grows() -> None:
    at = table()
    cast(at, "Amass 2.")
    army = at.game.zones.battlefield[0]
    assert at.power_toughness(army) == (2, 2)
    assert at.game.object(army).now.subtypes == frozenset({"Zombie", "Army"})
    cast(at, "Amass 1.")
    assert at.game.zones.battlefield == [army]
    assert at.power_toughness(army) == (3, 3)
