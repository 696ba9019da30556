"""How many cards each player discarded this way. CR 608.2c, 701.9a."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import CAT
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table

BOMB = (
    "Each player may discard up to three cards. Spell deals damage to each player equal to 3 minus "
    "the number of cards they discarded this way."
)
FORGET = "Target player discards two cards, then draws as many cards as they discarded this way."


def test_608_2c_each_player_is_spared_for_the_cards_they_discarded_themselves() -> None:
    at = table(3)
    at.hand(ANN, "Bear", "Wall", "Giant", "Relic")
    at.hand(BOB, "Bear", "Wall")
    at.hand(CAT, "Bear")
    at.choose_for(Kind.MAY, True, True, False)
    at.choose_for(Kind.DISCARD, ("Bear", "Wall", "Giant"), ("Bear",))
    cast(at, BOMB)
    assert [at.life(seat) for seat in range(3)] == [20, 18, 17]
    assert at.names_in(Zone.HAND, CAT) == ["Bear"]


def test_608_2c_who_has_one_card_to_discard_draws_one() -> None:
    at = table()
    at.hand(BOB, "Bear")
    at.library(BOB, "Giant", "Wall")
    cast(at, FORGET, "Bob")
    assert at.names_in(Zone.HAND, BOB) == ["Giant"]


def test_608_2c_who_discards_two_cards_draws_two() -> None:
    at = table()
    at.hand(BOB, "Bear", "Relic", "Field")
    at.library(BOB, "Giant", "Wall")
    cast(at, FORGET, "Bob", then=(("Bear", "Relic"),))
    assert sorted(at.names_in(Zone.HAND, BOB)) == ["Field", "Giant", "Wall"]


TRUCE = (
    "Each player may draw up to two cards. For each card less than two a player draws this way, "
    "that player gains 2 life."
)


def test_608_2c_who_draws_less_gains_more_life() -> None:
    at = table(3)
    at.choose_for(Kind.MAY, True, True, False)
    at.choose_for(Kind.NUMBER, 2, 1)
    cast(at, TRUCE)
    assert [len(at.game.players[seat].hand) for seat in range(3)] == [2, 1, 0]
    assert [at.life(seat) for seat in range(3)] == [20, 22, 24]


def test_608_2c_cards_drawn_before_dont_count() -> None:
    at = table()
    cast(at, "Target player draws two cards.", "Bob")
    at.choose_for(Kind.MAY, False, True)
    at.choose_for(Kind.NUMBER, 1)
    cast(at, TRUCE)
    assert (at.life(ANN), at.life(BOB)) == (24, 22)
