"""What `tools/test` finds for a mechanic or a rule."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from concerning import concerning, main, split
from tests.conftest import ROOT

MODULE = '''"""Casting. CR 601.2."""

STORMS = "Storm"


def made() -> str:
    return STORMS


def test_603_4_a_condition() -> None:
    """Checked twice. CR 603.4, 608.2b."""


def test_603_10_it_looks_back() -> None:
    assert "first strike"


def test_it_uses_a_helper() -> None:
    assert made()


def test_a_flashback() -> None:
    assert FIRST_STRIKE
'''
SCENARIOS = "title: One\nrules: [603.4]\n---\ntitle: Two\ncards: [{text: Cascade}]\n"
PLAYED = "tests/scenarios/test_scenarios.py::test_scenario"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository of one module and one file with two scenarios."""
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "tests" / "test_a.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "tests" / "scenarios" / "b.yaml").write_text(SCENARIOS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("asked", "tests"),
    [
        ("603.4", ["test_603_4_a_condition"]),
        ("603.10", ["test_603_10_it_looks_back"]),
        ("603.1", []),
        ("603", ["test_603_4_a_condition", "test_603_10_it_looks_back"]),
        ("608.2b", ["test_603_4_a_condition"]),
        ("608.2", ["test_603_4_a_condition"]),
        ("608.2c", []),
        ("storm", ["test_it_uses_a_helper"]),
        ("first strike", ["test_603_10_it_looks_back", "test_a_flashback"]),
        ("flash", []),
        ("Flashback", ["test_a_flashback"]),
    ],
)
def test_a_test_is_found_by_its_name_its_text_and_its_helpers(
    asked: str, tests: list[str], root: Path
) -> None:
    found = [one for one in concerning(asked, root) if "scenarios" not in one]
    assert found == [f"tests/test_a.py::{test}" for test in tests]


@pytest.mark.parametrize("asked", ["601", "601.2", "casting"])
def test_a_module_speaks_for_all_its_tests(asked: str, root: Path) -> None:
    assert concerning(asked, root) == ["tests/test_a.py"]


@pytest.mark.parametrize(("asked", "line"), [("603.4", 1), ("cascade", 4)])
def test_a_scenario_is_found_by_its_lines(asked: str, line: int, root: Path) -> None:
    assert concerning(asked, root)[-1:] == [f"{PLAYED}[tests/scenarios/b.yaml:{line}]"]


def test_a_mechanic_and_its_rule_find_tests_and_scenarios_of_the_project() -> None:
    for asked in ("cascade", "702.85"):
        found = concerning(asked)
        assert any("test_702_85" in one for one in found), asked
        assert any(one.startswith(PLAYED) for one in found), asked


def test_tests_are_listed_each_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["702.85", "702.85a", "--list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed
    assert len(set(listed)) == len(listed)


def test_what_nothing_names_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "999." + "9"
    assert main([asked, "--list"]) == 2
    assert asked in capsys.readouterr().err


def test_what_follows_the_dashes_is_for_pytest() -> None:
    assert split(["603", "--slow", "--", "-x", "--", "-v"]) == (
        ["603", "--slow"],
        ["-x", "--", "-v"],
    )


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_the_command_tells_how_it_is_used(arguments: list[str]) -> None:
    told = subprocess.run(
        [ROOT / "tools" / "test", *arguments], capture_output=True, text=True, check=True
    )
    assert "NAME-OR-RULE" in told.stdout
    assert "tools/test 702.85" in told.stdout
