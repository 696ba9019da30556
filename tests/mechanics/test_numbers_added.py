"""X with a number added to it or taken from it, and that many less one. CR 107.1, 107.3."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

OWL = creature("Owl", 1, 1)


@pytest.mark.parametrize(("x", "life"), [(0, 23), (2, 25)])
def test_107_3a_a_number_is_added_to_x(x: int, life: int) -> None:
    at = table()
    at.battlefield(ANN, *[permanent("Waste", "Land", "{T}: Add {C}.", cost="")] * 2)
    at.hand(ANN, text_card("Cascade", "Instant", "You gain X plus 3 life.", cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Cascade", x)
    at.resolve()
    assert at.life(ANN) == life


def test_107_3i_the_meaning_of_x_is_that_of_the_sum() -> None:
    at = table(ann=[OWL, OWL])
    text = "~ deals X plus 3 damage to you, where X is the number of creatures you control."
    cast(at, text)
    assert at.life(ANN) == 15


@pytest.mark.parametrize(("x", "tokens"), [(0, 0), (1, 0), (2, 1)])
def test_107_1b_a_number_is_taken_from_x(x: int, tokens: int) -> None:
    at = table()
    at.battlefield(ANN, *[permanent("Waste", "Land", "{T}: Add {C}.", cost="")] * 2)
    text = "Each opponent creates X minus one 2/2 white Samurai creature tokens."
    at.hand(ANN, text_card("Uprising", "Instant", text, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Uprising", x)
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD).count("Samurai Token") == tokens


def test_608_2c_each_player_draws_one_card_less_than_they_discarded() -> None:
    at = table()
    at.hand(ANN, OWL, OWL, OWL)
    at.hand(BOB, OWL)
    text = "Each player discards all the cards in their hand, then draws that many cards minus one."
    cast(at, text)
    assert len(at.game.players[ANN].hand) == 2
    assert len(at.game.players[BOB].hand) == 0
