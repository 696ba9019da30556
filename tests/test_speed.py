"""The coarse guard of speed: what it lets pass and what it finds."""

from __future__ import annotations

import pytest

import speed

USUAL = speed.Found(
    "interpreted",
    {"random_decisions": 60.0, "heuristic_decisions": 45.0},
    {"combat": (1.05, 1.3), "sweep": (1.2, 1.1)},
)
COMPILED = speed.Found(
    "compiled",
    {"random_decisions": 400.0, "heuristic_decisions": 200.0},
    {"combat": (0.9, 1.3), "sweep": (1.1, 1.1)},
)


def test_what_is_usual_passes() -> None:
    assert speed.why_slow(USUAL, None) == []
    assert speed.why_slow(COMPILED, USUAL) == []


@pytest.mark.parametrize("name", ["combat", "sweep"])
def test_a_cost_that_grows_with_the_square_is_found(name: str) -> None:
    grown = USUAL._replace(exponents={**USUAL.exponents, name: (1.9, 1.3)})
    (reason,) = speed.why_slow(grown, None)
    assert name in reason and "n^1.90" in reason


@pytest.mark.parametrize("name", list(speed.LEAST))
def test_few_decisions_for_the_loop_are_found(name: str) -> None:
    slow = USUAL._replace(decisions={**USUAL.decisions, name: 5.0})
    (reason,) = speed.why_slow(slow, None)
    assert name in reason


@pytest.mark.parametrize("name", list(speed.GAIN))
def test_a_compiled_build_that_gains_little_is_found(name: str) -> None:
    gained = speed.GAIN[name] - 0.1
    slow = COMPILED._replace(decisions={**COMPILED.decisions, name: gained * USUAL.decisions[name]})
    (reason,) = speed.why_slow(slow, USUAL)
    assert f"{gained:.1f} times" in reason and name in reason


def test_the_loop_takes_time() -> None:
    assert speed.loop() > 0
