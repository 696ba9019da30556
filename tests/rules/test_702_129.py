"""Eternalize. CR 702.129."""

from __future__ import annotations

from tests.mechanics.bench import ANN, creature
from tests.table import table


def test_702_129a_an_eternalized_token_is_a_black_four_four() -> None:
    at = table()
    at.graveyard(ANN, creature("Cat", 1, 1, "Eternalize {0}", "Creature — Cat", "{W}"))
    at.act(ANN, "activate Cat")
    at.resolve()
    token = at.game.object(at.game.zones.battlefield[0])
    assert (token.now.power, token.now.toughness, token.now.colors) == (4, 4, 4)
