"""Many games at once cost each what one costs, and games that are over leave nothing behind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.apart import run_apart
from tests.web.load import ALONE, left_behind, measured
from tests.web.served import PATIENCE, server

LIVE: Final = 12
SECONDS: Final = 6.0
RATE: Final = 1.0
"""Answers a second of a game: more than of people, as there are few games and little time."""
COSTLY: Final = 3.0
"""How much more of the server's processor time an answer may cost among many games."""
PLAYED: Final = 9
FIRST: Final = 5
LONGEST: Final = 30
"""Answers of a game."""
LEFT: Final = 4_000
"""Blocks of memory that caches may have kept of the later games; each had several times as many."""


@pytest.mark.slow
def test_many_live_games_cost_each_what_one_costs(tmp_path: Path) -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("this system doesn't tell the processor time of another process")
    with server(tmp_path, "--port", "0") as one:
        run_apart(measured(one, 1, 0.0, PATIENCE, ALONE))  # what is made once is made here
        alone = run_apart(measured(one, 1, 0.0, PATIENCE, ALONE))
        many = run_apart(measured(one, LIVE, RATE, SECONDS))
        assert one.get("api/tables").status == 200
        assert not one.errors()
    assert many.answers > LIVE
    assert many.each < COSTLY * alone.each, (many.told(), alone.told())


@pytest.mark.slow
def test_games_that_are_over_leave_nothing_behind(tmp_path: Path) -> None:
    before, after = left_behind(tmp_path, PLAYED, FIRST, LONGEST)
    assert after - before < LEFT, (before, after)
