"""``jajna judge run`` and ``show``: scenarios written down, played and shown."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, final

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, WrongValue, on_one_line
from jajna.cli.options import read_era
from jajna.cli.terminal.board import board_lines, header
from jajna.era import CURRENT, Era
from jajna.judge.scenario import (
    Finding,
    Outcome,
    ScenarioError,
    Script,
    files_in,
    play_until,
    read_file,
    run,
)
from jajna.judge.table import Table
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, SPANISH, Language, language
from jajna.text.messages import worded
from jajna.text.things import Teller, card_names
from jajna.typed import printable

__all__ = ["run_scenarios", "show"]

WIDTH: Final = 100
PASSED: Final = 0
FAILED: Final = 1
NOT_RUN: Final = 2
LANG = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's."
)
ERA = click.option(
    "--era", callback=read_era, help="Of scenarios that name none: the rules of this time."
)


@click.command("run", cls=Command)
@click.argument("paths", nargs=-1, required=True, metavar="FILE-OR-FOLDER...",
                type=click.Path(exists=True, path_type=Path))  # fmt: skip
@click.option("-v", "--verbose", is_flag=True, help="Name every expectation.")
@ERA
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@LANG
def run_scenarios(
    paths: tuple[Path, ...], verbose: bool, era: Era | None, as_json: bool, lang: str | None
) -> None:
    """Play the scenarios in files, and in those of folders, and compare them with what they expect.

    Ends with exit code 0 if everything is as expected, 1 if something isn't, 2 if a scenario can't
    be read or a step doesn't fit.
    """
    spoken = language(lang or default_language())
    files = files_in(paths)
    if not files:
        raise WrongUse(Message("There is no scenario in these folders."))
    pool = Pool()
    report = Report(spoken, None if as_json else _console(), verbose, era)
    for file in files:
        report.add_file(file, pool)
    if as_json:
        click.echo(msgspec.json.encode(report.data()).decode())
    else:
        report.finish()
    sys.exit(report.exit_code)


@click.command("show", cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--line", type=click.IntRange(min=1),
              help="Show the position before the step on this line; else the first.")  # fmt: skip
@click.option("--player", help="Whose side is shown last; by default whoever is asked.")
@ERA
@LANG
def show(
    file: Path, line: int | None, player: str | None, era: Era | None, lang: str | None
) -> None:
    """Print the board of each scenario in FILE, with everything that is in hands."""
    spoken = language(lang or default_language())
    pool = Pool()
    try:
        for script in read_file(file, era or CURRENT):
            if line is None or script.has_line(line):
                table = play_until(script, line or 0, pool.card, pool.card_names)
                _show(spoken, script, table, player)
    except ScenarioError as error:
        for one in error.all():
            click.echo(_error_text(spoken, one), err=True)
        sys.exit(NOT_RUN)


@final
class Report:
    """The results of scenarios, told as they are played and counted in the end."""

    def __init__(
        self, spoken: Language, console: Console | None, verbose: bool, era: Era | None = None
    ) -> None:
        self.era = era or CURRENT
        self.spoken = spoken
        self.console = console
        self.verbose = verbose
        self.outcomes: list[Outcome] = []

    def add_file(self, file: Path, pool: Pool) -> None:
        """Play the scenarios of a file; one that can't be read counts as one that can't be run."""
        try:
            scripts = read_file(file, self.era)
        except ScenarioError as error:
            outcome = Outcome(str(file), error.line, "")
            outcome.error = error
            self._add(outcome)
            return
        for script in scripts:
            self._add(run(script, pool.card, pool.card_names))

    def _add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if self.console is None:
            return
        mark, style = self._mark(outcome)
        if outcome.error is not None:
            for error in outcome.error.all():
                self._print(f"{mark}  {_error_text(self.spoken, error, outcome.title)}", style)
            return
        line = f"{mark}  {outcome.file}:{outcome.line}  {outcome.title}".rstrip()
        self._print(line, style)
        for finding in outcome.findings:
            if self.verbose or not finding.passed:
                self._print_finding(outcome, finding)

    def _mark(self, outcome: Outcome) -> tuple[str, str]:
        if outcome.error is not None:
            return self.spoken.say("ERROR"), "red"
        if outcome.failures:
            return self.spoken.say("FAILED"), "red"
        return self.spoken.say("passed"), "green"

    def _print_finding(self, outcome: Outcome, finding: Finding) -> None:
        what = worded(finding.what, self.spoken.code)
        if finding.passed:
            self._print(f"      {outcome.file}:{finding.line}  {what}: {finding.found}", "dim")
            return
        told = self.spoken.say(
            "{what}: expected {expected}, found {found}",
            what=what,
            expected=finding.expected or "-",
            found=finding.found or "-",
        )
        self._print(f"      {outcome.file}:{finding.line}  {told}", "red")
        for line in finding.reason(self.spoken.code).splitlines():
            self._print(f"        {line}", "")

    def _print(self, line: str, style: str) -> None:
        assert self.console is not None, "nothing is told as JSON"
        self.console.print(Text(printable(line), style=style))

    def finish(self) -> None:
        """Say how many there were and how they ended; nothing more if none could be run."""
        passed, failed, errors = self._counts()
        if errors == len(self.outcomes):
            return
        expectations = sum(len(outcome.findings) for outcome in self.outcomes)
        parts = [
            self.spoken.count(len(self.outcomes), "{number} scenario", "{number} scenarios"),
            self.spoken.count(expectations, "{number} expectation", "{number} expectations"),
            self.spoken.count(passed, "{number} passed", "{number} passed"),
        ]
        if failed:
            parts.append(self.spoken.count(failed, "{number} failed", "{number} failed"))
        if errors:
            parts.append(
                self.spoken.count(errors, "{number} could not be run", "{number} could not be run")
            )
        self._print(" · ".join(parts), "bold")

    def _counts(self) -> tuple[int, int, int]:
        errors = sum(1 for one in self.outcomes if one.error is not None)
        passed = sum(1 for one in self.outcomes if one.passed)
        return passed, len(self.outcomes) - passed - errors, errors

    @property
    def exit_code(self) -> int:
        """0, 1 or 2, as the command says."""
        _, failed, errors = self._counts()
        return NOT_RUN if errors else FAILED if failed else PASSED

    def data(self) -> dict[str, object]:
        """Everything, as docs/json.md says it."""
        passed, failed, errors = self._counts()
        return {
            "scenarios": [self._outcome_data(outcome) for outcome in self.outcomes],
            "passed": passed,
            "failed": failed,
            "errors": errors,
        }

    def _outcome_data(self, outcome: Outcome) -> dict[str, object]:
        error = outcome.error
        code = self.spoken.code
        return {
            "file": outcome.file,
            "line": outcome.line,
            "title": outcome.title,
            "rules": outcome.rules,
            "passed": outcome.passed,
            "expectations": [
                {
                    "line": finding.line,
                    "what": worded(finding.what, code),
                    "passed": finding.passed,
                    "expected": finding.expected,
                    "found": finding.found,
                    "rule": finding.rule,
                    "reason": finding.reason(code),
                }
                for finding in outcome.findings
            ],
            "error": _error_data(error, code) if error is not None else None,
            "more_errors": [_error_data(one, code) for one in error.others] if error else [],
        }


def _error_data(error: ScenarioError, code: str) -> dict[str, object]:
    return {
        "line": error.line,
        "what": worded(error.what, code),
        "remedy": worded(error.remedy, code) if error.remedy is not None else "",
    }


def _error_text(spoken: Language, error: ScenarioError, title: str = "") -> str:
    said = on_one_line(error.text(spoken.code))
    return f"{error.place}  {title + ': ' if title else ''}{said}".strip()


def _show(spoken: Language, script: Script, table: Table, player: str | None) -> None:
    """The board with open hands, as the named player sees it."""
    game = table.game
    names = [one.name for one in game.players]
    if player is not None and player not in names:
        raise WrongValue(
            Message("there are the players {names}", names=spoken.listed(names)), "--player"
        )
    for one in game.players:
        game.knowledge.show(one.hand, game.players.mask(-1))
    asked = table.asked
    seat = names.index(player) if player else asked.whose[0] if asked is not None else 0
    teller = Teller(spoken.in_era(game.era), game.view(seat), _names(spoken, table))
    console = _console()
    console.print(Text(printable(script.data.title), style="bold"))
    console.print(Text(header(teller)))
    for line in board_lines(teller, WIDTH):
        console.print(Text(line.text, style=line.style))


def _names(spoken: Language, table: Table) -> dict[str, str]:
    if spoken.code != SPANISH:
        return {}
    cards = table.game.definitions.cards()
    return card_names((card.name, card.spanish) for card in cards)


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
