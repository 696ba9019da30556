"""Kicker. CR 702.33."""

from __future__ import annotations

from tests.mechanics.bench import ANN, permanent, text_card
from tests.table import table


def test_702_33d_a_kicked_spell_is_told_from_others() -> None:
    at = table()
    at.battlefield(
        ANN, permanent("Roost", text="Whenever you cast a kicked spell, you gain 5 life.")
    )
    bolt = text_card("Jolt", "Instant", "Kicker {0}\nYou gain 1 life.", cost="{0}")
    at.hand(ANN, bolt, bolt)
    at.act(ANN, "cast Jolt", False)
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Jolt", True)
    at.resolve_all()
    assert at.life(ANN) == 27
