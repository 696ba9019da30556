"""Gaining, losing and setting life. CR 119."""

from __future__ import annotations

from jajna.events.life import LifeGained
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table


def test_119_3_a_player_gains_life() -> None:
    at = table()
    cast(at, "You gain 3 life.")
    assert at.life(ANN) == 23


def test_119_9_gaining_no_life_is_no_event() -> None:
    at = table()
    cast(at, "You gain 1 life for each creature you control.")
    assert at.life(ANN) == 20
    assert not [event for event in at.game.history.log if isinstance(event, LifeGained)]


def test_each_opponent_loses_life_and_you_gain_that_much() -> None:
    at = table(3)
    cast(at, "Each opponent loses 2 life. You gain life equal to the life lost this way.")
    assert [at.life(seat) for seat in range(3)] == [24, 18, 18]


def test_that_much_is_what_the_instruction_before_did() -> None:
    at = table()
    cast(at, "Target player loses 4 life and you gain that much life.", "Bob")
    assert (at.life(ANN), at.life(BOB)) == (24, 16)


def test_119_7_who_cannot_gain_life_gains_none() -> None:
    at = table()
    at.battlefield(BOB, permanent("Curse", text="Players can't gain life."))
    cast(at, "You gain 3 life.")
    assert at.life(ANN) == 20


def test_119_5_setting_a_life_total_loses_the_difference() -> None:
    at = table()
    cast(at, "Target player's life total becomes 10.", "Bob")
    assert at.life(BOB) == 10
    assert at.game.players[BOB].happened("life lost") == 10


def test_701_10d_doubling_a_life_total_gains_as_much() -> None:
    at = table()
    at.set_life(BOB, 7)
    cast(at, "Double target player's life total.", "Bob")
    assert at.life(BOB) == 14
    assert at.game.players[BOB].happened("life gained") == 7


def test_701_12c_players_exchange_life_totals() -> None:
    at = table()
    at.set_life(ANN, 5)
    cast(at, "Exchange life totals with target opponent.", "Bob")
    assert (at.life(ANN), at.life(BOB)) == (20, 5)


def test_701_12a_an_exchange_that_cannot_be_completed_does_nothing() -> None:
    at = table()
    at.set_life(ANN, 5)
    at.battlefield(BOB, permanent("Curse", text="Players can't gain life."))
    cast(at, "Exchange life totals with target opponent.", "Bob")
    assert (at.life(ANN), at.life(BOB)) == (5, 20)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]
