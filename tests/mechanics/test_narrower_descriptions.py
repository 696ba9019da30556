"""Descriptions by counters, damage, mana value and combat, and what isn't meant. CR 109.2."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

OWL = creature("Owl", 1, 1, cost="{1}")
DOG = creature("Dog", 2, 3, cost="{1}")
FOX = creature("Fox", 2, 3, cost="{2}")


def test_122_1_creatures_with_no_counters_of_any_kind() -> None:
    at = table(ann=[OWL])
    at.put(BOB, Zone.BATTLEFIELD, DOG, counters={"charge": 1})
    cast(at, "Destroy all creatures with no counters on them.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Dog"]


def test_508_1k_a_nonattacking_nonblocking_creature_does_neither() -> None:
    at = table(ann=[OWL, FOX], bob=[DOG, creature("Cat", 1, 1)])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Owl")
    at.to(Step.DECLARE_BLOCKERS)
    at.block(("Dog", "Owl"))
    text = "{0}: Target nonattacking, nonblocking creature gets +0/+2 until end of turn."
    at.battlefield(ANN, permanent("Lens", "Artifact", text))
    ask_again(at)
    assert at.why_not(ANN, "activate Lens") is None
    at.act(ANN, "activate Lens", "Fox")
    at.resolve()
    assert at.power_toughness("Fox") == (2, 5)


def test_120_1_only_what_was_dealt_damage_this_turn() -> None:
    at = table(ann=[DOG], bob=[FOX])
    cast(at, "~ deals 1 damage to target creature.", "Fox")
    cast(at, "~ deals 2 damage to each creature dealt damage this turn.")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Fox"]
    assert "Dog" in at.names_in(Zone.BATTLEFIELD)


def test_202_3_the_mana_value_of_what_was_sacrificed_is_remembered() -> None:
    text = "Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed "
    at = table(ann=[OWL, permanent("Altar", "Artifact", text + "creature.")], bob=[DOG, FOX])
    at.act(ANN, "activate Altar")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Dog"]
    assert "Fox" in at.names_in(Zone.BATTLEFIELD)


def test_109_2_all_creatures_except_for_the_object_itself() -> None:
    text = "{0}: Destroy all creatures except for ~."
    at = table(ann=[creature("Lion", 3, 3, text), OWL], bob=[DOG])
    at.act(ANN, "activate Lion")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Lion"]


def test_105_3_a_permanent_becomes_a_color_besides_its_own() -> None:
    red = creature("Imp", 1, 1, cost="{R}")
    at = table(ann=[red])
    cast(
        at,
        "Target permanent becomes blue in addition to its other colors until end of turn.",
        "Imp",
    )
    assert at.object("Imp").now.colors.bit_count() == 2


def test_614_1c_it_enters_tapped_and_with_counters() -> None:
    at = table()
    sphere = permanent(
        "Sphere", "Artifact", "~ enters tapped and with three charge counters on it."
    )
    at.hand(ANN, sphere)
    at.act(ANN, "cast Sphere")
    at.resolve()
    assert at.object("Sphere").tapped
    assert at.object("Sphere").counters == {"charge": 3}
