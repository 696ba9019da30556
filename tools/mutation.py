"""Conditions that no test notices: each is turned into "yes" and into "no", and tests must fail.

    mutation.py record [TEST ...]   find out which tests come by which condition; tests that are
                                    named are added to what was recorded of the same sources
    mutation.py run MINUTES [SEED]  turn conditions, in an order by seed, and run the quickest tests
                                    that come by them; goes on where the last run stopped
    mutation.py again MINUTES       run others, drawn by seed, where the quickest noticed nothing
    mutation.py games MINUTES       run kept games where other tests noticed nothing
    mutation.py carry CHECKOUT ...  take over what was noticed in other checkouts, of older sources
    mutation.py turn MODULE FUNCTION TEXT always|never TEST ...
                                    say whether these tests notice a condition that is turned
                                    ("too slow": one of them took more than its processor time)
    mutation.py page                write what was found into docs/mutation.md
    mutation.py update              write into docs/mutation.md what became of those that it lists,
                                    where what was found of all others isn't at hand, and forget it

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
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from importlib.util import spec_from_file_location
from itertools import groupby
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final, NamedTuple, TypeAlias

import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
FOLDERS: Final = ("jajna/kernel", "jajna/mechanics")
GAMES: Final = "tests/games/test_kept_games.py"
"""Games whose course is kept: they notice much, and say least of what is wrong."""
TESTS: Final = (
    "tests/agents",
    "tests/judge",
    "tests/kernel",
    "tests/mechanics",
    "tests/oracle",
    "tests/rules",
    "tests/scenarios",
    GAMES,
)
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
MOST_GAMES: Final = 10
"""How many kept games, the quickest, try it."""
SECONDS: Final = 20
"""How much processor time a test may take: one that was quick doesn't end then."""
MOST_SECONDS: Final = 5
"""A test that takes longer tries none."""
SECONDS_OF_ALL: Final = 60
"""How much all tests that try a condition may take; what is left is not run."""
BETWEEN_WRITES: Final = 50
"""How many conditions are turned before what became of them is written down."""
FAULT: Final = 3
"""How a process ends that could not try a turned condition."""
NOTICED: Final = "noticed"
TOO_SLOW: Final = "too slow"
"""Noticed, as a test that is quick didn't end."""
NOTICED_BY_GAMES: Final = "noticed by games"
"""By kept games, and by none of the tests that had tried it before."""
UNNOTICED: Final = "unnoticed"
"""By the quickest tests, so far."""
UNNOTICED_BY_ALL: Final = "unnoticed by all"
UNNOTICED_BEFORE: Final = "unnoticed before"
"""By the tests of older sources: to be tried first."""
UNREACHED: Final = "unreached"
LISTED: Final = (UNNOTICED, UNNOTICED_BY_ALL, UNNOTICED_BEFORE)
UNTRIED: Final = (None, UNNOTICED_BEFORE)
FOUND: Final = (NOTICED, TOO_SLOW, NOTICED_BY_GAMES)


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


def watch(sites: Sequence[Site], saw: Callable[[int], None]) -> None:
    """Tell of each condition what it was, from now on: twice its number, and 1 more for true.

    The modules must not have been imported yet.
    """
    vars(builtins)["_saw"] = saw
    sys.meta_path.insert(0, Watcher({site.key: place for place, site in enumerate(sites)}))


