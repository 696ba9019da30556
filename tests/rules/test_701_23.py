"""Search. CR 701.23."""

from __future__ import annotations

from jajna.decision import NO, YES, Kind
from jajna.events.hidden import Shuffled
from jajna.judge import CAT
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, LAND, cast, permanent, spell
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


def test_701_23a_who_searched_by_an_offer_is_known() -> None:
    at = table(3)
    for seat in (ANN, BOB, CAT):
        at.library(seat, *[LAND] * 4)
    text = (
        "Search your library for a land card and put it onto the battlefield. Each opponent may "
        "search their library for a land card and put it onto the battlefield. For each opponent "
        "who searches a library this way, search your library for a land card and put it onto the "
        "battlefield. Then each player who searched a library this way shuffles."
    )
    cast(at, text, then=("Field", YES, NO, "Field", "Field"))
    at.resolve_all()
    owners = sorted(at.game.object(one).controller for one in at.game.zones.battlefield)
    assert owners == [ANN, ANN, BOB]
    shuffled = [event.player for event in at.game.history.log if isinstance(event, Shuffled)]
    assert shuffled[-2:] == [ANN, BOB]
