"""From the text of a scenario to its parts, each with its line; what isn't of the format is
refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar, final

import msgspec

from jajna.era import CURRENT, Era
from jajna.files import FileError, read_text
from jajna.judge.scenario.model import (
    ACTIONS,
    STEPS,
    Action,
    Eras,
    Expect,
    Scenario,
    Verb,
)
from jajna.judge.scenario.problems import problems
from jajna.judge.scenario.source import Document, Place, Value, documents
from jajna.judge.scenario.wording import ScenarioError, first_of
from jajna.limits import MOST_SCENARIO_BYTES
from jajna.messages import Message, cause

__all__ = ["Attempt", "Script", "ScriptStep", "read", "read_file"]

T = TypeVar("T")

SUFFIXES: Final = (".yaml", ".yml")
UNREAD: Final = "?"
"""The title of a scenario whose own keys can't be read, while its steps are."""


@final
class Attempt:
    """An action that is expected to be legal, or to be forbidden by a rule ("": by any)."""

    def __init__(self, action: Action, rule: str, line: int) -> None:
        self.action = action
        self.rule = rule
        self.line = line


@final
class ScriptStep:
    """A step with its place in the document; an expectation with its actions."""

    def __init__(self, verb: Verb, place: Place, line: int) -> None:
        self.verb = verb
        self.place = place
        self.line = line
        self.legal: list[Attempt] = []
        self.illegal: list[Attempt] = []


@final
class Script:
    """A scenario read for one era: its parts, its steps, and their lines in the file."""

    def __init__(self, file: str, document: Document, data: Scenario) -> None:
        self.file = file
        self.document = document
        self.data = data
        self.steps: list[ScriptStep] = []

    @property
    def rules(self) -> list[str]:
        """The numbers of the rules that the scenario is about."""
        return [str(rule) for rule in self.data.rules]

    def has_line(self, line: int) -> bool:
        """Whether the line is in this document rather than in another one of the file."""
        lines = self.document.lines.values()
        return min(lines) <= line <= max(lines)

    def has(self, eras: Eras) -> bool:
        """Whether the script's era is one of these; no eras stand for all."""
        return not eras or self.data.era in ([eras] if isinstance(eras, str) else eras)

    def line(self, *place: str | int) -> int:
        """The line of a part."""
        return self.document.line(place)

    def error(self, place: Place, what: Message, remedy: Message | None = None) -> ScenarioError:
        """The error that something is wrong with a part."""
        return ScenarioError(self.document.line(place), what, remedy, self.file)


def read_file(path: Path, era: Era = CURRENT) -> list[Script]:
    """The scenarios of a file. Raises ScenarioError if it can't be read or used.

    ``era`` is that of scenarios that name none.
    """
    try:
        text = read_text(path, MOST_SCENARIO_BYTES)
    except FileError as error:
        raise ScenarioError(0, Message("{why}.", why=cause(error))) from error
    return read(text, str(path), era)


def read(text: str, file: str = "", era: Era = CURRENT) -> list[Script]:
    """The scenarios of a YAML text, one in each document. Raises ScenarioError otherwise.

    ``era`` is that of scenarios that name none.
    """
    try:
        found = documents(text)
    except ScenarioError as error:
        error.file = file
        raise
    scripts: list[Script] = []
    errors: list[ScenarioError] = []
    for document in found:
        if document.value is not None:
            try:
                scripts += _scripts(file, document, era)
            except ScenarioError as error:
                errors.append(error)
    if errors:
        raise first_of(errors)
    if not scripts:
        raise ScenarioError(0, Message("There is no scenario in it."), file=file)
    return scripts


def _scripts(file: str, document: Document, otherwise: Era) -> list[Script]:
    """A scenario, in each of its eras."""
    try:
        data = _convert(file, document, (), document.value, Scenario)
    except ScenarioError as error:
        unread = Script(file, document, Scenario(title=UNREAD, players=[]))
        raise first_of([error, *_errors_of_steps(unread)]) from error
    if data.era and data.eras:
        raise Script(file, document, data).error(
            ("era",),
            Message("{keys} say two things at once.", keys="era + eras"),
            Message("A scenario is played in its 'era', or in each of its 'eras'."),
        )
    if not data.eras:
        era = data.era or otherwise.name
        return [_script(file, document, msgspec.structs.replace(data, era=era))]
    found: list[Script] = []
    for era in data.eras:
        title = f"{data.title} ({era})"
        found.append(_script(file, document, msgspec.structs.replace(data, era=era, title=title)))
    return found


