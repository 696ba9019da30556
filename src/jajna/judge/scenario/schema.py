"""The JSON Schema of scenarios, made from the structures that are checked as one is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from jajna.judge.scenario.model import ACTIONS, STEPS, Scenario

__all__ = ["schema", "text"]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REFERENCE: Final = "#/$defs/{name}"


def schema() -> dict[str, object]:
    """The schema, in a defined order of keys."""
    kinds = [Scenario, *STEPS.values()]
    _, parts = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=REFERENCE)
    steps = _list_of(kind.__name__ for kind in STEPS.values())
    actions = _list_of(kind.__name__ for kind in ACTIONS.values())
    defined: dict[str, dict[str, object]] = {name: dict(parts[name]) for name in sorted(parts)}
    _set(defined, "Scenario", "steps", steps)
    _set(defined, "Expectations", "legal", actions)
    _set(defined, "Expectations", "illegal", _with_rule(defined))
    return {"$schema": DIALECT, "$ref": REFERENCE.format(name="Scenario"), "$defs": defined}


def _anything(kind: type) -> dict[str, object]:
    """A step stands where msgspec only sees a mapping; what it may be is said below."""
    assert kind is object, kind
    return {"description": "replaced"}


def _list_of(names: Iterable[str]) -> dict[str, object]:
    found = [{"$ref": REFERENCE.format(name=name)} for name in names]
    return {"type": "array", "items": {"anyOf": found}, "default": []}


def _set(parts: dict[str, dict[str, object]], name: str, key: str, value: object) -> None:
    properties = parts[name]["properties"]
    assert isinstance(properties, dict), name
    parts[name]["properties"] = {**properties, key: value}


def _with_rule(parts: dict[str, dict[str, object]]) -> dict[str, object]:
    """Actions that name the rule that forbids them."""
    found: list[dict[str, object]] = []
    for kind in ACTIONS.values():
        part = parts[kind.__name__]
        properties = part["properties"]
        assert isinstance(properties, dict), kind
        found.append({**part, "properties": {**properties, "rule": {"type": "string"}}})
    return {"type": "array", "items": {"anyOf": found}, "default": []}


def text() -> str:
    """The schema as the page on scenarios has it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
