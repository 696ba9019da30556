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
        echo "venv" >>"$NOTES"
        ;;
    *pip\\ install*) echo "pip" "$@" >>"$NOTES"; exit "${PIP_FAILS:-0}" ;;
    *jajna*) echo "started" "$@" ;;
esac
"""
NAMES: Final = ("python3.13", "python3.12", "python3.11", "python3", "python")


@final
class House:
    """A copy of what the start scripts need, in a folder with a space in its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "the house"
        self.notes = folder / "notes"
        self.python = folder / "bin"
        (self.root / "tools").mkdir(parents=True)
        for name in ("jajna", "check", "tools/environment.sh", "pyproject.toml"):
            shutil.copy2(ROOT / name, self.root / name)
        for name in ("requirements.lock", "requirements-dev.lock"):
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
