"""Conditions on life, graveyards, zones and what happened this turn. CR 603.4."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, ask_again, cast, creature, permanent, text_card
from tests.table import table


def at_end(condition: str) -> Table:
    """A table where Ann gains a life at the beginning of her end step, if so."""
    at = table()
    text = f"At the beginning of your end step, if {condition}, you gain 1 life."
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    return at


def gained(at: Table) -> bool:
    """Whether the ability has resolved by the end of the turn."""
    before = at.life(ANN)
    at.to(Step.END)
    at.resolve_all()
    return at.life(ANN) > before


@pytest.mark.parametrize(("lost", "holds"), [(9, False), (10, True), (11, False)])
def test_119_1_exactly_so_much_life_is_neither_more_nor_less(lost: int, holds: bool) -> None:
    at = at_end("you have exactly 10 life")
    cast(at, f"You lose {lost} life.")
    assert gained(at) == holds


def test_119_1_more_life_than_one_opponent_is_enough() -> None:
    at = table(players=3)
    text = "At the beginning of each combat, if you have more life than an opponent, draw a card."
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    cast(at, "Target player gains 5 life.", "Bob")
    cast(at, "Target player loses 1 life.", "Cat")
    held = len(at.game.players[ANN].hand)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_119_1_as_much_life_as_the_others_is_not_more() -> None:
    at = table(players=3)
    text = "At the beginning of each combat, if you have more life than an opponent, draw a card."
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    held = len(at.game.players[ANN].hand)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held


def test_404_1_cards_of_the_kind_in_your_graveyard_are_counted() -> None:
    at = at_end("you have two or more creature cards in your graveyard")
    at.graveyard(ANN, "Bear", "Relic")
    at.graveyard(BOB, "Bear")
    assert not gained(at)
    at.graveyard(ANN, "Bear")
    at.to_turn(ANN)
    assert gained(at)


def test_404_1_a_single_graveyard_has_so_many_cards() -> None:
    at = at_end("there are three or more cards in a single graveyard")
    at.graveyard(ANN, "Bear", "Bear")
    at.graveyard(BOB, "Bear", "Bear")
    assert not gained(at)
    at.graveyard(BOB, "Bear")
    at.to_turn(ANN)
    assert gained(at)


def test_305_2_a_land_that_was_not_played_this_turn() -> None:
    at = at_end("you didn't play a land this turn")
    at.hand(ANN, LAND)
    ask_again(at)
    at.act(ANN, "play Field")
    assert not gained(at)
    at.to_turn(ANN)
    assert gained(at)


def test_121_1_two_cards_drawn_this_turn() -> None:
    at = at_end("you drew two or more cards this turn")
    cast(at, "Draw a card.")
    cast(at, "Target player draws two cards.", "Bob")
    assert not gained(at)
    at.to_turn(ANN)
    cast(at, "Draw a card.")
    assert gained(at)


def test_601_2i_both_kinds_of_spells_were_cast() -> None:
    at = at_end("you've cast both a creature spell and a noncreature spell this turn")
    cast(at, "Draw a card.")
    cast(at, "Draw a card.")
    assert not gained(at)
    at.to_turn(ANN)
    cast(at, "Draw a card.")
    at.hand(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert gained(at)


def test_508_1k_a_creature_that_attacked_counts_though_it_has_left() -> None:
    at = at_end("no creatures attacked this turn")
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.resolve_all()
    cast(at, "Destroy target creature.", "Bear")
    assert not gained(at)
    at.to_turn(ANN)
    assert gained(at)


def test_509_1g_a_creature_that_blocked_and_one_that_did_not() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall", "Giant")
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.to(Step.DECLARE_BLOCKERS)
    at.block(("Wall", "Bear"))
    cast(at, "Tap all creatures that didn't attack or block this turn.")
    assert [at.object(one).tapped for one in ("Wall", "Giant")] == [False, True]


def test_508_1k_only_creatures_that_did_not_attack_are_tapped() -> None:
    at = table()
    at.battlefield(ANN, creature("Guard", text="Vigilance"), "Giant")
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Guard", at=BOB)
    cast(at, "Tap all untapped creatures that didn't attack this turn.")
    assert [at.object(one).tapped for one in ("Guard", "Giant")] == [False, True]


def test_702_1_one_creature_with_the_ability_is_enough() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Bird", text="Flying"))
    text = (
        "Creatures you control gain flying until end of turn if a creature you control has flying."
    )
    cast(at, text)
    assert not at.object("Bear").now.keywords & Keyword.FLYING
    at.battlefield(ANN, creature("Bat", text="Flying"))
    cast(at, text)
    assert at.object("Bear").now.keywords & Keyword.FLYING


def test_113_6b_an_ability_works_in_the_graveyard_and_on_the_battlefield() -> None:
    text = (
        "At the beginning of your upkeep, if Angel is in your graveyard or on the battlefield, you "
        "may gain 1 life."
    )
    for zone, holds in ((Zone.GRAVEYARD, True), (Zone.BATTLEFIELD, True), (Zone.EXILE, False)):
        at = table()
        at.put(ANN, zone, creature("Angel", text=text))
        at.to_turn(ANN, Step.UPKEEP)
        at.choose(True)
        at.resolve_all()
        assert (at.life(ANN) == 21) == holds, zone


def test_603_4_what_died_meanwhile_is_another_object() -> None:
    text = (
        "At the beginning of your upkeep, if Angel is in your graveyard or on the battlefield, you "
        "may gain 1 life."
    )
    at = table()
    at.battlefield(ANN, creature("Angel", text=text))
    at.to_turn(ANN, Step.UPKEEP)
    cast(at, "Destroy target creature.", "Angel")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_113_6b_an_ability_works_in_the_command_zone_alone() -> None:
    text = "At the beginning of your upkeep, if Sage is in the command zone, you gain 2 life."
    for zone, life in ((Zone.COMMAND, 22), (Zone.BATTLEFIELD, 20)):
        at = table()
        at.put(ANN, zone, creature("Sage", text=text))
        at.to_turn(ANN, Step.UPKEEP)
        at.resolve_all()
        assert at.life(ANN) == life


def test_303_4_an_aura_other_than_itself_is_attached() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    face = permanent(
        "Face",
        "Enchantment — Aura",
        "Enchant creature\nAs long as another Aura is attached to enchanted creature, it gets "
        "+1/+1.",
    )
    at.hand(ANN, face, permanent("Veil", "Enchantment — Aura", "Enchant creature"))
    ask_again(at)
    at.act(ANN, "cast Face", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (2, 2)
    at.act(ANN, "cast Veil", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


def test_305_6_basic_land_types_are_counted_and_not_lands() -> None:
    at = at_end("there are two or more basic land types among lands you control")
    at.battlefield(ANN, text_card("Wood", "Basic Land — Forest", "", cost=""))
    at.battlefield(ANN, text_card("Grove", "Land — Forest", "", cost=""))
    at.battlefield(BOB, text_card("Isle", "Basic Land — Island", "", cost=""))
    assert not gained(at)
    at.battlefield(ANN, text_card("Shore", "Land — Forest Island", "", cost=""))
    at.to_turn(ANN)
    assert gained(at)


def test_305_6_five_basic_land_types_are_all_of_them() -> None:
    at = at_end("there are five basic land types among lands you control")
    at.battlefield(ANN, text_card("Rift", "Land — Plains Island Swamp Mountain", "", cost=""))
    assert not gained(at)
    at.battlefield(ANN, text_card("Wood", "Basic Land — Forest", "", cost=""))
    at.to_turn(ANN)
    assert gained(at)


def test_404_1_a_card_of_each_of_two_kinds_is_in_your_graveyard() -> None:
    at = at_end("an artifact card and a creature card are in your graveyard")
    at.graveyard(ANN, "Relic", "Relic")
    at.graveyard(BOB, "Bear")
    assert not gained(at)
    at.graveyard(ANN, "Bear")
    at.to_turn(ANN)
    assert gained(at)


def test_401_1_the_library_of_any_player_may_be_small() -> None:
    at = table(blanks=30)
    text = "Spawn gets +4/+8 as long as a library has twenty or fewer cards in it."
    at.battlefield(ANN, creature("Spawn", text=text))
    assert at.power_toughness("Spawn") == (2, 2)
    cast(at, "Target player mills ten cards.", "Bob")
    assert at.power_toughness("Spawn") == (6, 10)


def test_702_147a_creatures_with_decayed_are_asked_for_by_name() -> None:
    at = at_end("you control no creatures with decayed")
    at.battlefield(ANN, "Bear", creature("Ghoul", text="Decayed"))
    assert not gained(at)
    at.to_turn(ANN)
    cast(at, "Destroy target creature.", "Ghoul")
    assert gained(at)
