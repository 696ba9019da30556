"""Variants of keywords, and what speaks of them: equip, devour, vanishing, crew.
CR 702.6, 702.63, 702.82, 702.122.
"""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Activate
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

SWORD = permanent(
    "Sword", "Artifact — Equipment", "Equipped creature gets +2/+2.\nEquip Knight {0}\nEquip {3}"
)
KNIGHT = creature("Squire", types="Creature — Human Knight")


def crewing(*crew: str) -> Table:
    """Ann has a Vehicle that three power can crew, and these creatures."""
    at = table()
    at.battlefield(ANN, text_vehicle())
    for name, text in zip(("First", "Second"), crew, strict=False):
        at.battlefield(ANN, creature(name, 1, 3, text))
    ask_again(at)
    return at


def text_vehicle(text: str = "Crew 3") -> Card:
    """A Vehicle."""
    return creature("Car", 4, 4, text, "Artifact — Vehicle")


def test_702_6c_the_quality_restricts_what_can_be_its_target() -> None:
    at = table()
    at.battlefield(ANN, SWORD, "Bear", KNIGHT)
    at.battlefield(BOB, creature("Rival", types="Creature — Knight"))
    ask_again(at)
    at.act(ANN, "activate Sword", "Squire")
    at.resolve()
    assert at.power_toughness("Squire") == (4, 4)


def test_702_6c_without_such_a_creature_only_the_other_ability_is_left() -> None:
    at = table()
    at.battlefield(ANN, SWORD, "Bear")
    ask_again(at)
    sword = at.id("Sword")
    assert at.game.why_not(Activate(sword, 0)) is not None
    cast(at, "Add {C}{C}{C}.")
    assert at.game.why_not(Activate(sword, 1)) is None


def test_702_6d_each_of_several_equip_abilities_can_be_activated() -> None:
    at = table()
    at.battlefield(ANN, SWORD, KNIGHT)
    cast(at, "Add {C}{C}{C}.")
    assert at.game.why_not(Activate(at.id("Sword"), 0)) is None
    assert at.game.why_not(Activate(at.id("Sword"), 1)) is None


def test_702_6c_what_is_no_creature_is_no_quality() -> None:
    assert not compile_line("Equip artifact {1}", False).meanings


def test_702_63b_without_a_number_it_enters_without_time_counters() -> None:
    at = table()
    at.battlefield(ANN, creature("Ghost", 2, 2, "Vanishing"))
    assert at.object("Ghost").counters == {}
    cast(at, "Put two time counters on target creature.", "Ghost")
    at.to_turn(ANN)
    assert at.object("Ghost").counters == {"time": 1}
    at.to_turn(ANN)
    assert at.names_in(Zone.GRAVEYARD, ANN).count("Ghost") == 1


def test_702_82c_permanents_of_the_quality_are_devoured() -> None:
    at = table()
    at.battlefield(ANN, "Relic", "Relic", "Bear")
    at.hand(ANN, creature("Maw", 1, 1, "Devour artifact 2"))
    ask_again(at)
    at.act(ANN, "cast Maw")
    at.choose(("Relic #1", "Relic #2"))
    at.resolve()
    assert at.power_toughness("Maw") == (5, 5)
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)


def test_702_82b_what_it_devoured_is_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.library(ANN, *("Bear",) * 3)
    text = "Devour 1\nWhen ~ enters, draw a card for each creature it devoured."
    at.hand(ANN, creature("Maw", 1, 1, text))
    ask_again(at)
    at.act(ANN, "cast Maw")
    at.choose(("Bear", "Giant"))
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == 2


def test_702_122a_it_counts_as_though_its_power_were_greater() -> None:
    at = crewing("~ crews Vehicles as though its power were 2 greater.")
    at.act(ANN, "activate Car", ("First",))
    assert at.object("First").tapped
    at.resolve()
    assert at.power_toughness("Car") == (4, 4)


def test_702_122a_it_may_count_by_its_toughness() -> None:
    at = crewing("~ crews Vehicles using its toughness rather than its power.")
    assert at.why_not(ANN, "activate Car") is None


@pytest.mark.parametrize("text", ["", "~ can't attack, block, or crew Vehicles."])
def test_702_122c_without_enough_power_or_leave_it_cannot_crew(text: str) -> None:
    at = crewing(text)
    at.battlefield(ANN, creature("Weak", 1, 1))
    ask_again(at)
    assert at.why_not(ANN, "activate Car") is not None


def test_702_122c_one_that_cannot_crew_is_left_out() -> None:
    at = crewing("~ can't attack, block, or crew Vehicles.")
    at.battlefield(ANN, creature("Strong", 3, 3))
    ask_again(at)
    at.act(ANN, "activate Car", ("Strong",))
    assert not at.object("First").tapped


def test_702_122b_it_crews_as_it_is_tapped_for_the_cost() -> None:
    text = "Whenever ~ crews a Vehicle, that Vehicle gains flying until end of turn."
    at = table()
    at.battlefield(ANN, text_vehicle(), creature("Ace", 3, 3, text))
    ask_again(at)
    at.act(ANN, "activate Car", ("Ace",))
    assert len(at.game.zones.stack) == 2  # CR 702.122b: triggered as the cost was paid
    at.resolve_all()
    assert [one.name for one in at.object("Car").now.kit.keyworded] == ["crew", "flying"]


def test_702_122d_it_becomes_crewed_as_the_ability_resolves() -> None:
    at = table()
    text = "Whenever ~ becomes crewed, you gain 1 life.\nCrew 3"
    at.battlefield(ANN, text_vehicle(text), "Giant")
    ask_again(at)
    at.act(ANN, "activate Car", ("Giant",))
    assert at.life(ANN) == 20
    assert len(at.game.zones.stack) == 1
    at.resolve_all()
    assert at.life(ANN) == 21
