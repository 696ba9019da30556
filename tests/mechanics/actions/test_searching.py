"""Searching several zones and for several cards; entering attached. CR 701.23, 303.4."""

from __future__ import annotations

import pytest

from jajna.oracle import compile_face
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.oracle.faces import face
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", cost="")
BOG = permanent("Bog", "Basic Land — Swamp", cost="")
AURA = text_card("Aura", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
VEIL = text_card("Veil", "Enchantment — Aura", "Enchant land")


def test_701_23a_a_card_of_each_description_is_found() -> None:
    at = table()
    at.define(ISLE, BOG)
    at.library(ANN, "Bear", "Isle", "Bog", "Bog")
    cast(
        at,
        "Search your library for an Island card and a Swamp card. Reveal those cards, put them "
        "into your hand, then shuffle.",
        then=(("Isle",), ("Bog",)),
    )
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Bog", "Isle"]


def test_701_23b_nobody_has_to_find_what_is_hidden() -> None:
    at = table()
    at.define(ISLE)
    at.library(ANN, "Isle")
    cast(at, "Search your library for an Island card, exile it, then shuffle.", then=((),))
    assert at.names_in(Zone.EXILE) == []


def test_608_2d_one_land_enters_and_the_other_goes_to_hand() -> None:
    at = table()
    at.define(ISLE, BOG)
    at.library(ANN, "Isle", "Bear", "Bog")
    cast(
        at,
        "Search your library for up to two basic land cards, reveal those cards, put one onto the "
        "battlefield tapped and the other into your hand, then shuffle.",
        then=(("Isle", "Bog"), ("Bog",)),
    )
    assert at.object("Bog").tapped
    assert at.names_in(Zone.HAND, ANN) == ["Isle"]


def test_701_23a_as_many_as_there_are_lands_are_found() -> None:
    at = table()
    at.define(ISLE, BOG)
    at.battlefield(ANN, "Field", "Field")
    at.library(ANN, "Isle", "Bog", "Isle")
    cast(
        at,
        "Search your library for up to X basic land cards, where X is the number of lands you "
        "control, put them onto the battlefield tapped, then shuffle.",
        then=(("Isle", "Bog"),),
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bog", "Field", "Field", "Isle"]


def test_701_23d_all_of_a_name_are_found_in_the_public_zone() -> None:
    at = table()
    at.graveyard(BOB, "Bear", "Wall")
    at.hand(BOB, "Bear", "Giant")
    at.library(BOB, "Bear", "Relic")
    at.battlefield(BOB, "Bear")
    cast(
        at,
        "Destroy target creature. Search its controller's graveyard, hand, and library for all "
        "cards with the same name as that creature and exile them. Then that player shuffles.",
        "Bear",
        then=((),),
    )
    assert at.names_in(Zone.EXILE) == ["Bear", "Bear"]
    assert sorted(at.names_in(Zone.HAND, BOB)) == ["Bear", "Giant"]


def test_608_2d_a_card_chosen_in_a_revealed_hand_is_sought_everywhere() -> None:
    at = table()
    at.hand(BOB, "Bear", "Field")
    at.graveyard(BOB, "Bear")
    cast(
        at,
        "Target player reveals their hand. You choose a nonland card from it. Search that "
        "player's graveyard, hand, and library for all cards with the same name as that card and "
        "exile them. Then that player shuffles.",
        "Bob",
        then=(("Bear",),),
    )
    assert at.names_in(Zone.EXILE) == ["Bear", "Bear"]
    assert at.names_in(Zone.HAND, BOB) == ["Field"]


def test_608_2d_the_chosen_card_of_a_hand_is_exiled() -> None:
    at = table()
    at.hand(BOB, "Bear", "Field")
    cast(
        at,
        "Target opponent reveals their hand. You choose a creature card from it and exile that "
        "card.",
        "Bob",
    )
    assert at.names_in(Zone.EXILE) == ["Bear"]


@pytest.mark.parametrize("library", [True, False])
def test_701_23a_the_library_may_be_left_out_and_is_then_not_shuffled(library: bool) -> None:
    at = table()
    at.define(ISLE)
    at.graveyard(ANN, "Isle")
    before = at.game.players[ANN].library.copy()
    cast(
        at,
        "Search your graveyard and/or library for an Island card and put it onto the battlefield. "
        "If you search your library this way, shuffle.",
        then=("#0" if library else "#1", ("Isle",)),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Isle"]
    assert (at.game.players[ANN].library == before) != library


def test_303_4i_only_an_aura_that_can_enchant_it_is_put_attached() -> None:
    at = table()
    at.define(AURA, VEIL)
    at.hand(ANN, "Aura", "Veil")
    knight = creature(
        "Knight",
        2,
        2,
        "When Knight enters, you may put an Aura card from your hand onto the battlefield attached "
        "to Knight.",
    )
    at.hand(ANN, knight)
    at.game.advance()
    at.act(ANN, "cast Knight")
    at.choose(True)
    at.resolve_all()
    assert at.power_toughness("Knight") == (3, 3)
    assert at.names_in(Zone.HAND, ANN) == ["Veil"]


def test_608_2d_the_host_of_an_aura_from_a_graveyard_is_chosen() -> None:
    at = table()
    at.define(AURA)
    at.graveyard(BOB, "Aura")
    at.battlefield(ANN, "Bear", "Giant", "Field")
    cast(
        at,
        "Put target Aura card from a graveyard onto the battlefield under your control attached to "
        "a creature you control.",
        "Aura",
        then=(("Giant",),),
    )
    assert at.power_toughness("Giant") == (6, 6)
    assert at.object("Aura").controller == ANN


@pytest.mark.parametrize(
    "text",
    [
        "Put one onto the battlefield and the other into your hand.",
        "You choose a card from it.",
        "Look at the top card of your library. You choose a card from it.",
        "If you search your library this way, shuffle.",
        "Search your library for a card and exile them.",
        "Search your hand, library for a card and exile it.",
    ],
)
def test_what_was_not_searched_for_is_not_found(text: str) -> None:
    assert compile_face(face(text, "Instant")).face is None
