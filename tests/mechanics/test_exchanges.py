"""Exchanges of zones, and of a life total with power or toughness. CR 701.12."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

OWL = creature("Owl", 1, 1)
RELIC = permanent("Relic")
TREE = creature("Tree", 0, 13, "{0}: Exchange your life total with ~'s toughness.")
AVATAR = creature("Avatar", 4, 4, "{0}: Exchange your life total with ~'s power.")


def test_701_12d_hand_and_graveyard_change_places() -> None:
    at = table()
    at.hand(ANN, OWL)
    at.graveyard(ANN, RELIC, RELIC)
    at.graveyard(BOB, OWL)
    cast(at, "Exchange your hand and graveyard.")
    assert at.names_in(Zone.HAND, ANN) == ["Relic", "Relic"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Owl", "Spell"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Owl"]


def test_701_12f_an_empty_zone_is_exchanged_too() -> None:
    at = table(blanks=0)
    at.library(ANN, OWL, OWL)
    cast(at, "Exchange your graveyard and library. Then shuffle your library.")
    assert at.names_in(Zone.LIBRARY, ANN) == []
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Owl", "Owl", "Spell"]


def test_701_12g_life_becomes_the_toughness_and_toughness_the_life() -> None:
    at = table(ann=[TREE])
    at.act(ANN, "activate Tree")
    at.resolve()
    assert at.life(ANN) == 13
    assert at.power_toughness("Tree") == (0, 20)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.power_toughness("Tree") == (0, 20)


def test_701_12g_a_counter_counts_for_the_power_and_stays_on_top_of_the_new_one() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, AVATAR, counters={"+1/+1": 2})
    ask_again(at)
    at.act(ANN, "activate Avatar")
    at.resolve()
    assert at.life(ANN) == 6
    assert at.power_toughness("Avatar") == (22, 6)


def test_701_12a_nothing_is_exchanged_if_the_life_total_cant_grow() -> None:
    at = table(ann=[TREE, permanent("Ban", "Enchantment", "Players can't gain life.")])
    at.set_life(ANN, 3)
    at.act(ANN, "activate Tree")
    at.resolve()
    assert at.life(ANN) == 3
    assert at.power_toughness("Tree") == (0, 13)


def test_701_12a_nothing_is_exchanged_with_a_creature_that_is_gone() -> None:
    at = table(ann=[TREE])
    at.act(ANN, "activate Tree")
    cast(at, "Destroy target creature.", "Tree")
    at.resolve_all()
    assert at.life(ANN) == 20
