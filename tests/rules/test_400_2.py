"""What players may know, and what they no longer know once others choose in secret. CR 400.2."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, Answer, Cast, PlayLand, TakeAction, TapForMana, Thing
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, LAND, cast, creature, permanent, spell, text_card
from tests.table import table

ANGEL = creature("Angel", 4, 5, "Flying\nMorph {0}", cost="{3}{W}")
BEAST = creature("Beast", 5, 3, "Trample\nMorph {0}", cost="{3}{G}")
AGENT = creature("Agent", 3, 2, "Disguise {0}", cost="{3}{W}")
FORETOLD = text_card("Vision", "Sorcery", "Draw two cards.\nForetell {0}", cost="{4}{U}")
PROPHECY = text_card("Prophecy", "Sorcery", "Draw three cards.\nForetell {0}", cost="{5}{U}")
LANDS = [permanent(name, f"Basic Land — {name}", cost="") for name in ("Swamp", "Island")]
PEEK = "Target player reveals their hand."


def known(at: Table, seat: int, zone: Zone, owner: int = ANN) -> list[str]:
    """The names of the cards in a player's hand or library that another knows, in order."""
    shown = at.game.view(seat).players[owner]
    cards = shown.hand if zone is Zone.HAND else [card for _, card in shown.library]
    return [card.name for card in cards]


def shown_hand(*cards: str) -> Table:
    """Ann has priority, and these cards in hand, which Bob has seen."""
    at = table()
    at.define(*LANDS, ANGEL, BEAST, AGENT, FORETOLD, PROPHECY)
    at.battlefield(ANN, *["Swamp"] * 3)
    at.hand(ANN, *cards)
    cast(at, PEEK, "Ann", by=BOB)
    at.begin(ANN)
    assert known(at, BOB, Zone.HAND) == list(cards)
    return at


# -- knowledge and secret choices ------------------------------------------------------------------


@pytest.mark.parametrize("chosen", ["Angel", "Beast"])
def test_708_4_of_two_known_cards_one_is_cast_face_down_and_nobody_knows_which(chosen: str) -> None:
    at = shown_hand("Angel", "Beast", "Bear")
    number = at.id(chosen)
    at.act(ANN, f"cast {number} face down")
    assert known(at, BOB, Zone.HAND) == ["Bear"]
    assert at.game.view(BOB).stack[-1].card_name == ""
    assert at.game.view(ANN).stack[-1].beneath is not None


def test_708_4_the_only_known_card_that_could_be_cast_face_down_is_known_to_be_it() -> None:
    at = shown_hand("Angel", "Bear")
    at.act(ANN, f"cast {at.id('Angel')} face down")
    beneath = at.game.view(BOB).stack[-1].beneath
    assert beneath is not None and beneath.name == "Angel"
    assert known(at, BOB, Zone.HAND) == ["Bear"]


def test_708_4_a_card_nobody_has_seen_may_be_the_one_cast_face_down() -> None:
    at = shown_hand("Angel", "Bear")
    at.hand(ANN, "Giant")
    at.act(ANN, f"cast {at.id('Angel')} face down")
    assert at.game.view(BOB).stack[-1].beneath is None
    assert known(at, BOB, Zone.HAND) == ["Bear"]


def test_702_168a_a_spell_without_ward_was_not_cast_with_disguise() -> None:
    at = shown_hand("Angel", "Agent")
    at.act(ANN, f"cast {at.id('Angel')} face down")
    beneath = at.game.view(BOB).stack[-1].beneath
    assert beneath is not None and beneath.name == "Angel"
    assert known(at, BOB, Zone.HAND) == ["Agent"]


def test_702_143a_of_two_known_cards_one_is_foretold_and_nobody_knows_which() -> None:
    at = shown_hand("Vision", "Prophecy")
    at.game.answer(TakeAction(at.id("Vision"), 0))
    while at.asked is not None and not at.game.zones.exile:
        at.answer_next()
    view = at.game.view(BOB)
    assert [card.name for card in view.exile] == [""]
    assert known(at, BOB, Zone.HAND) == []
    assert [card.name for card in at.game.view(ANN).exile] == ["Vision"]


def test_400_2_a_card_chosen_from_a_known_hand_goes_to_the_library_unseen() -> None:
    at = shown_hand("Angel", "Bear", "Giant")
    cast(at, "Put a card from your hand on top of your library.", then=("Bear",))
    assert known(at, BOB, Zone.LIBRARY) == []
    assert known(at, BOB, Zone.HAND) == []
    assert known(at, ANN, Zone.LIBRARY) == ["Bear"]


