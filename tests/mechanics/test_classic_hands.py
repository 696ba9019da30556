"""Hands and libraries as the classic core sets speak of them."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table
from tests.oracle.faces import compiled


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


def test_121_2_each_player_draws_up_to_as_many_cards_as_they_choose() -> None:
    at = table()
    cast(at, "Each player draws up to seven cards.", then=(2, 0))
    assert hands(at) == (2, 0)


def test_121_2b_who_cant_draw_more_does_not_choose_to() -> None:
    at = table()
    at.battlefield(BOB, permanent("Limit", text="Players can't draw more than one card each turn."))
    cast(at, "Each player draws up to seven cards.", then=(1, 1))
    assert hands(at) == (1, 1)
    cast(at, "Each player draws up to seven cards.")
    assert hands(at) == (1, 1)


def test_402_2_a_maximum_hand_size_is_set_and_then_changed() -> None:
    at = table()
    at.battlefield(ANN, permanent("Rack", text="Your maximum hand size is four."))
    at.battlefield(ANN, permanent("Eater", text="Your maximum hand size is reduced by one."))
    at.hand(ANN, *["Bear"] * 6)
    at.begin(ANN, Step.CLEANUP)
    asked = at.game.decision
    assert asked is not None
    assert asked.kind is Kind.DISCARD
    assert asked.minimum == 3


def test_603_4_a_card_in_hand_is_what_an_ability_asks_for() -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if you have a card in hand, return ~ to its owner's hand."
    )
    at.battlefield(ANN, creature("Pet", text=text))
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Pet").zone is Zone.BATTLEFIELD
    at.hand(ANN, "Bear")
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Pet").zone is Zone.HAND


def test_608_2d_what_may_be_done_later_is_decided_later() -> None:
    at = table()
    cast(
        at,
        "Target player may draw up to two cards at the beginning of the next turn's upkeep.",
        "Bob",
    )
    at.to_question(Kind.MAY)
    assert at.game.turn.step is Step.UPKEEP
    assert at.asked is not None
    assert at.asked.player == BOB


MENTAL_DISCARD = (
    "Target player reveals three cards from their hand and you choose one of them. That player "
    "discards that card."
)


def test_608_2d_the_player_chooses_what_is_revealed_and_you_what_is_discarded() -> None:
    at = table()
    hand = at.hand(BOB, "Bear", "Giant", "Wall", "Relic")
    cast(at, MENTAL_DISCARD, "Bob", then=(("Bear", "Giant", "Wall"), "Giant"))
    assert at.object("Giant").zone is Zone.GRAVEYARD
    assert len(at.game.players[BOB].hand) == len(hand) - 1


def test_608_2d_of_fewer_cards_all_are_revealed() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant")
    cast(at, MENTAL_DISCARD, "Bob", then=("Bear",))
    assert at.object("Bear").zone is Zone.GRAVEYARD
    cast(at, MENTAL_DISCARD, "Bob")
    cast(at, MENTAL_DISCARD, "Bob")
    assert hands(at) == (0, 0)


def test_608_2d_one_of_them_is_one_of_what_was_named_before() -> None:
    assert (
        compiled("Target player discards a card. You choose one of them.", "Sorcery").face is None
    )


def test_701_9b_one_of_the_cards_just_drawn_is_discarded() -> None:
    at = table()
    at.hand(ANN, "Relic")
    at.library(ANN, "Bear", "Giant")
    cast(at, "Draw two cards, then discard one of them.")
    asked = at.game.decision
    assert asked is None or asked.kind is Kind.PRIORITY
    assert at.object("Relic").zone is Zone.HAND
    assert [at.object(name).zone for name in ("Bear", "Giant")].count(Zone.GRAVEYARD) == 1


@pytest.mark.parametrize(("top", "zone"), [("Bear", Zone.GRAVEYARD), ("Field", Zone.HAND)])
def test_608_2c_the_card_just_drawn_is_revealed_and_perhaps_discarded(top: str, zone: Zone) -> None:
    at = table()
    at.library(ANN, top)
    cast(at, "Draw a card and reveal it. If it isn't a land card, discard it.")
    assert at.object(top).zone is zone


def test_121_1_only_revealing_speaks_of_the_card_just_drawn_as_it() -> None:
    assert compiled("Draw a card. Tap it.", "Sorcery").face is None
    assert compiled("Draw a card, then discard one of them.", "Sorcery").face is None


def test_701_9b_a_card_of_a_kind_is_discarded_at_random() -> None:
    at = table()
    at.hand(BOB, "Relic", "Bear", "Field")
    cast(at, "Target opponent reveals their hand and discards a creature card at random.", "Bob")
    assert at.object("Bear").zone is Zone.GRAVEYARD
    cast(at, "Target opponent reveals their hand and discards a creature card at random.", "Bob")
    assert hands(at) == (0, 2)


def test_401_4_found_cards_are_put_on_top_once_the_library_is_shuffled() -> None:
    at = table()
    at.library(ANN, "Field", "Bear", "Giant", "Wall")
    cast(
        at,
        "Search your library for up to three creature cards, reveal them, then shuffle and put "
        "those cards on top in any order.",
        then=(("Giant", "Bear"), ("Bear", "Giant")),
    )
    library = at.game.players[ANN].library
    assert [at.game.object(card).now.name for card in library[:2]] == ["Bear", "Giant"]
