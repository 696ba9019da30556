"""What a table costs is measured, and its messages stay small."""

from __future__ import annotations

from jajna.web.benchmarks import web


def test_what_a_table_costs_is_measured() -> None:
    found = web(games=1, held=1, most=12)
    assert all(one.value > 0 and one.repetitions > 0 for one in found.values())
    assert found["web_answer"].repetitions == 12
    assert found["web_snapshot"].value <= 6000
    assert found["web_patch_usual"].value <= found["web_patch_long"].value <= 2000
