"""The codes that the sources use, read from their syntax trees."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache

import jajna
from jajna.events.base import Event
from tests.conftest import ROOT

PACKAGE = ROOT / "src" / "jajna"


@cache
def trees() -> tuple[ast.Module, ...]:
    """The syntax trees of all modules of the package."""
    return tuple(
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))
    )


@cache
def _calls_in(tree: ast.Module) -> dict[str, list[tuple[ast.FunctionDef, ast.Call]]]:
    """The calls in the functions of a module, by the name of what is called."""
    found: dict[str, list[tuple[ast.FunctionDef, ast.Call]]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    called = node.func
                    if isinstance(called, ast.Attribute):
                        found.setdefault(called.attr, []).append((function, node))
                    if isinstance(called, ast.Name):
                        found.setdefault(called.id, []).append((function, node))
    return found


def codes_given_to(name: str, place: int) -> set[str]:
    """The texts given to a class as an argument, also by way of functions that hand them on.

    A function hands them on if it gives one of its own parameters to the class. Raises
    AssertionError for an argument whose texts can't be told.
    """
    found: set[str] = set()
    for tree in trees():
        found |= _codes(tree, name, place)
    return found


def _codes(tree: ast.Module, name: str, place: int) -> set[str]:
    found: set[str] = set()
    for function, call in _calls_in(tree).get(name, []):
        if len(call.args) <= place:
            continue
        argument = call.args[place]
        texts = _texts(argument)
        if texts is not None:
            found |= texts
            continue
        if isinstance(argument, ast.Attribute):
            found |= _kept(tree, argument.attr)
            continue
        assert isinstance(argument, ast.Name), ast.dump(argument)
        found |= _handed_on(tree, function, argument.id)
    return found


def _handed_on(tree: ast.Module, function: ast.FunctionDef, parameter: str) -> set[str]:
    names = [argument.arg for argument in function.args.args]
    if parameter not in names:
        return _assigned(function, parameter)
    place = names.index(parameter) - (1 if names[0] == "self" else 0)
    found = _codes(tree, function.name, place)
    if not found:
        for other in trees():
            found |= _codes(other, function.name, place)
    assert found, f"nobody calls {function.name}"
    return found


def _kept(tree: ast.Module, field: str) -> set[str]:
    """The texts given, anywhere, to the classes of a module that keep them in a field so named."""
    found: set[str] = set()
    for kept in ast.walk(tree):
        if not isinstance(kept, ast.ClassDef):
            continue
        for made in kept.body:
            if isinstance(made, ast.FunctionDef) and made.name == "__init__":
                names = [argument.arg for argument in made.args.args[1:]]
                if field in names:
                    for one in trees():
                        found |= _given(one, kept.name, names.index(field))
    assert found, f"no class keeps {field}"
    return found


def _given(tree: ast.Module, name: str, place: int) -> set[str]:
    """The texts that calls of a class have at a place."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            texts = _texts(node.args[place])
            assert texts is not None, ast.dump(node)
            found |= texts
    return found


def _assigned(function: ast.FunctionDef, variable: str) -> set[str]:
    """The texts that a variable of the function may have."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == variable for target in node.targets
        ):
            found |= _texts(node.value) or set()
    assert found, f"{function.name} never sets {variable}"
    return found


def _texts(node: ast.expr) -> set[str] | None:
    """The texts that an expression may be; None where it isn't written as texts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        either, other = _texts(node.body), _texts(node.orelse)
        return either | other if either is not None and other is not None else None
    return None


def event_classes() -> list[type[Event]]:
    """Every kind of event in the package that can happen."""
    for module in pkgutil.walk_packages(jajna.__path__, "jajna."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return sorted(_leaves(Event), key=lambda kind: kind.__name__)


def _leaves(kind: type[Event]) -> Iterator[type[Event]]:
    heirs = kind.__subclasses__()
    if not heirs and kind.__module__.startswith("jajna."):
        yield kind
    for heir in heirs:
        yield from _leaves(heir)
