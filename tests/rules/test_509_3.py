"""Triggers of blocking: the other creature. CR 509.3."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def enchanted(text: str, *hosts: str) -> Table:
    """Ann's turn with an Aura of this text on her first host."""
    at = table()
    at.battlefield(ANN, *hosts)
    at.hand(ANN, permanent("Venom", "Enchantment — Aura", "Enchant creature\n" + text))
    at.begin(ANN)
    at.act(ANN, "cast Venom", hosts[0])
    at.resolve_all()
    at.choices.clear()
    return at


def test_509_3d_the_other_creature_is_the_one_that_is_not_enchanted() -> None:
    at = enchanted(
        "Whenever enchanted creature blocks or becomes blocked by a non-Wall creature, destroy the "
        "other creature at end of combat.",
        "Wall",
    )
    at.battlefield(ANN, creature("Ox", 1, 7))
    at.battlefield(BOB, "Giant", "Bear")
    at.to_turn(BOB)
    at.attack("Giant", "Bear")
    at.block(("Wall", "Giant"), ("Ox", "Bear"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    assert "Bear" in [at.object(one).now.name for one in at.game.zones.battlefield]
