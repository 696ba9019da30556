"""``jajna judge``: what it prints, in both languages and as JSON, and how it ends."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from jajna.cli import main
from tests.conftest import ROOT

HOLDS: Final = """\
title: A bear
rules: [302.4]
cards: [{name: Bear, type: Creature — Bear, cost: "{1}{G}", pt: 2/2}]
players: [{name: Ann, hand: [Shock]}, {name: Bob}]
battlefield: [Bear, {card: Mountain, owner: Bob, tapped: true}]
steps:
  - expect:
      objects: {Bear: 2/2}
      illegal: [{cast: Shock, rule: 601.2h}]
"""
FAILS: Final = HOLDS.replace("{Bear: 2/2}", "{Bear: 3/3}")
DOESNT_FIT: Final = HOLDS.replace("steps:", "steps:\n  - cast: Bolt")
DOCUMENT: Final = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
CODE: Final = re.compile(r"`(\w+)`")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder without imported cards, where scenarios are written."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["judge", *arguments])


def write(name: str, text: str) -> str:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return name


def test_what_holds_passes_with_0() -> None:
    result = run("run", write("bear.yaml", HOLDS), "--lang", "en")

    assert result.exit_code == 0
    assert result.output == (
        "passed  bear.yaml:1  A bear\n1 scenario · 2 expectations · 1 passed\n"
    )


def test_what_fails_is_named_with_its_line_and_ends_with_1() -> None:
    result = run("run", write("bear.yaml", FAILS), "--lang", "en")

    assert result.exit_code == 1
    assert "FAILED  bear.yaml:1  A bear" in result.output
    assert "bear.yaml:8  Bear: pt: expected 3/3, found 2/2" in result.output
    assert "Bear: as printed on the card (CR 613.1)" in result.output
    assert "1 scenario · 2 expectations · 0 passed · 1 failed" in result.output


def test_a_step_that_doesnt_fit_ends_with_2_and_says_what_to_do() -> None:
    result = run("run", write("bear.yaml", DOESNT_FIT), "--lang", "en")

    assert result.exit_code == 2
    assert "bear.yaml:7  A bear: Nothing is named Bolt. Name a player" in result.output
    assert result.output.count("\n") == 1


def test_a_file_that_is_no_scenario_ends_with_2_but_the_others_are_played() -> None:
    write("all/a.yaml", "players: []")
    write("all/b.yaml", HOLDS)
    result = run("run", "all", "--lang", "en")

    assert result.exit_code == 2
    assert "ERROR  all/a.yaml:1  players is not as it must be" in result.output
    assert "passed  all/b.yaml:1" in result.output


def test_several_scenarios_in_a_file() -> None:
    result = run("run", write("both.yaml", f"{HOLDS}---\n{FAILS}"), "--lang", "en")

    assert result.exit_code == 1
    assert "2 scenarios · 4 expectations · 1 passed · 1 failed" in result.output
    assert "both.yaml:18  Bear: pt: expected 3/3, found 2/2" in result.output


def test_spanish_says_the_same() -> None:
    result = run("run", write("bear.yaml", FAILS), "--lang", "es")

    assert result.exit_code == 1
    assert "Bear: fuerza y resistencia: se esperaba 3/3, se encontró 2/2" in result.output
    assert "1 escenario · 2 expectativas" in result.output


def test_verbose_names_every_expectation_with_the_reason_of_a_rule() -> None:
    result = run("run", write("bear.yaml", HOLDS), "--lang", "en", "--verbose")

    assert "bear.yaml:8  Bear: pt: 2/2" in result.output
    assert "bear.yaml:9  cast Shock: CR 601.2h" in result.output


def test_a_folder_without_scenarios_is_bad_usage() -> None:
    Path("empty").mkdir()
    result = run("run", "empty")

    assert result.exit_code == 2
    assert "no scenario" in result.output


def keys_after(words: str) -> list[str]:
    """The keys that the page on JSON lists behind these words."""
    sentence = DOCUMENT.split(words, 1)[1].split("\n\n", 1)[0]
    sentence = re.sub(r"\([^)]*\)|with `line`, `what`\s+and `remedy`", "", sentence)
    return CODE.findall(sentence.split(". ", 1)[0])


def test_json_has_the_documented_keys() -> None:
    result = run("run", write("bear.yaml", FAILS + "---\n" + DOESNT_FIT), "--json", "--lang", "en")

    assert result.exit_code == 2
    data = json.loads(result.stdout)
    section = DOCUMENT.split("## `jajna judge run", 1)[1].split("\n## ", 1)[0]
    table = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert list(data) == table
    assert (data["passed"], data["failed"], data["errors"]) == (0, 1, 1)
    failed, broken = data["scenarios"]
    assert list(failed) == keys_after("A scenario has the keys ")
    assert failed["error"] is None
    assert [list(one) for one in failed["expectations"]] == [
        keys_after("An expectation has the keys ")
    ] * 2
    assert failed["expectations"][0]["expected"] == "3/3"
    assert failed["expectations"][1]["rule"] == "601.2h"
    assert failed["expectations"][1]["reason"].startswith("You don't have enough mana")
    assert list(broken["error"]) == ["line", "what", "remedy"]
    assert broken["error"]["line"] == 17


def test_json_is_written_for_a_file_that_cant_be_read() -> None:
    result = run("run", write("bear.yaml", "title: ["), "--json")

    assert result.exit_code == 2
    (only,) = json.loads(result.stdout)["scenarios"]
    assert only["title"] == ""
    assert only["error"]["line"] == 1


def test_show_prints_the_board_with_open_hands() -> None:
    result = run("show", write("bear.yaml", HOLDS), "--lang", "en", "--player", "Bob")

    assert result.exit_code == 0
    assert "A bear" in result.output
    assert "Creatures: Bear 2/2" in result.output
    assert "Known in hand: Shock" in result.output
    assert "Lands: Mountain (tapped)" in result.output


def test_show_goes_on_to_a_line() -> None:
    steps = "steps:\n  - go: end\n"
    result = run(
        "show", write("bear.yaml", HOLDS.replace("steps:\n", steps)), "--line", "8", "--lang", "en"
    )

    assert result.exit_code == 0
    assert "end step" in result.output


def test_show_says_what_doesnt_fit_with_2() -> None:
    result = run("show", write("bear.yaml", HOLDS.replace("- expect", "- kast")), "--lang", "es")

    assert result.exit_code == 2
    assert "no dicen ningún paso" in result.stderr


def test_show_knows_only_the_players_there_are() -> None:
    result = run("show", write("bear.yaml", HOLDS), "--player", "Cat", "--lang", "en")

    assert result.exit_code == 2
    assert "Ann and Bob" in result.stderr