class Recorder:
    """Notes for each test which conditions were true, which were false, and how long it took."""

    def __init__(self) -> None:
        self.saw: set[int] = set()
        self.by: dict[int, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.failed = False

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.saw.clear()
        self.failed = False
        began = time.process_time()
        yield
        spent = time.process_time() - began
        if self.failed or spent > MOST_SECONDS:
            return
        self.seconds[item.nodeid] = spent
        for number in self.saw:
            self.by.setdefault(number, []).append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def chosen(self) -> dict[int, Chosen]:
        """For each answer the tests that try it."""
        draw = random.Random(0)
        found: dict[int, Chosen] = {}
        for number, tests in self.by.items():
            by_time = sorted(tests, key=self.seconds.__getitem__)
            games = [test for test in by_time if test.startswith(GAMES)]
            usual = [test for test in by_time if not test.startswith(GAMES)]
            others = usual[QUICKEST:]
            drawn = draw.sample(others, min(OTHERS, len(others)))
            found[number] = Chosen(usual[:QUICKEST], drawn, games[:MOST_GAMES])
        return found


class Chosen(NamedTuple):
    """The tests that try a turned condition: the quickest that come by it, others drawn by seed,
    and kept games.
    """

    quickest: list[str]
    others: list[str]
    games: list[str]

    def with_more(self, more: Chosen) -> Chosen:
        """These and tests that were recorded later."""
        mine = {test for kind in self for test in kind}
        lists = [
            [*had, *(test for test in new if test not in mine)]
            for had, new in zip(self, more, strict=True)
        ]
        return Chosen(*lists)


class Record(NamedTuple):
    """What was recorded: which tests, of which sources, and for each answer those that try it."""

    tests: list[str]
    sites: list[Site]
    by: dict[int, Chosen]
    sources: str

    def write(self) -> None:
        """Write it to its file, each test by its number."""
        names = sorted({test for one in self.by.values() for kind in one for test in kind})
        places = {name: place for place, name in enumerate(names)}
        by = {
            number: [[places[test] for test in kind] for kind in chosen]
            for number, chosen in self.by.items()
        }
        made = {"tests": self.tests, "sites": self.sites, "names": names, "by": by}
        RECORD.parent.mkdir(exist_ok=True)
        RECORD.write_text(json.dumps({**made, "sources": self.sources}))


def recorded() -> Record:
    """What is in the file of what was recorded."""
    read = json.loads(RECORD.read_text())
    names: list[str] = read["names"]
    by = {
        int(number): Chosen(*([names[place] for place in kind] for kind in chosen))
        for number, chosen in read["by"].items()
    }
    return Record(read["tests"], [Site(*one) for one in read["sites"]], by, read["sources"])


def record(tests: Sequence[str] = ()) -> None:
    """Run all tests once, or some more, and write down what they come by."""
    sites = all_sites()
    recorder = Recorder()
    watch(sites, recorder.saw.add)
    status = pytest.main([*(tests or TESTS), *OPTIONS], [recorder])
    made = Record(list(tests or TESTS), sites, recorder.chosen(), digest())
    if tests and RECORD.is_file() and (before := recorded()).sources == made.sources:
        by = dict(before.by)
        for number, chosen in made.by.items():
            by[number] = by[number].with_more(chosen) if number in by else chosen
        made = made._replace(tests=list(dict.fromkeys([*before.tests, *tests])), by=by)
    made.write()
    print(f"{len(sites)} conditions, {len(made.by)} of {2 * len(sites)} answers seen; {status!r}")


def digest() -> str:
    """What the sources are, so that a record of others isn't used."""
    found = hashlib.sha256()
    for _, path in modules():
        found.update(path.read_bytes())
    return found.hexdigest()


# -- turning them ----------------------------------------------------------------------------------


class By(Enum):
    """Which tests try turned conditions, and what they write down."""

    QUICKEST = 0
    OTHERS = 1
    GAMES = 2

    def tries(self, verdict: str | None) -> bool:
        """Whether a condition is tried of which this is known so far."""
        if self is By.QUICKEST:
            return verdict in UNTRIED
        return verdict == UNNOTICED if self is By.OTHERS else verdict in LISTED

    def tests(self, chosen: Chosen) -> list[str]:
        """The tests that try it."""
        return chosen[self.value]

    def verdict(self, found: str, before: str | None, tried: bool) -> str:
        """What becomes of a condition by what these tests found."""
        if self is By.QUICKEST:
            return found if tried or found != UNNOTICED else UNREACHED
        if self is By.OTHERS:
            return UNNOTICED_BY_ALL if found == UNNOTICED else found
        return (before or UNNOTICED) if found == UNNOTICED else NOTICED_BY_GAMES


class Runner:
    """Collects every test once, and then tries turned conditions in forks."""

    def __init__(self, minutes: float, seed: int, by: By = By.QUICKEST) -> None:
        self.until = time.monotonic() + 60 * minutes
        self.seed = seed
        self.by = by

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = recorded()
        if known.sources != digest():
            raise pytest.UsageError("the sources have changed: run mutation.py record")
        items = {item.nodeid: item for item in session.items}
        results = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
        order = [(place, value) for place in range(len(known.sites)) for value in (True, False)]
        random.Random(self.seed).shuffle(order)
        order.sort(key=lambda one: results.get(f"{known.sites[one[0]].key}:{one[1]}") is None)
        functions = functions_by_place()
        known_to_change_nothing = spared()
        if self.by is By.GAMES:  # so that their cards are compiled once, and not in each fork
            run_turned([item for item in session.items if item.nodeid.startswith(GAMES)], math.inf)
            signal.setitimer(signal.ITIMER_PROF, 0)
        tries = 0
        for place, value in order:
            site = known.sites[place]
            name = f"{site.key}:{value}"
            before = results.get(name)
            answer = ("always" if value else "never", site.module, site.function, site.text)
            if not self.by.tries(before) or (before and answer in known_to_change_nothing):
                continue
            if time.monotonic() > self.until:
                break
            # What was false somewhere is what shows that it isn't always true.
            tests = self.by.tests(known.by.get(2 * place + (not value), Chosen([], [], [])))
            chosen = [items[test] for test in tests if test in items]
            try:
                found = tried(site, value, chosen, functions, SECONDS_OF_ALL)
            except TurnError as error:
                print(f"{error} can't be turned", file=sys.stderr)
                continue
            results[name] = self.by.verdict(found, before, bool(chosen))
            tries += 1
            if tries % BETWEEN_WRITES == 0:
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
            found = tried(site, self.value, list(session.items), functions, math.inf)
            print(f"{site.module}:{site.line}: {'NOT noticed' if found == UNNOTICED else found}")
        if not self.sites:
            print("no condition there has this text")
        return True


def play(runner: Runner) -> None:
    """Collect the recorded tests and let them try turned conditions."""
    pytest.main([*recorded().tests, *OPTIONS], [runner])


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


def tried(
    site: Site,
    value: bool,
    items: list[pytest.Item],
    functions: dict[tuple[str, int, str], list[FunctionType]],
    seconds: float,
) -> str:
    """What tests find once the condition is turned: noticed, unnoticed, or too slow."""
    child = os.fork()
    if child == 0:
        try:
            turn(site, value, functions)
        except BaseException:
            traceback.print_exc()
            os._exit(FAULT)
        os._exit(run_turned(items, seconds))
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == FAULT:
        raise TurnError(site.key)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
        return TOO_SLOW
    return UNNOTICED if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0 else NOTICED


def turn(
    site: Site, value: bool, functions: dict[tuple[str, int, str], list[FunctionType]]
) -> None:
    """Turn the condition in every function whose code has it."""
    for code in codes_in(turned_code(site, value)):
        for function in functions.get((code.co_filename, code.co_firstlineno, code.co_name), []):
            function.__code__ = code


def run_turned(items: list[pytest.Item], seconds: float) -> int:
    """Run the tests until one fails: 1, or none does: 0. One that is too slow ends the process.

    None is begun after some seconds of processor time.
    """
    if not items:
        return 0
    began = time.process_time()
    for item, following in zip(items, [*items[1:], None], strict=True):
        if time.process_time() - began > seconds:
            break
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
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
    sites = recorded().sites
    here = dict(zip(names_of(sites), sites, strict=True))
    results: dict[str, str] = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
    for checkout in checkouts:
        cache = Path(checkout) / ".cache"
        old = [Site(*one) for one in json.loads((cache / RECORD.name).read_text())["sites"]]
        by_key = {site.key: name for site, name in zip(old, names_of(old), strict=True)}
        for mutant, verdict in json.loads((cache / RESULTS.name).read_text()).items():
            key, _, value = mutant.rpartition(":")
            site = here.get(by_key[key])
            if site is None or results.get(f"{site.key}:{value}") in FOUND:
                continue
            if verdict in FOUND:
                results[f"{site.key}:{value}"] = verdict
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


Key: TypeAlias = tuple[str, str, str, str]
"""A turned condition, wherever it stands: answer, module, function, text."""


class Found(NamedTuple):
    """A turned condition that no test noticed, and why none can, "" if that isn't known."""

    site: Site
    answer: str
    reason: str

    def key(self) -> Key:
        """What tells it apart wherever it stands."""
        return (self.answer, self.site.module, self.site.function, self.site.text)

    def line(self) -> str:
        """A line of the page."""
        why = f": {self.reason}" if self.reason else ""
        return f"- {self.answer} `{self.site.text}`, in `{self.site.function}`{why}"


LINE: Final = re.compile(r"- (always|never) `(.+?)`, in `([^`]+)`(?:: .*)?")


def listed_in(text: str) -> set[Key]:
    """The turned conditions that a version of the page lists."""
    return set(lines_of(text))


def ever_listed() -> set[Key]:
    """The turned conditions that any version of the page has listed: those that no test noticed."""
    name = PAGE.relative_to(ROOT).as_posix()
    found: set[Key] = set()
    for version in _git("log", "--format=%H", "--", name).split():
        found |= listed_in(_git("show", f"{version}:{name}"))
    return found


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout


def page() -> str:
    """What was found, module by module."""
    results: dict[str, str] = json.loads(RESULTS.read_text())
    sites = {site.key: site for site in recorded().sites}
    reasons = spared()
    counts = Counter(results.values())
    found: list[Found] = []
    noticed: dict[Key, str] = {}
    for name, verdict in results.items():
        key, _, value = name.rpartition(":")
        site, answer = sites[key], "always" if value == "True" else "never"
        known = (answer, site.module, site.function, site.text)
        if verdict in LISTED:
            found.append(Found(site, answer, reasons.get(known, "")))
        elif verdict in FOUND:
            noticed[known] = verdict
    found.sort(key=lambda one: (one.site, one.answer))
    gaps = [one for one in found if not one.reason]
    spare = [one for one in found if one.reason]
    ever = ever_listed() | {one.key() for one in found} | set(reasons)
    ever |= {key for key, verdict in noticed.items() if verdict == NOTICED_BY_GAMES}
    left = {one.key() for one in gaps}
    same = (ever & set(reasons)) - left
    became = Counter(noticed[key] for key in ever - left - same if key in noticed)
    by_games = became.pop(NOTICED_BY_GAMES, 0)
    by_tests = sum(became.values())
    gone = len(ever) - len(left) - len(same) - by_games - by_tests
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
            f"| tried | {len(found) + sum(counts[verdict] for verdict in FOUND)} |",
            f"| noticed by a test | {counts[NOTICED] + counts[TOO_SLOW]} |",
            f"| noticed by a kept game alone | {counts[NOTICED_BY_GAMES]} |",
            f"| change nothing that the rules can see | {len(spare)} |",
            f"| noticed by none | {len(gaps)} |",
            f"| never seen with the other answer | {counts[UNREACHED]} |",
            "",
            "What became of those that no test noticed at first; equal ones of a function are one:",
            "",
            "| | Conditions turned |",
            "| --- | ---: |",
            f"| found in all | {len(ever)} |",
            f"| noticed by a test since | {by_tests} |",
            f"| noticed by a kept game alone | {by_games} |",
            f"| gone, as the code is simpler or otherwise now | {gone} |",
            f"| change nothing that the rules can see | {len(same)} |",
            f"| remain | {len(left)} |",
            "",
            *by_module(gaps),
            SPARE,
            "",
            *by_module(spare),
        ]
    )


