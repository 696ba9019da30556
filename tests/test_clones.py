"""What is copied for another game is copied whole: every field, or it is said why not.

The fields of a class are those that its initializer gives it, its slots and the annotations of its
body, and those of its bases. Its method `clone`, `copy`, `fork` or `restore` has to name each one,
of the original or of the copy. Where the original is handed to the initializer, or to a method of
the class, these count as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.conftest import ROOT

SOURCES: Final = ROOT / "src" / "jajna"
COPYING: Final = ("clone", "copy", "fork", "restore")

LEFT_OUT: Final[dict[str, str]] = {
    # Events wait only for what may still replace them; what becomes of them comes later.
    "Event.kind": "the initializer gives it",
    "Event.why": "`causes.cloned` copies it with the event",
    "OfPlayer.number": "the initializer gives it, where it is a number of something",
    "OfObject.number": "the initializer gives it, where it is a number of something",
    "DiceRoll.number": "the initializer gives it",
    "ControlLost.used": "nothing replaces it",
    "EffectIgnored.used": "nothing replaces it",
    "PlayerControlled.used": "nothing replaces it",
    "Draw.card": "it is known once the event has happened",
    "ZoneChange.became": "it is known once the event has happened",
    "ZoneChange.ahead": "it is looked up as the event happens",
    # What was reckoned for a question is reckoned anew.
    "DeclareAttackersFrame.asked_at": "it dates the choices that are kept",
    "DeclareAttackersFrame.choices": "reckoned anew",
    "DeclareBlockersFrame.asked_at": "it dates the blocks that are kept",
    "DeclareBlockersFrame.blocks": "reckoned anew",
    "Object.mana": "reckoned anew",
    "Player.kept_actions": "reckoned anew",
    "Player.kept_instant_actions": "reckoned anew",
    "Player.sources": "reckoned anew",
    "StateBased.settled": "looked up anew",
    # What lasts no longer than a batch of events is over when somebody is asked.
    "History.gathering": "events are gathered while one instruction is followed",
    "Zones.leaving": "what leaves together has left",
    "Index.happening": "the batch has happened",
    "Chance.drawn": "half of a result, used as it is drawn",
    "_Listeners.owner": "a copy belongs to whom it is made for",
    "_Replacers.owner": "a copy belongs to whom it is made for",
    # What has left isn't copied: both games know the same object as it last was.
    "Object.left_at": "it has not left",
    # A draft is played again from its picks.
    "Draft.fork: _before": "it follows from the picks",
    "Draft.fork: pools": "they follow from the picks",
    "Draft.fork: seats": "they follow from the setup",
    # What is restored is an earlier moment of the same game.
    "Game.restore: settings": "choices of who plays, not of the position",
    "Game.restore: definitions": "the same for the whole game",
    "Game.restore: names": "the same for the whole game",
    "Game.restore: era": "the same for the whole game",
    "Game.kernel": "the same for all games",
    # A table scripts what is answered next, and another one has nothing to answer yet.
    "Table.fork: choices": "the script belongs to one table",
    "Table.fork: choices_by_kind": "the script belongs to one table",
}
"""Fields that a copy doesn't take over, each with the reason: `Class.field` of the class that has
the field or is copied, or `Class.method: field` for one way to copy.
"""

RECORDS: Final = (
    *("Game", "Settings", "Players", "Objects", "Zones", "Turn", "Effects"),
    *("ComputedCharacteristics", "StateBased", "Knowledge", "History", "Frames"),
)
"""A game and the records of which it consists."""


class Class(NamedTuple):
    """A class as it is written."""

    name: str
    bases: tuple[str, ...]
    methods: dict[str, ast.FunctionDef]
    declared: tuple[str, ...]


def classes(tree: ast.Module) -> Iterator[Class]:
    """The classes of a module."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name))
            methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
            yield Class(node.name, bases, methods, tuple(declarations(node)))


def declarations(node: ast.ClassDef) -> Iterator[str]:
    """The fields that the body of a class declares: annotations and slots, but no constants."""
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            if not ast.unparse(one.annotation).startswith(("Final", "ClassVar")):
                yield one.target.id
        if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__slots__":
            slots: object = ast.literal_eval(one.value)
            assert isinstance(slots, (tuple, list)), node.name
            yield from map(str, slots)


@cache
def known_classes(folder: Path = SOURCES) -> dict[str, Class]:
    """Every class of the sources by its name; of several with one name, one that is copied."""
    found: dict[str, Class] = {}
    for path in sorted(folder.rglob("*.py")):
        for one in classes(ast.parse(path.read_text(encoding="utf-8"))):
            if one.name not in found or not copying(found[one.name]):
                found[one.name] = one
    return found


