"""Search. CR 701.23."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent, spell
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def test_701_23a_the_controller_of_what_was_exiled_searches_their_own_library() -> None:
    at = table()
    at.define(ISLE)
    at.battlefield(BOB, "Bear")
    at.library(BOB, "Isle")
    at.library(ANN, "Isle")
    cast(
        at,
        "Exile target creature. Its controller may search their library for a basic land card, put "
        "that card onto the battlefield tapped, then shuffle.",
        "Bear",
        then=(True, ("Isle",)),
    )
    assert at.object("Isle").controller == BOB
    assert at.object("Isle").tapped


def test_701_23a_one_of_several_kinds_is_searched_for() -> None:
    at = table()
    at.library(ANN, "Bear", permanent("Grass", "Basic Land — Forest", "", ""), "Relic")
    cast(
        at,
        "Search your library for an artifact card or a land card, reveal it, put it into your "
        "hand, then shuffle.",
        then=(["Grass"],),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Grass"]


def test_701_23_zones_that_are_not_named_are_not_searched() -> None:
    at = table(library=["Giant"], hand=["Giant"])
    at.graveyard(ANN, "Giant")
    text = "Search your library and/or graveyard for a card named Giant and put it onto the "
    text += "battlefield. If you search your library this way, shuffle."
    at.hand(ANN, spell(text))
    at.act(ANN, "cast Spell")
    at.to_question(Kind.SEARCH)
    question = at.asked
    assert question is not None
    assert len(question.options) == 2
