"""Numbers that players choose. CR 608.2d, 607.2d, 614.12a."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

SHAPESHIFTER: Card = text_card(
    "Proteus",
    "Artifact Creature",
    "As Proteus enters, choose a number between 0 and 7.\n"
    "At the beginning of your upkeep, you may choose a number between 0 and 7.\n"
    "Proteus's power is equal to the last chosen number and its toughness is equal to 7 minus that "
    "number.",
    ("*", "7-*"),
)


def test_607_2d_its_size_follows_the_number_chosen_last() -> None:
    at = table(hand=[SHAPESHIFTER])
    at.act(ANN, "cast Proteus")
    at.choose(3)
    at.resolve()
    assert at.power_toughness("Proteus") == (3, 4)
    at.to_turn(BOB)
    at.choose_for(Kind.MAY, True)
    at.choose(5)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.power_toughness("Proteus") == (3, 4)
    at.resolve_all()
    assert at.power_toughness("Proteus") == (5, 2)
    at.to_turn(BOB)
    at.choose_for(Kind.MAY, False)
    at.to_turn(ANN)
    assert at.power_toughness("Proteus") == (5, 2)


def test_704_5f_with_seven_it_has_no_toughness() -> None:
    at = table(hand=[SHAPESHIFTER])
    at.act(ANN, "cast Proteus")
    at.choose(7)
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD) == ["Proteus"]


def test_208_2a_a_copy_has_a_number_of_its_own() -> None:
    mirror = creature(
        "Mirror", 0, 0, "You may have Mirror enter as a copy of any creature on the battlefield."
    )
    at = table(hand=[SHAPESHIFTER, mirror])
    at.act(ANN, "cast Proteus")
    at.choose(3)
    at.resolve()
    at.call("First", at.id("Proteus"))
    at.act(ANN, "cast Mirror")
    at.choose(("First",), 6)
    at.resolve()
    sizes = [at.power_toughness(one) for one in at.game.zones.battlefield]
    assert sorted(sizes) == [(3, 4), (6, 1)]


def test_608_2d_each_player_sacrifices_as_many_creatures_as_the_number_says() -> None:
    at = table(ann=["Bear", "Wall", "Giant"], bob=["Bear", permanent("Relic 2")])
    cast(at, "Choose a number between 0 and 13. Each player sacrifices that many creatures.",
         then=(2, ("Bear", "Wall")))  # fmt: skip
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Giant", "Relic 2"]


def test_608_2d_the_chosen_number_is_compared_with_power() -> None:
    at = table(ann=["Bear", "Wall"], bob=["Giant"])
    cast(
        at,
        "Choose a number between 0 and 10. Destroy all creatures with power greater than or equal "
        "to the chosen number.",
        then=(2,),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Wall"]
