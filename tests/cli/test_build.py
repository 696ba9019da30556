"""`jajna build`: what it keeps, and what it leaves as it was. A script plays the compiler."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, final

import pytest
from click.testing import CliRunner, Result

from jajna.cli import builds, main
from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the launcher is for POSIX shells")

COMPILER: Final = """
import os, pathlib, sys, time
source, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
print("compiled 1 of 2", file=sys.stderr, flush=True)
(work / "begun").write_text(str(os.getpid()))
if os.environ.get("WAITS"):
    time.sleep(60)
if os.environ.get("EDITS"):
    (source / "jajna" / "vocab.py").write_text("two = 2")
print("a reason", file=sys.stderr)
library = work / "lib" / "jajna" / "vocab.so"
library.parent.mkdir(parents=True, exist_ok=True)
library.write_text(os.environ.get("MAKES", "compiled"))
print(library)
sys.exit(int(os.environ.get("CODE", "0")))
"""
PACKAGE: Final = """
import os
print('{"build": "%s", "errors": 0}' % os.environ.get("PLAYS", "compiled"))
"""


@final
class House:
    """A small repository with a small package, and its environment with an engine."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "the house"
        self.venv = self.root / ".venv"
        self.package = self.root / "src" / "jajna"
        for made in (self.package, self.root / "tools", self.venv):
            made.mkdir(parents=True)
        shutil.copy2(ROOT / "tools" / "engine.sh", self.root / "tools")
        (self.root / "tools" / "compile_package.py").write_text(COMPILER, encoding="utf-8")
        (self.root / "requirements-build.lock").write_text("", encoding="utf-8")
        (self.venv / "pyvenv.cfg").write_text("version = 3.11\n", encoding="utf-8")
        (self.package / "__init__.py").write_text("", encoding="utf-8")
        (self.package / "__main__.py").write_text(PACKAGE, encoding="utf-8")
        (self.package / "vocab.py").write_text("one = 1", encoding="utf-8")

    def state(self) -> str:
        """What the launcher says of the engine."""
        script = 'root=$1; venv=$1/.venv; . "$1/tools/engine.sh"; state_of_engine'
        command = ["sh", "-euc", script, "sh", str(self.root)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def library(self) -> str:
        """What stands in the library that the launcher would run."""
        return (self.venv / "engine" / "lib" / "jajna" / "vocab.so").read_text(encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House(tmp_path)
    monkeypatch.setattr(sys, "prefix", str(made.venv))
    monkeypatch.setenv("JAJNA_ROOT", str(made.root))
    monkeypatch.setenv("JAJNA_LANG", "en")
    return made


def build(**environment: str) -> Result:
    return CliRunner().invoke(main, ["build"], env=environment)


def test_what_was_compiled_runs_from_then_on(house: House) -> None:
    assert house.state() == "none"
    done = build()
    assert done.exit_code == 0, done.output
    assert "runs it from now on" in done.stdout
    assert house.state() == "fits"
    assert house.library() == "compiled"
    assert (house.venv / "engine" / "lib" / "jajna" / "__main__.py").is_file()


def test_the_next_build_takes_the_place_of_the_last(house: House) -> None:
    build()
    (house.package / "vocab.py").write_text("three = 3", encoding="utf-8")
    assert house.state() == "stale"
    assert build(MAKES="compiled again").exit_code == 0
    assert (house.state(), house.library()) == ("fits", "compiled again")


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"CODE": "3"}, "no C compiler with Python's headers was found"),
        ({"CODE": "3", "JAJNA_LANG": "es"}, "no se encontró un compilador de C"),
        ({"CODE": "4"}, "--trained needs GCC"),
        ({"CODE": "1"}, "could not be compiled"),
        ({"EDITS": "1"}, "a source was edited meanwhile"),
        ({"PLAYS": "interpreted"}, "doesn't play"),
        ({"PLAYS": "\\"}, "doesn't play"),
    ],
)
def test_what_fails_says_why_and_installs_nothing(
    house: House, environment: dict[str, str], said: str
) -> None:
    done = build(**environment)
    assert done.exit_code == 1
    assert said in done.stderr
    assert house.state() == "none"


@pytest.mark.parametrize("environment", [{"CODE": "1"}, {"PLAYS": "interpreted"}])
def test_what_fails_leaves_the_engine_that_was_there(
    house: House, environment: dict[str, str]
) -> None:
    build()
    assert build(MAKES="other", **environment).exit_code == 1
    assert (house.state(), house.library()) == ("fits", "compiled")
    assert len(list((house.venv / "engines").iterdir())) == 1


def test_why_it_could_not_be_compiled_stands_in_the_file_that_is_named(house: House) -> None:
    done = build(CODE="1")
    log = house.root / ".cache" / "engine" / "build.log"
    assert str(log) in done.stderr.replace("\n", "")
    assert "a reason" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_kill_leaves_the_engine_that_was_there(house: House, number: signal.Signals) -> None:
    build()
    begun = house.root / ".cache" / "engine" / "begun"
    begun.unlink()
    # What runs in the background of a shell ignores interrupts unless it says otherwise.
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        f"sys.prefix = {str(house.venv)!r}; from jajna.cli import main; main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", script, "build"],
        env={**os.environ, "WAITS": "1", "MAKES": "other"},
        stderr=subprocess.DEVNULL,
    )
    compiler = int(waited_for(begun))
    process.send_signal(number)
    assert process.wait() != 0
    assert (house.state(), house.library()) == ("fits", "compiled")
    if number is signal.SIGINT:
        with pytest.raises(ProcessLookupError):
            os.kill(compiler, 0)
    else:
        assert "another" in build().stderr
        os.kill(compiler, signal.SIGKILL)


def waited_for(path: Path) -> str:
    """What is written into a file, once it is."""
    for _ in range(600):
        if path.is_file() and (text := path.read_text(encoding="utf-8")):
            return text
        time.sleep(0.1)
    raise AssertionError(f"nobody writes {path}")


def test_only_the_launcher_builds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JAJNA_ROOT")
    done = build()
    assert done.exit_code == 1
    assert "pip install" in done.stderr


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("stale", "have changed since"),
        ("damaged", "are damaged"),
        ("fits", "are damaged"),
        ("none", ""),
    ],
)
def test_an_engine_that_does_not_run_is_told_of(
    found: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "build_name", lambda: "interpreted")
    monkeypatch.setattr(builds, "why_plain", lambda: "")
    done = CliRunner().invoke(main, ["--version"], env={"JAJNA_ENGINE": found, "JAJNA_LANG": "en"})
    assert done.exit_code == 0
    assert said in done.stderr
    assert bool(done.stderr) == bool(said)