def _script(file: str, document: Document, data: Scenario) -> Script:
    script = Script(file, document, data)
    assert isinstance(document.value, dict)
    for index, card in enumerate(data.cards):
        _check_eras(script, ("cards", index), card.era)
    errors = _errors_of_steps(script)
    if errors:
        raise first_of(errors)
    for place, step in _steps_of(document):
        found = _step(script, place, step)
        _check_eras(script, found.place, found.verb.era)
        if script.has(found.verb.era):
            script.steps.append(found)
    return script


def _steps_of(document: Document) -> list[tuple[Place, Value]]:
    """The steps of a scenario with their places."""
    steps = document.value.get("steps") if isinstance(document.value, dict) else None
    return [(("steps", index), one) for index, one in enumerate(_listed(steps))]


def _errors_of_steps(script: Script) -> list[ScenarioError]:
    """The errors of the steps that can't be read."""
    errors: list[ScenarioError] = []
    for place, step in _steps_of(script.document):
        try:
            _step(script, place, step)
        except ScenarioError as error:
            errors.append(error)
    return errors


def _listed(value: Value) -> list[Value]:
    return value if isinstance(value, list) else []


def _check_eras(script: Script, place: Place, eras: Eras) -> None:
    """Raise ScenarioError if something is for an era that is none of the scenario's."""
    for era in [eras] if isinstance(eras, str) else eras:
        if era not in (script.data.eras or [script.data.era]):
            raise script.error(
                (*place, "era"),
                Message("The scenario is not played in {era}.", era=era),
                Message("Its eras are those that it lists under 'eras'."),
            )


def _step(script: Script, place: Place, value: Value) -> ScriptStep:
    verb = _verb(script, place, value, STEPS)
    step = ScriptStep(
        _convert(script.file, script.document, place, value, STEPS[verb]),
        place,
        script.document.line(place),
    )
    if isinstance(step.verb, Expect) and isinstance(value, dict):
        wanted = value["expect"]
        assert isinstance(wanted, dict)
        for key, attempts in (("legal", step.legal), ("illegal", step.illegal)):
            for index, action in enumerate(_listed(wanted.get(key))):
                attempt = _attempt(script, (*place, "expect", key, index), action)
                if script.data.title != UNREAD:
                    _check_eras(script, (*place, "expect", key, index), attempt.action.era)
                if script.has(attempt.action.era):
                    attempts.append(attempt)
    return step


def _attempt(script: Script, place: Place, value: Value) -> Attempt:
    rule = ""
    if isinstance(value, dict) and place[-2] == "illegal":
        value = dict(value)
        found = value.pop("rule", "")
        rule = str(found)
    verb = _verb(script, place, value, ACTIONS)
    action = _convert(script.file, script.document, place, value, ACTIONS[verb])
    return Attempt(action, rule, script.document.line(place))


def _verb(script: Script, place: Place, value: Value, verbs: Iterable[str]) -> str:
    """The key of a step, such as "cast", which must be one of the verbs."""
    known = ", ".join(verbs)
    if not isinstance(value, dict):
        raise script.error(
            place,
            Message("A step is a key with its value, such as 'cast: Shock'."),
            Message("There are: {known}.", known=known),
        )
    found = [verb for verb in verbs if verb in value]
    if len(found) != 1:
        what = (
            Message("{keys} say two steps at once.", keys=" + ".join(found))
            if found
            else Message("{keys} say no step.", keys=", ".join(value) or "{}")
        )
        raise script.error(place, what, Message("There are: {known}.", known=known))
    return found[0]


def _convert(file: str, document: Document, place: Place, value: Value, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        errors = [
            ScenarioError(document.line((*place, *within)), what, remedy, file)
            for within, what, remedy in problems(value, kind)
        ]
        raise first_of(errors) from error
