"""A scenario played from its position to its last step, and what came of its expectations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import final

from jajna.card import Card, CardNames
from jajna.judge.scenario.building import build
from jajna.judge.scenario.checking import Finding, check
from jajna.judge.scenario.model import Expect
from jajna.judge.scenario.playing import asked_first, open_question, take_step
from jajna.judge.scenario.reading import SUFFIXES, Script, ScriptStep, read_file
from jajna.judge.scenario.wording import ScenarioError
from jajna.judge.table import Table
from jajna.messages import Message

__all__ = ["Outcome", "files_in", "play_until", "run", "run_file"]


@final
class Outcome:
    """The outcome of a scenario: a finding for each expectation, and the error that stopped it.

    ``line`` is where the scenario begins in its file.
    """

    def __init__(self, file: str, line: int, title: str) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.rules: list[str] = []
        self.findings: list[Finding] = []
        self.error: ScenarioError | None = None

    @property
    def passed(self) -> bool:
        """Whether the scenario was played to its end and every finding is as expected."""
        return self.error is None and all(finding.passed for finding in self.findings)

    @property
    def failures(self) -> list[Finding]:
        """The list of findings that are not as expected."""
        return [finding for finding in self.findings if not finding.passed]


def run(
    script: Script,
    lookup: Callable[[str], Card] | None = None,
    names: CardNames | None = None,
) -> Outcome:
    """Play a scenario. ``lookup`` and ``names`` are as in ``build``."""
    outcome = Outcome(script.file, script.line("title"), script.data.title)
    outcome.rules = script.rules
    try:
        table = build(script, lookup, names)
        for step in script.steps:
            _take(table, script, step, outcome)
        _check_end(script)
    except ScenarioError as error:
        outcome.error = error
    return outcome


def play_until(
    script: Script,
    line: int,
    lookup: Callable[[str], Card] | None = None,
    names: CardNames | None = None,
) -> Table:
    """A table with the position before the step on this line or the next one; on line 0 the first.

    ``lookup`` and ``names`` are as in ``build``.

    Raises ScenarioError for a step that doesn't fit.
    """
    table = build(script, lookup, names)
    for step in script.steps:
        if step.line >= line:
            break
        if not isinstance(step.verb, Expect):
            take_step(table, script, step)
    return table


def _take(table: Table, script: Script, step: ScriptStep, outcome: Outcome) -> None:
    if isinstance(step.verb, Expect):
        waiting = open_question(table)
        if waiting is not None and step.verb.expect.asked is None:
            raise script.error(step.place, *asked_first(table, waiting))
        outcome.findings += check(table, script, step, step.verb.expect)
    else:
        take_step(table, script, step)


def _check_end(script: Script) -> None:
    """A scenario ends with something expected, if it isn't a puzzle. Raises ScenarioError."""
    if script.data.goal is not None and not script.steps:
        return
    last = script.steps[-1] if script.steps else None
    if last is None or not isinstance(last.verb, Expect):
        raise script.error(
            last.place if last is not None else ("title",),
            Message("The scenario expects nothing in the end."),
            Message("Let its last step be 'expect'."),
        )


def run_file(
    path: Path,
    lookup: Callable[[str], Card] | None = None,
    names: CardNames | None = None,
) -> list[Outcome]:
    """Play every scenario of a file. Raises ScenarioError if the file can't be read."""
    return [run(script, lookup, names) for script in read_file(path)]


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The files named, and those with scenarios in the folders named and below, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES)
        else:
            found.append(path)
    return list(dict.fromkeys(found))
