"""Conditions of triggers, checked twice. CR 603.4."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table


def test_603_4_who_cast_no_spell_is_damaged_at_their_end() -> None:
    text = (
        "At the beginning of each player's end step, if that player didn't cast a spell this turn, "
        "Haste deals 2 damage to that player."
    )
    at = table()
    at.battlefield(BOB, permanent("Haste", "Enchantment", text))
    cast(at, "You gain 1 life.")
    at.to_turn(BOB)
    assert (at.life(ANN), at.life(BOB)) == (21, 20)
    at.to_turn(ANN)
    assert (at.life(ANN), at.life(BOB)) == (21, 18)


def test_603_4_a_card_in_hand_is_what_an_ability_asks_for() -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if you have a card in hand, return ~ to its owner's hand."
    )
    at.battlefield(ANN, creature("Pet", text=text))
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Pet").zone is Zone.BATTLEFIELD
    at.hand(ANN, "Bear")
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Pet").zone is Zone.HAND


@pytest.mark.parametrize(("bobs", "controller"), [(21, BOB), (20, ANN), (19, ANN)])
def test_603_4_the_player_with_the_most_life_gains_control_if_there_is_one(
    bobs: int, controller: int
) -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if a player has more life than each other player, the "
        "player with the most life gains control of ~."
    )
    at.battlefield(ANN, creature("Ogre", text=text))
    at.set_life(BOB, bobs)
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Ogre").controller == controller


def test_603_4_equal_life_on_resolution_is_nobodys() -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if a player has more life than each other player, the "
        "player with the most life gains control of ~."
    )
    at.battlefield(ANN, creature("Ogre", text=text))
    at.set_life(BOB, 21)
    at.begin(ANN, Step.UPKEEP)
    at.set_life(ANN, 21)
    at.resolve_all()
    assert at.object("Ogre").controller == ANN


def test_603_4_it_loses_defender_for_good_if_it_has_it() -> None:
    guardian = creature(
        "Guardian",
        7,
        7,
        "Defender\nWhen a creature attacks you or a planeswalker you control, if Guardian has "
        "defender, it loses defender and gains trample.",
    )
    at = table()
    at.battlefield(BOB, guardian)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.resolve_all()
    at.to_turn(BOB)
    assert at.object("Guardian").has(Keyword.TRAMPLE)
    assert not at.object("Guardian").has(Keyword.DEFENDER)


def vengevine() -> Table:
    """Ann's Vine is in her graveyard, and she has creature spells."""
    at = table()
    text = (
        "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may "
        "return ~ from your graveyard to the battlefield."
    )
    at.graveyard(ANN, creature("Vine", 4, 3, text))
    at.hand(ANN, "Bear", "Wall", "Relic", "Giant")
    ask_again(at)
    return at


def test_603_4_the_second_creature_spell() -> None:
    at = vengevine()
    for name in ("Bear", "Relic"):
        at.act(ANN, f"cast {name}")
        at.resolve_all()
        assert at.object("Vine").zone is Zone.GRAVEYARD
    at.choose(True)
    at.act(ANN, "cast Wall")
    at.resolve_all()
    assert at.object("Vine").zone is Zone.BATTLEFIELD
