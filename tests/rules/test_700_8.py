"""Parties and modified permanents. CR 700.8, 700.9."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

READER = "Reader gets +1/+1 for each creature in your party."


def test_700_8_a_party_has_one_creature_of_each_of_four_types() -> None:
    at = table()
    at.battlefield(ANN, creature("Reader", 0, 1, READER))
    assert at.power_toughness("Reader") == (0, 1)
    at.battlefield(ANN, creature("Priest", types="Creature — Cleric"))
    at.battlefield(ANN, creature("Thief", types="Creature — Rogue"))
    at.battlefield(ANN, creature("Sneak", types="Creature — Rogue"))
    at.battlefield(BOB, creature("Mage", types="Creature — Wizard"))
    at.battlefield(ANN, "Bear")
    assert at.power_toughness("Reader") == (2, 3)


def test_700_8b_a_creature_is_counted_once_and_so_that_it_is_the_most() -> None:
    at = table()
    at.battlefield(ANN, creature("Reader", 0, 1, READER))
    at.battlefield(ANN, creature("Both", types="Creature — Cleric Wizard"))
    assert at.power_toughness("Reader") == (1, 2)
    at.battlefield(ANN, creature("Priest", types="Creature — Cleric"))
    assert at.power_toughness("Reader") == (2, 3)
    at.battlefield(ANN, creature("Monk", types="Creature — Cleric"))
    assert at.power_toughness("Reader") == (2, 3)


def test_700_8c_a_full_party_has_four_creatures() -> None:
    at = table()
    text = "Reader has flying as long as you have a full party."
    at.battlefield(ANN, creature("Reader", text=text, types="Creature — Warrior"))
    for name, kind in (("Priest", "Cleric"), ("Thief", "Rogue")):
        at.battlefield(ANN, creature(name, types=f"Creature — {kind}"))
    assert not at.object("Reader").now.keywords
    at.battlefield(ANN, creature("Mage", types="Creature — Wizard"))
    assert at.object("Reader").now.keywords


def test_604_3_what_is_also_of_other_types_is_so_in_every_zone() -> None:
    at = table()
    text = "Packbeast is also a Cleric, Rogue, Warrior, and Wizard."
    beast = creature("Packbeast", 2, 1, text, "Artifact Creature — Beast")
    at.graveyard(ANN, beast)
    cast(at, "Return target Wizard card from your graveyard to your hand.", "Packbeast")
    assert at.names_in(Zone.HAND, ANN) == ["Packbeast"]
    at.battlefield(ANN, creature("Reader", 0, 1, READER), beast)
    assert at.power_toughness("Reader") == (1, 2)


ONLOOKER = creature("Onlooker", 0, 1, "Onlooker gets +1/+0 for each modified creature you control.")


def test_700_9_a_counter_modifies_a_permanent() -> None:
    at = table()
    at.battlefield(ANN, ONLOOKER, "Bear")
    assert at.power_toughness("Onlooker") == (0, 1)
    at.object("Bear").add_counters("charge", 1)
    at.battlefield(ANN, "Wall")
    assert at.power_toughness("Onlooker") == (1, 1)


def test_700_9_equipment_modifies_whoever_controls_it_but_an_aura_only_its_controllers() -> None:
    at = table()
    at.battlefield(ANN, ONLOOKER, "Bear", "Giant")
    blade = permanent("Blade", "Artifact — Equipment", "Equip {0}")
    curse = permanent("Curse", "Enchantment — Aura", "Enchant creature\nEnchanted creature is red.")
    at.hand(BOB, curse)
    at.begin(BOB)
    at.act(BOB, "cast Curse", "Bear")
    at.resolve()
    assert at.power_toughness("Onlooker") == (0, 1)
    at.hand(ANN, curse)
    at.begin(ANN)
    at.act(ANN, "cast Curse", "Giant")
    at.resolve()
    assert at.power_toughness("Onlooker") == (1, 1)
    at.battlefield(ANN, blade)
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    assert at.power_toughness("Onlooker") == (2, 1)


def test_700_9_what_dies_is_judged_as_it_last_was() -> None:
    at = table()
    text = "Whenever a modified creature you control dies, you gain 3 life."
    at.battlefield(ANN, permanent("Altar", text=text), "Bear", "Wall")
    at.object("Bear").add_counters("+1/+1", 1)
    sacrifice = permanent("Pit", text="Sacrifice a creature: You gain 1 life.")
    at.battlefield(ANN, sacrifice)
    at.act(ANN, "activate Pit", "Wall")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "activate Pit", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 25
