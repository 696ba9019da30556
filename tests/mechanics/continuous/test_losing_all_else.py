"""Descriptions besides which something loses its other types and abilities. CR 205.1a, 613.1."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Type
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table


def enchanted(text: str) -> Table:
    """A table where an Aura with the text enchants Bob's flyer."""
    at = table()
    host = creature("Drake", 3, 3, "Flying\n{0}: You gain 1 life.", "Artifact Creature — Drake")
    at.battlefield(BOB, host)
    at.hand(ANN, permanent("Aura", "Enchantment — Aura", f"Enchant permanent\n{text}"))
    ask_again(at)
    at.act(ANN, "cast Aura", "Drake")
    at.resolve_all()
    return at


def test_613_1_a_land_with_one_ability_is_left() -> None:
    at = enchanted(
        'Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card '
        "types and abilities."
    )
    drake = at.object("Drake").now
    assert drake.types == Type.LAND
    assert not drake.keywords & Keyword.FLYING
    assert drake.colors == 0
    at.act(BOB, "activate Drake")
    assert at.object("Drake").tapped
    assert at.life(BOB) == 20


def test_205_1a_a_vehicle_keeps_its_abilities_and_is_no_creature() -> None:
    at = enchanted(
        "Enchanted permanent is a Vehicle artifact with crew 1 and it loses all other card types."
    )
    drake = at.object("Drake").now
    assert drake.types == Type.ARTIFACT
    assert drake.keywords & Keyword.FLYING
    assert "Vehicle" in drake.subtypes
    assert "Drake" not in drake.subtypes
    assert "crew" in [one.name for one in drake.kit.keyworded]


def test_613_1f_all_other_abilities_are_lost_and_its_own_is_kept() -> None:
    at = enchanted(
        'Enchanted permanent is a Treasure artifact with "{T}, Sacrifice Aura: You gain 5 life.", '
        "and it loses all other abilities.".replace("Aura", "this artifact")
    )
    drake = at.object("Drake").now
    assert not drake.types & Type.CREATURE
    assert not drake.keywords & Keyword.FLYING
    at.act(BOB, "activate Drake")
    at.resolve_all()
    assert at.life(BOB) == 25


def test_205_1a_an_insect_is_all_that_is_left() -> None:
    at = enchanted(
        "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and "
        "has indestructible, and it loses all other abilities, card types, and creature types."
    )
    drake = at.object("Drake").now
    assert drake.types == Type.ARTIFACT | Type.CREATURE
    assert drake.subtypes == {"Insect"}
    assert drake.keywords & Keyword.INDESTRUCTIBLE
    assert not drake.keywords & Keyword.FLYING
    assert at.power_toughness("Drake") == (0, 1)


def test_613_7_an_ability_gained_later_is_kept() -> None:
    at = enchanted(
        "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and "
        "has indestructible, and it loses all other abilities, card types, and creature types."
    )
    cast(at, "Target creature gains flying until end of turn.", "Drake")
    assert at.object("Drake").now.keywords & Keyword.FLYING
