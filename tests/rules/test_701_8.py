"""Destroy. CR 701.8."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_701_8_what_was_destroyed_this_way_is_asked_for() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 20
    at.battlefield(BOB, creature("Robot", types="Artifact Creature"))
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 23
    at.battlefield(BOB, creature("Golem", text="Indestructible", types="Artifact Creature"))
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 23
