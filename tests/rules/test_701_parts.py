"""Keyword actions, part by part, where an action has no module of its own. CR 701."""

from __future__ import annotations

import pytest

from jajna.kernel.views.view import view
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def test_701_2a_only_its_controller_activates_an_ability() -> None:
    at = table()
    at.battlefield(ANN, creature("Healer", text="{0}: You gain 1 life."))
    assert at.why_not(BOB, "activate Healer") is not None
    at.act(ANN, "activate Healer")
    assert at.life(ANN) == 20
    at.resolve()
    assert at.life(ANN) == 21


def test_701_2a_unless_the_object_says_otherwise() -> None:
    at = table()
    text = "{0}: You gain 1 life. Any player may activate this ability."
    at.battlefield(ANN, creature("Healer", text=text))
    at.act(BOB, "activate Healer")
    at.resolve()
    assert at.life(BOB) == 21


def test_701_5a_a_spell_is_cast_with_priority_from_the_hand_for_its_cost() -> None:
    at = table()
    at.hand(ANN, text_card("Boon", "Instant", "You gain 1 life.", cost="{1}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Boon") is not None
    at.battlefield(ANN, permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    at.act(ANN, "cast Boon")
    assert at.object("Boon").zone is Zone.STACK
    assert at.object("Mine").tapped


def test_701_5b_a_card_that_is_cast_is_a_spell() -> None:
    at = table()
    at.battlefield(ANN, creature("Monk", text="Prowess"))
    at.hand(ANN, text_card("Boon", "Sorcery", "You gain 1 life."))
    cast(
        at,
        "You may cast a sorcery spell from your hand without paying its mana cost.",
        then=("Boon",),
    )
    at.resolve_all()
    assert at.life(ANN) == 21
    assert at.power_toughness("Monk") == (4, 4)


GRAVE = permanent("Grave", text="Whenever a creature dies, you gain 1 life.")


def test_701_8b_what_dies_for_no_toughness_was_not_destroyed() -> None:
    at = table()
    at.battlefield(ANN, creature("Troll", 2, 2, "Indestructible"), "Bear", GRAVE)
    cast(at, "All creatures get -2/-2 until end of turn.")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Grave"]
    assert at.life(ANN) == 22


def test_701_8b_nor_what_is_sacrificed() -> None:
    at = table()
    at.battlefield(ANN, creature("Troll", 2, 2, "Indestructible"))
    cast(at, "Target player sacrifices a creature.", ANN)
    assert at.names_in(Zone.BATTLEFIELD) == []


@pytest.mark.parametrize(
    ("spell", "stays"),
    [("Destroy target creature.", True), ("Target creature gets -2/-2 until end of turn.", False)],
)
def test_701_8c_regeneration_replaces_destruction_alone(spell: str, stays: bool) -> None:
    at = table()
    at.battlefield(ANN, creature("Troll", 2, 2, "{0}: Regenerate ~."))
    at.act(ANN, "activate Troll")
    at.resolve()
    cast(at, spell, "Troll")
    assert ("Troll" in at.names_in(Zone.BATTLEFIELD)) is stays


def test_701_10a_doubled_power_is_added_and_not_set() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Double target creature's power until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (4, 2)
    cast(at, "Target creature has base power and toughness 1/1 until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (3, 1)


def test_701_10g_doubled_damage_is_a_replacement() -> None:
    at = table()
    text = (
        "If a source would deal damage to a permanent or player, it deals double that damage to "
        "that permanent or player instead."
    )
    at.battlefield(ANN, permanent("Furnace", "Enchantment", text))
    cast(at, "~ deals 3 damage to any target.", BOB)
    assert at.life(BOB) == 14
    at.battlefield(ANN, permanent("Forge", "Enchantment", text))
    cast(at, "~ deals 1 damage to any target.", BOB)
    assert at.life(BOB) == 10


def test_701_14c_a_creature_that_fights_itself_takes_twice_its_power() -> None:
    at = table()
    at.battlefield(ANN, creature("Ox", 2, 5), creature("Yak", 3, 5))
    cast(at, "Target creature fights another target creature.", "Ox", "Yak")
    assert [at.object(one).damage for one in at.game.zones.battlefield] == [3, 2]


def test_701_17d_several_milled_cards_are_all_asked() -> None:
    at = table()
    at.library(ANN, creature("Cat", cost="{3}"), creature("Dog", cost="{2}"))
    cast(at, "Mill two cards. You gain life equal to the total mana value of those cards.")
    assert at.life(ANN) == 25


def test_701_22c_players_scry_at_once_and_decide_in_turn_order() -> None:
    at = table()
    at.library(ANN, "Bear", "Giant")
    at.library(BOB, "Giant", "Bear")
    cast(at, "Each player scries 1.", then=((), ("Giant",)))
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Bear"
    assert at.names_in(Zone.LIBRARY, BOB)[-1] == "Giant"


FIND = "Search your library for a creature card, put that card into your hand, then shuffle."
SHOW = (
    "Search your library for a creature card, reveal that card, put it into your hand, then "
    "shuffle."
)


@pytest.mark.parametrize(("text", "shown"), [(FIND, False), (SHOW, True)])
def test_701_23e_what_is_found_is_revealed_only_if_the_text_says_so(text: str, shown: bool) -> None:
    at = table()
    at.library(ANN, "Bear")
    cast(at, text, then=("Bear",))
    seen = [card.name for card in view(at.game, BOB).players[ANN].hand]
    assert seen == (["Bear"] if shown else [])


def test_701_23g_a_player_may_search_although_nothing_can_be_done() -> None:
    at = table()
    at.library(ANN, "Bear")
    barred = permanent("Cage", text="Creature cards in graveyards and libraries can't enter.")
    at.battlefield(BOB, barred)
    text = (
        "You may search your library for a creature card, put that card onto the battlefield, then "
        "shuffle. If you do, you gain 1 life."
    )
    cast(at, text, then=(True, "Bear"))
    assert at.names_in(Zone.BATTLEFIELD) == ["Cage"]


def test_701_23i_players_search_at_once_and_choose_in_turn_order() -> None:
    at = table()
    at.library(ANN, "Field")
    at.library(BOB, "Field")
    text = (
        "Each player searches their library for a land card, reveals it, puts it into their hand, "
        "then shuffles."
    )
    cast(at, text, then=("Field", "Field"))
    assert at.names_in(Zone.HAND, ANN) == ["Field"]
    assert at.names_in(Zone.HAND, BOB) == ["Field"]


def test_701_24g_a_card_for_a_place_is_there_after_the_shuffle() -> None:
    at = table()
    at.library(ANN, "Giant", "Bear", "Wall")
    cast(
        at, "Search your library for a card, then shuffle and put that card on top.", then=("Bear",)
    )
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Bear"


def test_701_40e_several_cards_are_manifested_one_at_a_time() -> None:
    at = table()
    at.library(ANN, "Bear", "Giant")
    at.battlefield(ANN, permanent("Bell", text="Whenever a creature enters, you gain 1 life."))
    cast(at, "Manifest the top two cards of your library.")
    at.resolve_all()
    assert at.life(ANN) == 22
    first, second = [
        at.object(one) for one in at.game.zones.battlefield if at.object(one).face_down
    ]
    assert first.timestamp < second.timestamp


def test_701_40f_a_card_that_can_not_enter_is_not_manifested() -> None:
    at = table()
    at.library(ANN, "Bear")
    at.battlefield(BOB, permanent("Bar", text="Creatures can't enter."))
    cast(at, "Manifest the top card of your library.")
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Bear"
    assert at.names_in(Zone.BATTLEFIELD) == ["Bar"]


def test_701_44d_creatures_explore_one_after_the_other() -> None:
    at = table()
    at.library(ANN, "Field", "Field", "Field")
    at.battlefield(ANN, creature("Scout"), creature("Guide"))
    cast(at, "Each creature you control explores.")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Field", "Field"]


def test_701_44c_what_left_explores_still() -> None:
    at = table()
    at.library(ANN, "Field")
    at.hand(ANN, creature("Scout", text="When ~ enters, it explores."))
    ask_again(at)
    at.act(ANN, "cast Scout")
    at.resolve()
    cast(at, "Destroy target creature.", "Scout")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Field"]


def test_701_50c_what_left_connives_still() -> None:
    at = table()
    at.library(ANN, "Field", "Bear")
    at.hand(ANN, creature("Rogue", text="When ~ enters, it connives."))
    ask_again(at)
    at.act(ANN, "cast Rogue")
    at.resolve()
    cast(at, "Destroy target creature.", "Rogue")
    at.resolve_all()
    assert "Field" in at.names_in(Zone.GRAVEYARD, ANN)


def test_701_47b_an_army_is_amassed_although_it_gets_no_counters() -> None:
    at = table()
    at.battlefield(BOB, permanent("Rot", "Enchantment", "Players can't get counters."))
    cast(at, "Amass 2.")
    assert at.names_in(Zone.BATTLEFIELD).count("Zombie Army Token") == 1
