"""Conditions that no test notices: each is turned into "yes" and into "no", and tests must fail.

    mutation.py record [TEST ...]   find out which tests come by which condition
    mutation.py run MINUTES [SEED]  turn conditions, in an order by seed, and run the quickest tests
                                    that come by them; goes on where the last run stopped
    mutation.py again MINUTES       run others, drawn by seed, where the quickest noticed nothing
    mutation.py carry CHECKOUT ...  take over what was noticed in other checkouts, of older sources
    mutation.py turn MODULE FUNCTION TEXT always|never TEST ...
                                    say whether these tests notice a condition that is turned
    mutation.py page                write what was found into docs/mutation.md

Turned conditions that change nothing which the rules can see, as they only spare work, are listed
with the reason in tools/spared.tsv.

A condition is what an `if`, a `while`, a conditional expression or a comprehension asks, each part
of one with "and", "or" and "not", and what a function of bools returns. It belongs to the kernel or
the mechanics. A turned condition that fails no test is one that none notices: a gap of the tests,
or code that isn't needed. Tests run in forks of one process that has collected all of them.
"""

from __future__ import annotations

import ast
import builtins
import gc
import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.util import spec_from_file_location
from itertools import groupby
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
FOLDERS: Final = ("jajna/kernel", "jajna/mechanics")
TESTS: Final = ("tests/kernel", "tests/mechanics", "tests/rules", "tests/scenarios")
OPTIONS: Final = ("-q", "-m", "not slow")
RECORD: Final = ROOT / ".cache" / "noticed.json"
RESULTS: Final = ROOT / ".cache" / "mutants.json"
PAGE: Final = ROOT / "docs" / "mutation.md"
SPARED: Final = ROOT / "tools" / "spared.tsv"
"""Turned conditions that change nothing: answer, module, function, text, reason."""
QUICKEST: Final = 40
"""How many tests, the quickest, try a turned condition at first."""
OTHERS: Final = 160
"""How many others, drawn by seed, try it if the quickest noticed nothing."""
SECONDS: Final = 20
"""How much processor time they may take; a game that doesn't end is noticed too."""
BETWEEN_WRITES: Final = 50
"""How many conditions are turned before what became of them is written down."""
FAULT: Final = 3
"""How a process ends that could not try a turned condition."""
NOTICED: Final = "noticed"
UNNOTICED: Final = "unnoticed"
"""By the quickest tests, so far."""
UNNOTICED_BY_ALL: Final = "unnoticed by all"
UNNOTICED_BEFORE: Final = "unnoticed before"
"""By the tests of older sources: to be tried first."""
UNREACHED: Final = "unreached"
LISTED: Final = (UNNOTICED, UNNOTICED_BY_ALL, UNNOTICED_BEFORE)
UNTRIED: Final = (None, UNNOTICED_BEFORE)


class TurnError(Exception):
    """A condition that can't be turned."""


class Site(NamedTuple):
    """A condition: where it stands, and in which function."""

    module: str
    line: int
    column: int
    function: str
    text: str

    @property
    def key(self) -> str:
        """What tells it apart, as long as the module isn't changed."""
        return f"{self.module}:{self.line}:{self.column}"


class Finder(ast.NodeVisitor):
    """The conditions of a module, with where they stand."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.names: list[str] = []
        self.returns_bool = [False]
        self.found: dict[tuple[int, int], Site] = {}

    def condition(self, node: ast.expr) -> None:
        """Note a condition, or the parts of it that are conditions."""
        if isinstance(node, ast.BoolOp):
            for part in node.values:
                self.condition(part)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand)
        elif len(self.returns_bool) > 1 and not isinstance(node, ast.Constant):
            place = (node.lineno, node.col_offset)
            site = Site(self.module, *place, ".".join(self.names), ast.unparse(node))
            self.found[place] = site

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.generic_visit(node)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.names.append(node.name)
        returned = node.returns
        self.returns_bool.append(isinstance(returned, ast.Name) and returned.id == "bool")
        for child in node.body:
            self.visit(child)
        self.returns_bool.pop()
        self.names.pop()

    def visit_If(self, node: ast.If) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for one in node.ifs:
            self.condition(one)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if self.returns_bool[-1] and node.value is not None:
            self.condition(node.value)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is no branch."""


