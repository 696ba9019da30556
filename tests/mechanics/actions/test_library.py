"""Libraries: milling, scrying, looking, searching. CR 701.17, 701.22, 701.23, 701.24, 701.25."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.events.hidden import Shuffled
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, permanent, spell
from tests.table import table

PLAINS = permanent("Plains", "Basic Land — Plains", cost="")


def test_701_17a_milled_cards_go_from_the_top_to_the_graveyard() -> None:
    at = table()
    at.library(BOB, "Bear", "Wall", "Giant")
    cast(at, "Target player mills two cards.", "Bob")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear", "Wall"]


def test_701_17b_who_has_too_few_cards_mills_what_there_is() -> None:
    at = table()
    count = len(at.names_in(Zone.LIBRARY, BOB))
    cast(at, "Target player mills thirteen cards.", "Bob")
    cast(at, "Target player mills thirteen cards.", "Bob")
    assert len(at.names_in(Zone.GRAVEYARD, BOB)) == min(count, 26)


def test_701_22a_scry_puts_some_on_the_bottom_and_the_rest_back_in_any_order() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant")
    cast(at, "Scry 3.", then=(("Wall",), ("Giant", "Bear")))
    assert at.names_in(Zone.LIBRARY, ANN)[:2] == ["Giant", "Bear"]
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Wall"


def test_701_25a_surveil_puts_some_into_the_graveyard() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall")
    cast(at, "Surveil 2.", then=(("Bear",),))
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Spell"]
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Wall"


def test_cards_looked_at_are_put_back_in_any_order() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant")
    cast(
        at,
        "Look at the top three cards of your library, then put them back in any order.",
        then=(("Giant", "Bear", "Wall"),),
    )
    assert at.names_in(Zone.LIBRARY, ANN)[:3] == ["Giant", "Bear", "Wall"]


def test_one_of_the_cards_looked_at_goes_to_hand_the_rest_to_the_bottom() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant")
    cast(
        at,
        "Look at the top three cards of your library. Put one of them into your hand and the rest "
        "on the bottom of your library in any order.",
        then=("Wall", ("Giant", "Bear")),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
    assert at.names_in(Zone.LIBRARY, ANN)[-2:] == ["Giant", "Bear"]


def test_revealed_creature_cards_are_all_taken() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant", "Relic")
    cast(
        at,
        "Reveal the top four cards of your library. Put all creature cards revealed this way into "
        "your hand and the rest into your graveyard.",
    )
    assert at.names_in(Zone.HAND, ANN) == ["Bear", "Giant"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Field", "Relic", "Spell"]


def test_701_23a_a_found_card_is_revealed_put_into_hand_and_the_library_shuffled() -> None:
    at = table()
    at.library(ANN, "Bear", PLAINS)
    cast(
        at,
        "Search your library for a basic land card, reveal it, put it into your hand, "
        "then shuffle.",
        then=("Plains",),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Plains"]
    assert any(isinstance(event, Shuffled) for event in at.game.history.log[-4:])


def test_701_23b_who_searches_for_a_quality_may_fail_to_find() -> None:
    at = table()
    at.library(ANN, PLAINS)
    cast(
        at,
        "Search your library for a basic land card, put it onto the battlefield tapped, "
        "then shuffle.",
        then=((),),
    )
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_701_23d_who_searches_for_any_card_must_find_one() -> None:
    at = table()
    at.hand(
        ANN, spell("Search your library for a card, put that card into your hand, then shuffle.")
    )
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.SEARCH)
    assert at.asked is not None
    assert at.asked.minimum == 1


def test_a_found_land_enters_tapped() -> None:
    at = table()
    at.library(ANN, PLAINS)
    cast(
        at,
        "Search your library for a basic land card, put it onto the battlefield tapped, "
        "then shuffle.",
        then=("Plains",),
    )
    assert at.object("Plains").tapped


def test_701_24b_the_card_found_is_put_on_top_after_the_shuffle() -> None:
    at = table()
    at.library(ANN, "Bear", "Giant")
    cast(
        at,
        "Search your library for a creature card, reveal it, then shuffle and put that card "
        "on top.",
        then=("Giant",),
    )
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Giant"


def test_an_opponents_library_is_searched_and_shuffled() -> None:
    at = table()
    at.library(BOB, "Giant")
    cast(
        at,
        "Search target opponent's library for a creature card and put that card onto the "
        "battlefield under your control. Then that player shuffles.",
        "Bob",
        then=("Giant",),
    )
    assert at.object("Giant").controller == ANN
    assert [event.player for event in at.game.history.log[-4:] if isinstance(event, Shuffled)] == [
        BOB
    ]


@pytest.mark.parametrize(("name", "place"), [("Bear", Zone.BATTLEFIELD), ("Relic", Zone.GRAVEYARD)])
def test_the_revealed_top_card_is_judged(name: str, place: Zone) -> None:
    at = table()
    at.library(ANN, name)
    cast(
        at,
        "Reveal the top card of your library. If it's a creature card, put it onto the "
        "battlefield. Otherwise, put it into your graveyard.",
    )
    assert name in at.names_in(place, ANN)


def test_701_24a_you_decide_whether_that_player_shuffles_that_library() -> None:
    text = (
        "Look at the top five cards of target player's library. You may then have that player "
        "shuffle that library."
    )
    for shuffles in (True, False):
        at = table()
        mine = at.game.players[ANN].library.copy()
        before = at.game.players[BOB].library.copy()
        cast(at, text, "Bob", then=(shuffles,))
        assert (at.game.players[BOB].library != before) is shuffles
        assert at.game.players[ANN].library == mine
