"""Discard. CR 701.9."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table


def test_701_9b_one_of_the_cards_just_drawn_is_discarded() -> None:
    at = table()
    at.hand(ANN, "Relic")
    at.library(ANN, "Bear", "Giant")
    cast(at, "Draw two cards, then discard one of them.")
    asked = at.game.decision
    assert asked is None or asked.kind is Kind.PRIORITY
    assert at.object("Relic").zone is Zone.HAND
    assert [at.object(name).zone for name in ("Bear", "Giant")].count(Zone.GRAVEYARD) == 1


def hands(at: Table) -> tuple[int, int]:
    """How many cards Ann and Bob have in hand."""
    return len(at.game.players[ANN].hand), len(at.game.players[BOB].hand)


def test_701_9b_a_card_of_a_kind_is_discarded_at_random() -> None:
    at = table()
    at.hand(BOB, "Relic", "Bear", "Field")
    cast(at, "Target opponent reveals their hand and discards a creature card at random.", "Bob")
    assert at.object("Bear").zone is Zone.GRAVEYARD
    cast(at, "Target opponent reveals their hand and discards a creature card at random.", "Bob")
    assert hands(at) == (0, 2)


def test_701_9a_discarded_cards_are_counted_for_the_turn() -> None:
    at = table()
    at.hand(ANN, "Bear", "Wall")
    cast(at, "If you've discarded a card this turn, you gain 1 life.")
    assert at.life(ANN) == 20
    cast(at, "Discard any number of cards, then draw that many cards plus one.", then=(["Bear"],))
    cast(at, "If you've discarded a card this turn, you gain 1 life.")
    assert at.life(ANN) == 21
    cast(at, "You gain life equal to the number of cards you've discarded this turn.")
    assert at.life(ANN) == 22