class Turn(ast.NodeTransformer):
    """Puts another expression where a condition stands."""

    def __init__(self, made: dict[tuple[int, int], tuple[str, str]]) -> None:
        self.made = made

    def visit(self, node: ast.AST) -> ast.AST:
        node = self.generic_visit(node)
        if isinstance(node, ast.expr):
            turned = self.made.get((node.lineno, node.col_offset))
            if turned is not None and ast.unparse(node) == turned[1]:
                new = ast.parse(turned[0].replace("CONDITION", f"({turned[1]})"), mode="eval").body
                for child in ast.walk(new):
                    ast.copy_location(child, node)
                return new
        return node


def modules() -> Iterator[tuple[str, Path]]:
    """The modules whose conditions are turned."""
    for folder in FOLDERS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path.relative_to(SOURCE).as_posix(), path


def sites_of(module: str, path: Path) -> list[Site]:
    """The conditions of a module in the order in which they stand."""
    finder = Finder(module)
    finder.visit(ast.parse(path.read_text(encoding="utf-8")))
    return [finder.found[place] for place in sorted(finder.found)]


def all_sites() -> list[Site]:
    return [site for module, path in modules() for site in sites_of(module, path)]


def turned_code(site: Site, value: bool) -> CodeType:
    """The module of a condition, compiled with "yes" or "no" in its place."""
    # The condition stays in the text, unasked: what it closes over must be as before.
    turned = f"(False and CONDITION) or {value!r}"
    return changed(site.module, {(site.line, site.column): (turned, site.text)})


def changed(module: str, made: dict[tuple[int, int], tuple[str, str]]) -> CodeType:
    path = SOURCE / module
    tree = Turn(made).visit(ast.parse(path.read_text(encoding="utf-8")))
    assert isinstance(tree, ast.Module)
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


# -- which tests come by a condition ---------------------------------------------------------------


class Watcher(importlib.abc.MetaPathFinder):
    """Loads the modules so that each condition notes whether it was true or false."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        for suffix in (".py", "/__init__.py"):
            module = name.replace(".", "/") + suffix
            if module.startswith(FOLDERS) and (SOURCE / module).is_file():
                loader = WatchingLoader(name, str(SOURCE / module), module, self.numbers)
                return spec_from_file_location(name, SOURCE / module, loader=loader)
        return None


class WatchingLoader(importlib.machinery.SourceFileLoader):
    """Compiles a module with its conditions watched."""

    def __init__(self, name: str, path: str, module: str, numbers: dict[str, int]) -> None:
        super().__init__(name, path)
        self.module = module
        self.numbers = numbers

    def get_code(self, fullname: str) -> CodeType:
        made: dict[tuple[int, int], tuple[str, str]] = {}
        for site in sites_of(self.module, SOURCE / self.module):
            number = self.numbers[site.key]
            yes, no = f"_saw({2 * number + 1}) is None", f"_saw({2 * number}) is not None"
            made[site.line, site.column] = (f"({yes}) if CONDITION else ({no})", site.text)
        return changed(self.module, made)


class Recorder:
    """Notes for each test which conditions were true, which were false, and how long it took."""

    def __init__(self) -> None:
        self.saw: set[int] = set()
        self.by: dict[int, list[str]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.saw.clear()
        began = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - began
        for number in self.saw:
            self.by.setdefault(number, []).append(item.nodeid)

    def chosen(self) -> dict[int, list[str]]:
        """For each answer the quickest tests that come by it, and then others drawn by seed."""
        draw = random.Random(0)
        found: dict[int, list[str]] = {}
        for number, tests in self.by.items():
            by_time = sorted(tests, key=self.seconds.__getitem__)
            others = by_time[QUICKEST:]
            drawn = draw.sample(others, min(OTHERS, len(others)))
            found[number] = [*by_time[:QUICKEST], *drawn]
        return found


def record(tests: Sequence[str] = TESTS) -> None:
    """Run the tests once and write down what they come by."""
    sites = all_sites()
    recorder = Recorder()
    vars(builtins)["_saw"] = recorder.saw.add
    sys.meta_path.insert(0, Watcher({site.key: place for place, site in enumerate(sites)}))
    status = pytest.main([*tests, *OPTIONS], [recorder])
    names = list(recorder.seconds)
    places = {name: place for place, name in enumerate(names)}
    by = {number: [places[one] for one in tests] for number, tests in recorder.chosen().items()}
    made = {"tests": tests, "sites": sites, "names": names, "by": by, "sources": digest()}
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps(made))
    print(f"{len(sites)} conditions, {len(by)} of {2 * len(sites)} answers seen; pytest {status}")


def digest() -> str:
    """What the sources are, so that a record of others isn't used."""
    found = hashlib.sha256()
    for _, path in modules():
        found.update(path.read_bytes())
    return found.hexdigest()


# -- turning them ----------------------------------------------------------------------------------


