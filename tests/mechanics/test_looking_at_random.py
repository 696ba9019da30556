"""Looking at a card of a hand that chance chooses. CR 701.20e."""

from __future__ import annotations

from jajna.kernel.zones.knowledge import eyes_of, knows
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table


def test_701_20e_only_one_card_of_the_hand_is_seen_and_only_by_who_looks() -> None:
    at = table(3)
    at.hand(BOB, "Bear", "Wall", "Giant")
    cast(at, "Look at a card at random in target player's hand.", "Bob")
    hand = [at.object(card) for card in at.game.players[BOB].hand]
    eyes = [eyes_of(at.game, seat) for seat in range(3)]
    assert [sum(knows(at.game, one, card) for card in hand) for one in eyes] == [1, 3, 0]


def test_701_20e_an_empty_hand_shows_nothing() -> None:
    at = table()
    cast(at, "Look at a card at random in target player's hand.", "Bob")
    assert at.game.players[BOB].hand == []
    assert at.life(ANN) == 20
