"""``jajna puzzle``: solved, played, made and converted at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.judge.table import Table
from jajna.puzzles import Solution, Verdict, read_puzzles
from jajna.simulation import puzzles as making
from tests.test_contracts import keys_of

PUZZLE: Final = """\
title: Two lands
goal: {reach: win, description: Bob is nearly dead.}
players: [{name: Ann, hand: [Shock]}, {name: Bob, life: 2}]
battlefield: [Mountain]
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a puzzle."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    path = tmp_path / "puzzle.yaml"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["puzzle", *words], input=typed)


def test_a_puzzle_is_solved_with_its_line(file: Path) -> None:
    result = run("solve", str(file), "--keys", "--lang", "en")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Two lands: solved (")
    assert lines[1:3] == ["  1. Ann: Cast Shock {R}", "  2. Ann: Bob"]
    assert lines[3].startswith("  First moves that reach the goal: Cast Shock {R}")


def test_what_is_found_is_said_in_spanish(file: Path) -> None:
    file.write_text(PUZZLE.replace("life: 2", "life: 3"), encoding="utf-8")
    result = run("solve", str(file), "--lang", "es")
    assert result.exit_code == 1
    assert result.stdout.startswith("Two lands: no tiene solución (")


def test_a_solution_is_json_by_its_contract(file: Path) -> None:
    result = run("solve", str(file), "--json")
    (told,) = json.loads(result.stdout)
    data = keys_of(told, "puzzle solve")
    assert data["verdict"] == "solved"


def test_a_file_that_is_no_puzzle_is_refused_with_its_line(file: Path) -> None:
    file.write_text(PUZZLE.replace("Mountain", "No Such Land"), encoding="utf-8")
    result = run("solve", str(file))
    assert result.exit_code == 2
    assert f"{file}:4: " in result.stderr


def test_a_puzzle_is_played_with_hints_and_taken_back(file: Path) -> None:
    typed = "hint\n2\nback\ncast 99\n2\n2\n"
    result = run("play", str(file), "--lang", "en", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Bob is nearly dead." in result.stdout
    assert "Try this: Cast Shock {R}" in result.stdout
    assert "'cast 99' is not an answer to 'priority'" in result.stdout
    assert result.stdout.endswith("Solved!\n")


def test_a_goal_that_is_missed_is_said_to_be(file: Path) -> None:
    result = run("play", str(file), "--lang", "es", typed="1\n" * 20)
    assert result.stdout.endswith("No se ha alcanzado la meta.\n")


def test_a_puzzle_can_be_left(file: Path) -> None:
    result = run("play", str(file), typed="quit\n")
    assert result.exit_code == 0
    assert "Solved!" not in result.stdout


def test_a_puzzle_is_converted_there_and_back(file: Path, tmp_path: Path) -> None:
    written = run("convert", str(file), "--to", "pzl")
    assert written.exit_code == 0, written.output
    (tmp_path / "two.pzl").write_text(written.stdout, encoding="utf-8")
    (again,) = read_puzzles(tmp_path / "two.pzl", Pool().card)
    assert again.goal.description == "Bob is nearly dead."
    assert "Mountain" in run("convert", str(tmp_path / "two.pzl")).stdout


def test_a_win_that_a_program_misses_is_a_puzzle() -> None:
    find = Pool().card
    table = Table(lookup=find)
    table.battlefield(0, "Mountain", "Serra Angel")
    table.battlefield(1, "Wind Drake")
    table.hand(0, "Shock")
    table.set_life(1, 4)
    table.begin(0)
    wins = making._wins_anyhow(table.game, 0)
    made = making._Maker(table.game, find, "Found").made(800)
    assert (made is None) is wins
    table.set_life(1, 12)
    assert making._Maker(table.game, find, "Found").made(800) is None


def test_a_puzzle_that_is_found_is_written_into_a_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*words: object) -> list[making.Made]:
        return [making.Made(PUZZLE, Solution(Verdict.SOLVED, (), 1))]

    monkeypatch.setattr("jajna.cli.puzzle.found_in_play", found)
    folder = tmp_path / "made"
    result = run("make", "white", "red", "--to", str(folder))
    assert result.exit_code == 0, result.output
    (path,) = folder.iterdir()
    assert path.read_text(encoding="utf-8") == PUZZLE
    assert run("make", "white", "red").stdout == PUZZLE


def test_too_few_puzzles_are_a_failure(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LATEST", 1)
    result = run("make", "white", "red", "--games", "1")
    assert result.exit_code == 1
    assert "0" in result.stderr
