"""Every scenario in this folder and of the judge class holds; the rules that they cite exist.

One that names no era holds by today's rules, and in each era for which it shows a requirement.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card
from jajna.cards import starter
from jajna.era import find
from jajna.errors import CardError
from jajna.judge.scenario import Script, files_in, read_file, run
from rule_pages import EDITION, rules_in
from tests import every_era
from tests.conftest import ROOT

FOLDER: Final = Path(__file__).resolve().parent
LESSONS: Final = ROOT / "src/jajna/judge/lessons"
"""The scenarios of the judge class, which come with the package."""
OF_CORPUS: Final = FOLDER / "cards"
"""The scenarios of cards that only the corpus has; `test_cards_of_corpus` plays them."""
SCRIPTS: Final = [
    script
    for file in files_in([FOLDER, LESSONS])
    if OF_CORPUS not in Path(file).parents
    for script in read_file(file)
]


def name_of(script: Script) -> str:
    """The file from the root of the repository, and the line where the scenario begins."""
    return f"{Path(script.file).relative_to(ROOT).as_posix()}:{script.line('title')}"


def starter_card(name: str) -> Card:
    """A card that comes with the package. Raises CardError for others."""
    found = starter.card(name)
    if found is None:
        raise CardError(f"{name} is no starter card")
    return found


def of_the_past() -> Iterator[Script]:
    """Scenarios that name no era, in each of the past for which a requirement is shown by them."""
    wanted = [test for test in every_era.ERAS if every_era.SCENARIO in test]
    for file in dict.fromkeys(test.partition(every_era.SCENARIO)[0] for test in wanted):
        path = ROOT / f"{file}.yaml"
        for era in every_era.NAMES.values():
            for script in read_file(path, find(era)):
                test = f"{file}{every_era.SCENARIO}{script.data.title}"
                if not names_era(script) and era in every_era.ERAS.get(test, ()):
                    yield script


def names_era(script: Script) -> bool:
    """Whether it says by whose rules it is played."""
    value = script.document.value
    return isinstance(value, dict) and ("era" in value or "eras" in value)


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
def test_scenario(script: Script) -> None:
    check(script)


@pytest.mark.slow
@pytest.mark.parametrize(
    "script", [*of_the_past()], ids=lambda one: f"{name_of(one)}-{one.data.era}"
)
def test_scenario_by_the_rules_of_the_past(script: Script) -> None:
    check(script)


def check(script: Script) -> None:
    outcome = run(script, starter_card)
    failures = [
        f"{finding.line}: {finding.what}: expected {finding.expected!r}, "
        f"found {finding.found!r} {finding.reason('en')}".rstrip()
        for finding in outcome.failures
    ]
    assert outcome.error is None, str(outcome.error)
    assert not failures, "\n".join(failures)
    assert outcome.findings


def test_titles_and_rules_tell_scenarios_apart() -> None:
    titles = [script.data.title for script in SCRIPTS]
    assert len(set(titles)) == len(titles)
    assert all(script.rules for script in SCRIPTS)


def test_the_rules_that_scenarios_cite_exist(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    known = rules_in(text)
    cited = [(name_of(script), rule) for script in SCRIPTS for rule in script.rules]
    assert [one for one in cited if one[1] not in known] == []
