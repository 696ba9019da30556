"""Halves and thirds that a text rounds once for all of them. CR 107.1a."""

from __future__ import annotations

import pytest

from jajna.oracle.soundness import defects
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, spell
from tests.table import table

POX = (
    "Each player loses a third of their life, then discards a third of the cards in their hand, "
    "then sacrifices a third of the creatures they control. Round up each time."
)


@pytest.mark.parametrize(("up", "life", "creatures"), [("up", 13, 2), ("down", 14, 3)])
def test_107_1a_each_third_is_rounded_as_the_text_says_at_its_end(
    up: str, life: int, creatures: int
) -> None:
    at = table(ann=["Bear", "Bear", "Bear", "Bear"], bob=["Giant"])
    at.hand(ANN, "Shock", "Shock")
    cast(at, POX.replace("up", up), by=ANN)
    assert [at.life(ANN), at.life(BOB)] == [life, life]
    assert at.names_in(Zone.BATTLEFIELD).count("Bear") == creatures
    assert at.names_in(Zone.BATTLEFIELD).count("Giant") == (0 if up == "up" else 1)
    assert len(at.names_in(Zone.HAND, ANN)) == (1 if up == "up" else 2)


def test_107_1a_half_a_library_is_drawn_and_half_the_life_lost() -> None:
    at = table()
    at.set_life(BOB, 7)
    at.library(BOB, "Bear", "Bear", "Bear")
    before = len(at.game.players[BOB].library)
    text = (
        "Target player draws cards equal to half the number of cards in their library and loses "
        "half their life. Round up each time."
    )
    cast(at, text, BOB)
    assert len(at.names_in(Zone.HAND, BOB)) == (before + 1) // 2
    assert at.life(BOB) == 3


def test_107_1a_a_half_that_nothing_rounds_is_refused() -> None:
    for text in ("Each player loses half their life.", "You discard half the cards in your hand."):
        assert any("rounding" in str(one) for one in defects(spell(text)))
    assert not defects(spell("Each player loses half their life. Round down each time."))