def copying(one: Class) -> list[str]:
    """The methods of a class that make a copy, or take one over; not those that refuse or share."""
    return [
        name
        for name in COPYING
        if name in one.methods
        and not isinstance(one.methods[name].body[-1], ast.Raise)
        and ast.unparse(one.methods[name].body[-1]) != "return self"
    ]


def attributes(method: ast.AST, of: str | None = None) -> set[str]:
    """The attributes that are named in a method, of anything or of one name."""
    return {
        one.attr
        for one in ast.walk(method)
        if isinstance(one, ast.Attribute)
        and isinstance(one.value, ast.Name)
        and (of is None or one.value.id == of)
    }


def assigned(method: ast.FunctionDef) -> set[str]:
    """The fields of itself that a method assigns."""
    return {
        one.attr
        for one in ast.walk(method)
        if isinstance(one, ast.Attribute)
        and isinstance(one.ctx, ast.Store)
        and isinstance(one.value, ast.Name)
        and one.value.id == "self"
    }


def fields(one: Class, known: dict[str, Class]) -> dict[str, str]:
    """The fields of what is made of a class, each with the class that gives it."""
    found: dict[str, str] = {}
    for base in one.bases:
        if base in known:
            found |= fields(known[base], known)
    own = set(one.declared)
    if "__init__" in one.methods:
        own |= assigned(one.methods["__init__"])
    return found | {field: one.name for field in own if field not in found}


def named(one: Class, method: str) -> set[str]:
    """The fields that a copy is made with, by the method or by others that it calls."""
    body = one.methods[method]
    found = attributes(body)
    for call in ast.walk(body):
        if not isinstance(call, ast.Call):
            continue
        function = call.func
        if isinstance(function, ast.Attribute) and ast.unparse(function.value) == "self":
            if function.attr in one.methods and function.attr not in COPYING:
                found |= attributes(one.methods[function.attr])
        if any(isinstance(given, ast.Name) and given.id == "self" for given in call.args):
            makes_one = isinstance(function, ast.Name) and function.id == one.name
            if makes_one and "__init__" in one.methods:
                found |= of_the_model(one.methods["__init__"])
    return found


def of_the_model(method: ast.FunctionDef) -> set[str]:
    """The attributes that a method names of its parameters but the first."""
    return {
        attribute
        for parameter in method.args.args[1:]
        for attribute in attributes(method, parameter.arg)
    }


def missing(known: dict[str, Class]) -> dict[str, set[str]]:
    """The fields that copies don't take over, as `Class.method: field`, with their other names."""
    return {
        f"{name}.{method}: {field}": {f"{name}.{field}", f"{giver}.{field}"}
        for name, one in sorted(known.items())
        for method in copying(one)
        for field, giver in sorted(fields(one, known).items())
        if field not in named(one, method)
    }


def test_every_copy_takes_over_every_field() -> None:
    known = known_classes()
    copied = [one for one in known.values() if copying(one)]
    assert len(copied) >= 70
    assert sum(len(fields(one, known)) for one in copied) >= 400
    forgotten = [
        one for one, other in missing(known).items() if not ({one} | other) & LEFT_OUT.keys()
    ]
    assert forgotten == []


def test_what_is_left_out_is_there_to_be_taken_over() -> None:
    left = missing(known_classes())
    assert set(LEFT_OUT) - set(left) - {name for other in left.values() for name in other} == set()


def test_the_records_of_a_game_are_among_them() -> None:
    known = known_classes()
    for name in (*RECORDS, "Player", "Object", "StackItem", "Context", "Combat", "ZoneChange"):
        assert copying(known[name]), name
        assert fields(known[name], known), name


SOURCE = '''
class Base:
    __slots__ = ("shared",)


class Counter(Base):
    """Counts."""

    def __init__(self, start: int, model: "Counter | None" = None) -> None:
        self.start = start
        self.seen: list[int] = []
        self.name = model.name if model is not None else ""

    def clone(self) -> "Counter":
        copy = Counter(self.start{model})
        copy.shared = self.shared
        {more}
        return copy
'''


@pytest.mark.parametrize(
    ("model", "more", "expected"),
    [
        (", self", "copy.seen = self.seen.copy()", []),
        ("", "copy.seen = self.seen.copy()", ["Counter.clone: name"]),
        (", self", "pass", ["Counter.clone: seen"]),
    ],
)
def test_a_field_that_is_forgotten_is_named(
    model: str, more: str, expected: list[str], tmp_path: Path
) -> None:
    (tmp_path / "counters.py").write_text(SOURCE.format(model=model, more=more), encoding="utf-8")
    assert list(missing(known_classes(tmp_path))) == expected
