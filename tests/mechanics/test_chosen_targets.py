"""Targets that another player chooses, and several that are judged as a whole. CR 601.2c."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import YES, Kind, Thing
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.table import CAT, table


def casting(at: Table, text: str) -> None:
    """Ann begins to cast a spell with this text."""
    at.hand(ANN, spell(text))
    ask_again(at)
    at.game.answer(at.action(ANN, "cast Spell"))


def test_601_2c_an_opponent_chooses_the_target() -> None:
    at = table(ann=[creature("Lion")], bob=[creature("Ox"), creature("Elk")])
    casting(at, "Destroy target creature of an opponent's choice.")
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind) == (BOB, Kind.TARGETS)
    assert len(at.asked.options) == 3
    at.answer("Lion")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Lion", "Spell"]


def test_601_2c_the_controller_says_which_opponent_chooses_and_it_must_be_theirs() -> None:
    at = table(players=3, bob=[creature("Ox")])
    at.battlefield(CAT, creature("Yak"), creature("Emu"))
    casting(at, "Gain control of target creature of an opponent's choice they control.")
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind) == (ANN, Kind.PLAYER)
    at.answer("Cat")
    assert at.asked.player == CAT
    assert len(at.asked.options) == 2
    at.answer("Emu")
    at.resolve_all()
    assert at.object("Emu").controller == ANN


def test_601_2c_a_player_chooses_among_what_they_control() -> None:
    text = (
        "At the beginning of each player's upkeep, destroy target nonartifact creature that player "
        "controls of their choice. It can't be regenerated."
    )
    at = table(ann=[permanent("Pit", "Enchantment", text)], bob=[creature("Ox"), creature("Elk")])
    at.choose_for(Kind.TARGETS, "Elk")
    at.to_turn(BOB)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Elk"]


def test_601_2c_only_the_choice_of_a_target_is_another_players() -> None:
    assert not compile_line("Tap a creature of an opponent's choice.", True).meanings
    assert not compile_line("Destroy all creatures with different names.", True).meanings


def offered(at: Table) -> list[str]:
    """The names of what can be chosen now."""
    assert at.asked is not None
    return [at.name(one.thing) for one in at.asked.options if isinstance(one, Thing)]


def buried(*cards: Card) -> Table:
    """A table where Ann has these cards in her graveyard and returns some of them."""
    at = table()
    at.graveyard(ANN, *cards)
    casting(
        at,
        "Return up to three target creature cards with total mana value 3 or less from your "
        "graveyard to the battlefield.",
    )
    return at


def test_601_2c_targets_are_chosen_as_long_as_their_total_allows_it() -> None:
    at = buried(
        creature("One", cost="{1}"), creature("Two", cost="{2}"), creature("Six", cost="{6}")
    )
    assert sorted(offered(at)) == ["One", "Two"]
    at.answer("Two")
    assert offered(at) == ["One"]
    at.answer("One")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD, ANN)) == ["One", "Two"]


def test_701_23b_cards_with_different_names_are_found_one_after_another() -> None:
    at = table()
    at.library(ANN, "Bear", "Bear", "Wall", "Giant")
    casting(
        at,
        "Search your library for up to three creature cards with different names, put them onto "
        "the battlefield, then shuffle.",
    )
    at.choose_for(Kind.SEARCH, "Bear", "Giant", ())
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD, ANN)) == ["Bear", "Giant"]


def test_608_2d_an_opponent_chooses_among_the_cards_looked_at() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall")
    casting(
        at,
        "Reveal the top two cards of your library. An opponent chooses one of them. Put that card "
        "into your graveyard and the rest into your hand.",
    )
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == BOB
    at.answer("Bear")
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.GRAVEYARD, ANN)
    assert [at.name(one) for one in at.game.players[ANN].hand] == ["Wall"]


def test_608_2d_the_chosen_cards_and_the_rest_go_to_two_places() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant")
    casting(
        at,
        "Search your library for up to three cards with different names and reveal them. An "
        "opponent chooses two of those cards. Put the chosen cards into your graveyard and the "
        "rest into your hand. Then shuffle.",
    )
    at.choose_for(Kind.SEARCH, "Bear", "Wall", "Giant")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == BOB
    at.answer(("Bear", "Giant"))
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Bear", "Giant", "Spell"]
    assert [at.name(one) for one in at.game.players[ANN].hand] == ["Wall"]


def test_406_3_face_up_exiled_cards_are_chosen_for_the_library() -> None:
    at = table()
    at.put(ANN, Zone.EXILE, "Bear")
    casting(
        at,
        "Choose up to seven face-up exiled cards you own. Exile all the cards from your library, "
        "then put the chosen cards on top of your library.",
    )
    at.choose_for(Kind.OBJECTS, ("Bear",))
    at.resolve_all()
    assert [at.name(one) for one in at.game.players[ANN].library] == ["Bear"]


def test_614_11_another_players_draws_are_replaced_this_turn() -> None:
    at = table()
    at.hand(BOB, spell("Draw two cards.", "Study"))
    casting(
        at,
        "Until end of turn, if target player would draw a card, instead that player skips that "
        "draw and you draw a card.",
    )
    at.answer("Bob")
    at.resolve_all()
    held = len(at.game.players[ANN].hand)
    at.act(BOB, "cast Study")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 2
    assert not at.game.players[BOB].hand


def test_115_1_the_chosen_creature_is_the_target_and_not_what_was_sacrificed() -> None:
    text = (
        "Whenever this creature attacks, choose target creature an opponent controls. Tap it, then "
        "you may sacrifice an artifact or creature. If you do, put a stun counter on the chosen "
        "creature."
    )
    at = table(ann=[creature("Mob", text=text), "Relic"], bob=[creature("Ox")])
    at.begin(ANN)
    at.choose(YES, "Relic")
    at.attack("Mob")
    at.resolve_all()
    assert at.object("Ox").tapped
    assert at.object("Ox").counters == {"stun": 1}
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Relic"]


def test_608_2c_of_two_targets_the_noun_says_which_was_meant() -> None:
    text = (
        "Choose target creature you control and target Equipment. Gain control of that Equipment "
        "until end of turn. Attach it to the chosen creature."
    )
    at = table(ann=["Bear"])
    at.battlefield(BOB, permanent("Blade", "Artifact — Equipment", "Equip {1}"), "Giant")
    cast(at, text, "Bear", "Blade")
    assert at.object("Blade").controller == ANN
    assert at.object("Blade").attached_to == at.id("Bear")


def test_608_2c_two_creatures_chosen_are_no_one_chosen_creature() -> None:
    text = "Choose target creature you control and target creature an opponent controls. Destroy "
    assert not compile_line(text + "the chosen creature.", True).meanings
    assert not compile_line("Destroy target creature. Tap the chosen creature.", True).meanings


@pytest.mark.parametrize("they", ["They", "Those creatures"])
def test_608_2c_each_of_those_chosen_deals_its_own_damage(they: str) -> None:
    text = (
        f"Choose two target creatures you control. {they} each deal damage equal to their power to "
        "target creature an opponent controls."
    )
    at = table(ann=["Bear", "Giant"], bob=[creature("Wurm", 9, 9)])
    cast(at, text, ["Bear", "Giant"], "Wurm")
    assert at.object("Wurm").damage == 7
