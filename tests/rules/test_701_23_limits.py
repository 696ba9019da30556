"""Players who can't search, or search less. CR 701.23, 101.2, 116.2d."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import TakeAction
from jajna.judge import Table
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
SEARCH = "Search your library for a creature card, put it onto the battlefield, then shuffle."
MINDCENSOR = (
    "If an opponent would search a library, that player searches the top four cards of that "
    "library instead."
)
ARBITER = (
    "Players can't search libraries. Any player may pay {2} for that player to ignore this effect "
    "until end of turn."
)


def rule(text: str, name: str = "Rule") -> Card:
    """An enchantment with this text."""
    return permanent(name, "Enchantment", text)


def under(text: str, by: int = BOB) -> Table:
    """A player controls an enchantment with this text; Ann's library has a creature on top and one
    as the sixth card.
    """
    at = table()
    at.battlefield(by, rule(text))
    at.library(ANN, "Bear", "Relic", "Relic", "Relic", "Relic", "Giant")
    return at


def test_701_23f_an_opponent_searches_the_top_cards_alone() -> None:
    at = under(MINDCENSOR)
    cast(at, SEARCH, then=("Bear",))
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)


def test_701_23f_what_lies_deeper_is_not_found() -> None:
    at = under(MINDCENSOR)
    with pytest.raises(Exception, match="Giant"):
        cast(at, SEARCH, then=("Giant",))


def test_701_23f_its_controller_searches_the_whole_library() -> None:
    at = under(MINDCENSOR, ANN)
    cast(at, SEARCH, then=("Giant",))
    assert "Giant" in at.names_in(Zone.BATTLEFIELD)


def test_101_2_who_cannot_search_finds_nothing_and_shuffles() -> None:
    at = under("Your opponents can't search libraries.")
    before = at.game.players[ANN].library.copy()
    cast(at, SEARCH)
    assert at.names_in(Zone.BATTLEFIELD) == ["Rule"]
    assert sorted(at.game.players[ANN].library) == sorted(before)


def test_101_2_the_controller_of_it_can() -> None:
    at = under("Your opponents can't search libraries.", ANN)
    cast(at, SEARCH, then=("Giant",))
    assert "Giant" in at.names_in(Zone.BATTLEFIELD)


def test_611_2a_for_a_turn() -> None:
    at = table()
    at.library(ANN, "Bear")
    cast(at, "Players can't search libraries this turn.")
    cast(at, SEARCH)
    assert at.names_in(Zone.BATTLEFIELD) == []
    at.to_turn(BOB)
    at.library(BOB, "Bear")
    cast(at, SEARCH, by=BOB, then=("Bear",))
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_116_2d_who_pays_ignores_it_until_end_of_turn() -> None:
    at = under(ARBITER)
    at.battlefield(ANN, MINE, MINE)
    arbiter = at.id("Rule")
    at.answer(TakeAction(arbiter, 0))
    cast(at, SEARCH, then=("Bear",))
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(BOB)
    at.to_turn(ANN)
    cast(at, SEARCH)
    assert "Giant" not in at.names_in(Zone.BATTLEFIELD)


def test_116_2d_it_costs_mana() -> None:
    at = under(ARBITER)
    at.battlefield(ANN, MINE)
    assert at.game.why_not(TakeAction(at.id("Rule"), 0)) is not None


def test_101_2_what_opponents_control_lets_them_search_no_library_of_theirs() -> None:
    text = (
        "Spells and abilities your opponents control can't cause their controller to search their "
        "library."
    )
    at = under(text)
    cast(at, SEARCH)
    assert at.names_in(Zone.BATTLEFIELD) == ["Rule"]
    gift = (
        "Target player searches their library for a card, puts it into their hand, then shuffles."
    )
    at.to_turn(BOB)
    cast(at, gift, ANN, by=BOB, then=("Giant",))
    assert "Giant" in at.names_in(Zone.HAND, ANN)


def test_121_1_nobody_draws() -> None:
    at = table()
    at.battlefield(BOB, rule("Players can't draw cards."))
    at.library(ANN, "Bear")
    cast(at, "Draw two cards.")
    assert at.names_in(Zone.HAND, ANN) == []


def test_614_10_an_extra_turn_is_skipped() -> None:
    at = table()
    at.battlefield(
        BOB, rule("If an opponent would begin an extra turn, that player skips that turn instead.")
    )
    cast(at, "Take an extra turn after this one.")
    turn = at.game.turn.number
    at.to_turn(BOB)
    assert at.game.turn.number == turn + 1
    cast(at, "Take an extra turn after this one.", by=BOB)
    at.to_turn(BOB)
    assert at.game.turn.number == turn + 2


@pytest.mark.parametrize(
    "text",
    [
        "Any player may pay {2} for that player to ignore this effect until end of turn.",
        "Players can't search.",
        "Players can't draw cards. Any player may pay {2} for that player to ignore this effect "
        "until end of turn.",
        "If an opponent would search a library, that player searches the bottom four cards of that "
        "library instead.",
    ],
)
def test_701_23_what_is_limited_must_be_said(text: str) -> None:
    assert not compiled(text, "Enchantment").face


def test_it_is_said_in_spanish() -> None:
    assert SPANISH.lines(rule(ARBITER).faces[0].abilities) == [
        "Los jugadores no pueden buscar en las bibliotecas. Cualquier jugador puede pagar {2} para "
        "que ese jugador ignore este efecto hasta el final del turno."
    ]
    assert SPANISH.lines(rule(MINDCENSOR).faces[0].abilities) == [
        "Si un oponente fuera a buscar en una biblioteca, en vez de eso, ese jugador busca en las "
        "cuatro primeras cartas de esa biblioteca."
    ]


def test_701_23f_who_cannot_search_a_library_still_searches_a_graveyard() -> None:
    at = under(ARBITER)
    at.graveyard(ANN, "Giant")
    text = "Search your library and/or graveyard for a card named Giant and put it onto the "
    text += "battlefield. If you search your library this way, shuffle."
    before = at.names_in(Zone.LIBRARY, ANN)
    cast(at, text, then=("with the library", "Giant"))
    assert at.names_in(Zone.BATTLEFIELD) == ["Rule", "Giant"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]
    assert at.names_in(Zone.LIBRARY, ANN) == before
