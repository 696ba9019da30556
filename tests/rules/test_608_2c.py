"""Instructions followed in order, and what later ones say of earlier ones. CR 608.2c."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge import Table
from jajna.oracle import compile_face
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Step, Zone
from tests.mechanics.bench import (
    ANN,
    BOB,
    LAND,
    ask_again,
    cast,
    creature,
    permanent,
    spell,
    text_card,
)
from tests.oracle.faces import compiled, face
from tests.table import table

REFUSED = (
    "{T}, Remove a charge counter from ~: Add {B}, then add an additional {B} for each time "
    "counter removed that way.",
    "You gain 1 life for each charge counter removed this way.",
    "{T}, Remove any charge counters from ~: Draw a card.",
    "You lose half your life.",
    "~ deals 2 damage to any target and 3 damage to themselves.",
    "At end of combat, if ~ attacked or blocked that combat, draw a card.",
    "At the beginning of the chosen player upkeep, draw a card.",
    "{T}: You gain life equal to the number of Mountains put into a graveyard this way.",
    "{T}: Prevent the next 5 damage that would be dealt this turn to target creature, as you "
    "choose.",
    "At the beginning of your upkeep, if ~ deals damage to you this way, tap it.",
    "{T}: Draw a card. Only your opponent may activate this ability.",
    "{T}: Add {G}. Only your opponents may activate this ability.",
    "{T}: If the difference between your life total and target creature's life total is 5 or less, "
    "draw a card.",
    "{T}: ~ deals 2 damage to each player who controls white creature.",
    "{T}: Put up to two charge counters on ~. This ability can't cause the total number of time "
    "counters on ~ to be greater than three.",
)


@pytest.mark.parametrize("text", REFUSED)
def test_608_2c_other_words_are_not_taken_for_these(text: str) -> None:
    line = text.replace("~", "Test Card")
    assert compile_face(face(line, "Artifact Creature")).face is None


MACHINE = (
    "At the beginning of your upkeep, Machine deals 3 damage to you unless you discard a card. If "
    "Machine deals damage to you this way, tap it."
)


def test_608_2c_what_dealt_damage_this_way_is_tapped() -> None:
    for discards in (False, True):
        at = table()
        at.battlefield(ANN, creature("Machine", 5, 5, MACHINE))
        at.hand(ANN, "Bear")
        at.to_turn(BOB)
        at.choose(discards)
        at.to_turn(ANN)
        assert at.life(ANN) == (20 if discards else 17)
        assert at.object("Machine").tapped is not discards


def test_608_2c_what_is_destroyed_this_way_is_not_what_regenerates() -> None:
    text = (
        "{0}: Regenerate Horror.\n"
        "At the beginning of your upkeep, destroy Horror unless you pay {9}. If Horror is "
        "destroyed this way, it deals 7 damage to you."
    )
    at = table()
    at.battlefield(ANN, creature("Horror", 7, 7, text))
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 13
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Horror"]
    at = table()
    at.battlefield(ANN, creature("Horror", 7, 7, text))
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.act(ANN, "activate Horror")
    at.resolve()
    at.resolve_all()
    assert at.life(ANN) == 20
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Horror"]


def hands(at: Table) -> tuple[int, int]:
    """How many cards Ann and Bob have in hand."""
    return len(at.game.players[ANN].hand), len(at.game.players[BOB].hand)


@pytest.mark.parametrize(
    "first",
    [
        "discards their hand",
        "discards all the cards in their hand",
        "shuffles their hand into their library",
        "shuffles the cards from their hand into their library",
        "puts the cards in their hand on the bottom of their library in any order",
    ],
)
def test_608_2c_that_many_are_for_each_player_as_many_as_they_had(first: str) -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.hand(BOB, "Bear", "Giant", "Wall")
    cast(at, f"Each player {first}, then draws that many cards.")
    while at.game.decision is not None and at.game.decision.kind is Kind.ORDER:
        at.answer_next()
    assert hands(at) == (1, 3)


def test_608_2c_each_player_gets_as_many_tokens_as_they_discarded_cards() -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.hand(BOB, "Bear", "Giant", "Wall")
    cast(
        at,
        "Each player discards all the cards in their hand, then creates that many 2/2 black Zombie "
        "creature tokens.",
    )
    owners = [at.game.object(thing).controller for thing in at.game.zones.battlefield]
    assert (owners.count(ANN), owners.count(BOB)) == (1, 3)


def test_608_2c_how_many_of_all_is_not_how_many_of_each() -> None:
    assert (
        compiled("Each player sacrifices a land, then draws that many cards.", "Sorcery").face
        is None
    )
    assert (
        compiled("Each player discards their hand, then discards that many cards.", "Sorcery").face
        is None
    )


def test_608_2c_you_draw_as_many_as_all_of_them_discarded() -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.hand(BOB, "Bear", "Giant", "Wall")
    cast(at, "Each player discards their hand. You gain that much life.")
    assert at.life(ANN) == 24


@pytest.mark.parametrize(("top", "zone"), [("Bear", Zone.GRAVEYARD), ("Field", Zone.HAND)])
def test_608_2c_the_card_just_drawn_is_revealed_and_perhaps_discarded(top: str, zone: Zone) -> None:
    at = table()
    at.library(ANN, top)
    cast(at, "Draw a card and reveal it. If it isn't a land card, discard it.")
    assert at.object(top).zone is zone


def test_608_2c_the_creature_is_the_only_one_that_was_mentioned() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "~ deals 2 damage to target creature. Tap the creature.", "Giant")
    assert at.object("Giant").tapped
    text = "Whenever another creature dies, create a 1/1 red Goblin creature token. {}"
    assert (
        compiled(text.format("If the creature had power 4 or greater, draw a card.")).face is None
    )
    assert (
        compiled(
            "Target creature fights another target creature. Tap the creature.", "Sorcery"
        ).face
        is None
    )


def test_608_2c_who_controls_fewer_creatures_gets_soldiers() -> None:
    text = (
        "If you control fewer creatures than an opponent, create three 1/1 white Soldier creature "
        "tokens."
    )
    at = table()
    at.begin(ANN)
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD) == []
    at.battlefield(BOB, "Bear")
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 3


CROWN = "if you control artifacts named Scepter of Empires and Throne of Empires."


def empire(text: str) -> tuple[int, int]:
    """Life of Bob after two activations, the second with both other artifacts."""
    at = table()
    at.battlefield(ANN, permanent("Rod", text=text))
    at.begin(ANN)
    at.act(ANN, "activate Rod", "Bob")
    at.resolve_all()
    first = at.life(BOB)
    at.battlefield(ANN, permanent("Scepter of Empires"), permanent("Throne of Empires"))
    at.act(ANN, "activate Rod", "Bob")
    at.resolve_all()
    return first, at.life(BOB)


def test_608_2c_it_deals_more_damage_instead() -> None:
    text = "{0}: Rod deals 1 damage to target player or planeswalker. It deals 3 damage instead "
    assert empire(text + CROWN) == (19, 16)


def test_608_2c_more_of_those_tokens_are_created_instead() -> None:
    at = table()
    at.begin(ANN)
    text = (
        "Create a 1/1 white Soldier creature token. Create five of those tokens instead if you "
        "control a creature."
    )
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 1
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 6


def test_608_2c_a_change_instead_lasts_as_long() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    text = (
        "Target creature gets +1/+1 until end of turn. That creature gets +4/+4 instead if you "
        "control a land."
    )
    cast(at, text, "Bear")
    assert at.power_toughness("Bear") == (3, 3)
    at.battlefield(ANN, "Field")
    cast(at, text, "Bear")
    assert at.power_toughness("Bear") == (7, 7)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (2, 2)


PIT = creature(
    "Pit",
    7,
    7,
    "At the beginning of your upkeep, sacrifice a creature other than Pit. If you can't, Pit deals "
    "7 damage to you.",
)


def test_608_2c_what_is_done_where_nothing_could_be_sacrificed() -> None:
    at = table()
    at.battlefield(ANN, PIT, "Bear")
    at.begin(ANN, Step.END)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 20
    assert at.names_in(Zone.BATTLEFIELD) == ["Pit"]
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 13


def test_608_2c_an_instruction_is_followed_instead_if_its_condition_holds() -> None:
    text = "Draw a card. If you control an artifact, draw three cards instead."
    at = table()
    before = len(at.game.players[ANN].hand)
    cast(at, text)
    assert len(at.game.players[ANN].hand) == before + 1
    at.battlefield(ANN, "Relic")
    cast(at, text)
    assert len(at.game.players[ANN].hand) == before + 4


def test_608_2c_players_choose_the_exiled_cards_in_turn() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant", "Wall")
    cast(
        at,
        "Exile all nontoken permanents. Starting with you, each player chooses one of the exiled "
        "cards and puts it onto the battlefield tapped under their control. Repeat this process "
        "until all cards exiled this way have been chosen.",
        then=("Giant", "Bear"),
    )
    assert at.object("Giant").controller == ANN
    assert at.object("Bear").controller == BOB
    assert at.object("Wall").controller == ANN
    assert at.object("Wall").tapped


@pytest.mark.parametrize(("cost", "zone"), [("{2}", Zone.GRAVEYARD), ("{3}", Zone.BATTLEFIELD)])
def test_608_2c_it_is_destroyed_if_its_mana_value_is_low(cost: str, zone: Zone) -> None:
    at = table()
    at.battlefield(BOB, creature("Ogre", cost=cost))
    cast(at, "Destroy target creature if it has mana value 2 or less.", "Ogre")
    assert at.object("Ogre").zone is zone


HEAT = (
    "Heat deals 2 damage to target creature.\nDelirium — Heat deals 6 damage instead if there are "
    "four or more card types among cards in your graveyard."
)


@pytest.mark.parametrize(("lands", "damage"), [(0, 2), (1, 6)])
def test_608_2c_a_paragraph_replaces_the_one_before(lands: int, damage: int) -> None:
    at = table()
    at.graveyard(ANN, "Bear", "Relic", permanent("Song", "Enchantment"), *["Field"] * lands)
    at.battlefield(BOB, creature("Hydra", 9, 9))
    at.hand(ANN, text_card("Heat", "Sorcery", HEAT))
    ask_again(at)
    at.act(ANN, "cast Heat", "Hydra")
    at.resolve()
    assert at.object("Hydra").damage == damage


@pytest.mark.parametrize("chosen", [True, False])
def test_608_2c_the_chosen_card_goes_to_the_bottom(chosen: bool) -> None:
    at = table()
    text = (
        "When Faerie enters, look at target player's hand. You may choose a nonland card from it. "
        "If you do, that player reveals the chosen card, puts it on the bottom of their library, "
        "then draws a card."
    )
    at.hand(BOB, "Bear", "Field")
    at.library(BOB, "Giant")
    at.hand(ANN, creature("Faerie", 3, 1, text))
    ask_again(at)
    at.act(ANN, "cast Faerie")
    at.choose("Bob", chosen, "Bear") if chosen else at.choose("Bob", chosen)
    at.resolve_all()
    bottom = at.game.players[BOB].library[-1]
    assert (at.name(bottom) == "Bear") is chosen
    hand = sorted(at.names_in(Zone.HAND, BOB))
    assert hand == (["Field", "Giant"] if chosen else ["Bear", "Field"])


def test_608_2c_those_creatures_are_all_that_were_meant() -> None:
    at = table()
    at.battlefield(BOB, "Giant", creature("Ogre", 4, 4))
    cast(at, "Spell deals 1 damage to each creature. Tap those creatures.")
    assert at.object("Giant").tapped
    assert at.object("Ogre").tapped


def test_608_2c_several_instructions_end_with_then() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Each opponent loses 1 life, sacrifices a creature, then gains 3 life.")
    assert at.life(BOB) == 22
    assert at.object("Bear").zone is Zone.GRAVEYARD


def test_608_2c_an_instruction_is_followed_unless_a_condition_holds() -> None:
    at = table()
    at.hand(ANN, "Bear", "Wall")
    cast(at, "Discard a card unless you control a creature.", then=(["Bear"],))
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
    at.battlefield(ANN, "Giant")
    cast(at, "Discard a card unless you control a creature.")
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]


LOOK = (
    "Look at the top two cards of your library. You may reveal a creature card from among them and "
    "put it into your hand. Put the rest on the bottom of your library in a random order. If you "
    "didn't put a card into your hand this way, you gain 4 life."
)


def test_608_2c_who_put_nothing_into_their_hand_gets_something_else() -> None:
    at = table()
    at.library(ANN, "Bear", "Relic", "Relic", "Bear")
    cast(at, LOOK, then=(True, ["Bear"]))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.life(ANN) == 20
    at = table()
    at.library(ANN, "Relic", "Relic", "Relic")
    cast(at, LOOK)
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.life(ANN) == 24


def test_608_2c_a_card_left_where_it_is_may_be_put_elsewhere() -> None:
    text = (
        "Look at the top card of your library. If it's a creature card, you may reveal it and put "
        "it into your hand. If you don't put the card into your hand, you may put it into your "
        "graveyard."
    )
    at = table()
    at.library(ANN, "Relic")
    cast(at, text, then=(True,))
    assert "Relic" in at.names_in(Zone.GRAVEYARD, ANN)
    at = table()
    at.library(ANN, "Bear")
    cast(at, text, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_608_2c_unless_you_control_something() -> None:
    text = "At the beginning of your upkeep, sacrifice ~ unless you control a Wall."
    for company, stays in (("Wall", True), ("Bear", False)):
        at = table()
        wall = creature("Company", types="Creature — " + company)
        at.battlefield(ANN, creature("Hermit", text=text), wall)
        at.to_turn(ANN, Step.DRAW)
        assert ("Hermit" in at.names_in(Zone.BATTLEFIELD)) == stays


KROXA = (
    "Each opponent discards a card, then each opponent who didn't discard a nonland card this way "
    "loses 3 life."
)


def test_608_2c_who_did_not_discard_a_nonland_card() -> None:
    at = table(4)
    at.hand(BOB, LAND)
    at.hand(2, "Bear")
    cast(at, KROXA)
    assert [at.life(player) for player in range(4)] == [20, 17, 20, 17]
    assert at.names_in(Zone.HAND, BOB) == at.names_in(Zone.HAND, 2) == []


def test_608_2c_in_spanish() -> None:
    said = " ".join(SPANISH.ability(spell(KROXA).faces[0].abilities[0]))
    assert "que no descartó una carta que no sea tierra de esta manera pierde 3 vidas" in said
