"""Linked abilities. CR 607."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_607_2d_damage_goes_on_to_the_chosen_player() -> None:
    doll = creature(
        "Doll",
        0,
        9,
        "As Doll enters, choose a player.\nWhenever Doll is dealt damage, it deals that much "
        "damage to the chosen player.",
    )
    at = table()
    at.hand(ANN, doll)
    at.begin(ANN)
    at.act(ANN, "cast Doll")
    at.choose("Bob")
    at.resolve_all()
    cast(at, "Spell deals 2 damage to target creature.", "Doll")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 18)
