"""Dealing damage and fighting. CR 120, 701.14."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell, table


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
    before = len(at.game.log)
    cast(at, "Spell deals damage to any target equal to the number of Goblins you control.", "Bob")
    assert at.life(BOB) == 20
    assert not [one for one in at.game.log[before:] if type(one).__name__ == "DamageDealt"]


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