class Runner:
    """Collects every test once, and then tries turned conditions in forks."""

    def __init__(self, minutes: float, seed: int, again: bool = False) -> None:
        self.until = time.monotonic() + 60 * minutes
        self.seed = seed
        self.again = again

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = json.loads(RECORD.read_text())
        if known["sources"] != digest():
            raise pytest.UsageError("the sources have changed: run mutation.py record")
        items = {item.nodeid: item for item in session.items}
        names: list[str] = known["names"]
        sites = [Site(*site) for site in known["sites"]]
        results = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
        order = [(place, value) for place in range(len(sites)) for value in (True, False)]
        random.Random(self.seed).shuffle(order)
        order.sort(key=lambda one: results.get(f"{sites[one[0]].key}:{one[1]}") is None)
        functions = functions_by_place()
        for place, value in order:
            name = f"{sites[place].key}:{value}"
            known_so_far = results.get(name)
            if known_so_far != UNNOTICED if self.again else known_so_far not in UNTRIED:
                continue
            if time.monotonic() > self.until:
                break
            # What was false somewhere is what shows that it isn't always true.
            tests = [names[one] for one in known["by"].get(str(2 * place + (not value)), [])]
            tests = tests[QUICKEST:] if self.again else tests[:QUICKEST]
            chosen = [items[test] for test in tests if test in items]
            try:
                noticed = bool(chosen) and is_noticed(sites[place], value, chosen, functions)
            except TurnError as error:
                print(f"{error} can't be turned", file=sys.stderr)
                continue
            if self.again:
                results[name] = NOTICED if noticed else UNNOTICED_BY_ALL
            else:
                results[name] = NOTICED if noticed else UNNOTICED if chosen else UNREACHED
            if len(results) % BETWEEN_WRITES == 0:
                RESULTS.write_text(json.dumps(results, indent=0))
        RESULTS.write_text(json.dumps(results, indent=0))
        print(Counter(results.values()))
        return True


class Turner:
    """Tries one turned condition on all tests that are collected."""

    def __init__(self, module: str, function: str, text: str, value: bool) -> None:
        self.sites = [
            site
            for site in sites_of(module, SOURCE / module)
            if (site.function, site.text) == (function, text)
        ]
        self.value = value

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = functions_by_place()
        for site in self.sites:
            noticed = is_noticed(site, self.value, list(session.items), functions)
            print(f"{site.module}:{site.line}: {'noticed' if noticed else 'NOT noticed'}")
        if not self.sites:
            print("no condition there has this text")
        return True


def play(runner: Runner) -> None:
    """Collect the recorded tests and let them try turned conditions."""
    pytest.main([*json.loads(RECORD.read_text())["tests"], *OPTIONS], [runner])


