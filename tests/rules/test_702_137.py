"""Spectacle. CR 702.137."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

CLOWN = creature("Clown", 2, 2, "Spectacle {0}", cost="{4}")
PAID = "When ~ enters, if its spectacle cost was paid, each opponent loses 2 life."


def test_702_137a_an_opponent_lost_life_this_turn() -> None:
    at = table()
    at.hand(ANN, CLOWN)
    ask_again(at)
    assert at.why_not(ANN, "cast Clown way 0") is not None
    cast(at, "Target player loses 1 life.", BOB)
    at.act(ANN, "cast Clown way 0")
    at.resolve()
    assert "Clown" in at.names_in(Zone.BATTLEFIELD)


def test_702_137a_life_that_its_own_controller_lost_does_not_count() -> None:
    at = table()
    at.hand(ANN, CLOWN)
    ask_again(at)
    cast(at, "Target player loses 1 life.", ANN)
    assert at.why_not(ANN, "cast Clown way 0") is not None


def test_702_137a_the_permanent_remembers_that_the_cost_was_paid() -> None:
    at = table()
    at.hand(ANN, creature("Clown", 2, 2, f"Spectacle {{0}}\n{PAID}", cost="{0}"))
    ask_again(at)
    cast(at, "Target player loses 1 life.", BOB)
    at.act(ANN, "cast Clown way 0")
    at.resolve_all()
    assert at.life(BOB) == 17


def test_702_137a_cast_for_its_mana_cost_it_was_not_paid() -> None:
    at = table()
    at.hand(ANN, creature("Clown", 2, 2, f"Spectacle {{0}}\n{PAID}", cost="{0}"))
    ask_again(at)
    cast(at, "Target player loses 1 life.", BOB)
    at.act(ANN, "cast Clown")
    at.resolve_all()
    assert at.life(BOB) == 19
