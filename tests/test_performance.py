"""The tables of performance: what new results take the place of."""

from __future__ import annotations

import performance

STORED: performance.Stored = {
    "workloads": {
        "games, games/s": {"compiled": [300.0], "interpreted": [40.0]},
        "fork, µs": {"compiled": [8.0]},
    },
    "curves": {"combat, exponent (at most 1.3)": {"compiled": [1.0]}},
}
GAMES: dict[str, object] = {"games": {"value": 200.0, "unit": "games/s", "repetitions": 1}}
CURVE: dict[str, object] = {
    "combat": {"unit": "ms", "exponent": 1.1, "most": 1.3, "costs": [{"size": 4, "value": 2.0}]}
}
GROWN: dict[str, object] = {
    "tap": {
        "by_creatures": 0.0,
        "by_lords": 0.0,
        "costs": [{"creatures": 4, "lords": 1, "value": 0.4}],
    }
}


def result(curves: dict[str, object], growth: dict[str, object]) -> dict[str, object]:
    """What the bench printed of the compiled build."""
    return {"build": "compiled", "workloads": GAMES, "curves": curves, "growth": growth}


def test_a_part_measured_alone_leaves_the_rest_as_it_was() -> None:
    found = performance.taken_in(STORED, [result({}, {}), result({}, {})])
    assert found["workloads"]["games, games/s"] == {
        "compiled": [200.0, 200.0],
        "interpreted": [40.0],
    }
    assert found["workloads"]["fork, µs"] == {"compiled": [8.0]}
    assert found["curves"] == STORED["curves"]


def test_what_is_measured_as_a_whole_takes_the_place_of_all_of_its_build() -> None:
    found = performance.taken_in(STORED, [result(CURVE, GROWN)])
    assert "fork, µs" not in found["workloads"]
    assert found["workloads"]["games, games/s"] == {"compiled": [200.0], "interpreted": [40.0]}
    assert found["curves"]["combat, exponent (at most 1.3)"] == {"compiled": [1.1]}
