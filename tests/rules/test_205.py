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
