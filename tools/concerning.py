"""Run the tests that concern one mechanic or one rule: `concerning.py NAME-OR-RULE ...`.

A mechanic is given by its words (`cascade`, `first strike`), a rule by its number, which stands for
all below it as well (`603`, `603.4`, `702.85a`). What names it in one of these places is run:

- the name of a test, its docstring, its text, or the helpers and constants that it uses;
- the name of a module or its docstring, which speaks for all tests of it;
- a scenario, in any of its lines.

`--list` prints the tests instead, `--slow` takes those in that are marked so; what follows `--` is
for pytest. Exit codes: those of pytest, and 2 if nothing concerns what was asked for.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SCENARIOS: Final = "tests/scenarios/test_scenarios.py::test_scenario"
"""The test that plays the scenarios, which are its parameters."""
RULE: Final = re.compile(r"(\d{3})(?:\.(\d+)([a-z]*))?")
TITLE: Final = re.compile(r"^title:", re.MULTILINE)


def pattern_of(asked: str) -> re.Pattern[str]:
    """What finds a mechanic or a rule in a text whose lines below are spaces, in small letters."""
    rule = RULE.fullmatch(asked)
    if rule is None:
        words = r"\s+".join(map(re.escape, re.split(r"[\s_-]+", asked.lower())))
        return re.compile(rf"(?<![a-z]){words}(?:s|es|d|ed|ing)?(?![a-z])")
    section, number, letters = rule.groups()
    if number is None:
        return re.compile(rf"(?<![\d.]){section}\.\d|cr {section}\b|\btest {section}\b")
    end = r"(?![a-z\d])" if letters else r"(?!\d)"
    return re.compile(rf"(?<![\d.]){section}[. ]{number}{letters}{end}")


def names(text: str, pattern: re.Pattern[str]) -> bool:
    """Whether a text, or a name in it, speaks of what is asked for."""
    return pattern.search(text.lower().replace("_", " ")) is not None


def of_module(path: Path, pattern: re.Pattern[str], root: Path = ROOT) -> list[str]:
    """The tests of a module that concern it; the module itself if all of them do."""
    source = path.read_text(encoding="utf-8")
    if not names(f"{path.stem}\n{source}", pattern):
        return []
    tree = ast.parse(source)
    file = path.relative_to(root).as_posix()
    tests = [
        one
        for one in tree.body
        if isinstance(one, ast.FunctionDef) and one.name.startswith("test_")
    ]
    if tests and (names(path.stem, pattern) or names(ast.get_docstring(tree) or "", pattern)):
        return [file]
    lines = source.splitlines()
    named = {name for name, text in texts(tree, lines).items() if names(text, pattern)}
    found = [one.name for one in tests if one.name in named | users(tree, named)]
    return [file] if tests and len(found) == len(tests) else [f"{file}::{one}" for one in found]


def texts(tree: ast.Module, lines: Sequence[str]) -> dict[str, str]:
    """What a module defines, by name, as it is written; decorators are part of it."""
    found: dict[str, str] = {}
    for node in tree.body:
        first = node.lineno
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            first = node.decorator_list[0].lineno
        for name in defined(node):
            found[name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement of a module gives to something of the module."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return [one.id for one in targets if isinstance(one, ast.Name)]
    return []


def users(tree: ast.Module, wanted: set[str]) -> set[str]:
    """What uses something wanted, by itself or by a helper."""
    uses = {
        name: {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        for node in tree.body
        for name in defined(node)
    }
    found = set(wanted)
    while more := {name for name, used in uses.items() if used & found} - found:
        found |= more
    return found


def of_scenarios(path: Path, pattern: re.Pattern[str], root: Path = ROOT) -> Iterator[str]:
    """The scenarios of a file that concern it, by the lines of their titles."""
    text = path.read_text(encoding="utf-8")
    starts = [match.start() for match in TITLE.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        if names(text[start:end], pattern):
            line = text.count("\n", 0, start) + 1
            yield f"{SCENARIOS}[{path.relative_to(root).as_posix()}:{line}]"


def concerning(asked: str, root: Path = ROOT) -> list[str]:
    """The tests that concern a mechanic or a rule, as pytest takes them."""
    pattern = pattern_of(asked)
    found: list[str] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        found += of_module(path, pattern, root)
    for folder in (root / "tests" / "scenarios", root / "src/jajna/judge/lessons"):
        for path in sorted(folder.rglob("*.yaml")):
            found += of_scenarios(path, pattern, root)
    return found


def main(arguments: Sequence[str]) -> int:
    """Run or list the tests for what is asked."""
    parser = argparse.ArgumentParser(prog="tools/test", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("asked", nargs="+", metavar="NAME-OR-RULE", help="cascade, 702.85, 603")
    parser.add_argument("--list", action="store_true", help="print the tests instead")
    parser.add_argument("--slow", action="store_true", help="also those that take seconds")
    own, rest = split(arguments)
    options = parser.parse_args(own)
    found: list[str] = []
    for one in options.asked:
        some = concerning(one)
        if not some:
            print(f"tools/test: no test and no scenario names {one!r}", file=sys.stderr)
            return 2
        found += some
    found = list(dict.fromkeys(found))
    if options.list:
        print("\n".join(found))
        return 0
    marks = [] if options.slow else ["-m", "not slow"]
    command = [sys.executable, "-P", "-m", "pytest", "-q", *marks, *rest, *found]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments before and after the first `--`."""
    place = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:place]), list(arguments[place + 1 :])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
