"""Surge. CR 702.117."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.rules.giants import giants
from tests.table import table

WAVE = creature("Wave", 2, 2, "Surge {0}", cost="{4}")


def test_702_117a_another_spell_of_yours_this_turn_lets_it_be_paid() -> None:
    at = table()
    at.hand(ANN, WAVE)
    ask_again(at)
    assert at.why_not(ANN, "cast Wave way 0") is not None
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Wave way 0")
    at.resolve()
    assert "Wave" in at.names_in(Zone.BATTLEFIELD)


def test_702_117a_a_spell_of_an_opponent_does_not() -> None:
    at = table()
    at.hand(ANN, WAVE)
    cast(at, "You gain 1 life.", by=BOB)
    assert at.why_not(ANN, "cast Wave way 0") is not None


def test_702_117a_a_spell_of_a_teammate_does() -> None:
    at = giants()
    at.hand(ANN, WAVE)
    cast(at, "You gain 1 life.", by=BOB)
    assert at.why_not(ANN, "cast Wave way 0") is None
