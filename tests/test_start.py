"""`./jajna` and `./check`: what they install, when, and what they do about what was left undone.

A shell script plays Python: it notes each installation and can be told to fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, final

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the start scripts are for POSIX shells")

PYTHON: Final = """#!/bin/sh
case "$*" in
    -c*) exit "${OLD:-0}" ;;
    *venv\\ --clear*)
        for folder in "$@"; do :; done
        rm -rf "$folder"
        mkdir -p "$folder/bin"
        cp "$0" "$folder/bin/python"
        echo "version = 3.11" >"$folder/pyvenv.cfg"
        echo "venv" >>"$NOTES"
        ;;
    *pip\\ install*) echo "pip" "$@" >>"$NOTES"; exit "${PIP_FAILS:-0}" ;;
    *jajna*) echo "started" "$@"
        [ -z "${TELL:-}" ] || echo "${JAJNA_ENGINE:-}|${PYTHONPATH:-}|${JAJNA_ROOT:-}"
        ;;
esac
"""
NAMES: Final = ("python3.13", "python3.12", "python3.11", "python3", "python")


COPIED: Final = (
    "jajna",
    "check",
    "pyproject.toml",
    "requirements.lock",
    "requirements-build.lock",
    "requirements-dev.lock",
    "tools/environment.sh",
    "tools/engine.sh",
    "tools/page.sh",
    "tools/compile_package.py",
)


@final
class House:
    """A copy of what the start scripts need, in a folder with a space in its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "the house"
        self.notes = folder / "notes"
        self.python = folder / "bin"
        (self.root / "tools").mkdir(parents=True)
        (self.root / "src" / "jajna").mkdir(parents=True)
        (self.root / "src" / "jajna" / "vocab.py").write_text("one = 1\n", encoding="utf-8")
        for name in COPIED:
            shutil.copy2(ROOT / name, self.root / name)
        self.python.mkdir()
        for name in NAMES:
            (self.python / name).write_text(PYTHON, encoding="utf-8")
            (self.python / name).chmod(0o755)

    def start(
        self, *arguments: str, by: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Start `jajna` (or the script `by`) from another folder."""
        return subprocess.run(
            [str(by or self.root / "jajna"), *arguments],
            cwd=self.folder,
            env={"PATH": f"{self.python}:/usr/bin:/bin", "NOTES": str(self.notes), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def installed(self) -> list[str]:
        """Give the notes of the installations since the last call."""
        lines = self.notes.read_text(encoding="utf-8").splitlines() if self.notes.exists() else []
        self.notes.unlink(missing_ok=True)
        return lines

    def make_engine(self) -> Path:
        """Put an engine beside the package, as ``jajna build`` does; its folder."""
        venv = self.root / ".venv"
        library = venv / "engines" / "1" / "lib" / "jajna"
        library.mkdir(parents=True)
        (library / "vocab.so").write_text("compiled\n", encoding="utf-8")
        (venv / "engine").symlink_to("engines/1")
        script = (
            'root=$1; venv=$1/.venv; . "$1/tools/engine.sh"; '
            'sum_of_sources >"$venv/engine/sources.stamp"; '
            'sum_of_engine "$venv/engine" >"$venv/engine/files.stamp"'
        )
        subprocess.run(["sh", "-euc", script, "sh", str(self.root)], check=True)
        return library

    def engine(self, path: str = "") -> tuple[str, str]:
        """What the launcher says of the engine, and the search path it gives to Python."""
        found = self.start("--version", TELL="1", PYTHONPATH=path).stdout.splitlines()[-1]
        state, given, _ = found.split("|")
        return state, given


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_the_first_start_installs_the_lock_by_hash_and_the_package(house: House) -> None:
    done = house.start("play", "--seed", "7")
    environment, packages, package = house.installed()
    assert done.returncode == 0
    assert done.stdout == "started -P -m jajna play --seed 7\n"
    assert environment == "venv"
    assert "--require-hashes" in packages
    assert packages.endswith("the house/requirements.lock")
    assert "--no-deps --no-build-isolation --editable" in package


def test_a_later_start_installs_nothing_and_says_nothing(house: House) -> None:
    house.start()
    house.installed()
    done = house.start()
    assert house.installed() == []
    assert done.stderr == ""


def test_a_start_by_symlink_finds_the_house(house: House) -> None:
    (house.folder / "one").symlink_to("the house/jajna")
    (house.folder / "two").symlink_to("one")
    done = house.start("sim", by=house.folder / "two")
    assert done.stdout == "started -P -m jajna sim\n"


def test_a_new_lock_is_installed_into_the_same_environment(house: House) -> None:
    house.start()
    house.installed()
    with (house.root / "requirements.lock").open("a", encoding="utf-8") as lock:
        lock.write("# changed\n")
    house.start()
    assert [line.split()[0] for line in house.installed()] == ["pip", "pip"]


def test_an_installation_that_failed_is_made_anew(house: House) -> None:
    done = house.start(PIP_FAILS="1")
    assert done.returncode == 1
    assert "requirements.lock could not be installed" in done.stderr
    assert done.stdout == ""
    house.installed()
    assert house.start().returncode == 0
    assert house.installed()[0] == "venv"


def test_a_house_that_was_moved_is_installed_anew(house: House) -> None:
    house.start()
    house.installed()
    house.root = house.root.rename(house.folder / "elsewhere")
    assert house.start().returncode == 0
    assert house.installed()[0] == "venv"


def test_the_environment_of_another_checkout_is_left_alone(house: House) -> None:
    house.start()
    house.installed()
    theirs = house.root / ".venv"
    house.root = Path(shutil.copytree(house.root, house.folder / "another", symlinks=True))
    shutil.rmtree(house.root / ".venv")
    (house.root / ".venv").symlink_to(theirs)
    refused = house.start()
    assert refused.returncode == 1
    assert "is a link to the environment of" in refused.stderr
    assert house.installed() == []
    (house.root / ".venv").unlink()
    assert house.start().returncode == 0
    assert house.installed()[0] == "venv"


def test_the_lock_of_a_process_that_is_gone_is_taken_over(house: House) -> None:
    gone = subprocess.Popen(["true"])
    gone.wait()
    (house.root / ".venv.lock").mkdir()
    (house.root / ".venv.lock" / "owner").write_text(f"{gone.pid}\n", encoding="utf-8")
    assert house.start().returncode == 0
    assert not (house.root / ".venv.lock").exists()


def test_an_old_python_is_refused_with_the_version_that_is_needed(house: House) -> None:
    done = house.start(OLD="1")
    assert done.returncode == 1
    assert "Python 3.11 or later is needed" in done.stderr


def test_check_refuses_an_unknown_option_before_it_installs(house: House) -> None:
    done = house.start("--quick", by=house.root / "check")
    assert done.returncode == 2
    assert "--quick" in done.stderr
    assert house.installed() == []


def test_check_says_what_it_does(house: House) -> None:
    done = house.start("--help", by=house.root / "check")
    assert done.returncode == 0
    assert "--fast" in done.stdout


def test_without_an_engine_the_plain_package_runs(house: House) -> None:
    assert house.engine() == ("none", "")


def test_an_engine_that_fits_runs_before_what_else_is_on_the_path(house: House) -> None:
    house.start()
    house.make_engine()
    library = str(house.root / ".venv" / "engine" / "lib")
    assert house.engine() == ("fits", library)
    assert house.engine("mine") == ("fits", f"{library}:mine")


def test_what_python_keeps_of_a_module_changes_no_engine(house: House) -> None:
    house.start()
    cache = house.make_engine() / "__pycache__"
    cache.mkdir()
    (cache / "vocab.cpython-311.pyc").write_text("", encoding="utf-8")
    assert house.engine()[0] == "fits"


@pytest.mark.parametrize(
    "name",
    [
        "src/jajna/vocab.py",
        "tools/compile_package.py",
        "requirements-build.lock",
        ".venv/pyvenv.cfg",
    ],
)
def test_an_engine_is_stale_once_that_changes_of_which_it_was_made(house: House, name: str) -> None:
    house.start()
    house.make_engine()
    usual = (house.root / name).stat()
    with (house.root / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    os.utime(house.root / name, ns=(usual.st_atime_ns, usual.st_mtime_ns))
    assert house.engine() == ("stale", "")


def test_an_engine_is_stale_once_a_source_is_gone_or_new(house: House) -> None:
    house.start()
    house.make_engine()
    (house.root / "src" / "jajna" / "new.py").write_text("", encoding="utf-8")
    assert house.engine() == ("stale", "")
    (house.root / "src" / "jajna" / "new.py").unlink()
    assert house.engine()[0] == "fits"
    (house.root / "src" / "jajna" / "vocab.py").unlink()
    assert house.engine() == ("stale", "")


def test_an_engine_with_a_file_that_is_cut_off_or_gone_does_not_run(house: House) -> None:
    house.start()
    library = house.make_engine() / "vocab.so"
    library.write_text("compi", encoding="utf-8")
    assert house.engine() == ("damaged", "")
    library.unlink()
    assert house.engine() == ("damaged", "")


@pytest.mark.parametrize("stamp", ["sources.stamp", "files.stamp"])
def test_an_engine_that_was_never_finished_does_not_run(house: House, stamp: str) -> None:
    house.start()
    house.make_engine()
    (house.root / ".venv" / "engine" / stamp).unlink()
    assert house.engine() == ("damaged", "")


def test_build_installs_what_compiles_and_runs_the_plain_package(house: House) -> None:
    house.start()
    house.make_engine()
    house.installed()
    done = house.start("build", TELL="1")
    assert done.stdout.splitlines() == ["started -P -m jajna build", f"||{house.root}"]
    assert "requirements-build.lock" in house.installed()[0]
    assert house.start("build").returncode == 0
    assert house.installed() == []


def test_the_help_of_build_installs_nothing_more(house: House) -> None:
    house.start()
    house.installed()
    house.start("build", "--help")
    assert house.installed() == []


def test_an_environment_with_the_tools_of_tests_compiles_too(house: House) -> None:
    house.start(by=house.root / "check")
    house.installed()
    house.start("build")
    assert house.installed() == []
