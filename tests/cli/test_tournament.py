"""``jajna tournament``: an evening from the entries to the winner, at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cli import main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    return tmp_path


def ran(*words: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(main, ["tournament", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    """What a command says that can't be done."""
    result = CliRunner().invoke(main, ["tournament", *words])
    assert result.exit_code == 1, result.output
    return result.stderr


def test_an_evening_with_a_cut() -> None:
    ran("new", "Friday", "--seed", "3", "--rounds", "2", "--cut", "2")
    ran("join", "Friday", "Ann", "Bob", "Cleo", "Dan")
    for _ in range(2):
        assert "50 minutes and 5 more turns" in ran("pair", "Friday")
        ran("report", "Friday", "1", "2-0")
        ran("report", "Friday", "2", "2-1")
    assert "They play on" in ran("cut", "Friday")
    ran("pair", "Friday")
    said = ran("report", "Friday", "1", "0-2")

    assert "has won" in said and "has won" in ran("show", "Friday")
    assert "Friday: 4 players, over" in ran("list")
    assert ran("export", "Friday").count("\n") == 1 + 5
    assert json.loads(ran("export", "Friday", "--to", "json"))["events"][-1]["event"] == "reported"


def test_a_league_counts_any_matches() -> None:
    ran("new", "Club", "--structure", "league", "--policy", "2003")
    ran("join", "Club", "Ann", "Bob")
    ran("report", "Club", "Ann", "bob", "2-1")
    ran("report", "Club", "Bob", "Ann", "0-2")

    assert ran("standings", "Club").splitlines()[1].split()[:3] == ["1", "Ann", "6"]
    said = refused("report", "Club", "Ann", "Bob", "2-0", "--round", "1")
    assert "a league has no rounds" in said
    assert "6 points: 2 won for 3 each" in ran("standings", "Club", "--explain", "Ann")


def test_a_deck_is_locked_by_what_is_in_it(folder: Path) -> None:
    (folder / "a.txt").write_text("20 Forest\n20 Grizzly Bears\n")
    (folder / "b.txt").write_text("20 Grizzly Bears\n20 Forest\n")
    ran("new", "Cup")
    ran("join", "Cup", "Ann", "--deck", str(folder / "a.txt"))
    ran("join", "Cup", "Bob", "--deck", str(folder / "b.txt"))
    events = json.loads(ran("export", "Cup", "--to", "json"))["events"]

    assert len(events[0]["deck"]) == 16


def test_what_cannot_be_done_is_said(folder: Path) -> None:
    assert "there is no tournament 'None'" in refused("show", "None")
    ran("new", "Cup")
    assert "already" in refused("new", "Cup")
    assert "can't be the name" in refused("new", "../evil")
    assert "needs two players" in refused("pair", "Cup")
    ran("join", "Cup", "Ann", "Bob")
    assert "has entered already" in refused("join", "Cup", "Cleo", "Ann")
    assert "nobody called 'Cleo'" in refused("drop", "Cup", "Cleo")
    ran("pair", "Cup")
    assert "no score" in refused("report", "Cup", "1", "two")
    assert "no such match" in refused("report", "Cup", "2", "2-0")
    file = folder / "tournaments" / "Cup.json"
    file.write_text(file.read_text().replace('": 0', '": 7'))
    assert "is damaged" in refused("show", "Cup")


def test_slips_are_for_matches_of_two() -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob", "Cleo")
    ran("pair", "Cup")

    assert ran("export", "Cup", "--to", "slips").count("table") == 1
