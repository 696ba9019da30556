"""Published standings are recomputed from the results, to the fourth digit. MTR appendix C."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tournaments.published_events import Event, EventError, differences, read

HERE = Path(__file__).resolve().parent
WORKED = sorted((HERE / "worked").glob("*.toml"))
PUBLISHED = sorted((HERE / "published").glob("*.toml"))


@pytest.mark.parametrize("path", WORKED, ids=lambda one: one.stem)
def test_standings_that_were_worked_out_are_recomputed(path: Path) -> None:
    assert differences(read(path)) == []


@pytest.mark.parametrize("path", PUBLISHED or [None], ids=lambda one: one.stem if one else "none")
def test_published_standings_are_recomputed(path: Path | None) -> None:
    if path is None:
        pytest.skip("no published event is in tests/tournaments/published")
    assert differences(read(path)) == []


def event(*, rounds: list[list[str]], standings: list[str]) -> Event:
    return Event("Test", "2026-01-01", "by hand", rounds, standings)


ONE_ROUND = [["Ann 2-0 Bob"]]
WINNER = "1 Ann 3 0.3300 1.0000 0.3300"


def test_a_digit_that_differs_is_told_with_its_player() -> None:
    wrong = event(rounds=ONE_ROUND, standings=[WINNER, "2 Bob 0 1.0000 0.3300 0.9999"])

    assert differences(wrong) == ["Bob: OGW% 0.9999, recomputed 1.0000"]


def test_places_and_points_are_held_against_the_results_too() -> None:
    turned = ["2 Ann 4 0.3300 1.0000 0.3300", "1 Bob 0 1.0000 0.3300 1.0000"]

    assert differences(event(rounds=ONE_ROUND, standings=turned)) == [
        "Ann: place 2, recomputed 1", "Ann: points 4, recomputed 3", "Bob: place 1, recomputed 2",
    ]  # fmt: skip


def test_a_round_that_was_missed_is_lost_without_games() -> None:
    missed = event(
        rounds=[["Ann bye", "Bob absent"], ["Ann 2-0 Bob"]],
        standings=["1 Ann 6 0.3300 1.0000 0.3300", "2 Bob 0 1.0000 0.3300 1.0000"],
    )

    assert differences(missed) == []


@pytest.mark.parametrize(
    ("rounds", "standings", "why"),
    [
        ([["Ann beat Bob"]], [WINNER], "'Ann beat Bob' is no match"),
        ([["Ann 2-0 Bob", "Bob 2-0 Cleo"]], [WINNER], "Bob plays twice in a round"),
        (ONE_ROUND, [WINNER], "not in rounds and standings both: Bob"),
        (ONE_ROUND, [WINNER, "2 Bob 0 1.00 0.33"], "isn't: place, player, points"),
        (ONE_ROUND, [WINNER, "2 Bob 0 1.00 0.33 1.00"], "too few digits"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused(
    rounds: list[list[str]], standings: list[str], why: str
) -> None:
    with pytest.raises(EventError, match=why):
        differences(event(rounds=rounds, standings=standings))


def test_a_file_in_another_form_is_named(tmp_path: Path) -> None:
    (tmp_path / "gp.toml").write_text('event = "A"\nmatches = 3\n', encoding="utf-8")

    with pytest.raises(EventError, match=r"gp\.toml: .*matches"):
        read(tmp_path / "gp.toml")