def test_400_2_one_of_several_like_cards_stays_known() -> None:
    at = shown_hand("Bear", "Bear")
    cast(
        at, "Put a card from your hand on top of your library.", then=(at.game.players[0].hand[0],)
    )
    assert known(at, BOB, Zone.LIBRARY) == ["Bear"]
    assert known(at, BOB, Zone.HAND) == ["Bear"]


def test_400_2_a_like_card_that_nobody_has_seen_may_be_the_one_chosen() -> None:
    at = shown_hand("Bear")
    at.hand(ANN, "Bear")
    cast(
        at, "Put a card from your hand on top of your library.", then=(at.game.players[0].hand[0],)
    )
    assert known(at, BOB, Zone.LIBRARY) == []
    assert known(at, BOB, Zone.HAND) == []


def test_400_2_a_known_card_that_could_not_be_chosen_stays_known() -> None:
    at = shown_hand("Bear", "Giant", "Relic")
    cast(at, "Put a creature card from your hand on top of your library.", then=("Bear",))
    assert known(at, BOB, Zone.LIBRARY) == []
    assert known(at, BOB, Zone.HAND) == ["Relic"]


def test_400_2_a_card_that_nobody_has_seen_might_have_been_chosen() -> None:
    at = shown_hand("Bear")
    at.hand(ANN, "Relic")
    cast(at, "Put a creature card from your hand on top of your library.")
    assert known(at, BOB, Zone.LIBRARY) == []
    assert known(at, ANN, Zone.LIBRARY) == ["Bear"]


def test_400_2_what_is_discarded_by_choice_is_seen_and_the_rest_stays_known() -> None:
    at = shown_hand("Angel", "Bear", "Giant")
    cast(at, "Discard a card.", then=("Bear",))
    assert known(at, BOB, Zone.HAND) == ["Angel", "Giant"]


def looked_at(text: str, *then: bool | str | tuple[str, ...]) -> Table:
    """Both know the top three cards of Ann's library; she does with them what a text says."""
    at = table()
    at.library(ANN, "Bear", "Giant", "Wall")
    cast(at, "Target player reveals the top three cards of their library.", "Ann")
    at.begin(ANN)
    assert known(at, BOB, Zone.LIBRARY) == ["Bear", "Giant", "Wall"]
    cast(at, text, then=then)
    return at


def test_401_4_cards_put_back_in_any_order_are_no_longer_known() -> None:
    at = looked_at(
        "Look at the top three cards of your library, then put them back in any order.",
        ("Wall", "Bear", "Giant"),
    )
    assert known(at, ANN, Zone.LIBRARY) == ["Wall", "Bear", "Giant"]
    assert known(at, BOB, Zone.LIBRARY) == []


def test_701_20e_nobody_else_knows_which_of_the_cards_looked_at_was_taken() -> None:
    at = looked_at(
        "Look at the top three cards of your library. Put one of them into your hand and the "
        "rest on the bottom of your library in any order.",
        "Giant",
        ("Wall", "Bear"),
    )
    assert known(at, BOB, Zone.HAND) == []
    assert known(at, BOB, Zone.LIBRARY) == []
    assert known(at, ANN, Zone.LIBRARY) == ["Wall", "Bear"]


def test_701_20a_everybody_sees_which_of_the_cards_being_revealed_is_taken() -> None:
    at = looked_at(
        "Reveal the top three cards of your library. Put one of them into your hand and the rest "
        "into your graveyard.",
        "Giant",
    )
    assert known(at, BOB, Zone.HAND) == ["Giant"]


def test_701_20a_which_card_is_taken_stays_known_where_it_is_revealed() -> None:
    at = looked_at(
        "Look at the top three cards of your library. You may reveal a creature card from among "
        "them and put it into your hand. Put the rest on the bottom of your library in any order.",
        True,
        "Giant",
        ("Wall", "Bear"),
    )
    assert known(at, BOB, Zone.HAND) == ["Giant"]
    assert known(at, BOB, Zone.LIBRARY) == []


def test_701_22a_nobody_else_knows_which_of_two_cards_went_to_the_bottom() -> None:
    at = looked_at("Scry 2.", ("Bear",))
    assert known(at, BOB, Zone.LIBRARY) == ["Wall"]
    assert known(at, ANN, Zone.LIBRARY) == ["Giant", "Wall", "Bear"]


def test_701_22a_a_single_card_stays_known_on_the_bottom() -> None:
    at = looked_at("Scry 1.", ("Bear",))
    assert known(at, BOB, Zone.LIBRARY) == ["Giant", "Wall", "Bear"]


def test_701_25a_the_card_left_after_a_surveil_stays_known() -> None:
    at = looked_at("Surveil 2.", ("Bear",))
    assert known(at, BOB, Zone.LIBRARY) == ["Giant", "Wall"]


