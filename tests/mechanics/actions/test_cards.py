"""Drawing and discarding. CR 121, 701.9."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.hidden import Revealed
from jajna.events.moves import Draw
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table


def test_121_2_cards_are_drawn_one_by_one() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant")
    before = len(at.game.history.log)
    cast(at, "Draw two cards.")
    assert at.names_in(Zone.HAND, ANN) == ["Bear", "Wall"]
    assert len([event for event in at.game.history.log[before:] if isinstance(event, Draw)]) == 2


def test_121_2c_the_active_player_draws_first() -> None:
    at = table()
    before = len(at.game.history.log)
    cast(at, "Each player draws a card.", by=BOB)
    drawn = [event.player for event in at.game.history.log[before:] if isinstance(event, Draw)]
    assert drawn == [ANN, BOB]


def test_701_9b_the_player_chooses_what_to_discard() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall")
    cast(at, "Target player discards a card.", "Bob", then=("Wall",))
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Wall"]


def test_609_3_who_has_too_few_cards_discards_what_they_have() -> None:
    at = table()
    at.hand(BOB, "Bear")
    cast(at, "Target player discards two cards.", "Bob")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_101_4_players_choose_in_turn_order_then_discard_at_once() -> None:
    at = table()
    at.hand(ANN, "Bear", "Giant")
    at.hand(BOB, "Bear", "Wall")
    cast(at, "Each player discards a card.", by=BOB, then=("Giant", "Wall"))
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Giant"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Wall", "Spell"]


def test_701_9b_a_random_discard_asks_nobody() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall", "Giant")
    cast(at, "Target player discards two cards at random.", "Bob")
    assert len(at.names_in(Zone.GRAVEYARD, BOB)) == 2
    assert at.asked is not None
    assert at.asked.kind is Kind.PRIORITY


def test_a_player_discards_their_hand() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall")
    cast(at, "Target player discards their hand.", "Bob")
    assert at.names_in(Zone.HAND, BOB) == []


def test_draw_then_discard_chooses_among_the_new_cards_too() -> None:
    at = table()
    at.library(ANN, "Giant")
    at.hand(ANN, "Bear")
    cast(at, "Draw a card, then discard a card.", then=("Giant",))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_you_choose_from_a_revealed_hand_what_its_owner_discards() -> None:
    at = table()
    at.hand(BOB, "Bear", "Relic", "Field")
    cast(
        at,
        "Target player reveals their hand. You choose a nonland card from it. "
        "That player discards that card.",
        "Bob",
        then=("Relic",),
    )
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Relic"]
    shown = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [len(event.cards) for event in shown] == [3]


def test_only_what_fits_can_be_chosen_from_a_hand() -> None:
    at = table()
    at.hand(BOB, "Field")
    cast(
        at,
        "Target player reveals their hand. You choose a nonland card from it. "
        "That player discards that card.",
        "Bob",
    )
    assert at.names_in(Zone.HAND, BOB) == ["Field"]
