"""What every test has: the build under test, the shared data, a limit on time."""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import hypothesis
import pytest

import jajna
import jajna.vocab
from tests import every_era
from tests.every_era import era_of_games

__all__ = ["era_of_games"]

ROOT: Final = Path(__file__).resolve().parent.parent
SECONDS: Final = 60
"""Seconds that a test may take on a quiet machine."""
SLOW_SECONDS: Final = 300
"""The same for slow tests."""
BUSY: Final = 4
"""So many times as long a test may take on a busy machine."""
SELDOM: Final = (10_000, 10, 50)
"""The thresholds of Python's garbage collector while tests run."""

# A check gives the same verdict twice, on a busy machine too; `jajna fuzz` is what explores.
hypothesis.settings.register_profile("house", deadline=None, derandomize=True)
hypothesis.settings.load_profile("house")


def build_of(module_file: str) -> str:
    """Name the build a module was loaded from: `compiled` or `interpreted`."""
    return "interpreted" if module_file.endswith(".py") else "compiled"


def why_not_build(loaded: str, expected: str | None) -> str | None:
    """Say why the loaded build is not the one that was asked for; None if it is."""
    if expected is None or expected == loaded:
        return None
    if expected not in ("compiled", "interpreted"):
        return f"JAJNA_EXPECT_BUILD is {expected!r}; it may be 'compiled' or 'interpreted'"
    return f"the {loaded} build is loaded, but JAJNA_EXPECT_BUILD asks for the {expected} one"


def loaded_file() -> str:
    """Give the file that `jajna.vocab` was loaded from."""
    file = jajna.vocab.__file__
    assert file is not None, "jajna.vocab has no file"
    return file


def pytest_configure(config: pytest.Config) -> None:
    """Stop before the first test if the wrong build is loaded, and collect garbage seldom: what all
    tests have loaded is looked through each time.
    """
    gc.set_threshold(*SELDOM)
    reason = why_not_build(build_of(loaded_file()), os.environ.get("JAJNA_EXPECT_BUILD"))
    if reason is not None:
        pytest.exit(f"{reason} ({loaded_file()})", returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_report_header() -> str:
    """Print the build under test."""
    return f"jajna: {build_of(loaded_file())} build, {loaded_file()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the build under test, also where a quiet run leaves out the header."""
    terminalreporter.write_line(pytest_report_header())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip on the compiled build what needs the interpreted one."""
    if build_of(loaded_file()) == "interpreted":
        return
    for item in items:
        if item.get_closest_marker("pure_only") is not None:
            item.add_marker(pytest.mark.skip(reason="needs the interpreted build"))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test that takes longer than its tier allows, where the system has alarms."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    limit = BUSY * (SECONDS if item.get_closest_marker("slow") is None else SLOW_SECONDS)

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"{item.nodeid} took longer than {limit} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(limit)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what holds in several eras in each of them."""
    every_era.parametrize(metafunc)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of the rules and the corpus: JAJNA_SHARED, or `shared` beside the repository."""
    folder = Path(os.environ.get("JAJNA_SHARED") or ROOT.parent / "shared")
    if not folder.is_dir():
        pytest.skip(f"no shared data in {folder} (set JAJNA_SHARED)")
    return folder


HOLDERS: Final = ("jajna.events", "jajna.kernel.")
"""Where what games share stands: modules whose names begin so."""

SHARED_NOTHING: Final = {
    f"{found.name}.{name}": value
    for found in pkgutil.walk_packages(jajna.__path__, "jajna.")
    if found.name.startswith(HOLDERS)
    for name, value in vars(importlib.import_module(found.name)).items()
    if name.lstrip("_").startswith(("NO_", "NONE", "NOTHING_")) and isinstance(value, (list, dict))
}
"""What stands for having none of something, in all games."""
assert SHARED_NOTHING


@pytest.fixture(autouse=True)
def nothing_stays_nothing() -> Iterator[None]:
    """What is shared by all games is never changed."""
    yield
    for name, value in SHARED_NOTHING.items():
        assert not value, f"{name} was changed: {value}"