def test_701_24a_nobody_knows_the_order_of_cards_that_chance_puts_on_the_bottom() -> None:
    at = looked_at(
        "Look at the top three cards of your library. Put one of them into your hand and the rest "
        "on the bottom of your library in a random order.",
        "Giant",
    )
    assert known(at, ANN, Zone.LIBRARY) == []
    assert known(at, BOB, Zone.LIBRARY) == []


def test_701_24a_not_even_their_owner_knows_the_order_of_a_hand_that_chance_puts_away() -> None:
    at = shown_hand("Bear", "Giant")
    cast(
        at,
        "Put all the cards from your hand on the bottom of your library in a random order.",
    )
    assert at.game.players[ANN].hand == []
    assert known(at, ANN, Zone.LIBRARY) == []
    assert known(at, BOB, Zone.LIBRARY) == []


def test_701_23a_a_card_found_in_a_library_is_not_known_because_its_place_was() -> None:
    at = looked_at("Search your library for a card, put that card into your hand, then shuffle.",
                   "Bear")  # fmt: skip
    assert known(at, ANN, Zone.HAND) == ["Bear"]
    assert known(at, BOB, Zone.HAND) == []


def test_701_24b_who_puts_a_found_card_on_top_still_knows_it() -> None:
    at = table()
    at.library(ANN, "Bear", "Giant")
    cast(
        at,
        "Search your library for a card, then shuffle and put that card on top.",
        then=("Giant",),
    )
    assert known(at, ANN, Zone.LIBRARY) == ["Giant"]
    assert known(at, BOB, Zone.LIBRARY) == []


def test_701_24b_everybody_knows_a_found_card_on_top_that_was_revealed() -> None:
    at = table()
    at.library(ANN, "Bear", "Giant")
    cast(
        at,
        "Search your library for a creature card, reveal it, then shuffle and put that card on "
        "top.",
        then=("Giant",),
    )
    assert known(at, BOB, Zone.LIBRARY) == ["Giant"]


def test_401_5_a_card_drawn_from_a_revealed_top_is_known_in_the_hand() -> None:
    at = table()
    at.battlefield(ANN, permanent("Glass", text="Play with the top card of your library revealed."))
    at.library(ANN, "Giant")
    cast(at, "Draw a card.")
    assert known(at, BOB, Zone.HAND) == ["Giant"]


# -- reasons ---------------------------------------------------------------------------------------


def asked_about(card: int) -> list[Answer]:
    """Answers that name a card, most of which could fit no card."""
    return [
        *(Cast(card, face, way) for face in range(3) for way in (-2, -1, 0)),
        *(PlayLand(card, face) for face in range(2)),
        *(Activate(card, index) for index in range(3)),
        TakeAction(card, 0),
        TapForMana(card, 0, (1,)),
        Thing(card),
    ]


@pytest.mark.parametrize("place", ["hand", "library"])
@pytest.mark.parametrize("card", ["Field", "Bear", "Angel"])
def test_400_2_no_reason_tells_what_a_hidden_card_is(place: str, card: str) -> None:
    at = table()
    at.define(ANGEL)
    (number,) = at.hand(BOB, card) if place == "hand" else at.library(ANN, card)
    at.begin(ANN)
    for answer in asked_about(number):
        reason = at.game.why_not(answer)
        assert reason is not None, answer
        if not isinstance(answer, Thing):
            assert (reason.code, reason.rule) == ("unseen", "400.2"), answer


def test_708_5_no_reason_tells_what_anothers_face_down_permanent_is() -> None:
    at = table()
    at.define(ANGEL)
    (number,) = at.battlefield(BOB, "Angel")
    at.object(number).face_down = True
    at.begin(ANN)
    reason = at.game.why_not(Cast(number))
    assert reason is not None and reason.code == "unseen"


def test_400_2_whoever_knows_the_card_is_told_why_it_cant_be_cast() -> None:
    at = table()
    at.hand(ANN, LAND)
    at.begin(ANN)
    reason = at.game.why_not(Cast(at.id("Field")))
    assert reason is not None and reason.code == "lands aren't cast"


def test_400_2_no_reason_tells_which_of_two_known_cards_has_left_a_hand() -> None:
    at = shown_hand("Angel", "Beast")
    angel, beast = at.id("Angel"), at.id("Beast")
    at.act(ANN, f"cast {angel} face down")
    at.hand(BOB, spell("Draw a card.", "Insight"))
    at.begin(BOB)
    reasons = [at.game.why_not(Cast(number)) for number in (angel, beast)]
    assert [reason.code for reason in reasons if reason is not None] == ["unseen", "unseen"]
