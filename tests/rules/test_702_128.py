"""Embalm. CR 702.128."""

from __future__ import annotations

from tests.mechanics.bench import ANN, creature
from tests.table import table


def test_702_128a_an_embalmed_token_is_a_white_zombie_without_cost() -> None:
    at = table()
    at.graveyard(ANN, creature("Bull", 3, 3, "Embalm {0}", "Creature — Ox", "{R}"))
    at.act(ANN, "activate Bull")
    at.resolve()
    token = at.game.object(at.game.zones.battlefield[0])
    assert (token.now.name, token.now.power, token.now.colors) == ("Bull", 3, 1)
    assert token.now.subtypes == frozenset({"Ox", "Zombie"})
    assert token.now.mana_cost is None
    assert token.token
    assert [at.game.object(card).now.name for card in at.game.zones.exile] == ["Bull"]
