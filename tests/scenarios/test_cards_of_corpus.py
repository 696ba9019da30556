"""Scenarios that name cards of the corpus: of rulings drawn by seed, and others.

`tools/rulings.py` says how the rulings are drawn and what the lists beside the scenarios say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import rulings
from jajna.judge.scenario import Script, read_file, run
from tests.corpus import Corpus

FOLDER: Final = Path(__file__).resolve().parent / "cards"
OPEN: Final = "open.yaml"
"""Scenarios that the engine still fails; each goes into the file of its list once it holds."""
FILES: Final = sorted(FOLDER.glob("*.yaml"))
SCRIPTS: Final = [
    pytest.param(
        script,
        id=f"{file.name}:{script.line('title')}",
        marks=[pytest.mark.xfail(strict=True)] if file.name == OPEN else [],
    )
    for file in FILES
    for script in read_file(file)
]


@pytest.fixture(scope="module")
def corpus(shared: Path) -> Corpus:
    return Corpus(shared)


@pytest.mark.parametrize("script", SCRIPTS)
def test_scenario_of_cards(script: Script, corpus: Corpus) -> None:
    outcome = run(script, corpus.card, corpus.card_names)
    failures = [
        f"{finding.line}: {finding.what}: expected {finding.expected!r}, "
        f"found {finding.found!r} {finding.reason('en')}".rstrip()
        for finding in outcome.failures
    ]
    assert outcome.error is None, str(outcome.error)
    assert not failures, "\n".join(failures)
    assert outcome.findings


def test_each_ruling_that_is_played_has_its_scenario() -> None:
    lines = rulings.read_lines(FOLDER)
    titles = {script.data.title: file for file in FILES for script in read_file(file)}
    of_rulings = {title for title, file in titles.items() if file.stem.startswith("rulings-")}
    played = [line for line in lines if line.verdict in rulings.PLAYED]
    for line in played:
        found = [title for title in titles if title.startswith(line.begins)]
        assert found, f"{line.begins} has no scenario"
        wanted = line.verdict == "open"
        assert {titles[title].name == OPEN for title in found} == {wanted}, line
    begins = tuple(line.begins for line in played)
    assert [title for title in of_rulings if not title.startswith(begins)] == []
    assert all(line.why for line in lines if line.verdict != "held")


def test_rulings_are_those_of_the_draw(shared: Path) -> None:
    drawn = rulings.draw(rulings.read_corpus(shared))
    lines = rulings.read_lines(FOLDER)
    assert len({line.rank for line in lines}) == len(lines)
    for line in lines:
        ruling = drawn[line.rank - 1]
        assert (ruling.card, ruling.number) == (line.card, line.number)


def test_a_line_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rulings-01.tsv").write_text("1\tShock\t1\tperhaps\t\n")
    with pytest.raises(ValueError, match="perhaps"):
        rulings.read_lines(tmp_path)
