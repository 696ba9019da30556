"""Dealing damage and fighting. CR 120, 701.14."""

from __future__ import annotations

from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell
from tests.table import table


def test_120_3a_damage_to_a_player_makes_them_lose_life() -> None:
    at = table()
    cast(at, "Spell deals 3 damage to any target.", "Bob")
    assert at.life(BOB) == 17


def test_120_3e_damage_to_a_creature_stays_marked_on_it() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Spell deals 3 damage to any target.", "Giant")
    assert at.object("Giant").damage == 3


def test_damage_to_each_creature_and_each_player_is_dealt_at_once() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Spell deals 2 damage to each creature and each player.")
    assert (at.life(ANN), at.life(BOB)) == (18, 18)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell", "Bear"]
    assert at.object("Giant").damage == 2


def test_a_second_recipient_gets_its_own_amount() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Spell deals 3 damage to target creature and 1 damage to you.", "Giant")
    assert at.object("Giant").damage == 3
    assert at.life(ANN) == 19


def test_601_2d_damage_is_divided_as_announced() -> None:
    at = table()
    at.battlefield(BOB, "Giant", "Wall")
    cast(
        at,
        "Spell deals 3 damage divided as you choose among one, two, or three targets.",
        ("Giant", "Bob"),
        (2, 1),
    )
    assert at.object("Giant").damage == 2
    assert at.life(BOB) == 19


def test_120_8_no_damage_is_no_event() -> None:
    at = table()
    before = len(at.game.history.log)
    cast(at, "Spell deals damage to any target equal to the number of Goblins you control.", "Bob")
    assert at.life(BOB) == 20
    assert not [one for one in at.game.history.log[before:] if type(one).__name__ == "DamageDealt"]


def test_the_amount_can_be_counted_for_each() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    cast(at, "Spell deals 1 damage to target player for each creature you control.", "Bob")
    assert at.life(BOB) == 18


def test_608_2h_a_creature_that_left_deals_damage_as_it_last_was() -> None:
    at = table()
    at.define(
        creature("Brute", 4, 4, "When Brute dies, it deals damage equal to its power to you.")
    )
    at.battlefield(ANN, "Brute")
    cast(at, "Target creature gets +2/+0 until end of turn.", "Brute")
    cast(at, "Destroy target creature.", "Brute")
    at.resolve_all()
    assert at.life(ANN) == 14


def test_701_14a_creatures_that_fight_deal_damage_to_each_other() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Wall")
    cast(
        at,
        "Target creature you control fights target creature you don't control.",
        "Giant",
        "Wall",
    )
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Wall"]
    assert at.object("Giant").damage == 0


def test_701_14b_nobody_fights_what_has_left() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear")
    at.hand(ANN, spell("Target creature you control fights target creature you don't control."))
    ask_again(at)
    at.act(ANN, "cast Spell", "Giant", "Bear")
    cast(at, "Return target creature to its owner's hand.", "Bear")
    at.resolve()
    assert at.object("Giant").damage == 0
    assert at.names_in(Zone.HAND, BOB) == ["Bear"]


def test_608_2c_if_something_of_a_kind_is_dealt_damage_this_way() -> None:
    text = "~ deals 3 damage to any target. If a creature is dealt damage this way, draw a card."
    at = table()
    at.battlefield(ANN, "Wall")
    at.library(ANN, "Bear", "Giant")
    cast(at, text, "Wall")
    assert len(at.names_in(Zone.HAND, ANN)) == 1
    cast(at, text, BOB)
    assert len(at.names_in(Zone.HAND, ANN)) == 1


def test_608_2c_what_deals_the_damage_is_not_dealt_it() -> None:
    at = table()
    text = "{0}: ~ deals 1 damage to any target. If a creature is dealt damage this way, destroy ~."
    at.battlefield(ANN, creature("Pinger", 1, 1, text))
    at.act(ANN, "activate Pinger", BOB)
    at.resolve_all()
    assert "Pinger" in at.names_in(Zone.BATTLEFIELD)
    assert at.life(BOB) == 19


def test_608_2c_damage_that_was_prevented_is_not_dealt() -> None:
    at = table()
    at.battlefield(ANN, "Wall")
    cast(at, "Prevent all damage that would be dealt to target creature this turn.", "Wall")
    text = "~ deals 3 damage to target creature. If a creature is dealt damage this way, you gain 1"
    cast(at, f"{text} life.", "Wall")
    assert at.life(ANN) == 20


def test_608_2c_it_is_not_each_of_those_that_might_fit() -> None:
    text = "~ deals 3 damage to each creature. If a Werewolf is dealt damage this way, destroy it."
    assert not compile_line(text, True).meanings


def test_608_2c_damage_this_way_must_have_been_spoken_of() -> None:
    for start in ("", "Draw a card. "):
        text = f"{start}If a player is dealt damage this way, scry 1."
        assert not compile_line(text, True).meanings


def test_404_2_the_graveyards_of_all_opponents_are_exiled() -> None:
    at = table(3)
    for player, name in ((ANN, "Bear"), (BOB, "Giant"), (2, "Wall")):
        at.graveyard(player, name)
    cast(at, "Exile all opponents' graveyards.")
    assert sorted(at.names_in(Zone.EXILE)) == ["Giant", "Wall"]
    assert "Bear" in at.names_in(Zone.GRAVEYARD, ANN)


BRAWL = (
    "Target creature an opponent controls deals damage equal to its power to each other creature "
    "that player controls, then each of those creatures deals damage equal to its power to that "
    "creature."
)


def test_608_2c_each_of_the_others_strikes_the_target_back() -> None:
    mob = creature("Mob", 1, 9)
    at = table(3, ann=["Bear"], bob=["Giant", "Wall", mob])
    at.battlefield(2, "Bear")
    cast(at, BRAWL, "Giant")
    assert at.object("Mob").damage == 5
    assert at.object("Giant").damage == 1  # the Wall has no power, and Mob has 1
    assert at.object("Bear #1").damage == 0
    assert at.object("Bear #2").damage == 0


RIVALRY = (
    "Target creature you control and up to one other target legendary creature you control each "
    "deal damage equal to their power to target creature you don't control."
)


def test_120_1_two_targets_each_deal_damage_equal_to_their_own_power() -> None:
    hero = creature("Hero", 3, 3, types="Legendary Creature")
    mob = creature("Mob", 1, 9)
    at = table(ann=["Bear", hero], bob=[mob])
    cast(at, RIVALRY, "Bear", ("Hero",), "Mob")
    assert at.object("Mob").damage == 5
    cast(at, RIVALRY, "Hero", (), "Mob")
    assert at.object("Mob").damage == 8
