"""The JSON Schema in the documentation is that of the format, and the page's example holds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from jajna.judge.scenario import files_in, read, run
from jajna.judge.scenario.model import STEPS
from jajna.judge.scenario.schema import schema, text
from jajna.judge.scenario.source import Value, documents
from tests.conftest import ROOT
from tests.judge.test_writing import known
from tests.seen import at_least

PAGE: Final = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
SCHEMA: Final = json.loads(text())
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
FILES: Final = files_in([ROOT / "tests" / "scenarios"])
EXAMPLES: Final = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
"""The scenarios on the page."""


def fits(value: Value, part: dict[str, object]) -> bool:
    """Whether a value is as a part of the schema says, with the words that ours uses."""
    if "$ref" in part:
        return fits(value, SCHEMA["$defs"][str(part["$ref"]).rpartition("/")[2]])
    if "anyOf" in part:
        several = part["anyOf"]
        assert isinstance(several, list)
        return any(fits(value, one) for one in several)
    if "enum" in part:
        choices = part["enum"]
        assert isinstance(choices, list)
        return value in choices
    kind = str(part["type"])
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != "boolean"):
        return False
    if isinstance(value, dict):
        return _object_fits(value, part)
    if isinstance(value, list):
        items = part["items"]
        assert isinstance(items, dict)
        least = part.get("minItems", 0)
        assert isinstance(least, int)
        return len(value) >= least and all(fits(one, items) for one in value)
    least = part.get("minimum", part.get("minLength"))
    size = value if isinstance(value, int) else len(value or "")
    return not isinstance(least, int) or size >= least


def _object_fits(value: dict[str, Value], part: dict[str, object]) -> bool:
    properties = part.get("properties", {})
    required = part.get("required", [])
    others = part.get("additionalProperties", True)
    assert isinstance(properties, dict) and isinstance(required, list)
    for key, one in value.items():
        if key in properties:
            if not fits(one, properties[key]):
                return False
        elif not isinstance(others, dict) or not fits(one, others):
            return False
    return all(key in value for key in required)


def test_the_schema_in_the_documentation_is_that_of_the_format() -> None:
    path = ROOT / "docs" / "scenario.schema.json"
    assert path.read_text(encoding="utf-8") == text()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_scenario_is_as_the_schema_says(file: Path) -> None:
    for document in at_least(1, documents(file.read_text(encoding="utf-8"))):
        assert fits(document.value, SCHEMA)


@pytest.mark.parametrize(
    "broken",
    [
        "title: Nobody",
        "title: One\nplayers: [{name: Ann}]",
        "title: Life\nplayers: [{name: Ann, life: much}, {name: Bob}]",
        "title: Step\nplayers: [{name: Ann}, {name: Bob}]\nstep: tea",
        "title: Key\nplayers: [{name: Ann}, {name: Bob}]\ncolour: red",
        "title: Verb\nplayers: [{name: Ann}, {name: Bob}]\nsteps: [{kast: Shock}]",
        "title: Both\nplayers: [{name: Ann}, {name: Bob}]\nsteps: [{cast: Shock, play: Forest}]",
    ],
)
def test_what_the_reader_refuses_the_schema_refuses_too(broken: str) -> None:
    assert not fits(documents(broken)[0].value, SCHEMA)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_hold(text: str) -> None:
    for script in at_least(1, read(text)):
        outcome = run(script, known)
        assert outcome.error is None, str(outcome.error)
        assert [str(finding.what) for finding in outcome.failures] == []
    assert fits(documents(text)[0].value, SCHEMA)


def test_the_page_names_every_step_and_every_key() -> None:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    keys = {key for part in parts.values() for key in part.get("properties", {})}
    named = set(re.findall(r"`(\w+)", PAGE)) | set(re.findall(r"(\w+):", EXAMPLES[0]))
    assert keys - named == set()
    assert set(STEPS) - named == set()
