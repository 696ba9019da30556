"""Escape. CR 702.138."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, cast, creature, text_card
from tests.table import table

HAUNT = creature(
    "Haunt",
    2,
    2,
    "Escape—{0}, Exile two other cards from your graveyard.\n~ escapes with a +1/+1 counter on it.",
)


def buried(others: int) -> Table:
    """The card and so many others are in Ann's graveyard."""
    at = table()
    at.graveyard(ANN, HAUNT, *["Bear"] * others)
    ask_again(at)
    return at


def test_702_138a_it_is_cast_from_the_graveyard_for_its_cost() -> None:
    at = buried(2)
    at.act(ANN, "cast Haunt way 0")
    at.resolve()
    assert at.names_in(Zone.EXILE) == ["Bear", "Bear"]
    assert at.names_in(Zone.BATTLEFIELD) == ["Haunt"]


def test_702_138a_without_the_cost_it_stays_there() -> None:
    assert buried(1).why_not(ANN, "cast Haunt way 0") is not None


def test_702_138c_escaped_it_enters_with_the_counter() -> None:
    at = buried(2)
    at.act(ANN, "cast Haunt way 0")
    at.resolve()
    assert at.power_toughness("Haunt") == (3, 3)


def test_702_138b_cast_from_the_hand_it_did_not_escape() -> None:
    at = table()
    at.hand(ANN, HAUNT)
    ask_again(at)
    at.act(ANN, "cast Haunt")
    at.resolve()
    assert at.power_toughness("Haunt") == (2, 2)


TITAN = creature(
    "Titan",
    6,
    6,
    "When Titan enters, sacrifice it unless it escaped.\n"
    "Escape—{0}, Exile a card from your graveyard.",
)


@pytest.mark.parametrize(("way", "zone"), [("", Zone.GRAVEYARD), (" way 0", Zone.BATTLEFIELD)])
def test_702_138b_it_is_sacrificed_unless_it_escaped(way: str, zone: Zone) -> None:
    at = table()
    if way:
        at.graveyard(ANN, TITAN, "Bear")
    else:
        at.hand(ANN, TITAN)
    ask_again(at)
    at.act(ANN, "cast Titan" + way)
    at.resolve_all()
    assert at.object("Titan").zone is zone


def test_702_138b_what_left_and_came_back_has_not_escaped() -> None:
    at = table()
    at.graveyard(ANN, TITAN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Titan way 0")
    at.resolve_all()
    cast(at, "Exile target creature, then return it to the battlefield under its owner's control.")
    at.resolve_all()
    assert at.object("Titan").zone is Zone.GRAVEYARD


GRAVE_TITAN = text_card(
    "Titan",
    "Creature",
    "When ~ enters, sacrifice it unless it escaped.\nEscape—{0}, Exile two other cards from your "
    "graveyard.",
    ("6", "6"),
)


def test_702_138b_a_titan_from_the_hand_is_sacrificed() -> None:
    at = table()
    at.hand(ANN, GRAVE_TITAN)
    ask_again(at)
    at.act(ANN, "cast Titan")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Titan"]


def test_702_138b_one_that_escaped_stays() -> None:
    at = table()
    at.graveyard(ANN, GRAVE_TITAN, "Bear", "Bear")
    ask_again(at)
    at.act(ANN, "cast Titan way 0")
    at.resolve_all()
    assert "Titan" in at.names_in(Zone.BATTLEFIELD)