SPARE: Final = "# Conditions that only spare work"
"""The heading of the second part of the page."""
ROW: Final = re.compile(r"^\| (.+?) \| (\d+) \|$", re.MULTILINE)


def updated(text: str) -> str:
    """The page with what became of the conditions that it lists.

    What has been noticed since, or is in the sources no more, is left out; what is known to change
    nothing goes to the second part. All else stays as it was found before.
    """
    sites = all_sites()
    there = {(site.module, site.function, site.text) for site in sites}
    reasons = spared()
    noticed: Counter[Key] = Counter()
    known = {site.key: site for site in recorded().sites}
    results: dict[str, str] = json.loads(RESULTS.read_text())
    for name, verdict in results.items():
        place, _, value = name.rpartition(":")
        site = known[place]
        if verdict in FOUND:
            answer = "always" if value == "True" else "never"
            noticed[answer, site.module, site.function, site.text] += 1
    rows = {said: int(number) for said, number in ROW.findall(text)}
    gaps: list[Found] = []
    spare: list[Found] = []
    gone = 0
    since = 0
    for key in lines_of(text):
        answer, module, function, condition = key
        if key[1:] not in there:
            gone += 1
        elif key in reasons:
            spare.append(Found(Site(module, 0, 0, function, condition), answer, reasons[key]))
        elif noticed[key]:
            noticed[key] -= 1
            since += 1
        else:
            gaps.append(Found(Site(module, 0, 0, function, condition), answer, ""))
    ever = ever_listed() | {one.key() for one in gaps} | set(reasons)
    left = {one.key() for one in gaps}
    same = (ever & set(reasons)) - left
    lost = {key for key in ever - left - same if key[1:] not in there}
    by_games = rows["noticed by a kept game alone"]
    new = {
        "of all": 2 * len(sites),
        "tried": rows["tried"] - gone,
        "noticed by a test": rows["noticed by a test"] + since,
        "noticed by none": len(gaps),
        "found in all": len(ever),
        "noticed by a test since": len(ever - left - same - lost) - by_games,
        "gone, as the code is simpler or otherwise now": len(lost),
        "remain": len(left),
    }
    first, second = text.split("What became of", 1)
    counts = {"change nothing that the rules can see": len(spare)}
    tables = _with_counts(first, {**new, **counts}) + "What became of"
    counts = {"change nothing that the rules can see": len(same)}
    tables += _with_counts(second.split("## ", 1)[0], {**new, **counts})
    return tables + "\n".join([*by_module(gaps), SPARE, "", *by_module(spare)])


