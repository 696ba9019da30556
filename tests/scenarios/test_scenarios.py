"""Every scenario in this folder holds, each its own test; the rules that they cite exist."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card
from jajna.cards import starter
from jajna.errors import CardError
from jajna.judge.scenario import Script, files_in, read_file, run
from rule_pages import EDITION, rules_in
from tests.conftest import ROOT

FOLDER: Final = Path(__file__).resolve().parent
SCRIPTS: Final = [script for file in files_in([FOLDER]) for script in read_file(file)]


def name_of(script: Script) -> str:
    """The file from the root of the repository, and the line where the scenario begins."""
    return f"{Path(script.file).relative_to(ROOT).as_posix()}:{script.line('title')}"


def starter_card(name: str) -> Card:
    """A card that comes with the package. Raises CardError for others."""
    found = starter.card(name)
    if found is None:
        raise CardError(f"{name} is no starter card")
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
def test_scenario(script: Script) -> None:
    outcome = run(script, starter_card)
    failures = [
        f"{finding.line}: {finding.what.text()}: expected {finding.expected!r}, "
        f"found {finding.found!r} {finding.reason('en')}".rstrip()
        for finding in outcome.failures
    ]
    assert outcome.error is None, str(outcome.error)
    assert not failures, "\n".join(failures)
    assert outcome.findings


def test_titles_and_rules_tell_scenarios_apart() -> None:
    titles = [script.data.title for script in SCRIPTS]
    assert len(set(titles)) == len(titles)
    assert all(script.data.rules for script in SCRIPTS)


def test_the_rules_that_scenarios_cite_exist(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    known = rules_in(text)
    cited = [(name_of(script), rule) for script in SCRIPTS for rule in script.data.rules]
    assert [one for one in cited if one[1] not in known] == []
