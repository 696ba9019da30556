"""Libraries: order and the top card. CR 401."""

from __future__ import annotations

from jajna.kernel.views.view import view
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


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


def test_401_4_a_hand_goes_to_the_bottom_and_as_many_cards_are_drawn() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant")
    hand = at.game.players[BOB].hand.copy()
    cast(
        at,
        "Target player puts the cards in their hand on the bottom of their library in any order, "
        "then draws that many cards.",
        "Bob",
        then=(tuple(hand),),
    )
    assert len(at.game.players[BOB].hand) == len(hand)
    below = [at.game.objects.latest(card) for card in hand]
    assert at.game.players[BOB].library[-len(hand) :] == below


def test_401_5_the_top_card_is_seen_by_whom_the_effect_says() -> None:
    at = table()
    at.library(ANN, "Giant")
    at.battlefield(
        ANN,
        permanent("Globe", text="You may look at the top card of your library any time."),
    )
    assert [place for place, _ in view(at.game, ANN).players[ANN].library] == [0]
    assert view(at.game, BOB).players[ANN].library == []


def test_401_5_what_the_top_card_is_matters() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Noble",
            text="Play with the top card of your library revealed.\n"
            "As long as the top card of your library is black, Noble gets +2/+1.",
        ),
    )
    assert at.power_toughness("Noble") == (2, 2)
    at.library(ANN, creature("Imp", cost="{B}"))
    cast(at, "You gain 1 life.", by=BOB)
    assert at.power_toughness("Noble") == (4, 3)
    assert [place for place, _ in view(at.game, BOB).players[ANN].library] == [0]


def test_401_4_two_cards_go_back_in_the_order_chosen() -> None:
    at = table()
    at.hand(ANN, "Relic")
    at.library(ANN, "Bear", "Wall", "Giant")
    text = (
        "Draw three cards, then put two cards from your hand on top of your library in any order."
    )
    cast(at, text, then=(["Relic", "Wall"], ["Wall", "Relic"]))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Bear", "Giant"]
    assert at.names_in(Zone.LIBRARY, ANN)[:2] == ["Wall", "Relic"]


ENDURE = (
    "Up to one target player puts all the cards from their graveyard on the bottom of their "
    "library in a random order."
)


def test_401_4_a_graveyard_goes_under_the_library() -> None:
    at = table()
    at.library(BOB, "Relic")
    at.graveyard(BOB, "Bear", "Wall")
    at.graveyard(ANN, "Giant")
    cast(at, ENDURE, [BOB])
    assert at.names_in(Zone.GRAVEYARD, BOB) == []
    assert "Giant" in at.names_in(Zone.GRAVEYARD, ANN)
    assert sorted(at.names_in(Zone.LIBRARY, BOB)[-2:]) == ["Bear", "Wall"]