def lines_of(text: str) -> list[Key]:
    """The turned conditions that a version of the page lists, as often as it does."""
    found: list[Key] = []
    module = ""
    for line in text.splitlines():
        if line.startswith("## "):
            module = line.removeprefix("## ")
        elif (read := LINE.fullmatch(line)) is not None:
            found.append((read[1], module, read[3], read[2]))
    return found


def _with_counts(table: str, counts: dict[str, int]) -> str:
    """The table with other numbers in the rows that say this."""
    return ROW.sub(
        lambda row: f"| {row[1]} | {counts[row[1]]} |" if row[1] in counts else row[0], table
    )


def by_module(found: list[Found]) -> list[str]:
    """Lines of the page under the names of their modules."""
    lines: list[str] = []
    for module, members in groupby(found, lambda one: one.site.module):
        lines += [f"## {module}", "", *(one.line() for one in members), ""]
    return lines


def spared() -> dict[Key, str]:
    """Why turned conditions change nothing, by answer, module, function and text."""
    lines = SPARED.read_text(encoding="utf-8").splitlines() if SPARED.is_file() else []
    rows = [line.split("\t") for line in lines]
    return {(answer, module, where, text): why for answer, module, where, text, why in rows}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["record", *tests]:
            record(tests)
        case ["run", minutes, *seed]:
            play(Runner(float(minutes), int(*seed)))
        case ["again", minutes]:
            play(Runner(float(minutes), 0, By.OTHERS))
        case ["games", minutes]:
            play(Runner(float(minutes), 0, By.GAMES))
        case ["carry", *checkouts]:
            carry(checkouts)
        case ["turn", module, function, text, value, *tests]:
            turner = Turner(module, function, text, value == "always")
            pytest.main([*tests, *OPTIONS], [turner])
        case ["page"]:
            PAGE.write_text(page(), encoding="utf-8")
        case ["update"]:
            PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
            RESULTS.unlink()  # equal conditions of a function are told apart by their number alone
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
