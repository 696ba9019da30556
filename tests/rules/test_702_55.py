"""Haunt. CR 702.55."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_702_55c_it_triggers_from_exile_as_the_haunted_creature_dies() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    thrull = creature(
        "Thrull",
        text="Haunt\nWhen Thrull enters or the creature it haunts dies, you gain 2 life.",
    )
    at.battlefield(ANN, thrull)
    cast(at, "Destroy target creature.", "Thrull")
    at.choose("Bear")
    at.resolve_all()
    assert at.object("Thrull").zone is Zone.EXILE
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 22
