"""Escape. CR 702.138."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, creature
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