def functions_by_place() -> dict[tuple[str, int, str], list[FunctionType]]:
    """The functions of the modules, by file, first line and name."""
    found: dict[tuple[str, int, str], list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            code = one.__code__
            key = (code.co_filename, code.co_firstlineno, code.co_name)
            found.setdefault(key, []).append(one)
    return found


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code objects of the functions in a module."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from codes_in(one)


def is_noticed(
    site: Site,
    value: bool,
    items: list[pytest.Item],
    functions: dict[tuple[str, int, str], list[FunctionType]],
) -> bool:
    """Whether a test fails once the condition is turned."""
    child = os.fork()
    if child == 0:
        try:
            turn(site, value, functions)
        except BaseException:
            traceback.print_exc()
            os._exit(FAULT)
        os._exit(run_turned(items))
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == FAULT:
        raise TurnError(site.key)
    return not os.WIFEXITED(status) or os.WEXITSTATUS(status) != 0


def turn(
    site: Site, value: bool, functions: dict[tuple[str, int, str], list[FunctionType]]
) -> None:
    """Turn the condition in every function whose code has it."""
    for code in codes_in(turned_code(site, value)):
        for function in functions.get((code.co_filename, code.co_firstlineno, code.co_name), []):
            function.__code__ = code


def run_turned(items: list[pytest.Item]) -> int:
    """Run the tests until one fails: 1, or none does: 0."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    for item, following in zip(items, [*items[1:], None], strict=True):
        try:
            reports = runtestprotocol(item, log=False, nextitem=following)
        except BaseException:  # what breaks the tests themselves is noticed too
            return 1
        if any(report.failed for report in reports):
            return 1
    return 0


# -- what older sources have shown ----------------------------------------------------------------


def carry(checkouts: Sequence[str]) -> None:
    """Take over what tests noticed in other checkouts, of conditions that are here too, and what
    they didn't notice as what is to be tried first.
    """
    sites = [Site(*one) for one in json.loads(RECORD.read_text())["sites"]]
    here = dict(zip(names_of(sites), sites, strict=True))
    results: dict[str, str] = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
    for checkout in checkouts:
        cache = Path(checkout) / ".cache"
        old = [Site(*one) for one in json.loads((cache / RECORD.name).read_text())["sites"]]
        by_key = {site.key: name for site, name in zip(old, names_of(old), strict=True)}
        for mutant, verdict in json.loads((cache / RESULTS.name).read_text()).items():
            key, _, value = mutant.rpartition(":")
            site = here.get(by_key[key])
            if site is None or results.get(f"{site.key}:{value}") == NOTICED:
                continue
            if verdict == NOTICED:
                results[f"{site.key}:{value}"] = NOTICED
            elif verdict in LISTED:
                results[f"{site.key}:{value}"] = UNNOTICED_BEFORE
    RESULTS.write_text(json.dumps(results, indent=0))
    print(Counter(results.values()))


def names_of(sites: Sequence[Site]) -> list[tuple[str, str, str, int]]:
    """What tells conditions apart though lines move: where they stand, and a number for equals."""
    met: Counter[tuple[str, str, str]] = Counter()
    found: list[tuple[str, str, str, int]] = []
    for site in sites:
        name = (site.module, site.function, site.text)
        met[name] += 1
        found.append((*name, met[name]))
    return found


# -- the page --------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A turned condition that no test noticed, and why none can, "" if that isn't known."""

    site: Site
    answer: str
    reason: str

    def line(self) -> str:
        """A line of the page."""
        why = f": {self.reason}" if self.reason else ""
        return f"- {self.answer} `{self.site.text}`, in `{self.site.function}`{why}"


def page() -> str:
    """What was found, module by module."""
    results: dict[str, str] = json.loads(RESULTS.read_text())
    sites = {
        site.key: site for site in (Site(*one) for one in json.loads(RECORD.read_text())["sites"])
    }
    reasons = spared()
    counts = Counter(results.values())
    found: list[Found] = []
    for name, verdict in results.items():
        if verdict in LISTED:
            key, _, value = name.rpartition(":")
            site, answer = sites[key], "always" if value == "True" else "never"
            reason = reasons.get((answer, site.module, site.function, site.text), "")
            found.append(Found(site, answer, reason))
    found.sort(key=lambda one: (one.site, one.answer))
    gaps = [one for one in found if not one.reason]
    known = [one for one in found if one.reason]
    return "\n".join(
        [
            "# Conditions that no test notices",
            "",
            "`tools/mutation.py` turns conditions of the kernel and the mechanics into yes and",
            "into no and runs the 40 quickest tests that come by them. What only others notice is",
            "listed too, until `again` has tried them. Made by `tools/mutation.py page`.",
            "",
            "| | Conditions turned |",
            "| --- | ---: |",
            f"| of all | {2 * len(sites)} |",
            f"| tried | {counts[NOTICED] + len(found)} |",
            f"| noticed by a test | {counts[NOTICED]} |",
            f"| change nothing that the rules can see | {len(known)} |",
            f"| noticed by none | {len(gaps)} |",
            f"| never seen with the other answer | {counts[UNREACHED]} |",
            "",
            *by_module(gaps),
            "# Conditions that only spare work",
            "",
            *by_module(known),
        ]
    )


def by_module(found: list[Found]) -> list[str]:
    """Lines of the page under the names of their modules."""
    lines: list[str] = []
    for module, members in groupby(found, lambda one: one.site.module):
        lines += [f"## {module}", "", *(one.line() for one in members), ""]
    return lines


def spared() -> dict[tuple[str, str, str, str], str]:
    """Why turned conditions change nothing, by answer, module, function and text."""
    lines = SPARED.read_text(encoding="utf-8").splitlines() if SPARED.is_file() else []
    rows = [line.split("\t") for line in lines]
    return {(answer, module, where, text): why for answer, module, where, text, why in rows}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["record", *tests]:
            record(tests or TESTS)
        case ["run", minutes, *seed]:
            play(Runner(float(minutes), int(*seed)))
        case ["again", minutes]:
            play(Runner(float(minutes), 0, again=True))
        case ["carry", *checkouts]:
            carry(checkouts)
        case ["turn", module, function, text, value, *tests]:
            turner = Turner(module, function, text, value == "always")
            pytest.main([*tests, *OPTIONS], [turner])
        case ["page"]:
            PAGE.write_text(page(), encoding="utf-8")
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
