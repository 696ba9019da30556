"""Artifacts: Equipment. CR 301.5."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, permanent
from tests.table import table


def test_301_5_what_the_enchanted_equipment_is_attached_to_is_destroyed() -> None:
    hexed = permanent(
        "Hex",
        "Enchantment — Aura",
        "Enchant Equipment\nAt the beginning of your upkeep, if enchanted Equipment is attached to "
        "a creature, destroy that creature.",
    )
    sword = permanent("Sword", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")
    at = table()
    at.battlefield(ANN, "Bear", sword)
    at.hand(ANN, hexed)
    at.begin(ANN)
    at.act(ANN, "cast Hex")
    at.resolve_all()
    at.act(ANN, "activate Sword")
    at.resolve_all()
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)
