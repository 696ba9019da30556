"""Triggered abilities that are put on the stack. CR 603.3."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table


def test_603_3d_a_trigger_chooses_a_second_target_like_the_first() -> None:
    thief = creature(
        "Thief",
        text="When Thief enters, exchange control of target nonland permanent you control and "
        "target permanent an opponent controls that shares a card type with it.",
    )
    at = table()
    at.battlefield(ANN, "Relic")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, thief)
    at.begin(ANN)
    at.act(ANN, "cast Thief")
    at.resolve_all()
    assert at.object("Giant").controller == ANN
    assert at.object("Thief").controller == BOB
