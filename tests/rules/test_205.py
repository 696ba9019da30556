"""Effects that change types, and what they keep. CR 205.1."""

from __future__ import annotations

from jajna.vocab import Color, Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

DRYAD = creature("Arbor", 1, 1, types="Land Creature — Forest Dryad")
ISLAND = permanent("Isle", "Land — Island")


def test_205_1a_becoming_a_creature_replaces_the_other_types() -> None:
    at = table()
    at.battlefield(ANN, permanent("Veil", "Enchantment", ""))
    cast(at, "Target enchantment becomes a 3/3 Beast creature.", "Veil")
    at.to_turn(BOB)
    assert at.power_toughness("Veil") == (3, 3)
    assert at.object("Veil").now.types == Type.CREATURE


def test_205_1b_what_is_still_a_land_keeps_all_types_and_subtypes() -> None:
    at = table()
    at.battlefield(ANN, DRYAD)
    text = "Target land becomes a 4/4 red Elemental creature until end of turn. It's still a land."
    cast(at, text, "Arbor")
    assert at.object("Arbor").now.types == Type.LAND | Type.CREATURE
    assert at.object("Arbor").now.subtypes == {"Forest", "Dryad", "Elemental"}
    assert at.object("Arbor").now.colors == Color.RED


def test_205_1b_several_things_are_still_lands() -> None:
    at = table()
    at.battlefield(ANN, "Field", ISLAND)
    text = "All lands become 2/2 creatures with flying until end of turn. They're still lands."
    cast(at, text)
    for name in ("Field", "Isle"):
        assert at.object(name).now.types == Type.LAND | Type.CREATURE
        assert at.object(name).now.keywords & Keyword.FLYING


def test_205_1b_an_artifact_creature_of_a_type_loses_its_other_creature_types() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature becomes a 4/4 Angel artifact creature until end of turn.", "Bear")
    assert at.object("Bear").now.subtypes == {"Angel"}
    assert at.object("Bear").now.types == Type.ARTIFACT | Type.CREATURE


def test_205_1b_in_addition_to_its_other_types_replaces_none() -> None:
    at = table()
    at.battlefield(ANN, creature("Bird", text="Flying"))
    text = "Target creature becomes a 5/5 Demon creature with trample in addition to its other "
    cast(at, text + "types until end of turn.", "Bird")
    assert "Demon" in at.object("Bird").now.subtypes
    assert at.object("Bird").now.keywords & Keyword.FLYING
    assert at.object("Bird").now.keywords & Keyword.TRAMPLE


def test_611_2a_a_change_without_a_duration_lasts() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    text = (
        "Put target creature card from your graveyard onto the battlefield under your control. "
        "That creature is a black Zombie in addition to its other colors and types."
    )
    cast(at, text, "Bear")
    at.to_turn(BOB)
    assert at.object("Bear").zone is Zone.BATTLEFIELD
    assert at.object("Bear").now.colors & Color.BLACK
    assert "Zombie" in at.object("Bear").now.subtypes


def test_611_2d_a_description_is_fixed_as_its_effect_begins() -> None:
    at = table()
    at.battlefield(ANN, "Bear", permanent("Rock", "Artifact", ""))
    text = (
        "Target noncreature artifact becomes an X/X Construct artifact creature until end of turn, "
        "where X is the number of creatures you control."
    )
    cast(at, text, "Rock")
    assert at.power_toughness("Rock") == (1, 1)


def test_205_1b_an_enchanted_land_is_a_creature_and_still_a_land() -> None:
    ancient = permanent(
        "Ancient",
        "Enchantment — Aura",
        "Enchant Mountain\nEnchanted Mountain is a 7/7 red Giant creature with haste. It's still a "
        "land.",
    )
    at = table()
    at.battlefield(ANN, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.hand(ANN, ancient)
    at.begin(ANN)
    at.act(ANN, "cast Ancient")
    at.resolve_all()
    peak = at.object("Peak").now
    assert peak.types == Type.LAND | Type.CREATURE
    assert {"Mountain", "Giant"} <= peak.subtypes
    assert (peak.power, peak.toughness, peak.colors) == (7, 7, 8)
    assert at.object("Peak").has(Keyword.HASTE)


def test_205_1a_it_is_no_longer_an_equipment() -> None:
    mail = permanent(
        "Mail",
        "Artifact — Equipment",
        "Equipped creature gets +4/+4.\n{0}: Until end of turn, Mail becomes a 4/4 Spirit artifact "
        "creature that's no longer an Equipment. Activate only if you control no creatures.\n"
        "Equip {4}",
    )
    at = table()
    at.battlefield(ANN, mail)
    at.begin(ANN)
    at.act(ANN, "activate Mail")
    at.resolve_all()
    assert at.power_toughness("Mail") == (4, 4)
    assert at.object("Mail").now.subtypes == frozenset(["Spirit"])
    at.to_turn(BOB)
    assert at.object("Mail").now.subtypes == frozenset(["Equipment"])


def test_205_3m_a_land_becomes_a_creature_of_all_types() -> None:
    vault = permanent(
        "Vault",
        "Land",
        "{0}: Vault becomes a 2/2 creature with all creature types until end of turn. It's still a "
        "land.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, vault)
    at.begin(ANN)
    at.act(ANN, "activate Vault")
    at.resolve_all()
    now = at.object("Vault").now
    assert now.types == Type.LAND | Type.CREATURE
    assert {"Goblin", "Wizard", "Sliver"} <= now.subtypes


def test_205_3m_others_than_of_the_chosen_type_are_meant() -> None:
    at = table()
    at.battlefield(ANN, creature("Elf", types="Creature — Elf"), "Giant")
    cast(
        at,
        "Choose a creature type. Creatures that aren't of the chosen type get -3/-3 until end of "
        "turn.",
        then=("Elf",),
    )
    assert at.power_toughness("Elf") == (2, 2)
    assert at.power_toughness("Giant") == (2, 2)


def test_205_1b_lands_become_creatures_and_stay_lands() -> None:
    at = table()
    at.battlefield(ANN, "Field")
    cast(at, "All lands become 2/2 creatures until end of turn. They're still lands.")
    assert at.power_toughness("Field") == (2, 2)
    assert at.object("Field").now.types == 32 | 4
    at.to_turn(BOB)
    assert at.object("Field").now.types == 32


def test_205_3m_a_spell_speaks_of_the_creature_type_chosen_as_it_resolves() -> None:
    at = table()
    at.battlefield(ANN, creature("Elf", types="Creature — Elf"), "Bear")
    cast(
        at,
        "Choose a creature type. Creatures you control of the chosen type get +2/+2 until end of "
        "turn.",
        then=("Elf",),
    )
    assert at.power_toughness("Elf") == (4, 4)
    assert at.power_toughness("Bear") == (2, 2)


def test_205_3m_all_creature_types_are_lost_and_other_subtypes_kept() -> None:
    at = table()
    at.battlefield(ANN, DRYAD, creature("Shifter", 2, 2, "Changeling"))
    cast(at, "Creatures target player controls lose all creature types until end of turn.", ANN)
    assert at.object("Arbor").now.subtypes == frozenset(["Forest"])
    assert at.object("Shifter").now.subtypes == frozenset()
    at.to_turn(BOB)
    assert "Dryad" in at.object("Arbor").now.subtypes
