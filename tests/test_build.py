"""The build under test is the one that was asked for, and the scaffold agrees with itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from compile_package import (
    c_files_to_compile,
    mirror,
    modules_to_compile,
    path_from,
    write_annotations,
)
from hatch_build import COMPILER_REQUIREMENTS
from jajna.cards.nodes import load_nodes
from jajna.ir.base import Node
from jajna.simulation.build import NO_COMPILER
from jajna.text import templates
from jajna.text.templates import fields_of
from tests.conftest import ROOT, build_of, why_not_build

LOCKS: Final = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")
PIN: Final = re.compile(r"^([a-z0-9-]+)==(\S+)( ;.*?)? \\$", re.MULTILINE)


def pins(lock: str) -> set[tuple[str, str]]:
    """Give the (name, version) pairs that a lock file pins."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return {(match[1], match[2]) for match in PIN.finditer(text)}


def test_a_library_is_the_compiled_build_and_a_source_file_is_not() -> None:
    assert build_of("jajna/vocab.cpython-311-x86_64-linux-gnu.so") == "compiled"
    assert build_of("jajna/vocab.cp311-win_amd64.pyd") == "compiled"
    assert build_of("jajna/vocab.py") == "interpreted"


def test_the_wrong_build_is_refused_with_both_names() -> None:
    assert why_not_build("interpreted", "interpreted") is None
    assert why_not_build("compiled", None) is None
    reason = why_not_build("interpreted", "compiled")
    assert reason is not None
    assert "interpreted" in reason
    assert "compiled" in reason


def test_an_unknown_expectation_is_refused() -> None:
    reason = why_not_build("interpreted", "fast")
    assert reason is not None
    assert "'fast'" in reason


def test_the_locks_pin_the_same_versions() -> None:
    runtime = pins("requirements.lock")
    assert {name for name, _ in runtime} >= {"click", "rich", "msgspec", "hatchling"}
    assert runtime <= pins("requirements-dev.lock")


def test_what_compiles_is_the_same_in_all_builds() -> None:
    wanted = (ROOT / "tools" / "compiler-requirements.in").read_text(encoding="utf-8")
    assert wanted.splitlines()[1:] == COMPILER_REQUIREMENTS
    builds = pins("requirements-build.lock")
    assert {name for name, _ in builds} >= {"mypy", "setuptools", "librt"}
    assert pins("requirements.lock") <= builds <= pins("requirements-dev.lock")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


def test_the_compiled_modules_are_those_of_the_engine(tmp_path: Path) -> None:
    for name in ("vocab.py", "oracle/read.py", "kernel/zones.py", "kernel/casting/steps.py"):
        module = tmp_path / "jajna" / name
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text("", encoding="utf-8")
    names = [path.as_posix() for path in modules_to_compile(tmp_path)]
    assert names == ["jajna/vocab.py", "jajna/kernel/casting/steps.py", "jajna/kernel/zones.py"]


def test_the_build_notes_what_compiled_classes_forget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "annotations.json"
    write_annotations(ROOT / "src", modules_to_compile(ROOT / "src"), file)
    monkeypatch.setattr(templates, "ANNOTATIONS", file)
    load_nodes()
    seen = 0
    waiting: list[type[Node]] = [Node]
    while waiting:
        kind = waiting.pop()
        derived: list[type[Node]] = type.__subclasses__(kind)
        waiting += [one for one in derived if one.__module__.startswith("jajna.")]
        told = {name: vars(field) for name, field in fields_of(kind).items()}
        noted = {name: vars(field) for name, field in fields_of(_forgetful(kind)).items()}
        assert noted == told, kind
        seen += len(told)
    assert seen > 1500


def _forgetful(kind: type[Node]) -> type:
    """A class that knows of its fields, and of those above it, only the names."""
    above = [one for one in kind.__mro__ if issubclass(one, Node)]
    made: type = object
    for one in reversed(above):
        names: list[str] = list(getattr(one, "__annotations__", {}))
        facts: dict[str, object] = {
            "__module__": one.__module__,
            "__match_args__": one.__match_args__,
            "__annotations__": dict.fromkeys(names, object),
        }
        made = type(one.__name__, (made,), facts)
    return made


def test_a_mirror_drops_what_is_gone_and_leaves_what_is_the_same(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    source.mkdir()
    (source / "kept.py").write_text("kept = 1\n", encoding="utf-8")
    (source / "gone.py").write_text("gone = 1\n", encoding="utf-8")
    mirror(source, copy)
    written = (copy / "kept.py").stat().st_mtime_ns
    (source / "gone.py").unlink()
    mirror(source, copy)
    assert [path.name for path in copy.iterdir()] == ["kept.py"]
    assert (copy / "kept.py").stat().st_mtime_ns == written


def test_only_c_files_that_changed_are_compiled(tmp_path: Path) -> None:
    times = {"old.h": 1, "made.c": 2, "changed.c": 9, "new.c": 2, "made.o": 5, "changed.o": 5}
    for name, seconds in times.items():
        (tmp_path / name).write_text("", encoding="utf-8")
        os.utime(tmp_path / name, (seconds, seconds))
    sources = [str(tmp_path / f"{name}.c") for name in ("made", "changed", "new")]
    objects = [str(tmp_path / f"{name}.o") for name in ("made", "changed", "new")]
    assert c_files_to_compile(sources, objects, [tmp_path / "old.h"]) == sources[1:]
    os.utime(tmp_path / "old.h", (7, 7))
    assert c_files_to_compile(sources, objects, [tmp_path / "old.h"]) == sources


def test_what_plays_to_be_counted_finds_what_was_installed_to_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "isolated")
    assert path_from(tmp_path).split(os.pathsep) == [str(tmp_path), "isolated"]
    monkeypatch.delenv("PYTHONPATH")
    assert path_from(tmp_path) == str(tmp_path)


def build_wheel(folder: Path, **switches: str) -> subprocess.CompletedProcess[str]:
    """Build the package without a C compiler."""
    environment = {name: text for name, text in os.environ.items() if name != "JAJNA_MYPYC"}
    environment |= {"CC": "false", "TMPDIR": str(folder), **switches}
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def note_in(folder: Path) -> str | None:
    """What the one wheel in a folder notes of not being compiled."""
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as inside:
        if "jajna/plain.txt" not in inside.namelist():
            return None
        return inside.read("jajna/plain.txt").decode().strip()


def test_without_a_c_compiler_the_plain_package_says_that_it_is_one(tmp_path: Path) -> None:
    done = build_wheel(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "no working C compiler" in done.stderr
    assert note_in(tmp_path) == NO_COMPILER
    assert [path.suffix for path in tmp_path.iterdir()] == [".whl"], "nothing is left behind"


def test_a_plain_package_that_was_asked_for_says_nothing(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, JAJNA_MYPYC="0")
    assert done.returncode == 0, done.stderr
    assert note_in(tmp_path) is None


@pytest.mark.parametrize("switch", ["require", "trained"])
def test_a_compiled_package_that_was_asked_for_is_no_other(tmp_path: Path, switch: str) -> None:
    done = build_wheel(tmp_path, JAJNA_MYPYC=switch)
    assert done.returncode != 0
    assert "JAJNA_MYPYC=0 builds the plain package" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_switch_that_is_unknown_is_refused_with_those_there_are(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, JAJNA_MYPYC="maybe")
    assert done.returncode != 0
    assert "JAJNA_MYPYC is 'maybe'; it may be auto, 0, 1, require, trained" in done.stderr


def test_no_library_lies_in_the_source_tree() -> None:
    found = [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)]
    assert found == [], "these would shadow edited modules; remove them"


STUB: Final = """\
#!/bin/sh
# A Python that makes no environment and builds no wheel, but says that it was asked to.
case "$*" in
    *ensurepip*) exit 0 ;;
    *"-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    *" wheel "*)
        while [ "$1" != --wheel-dir ]; do shift; done
        mkdir -p "$2"
        echo "$JAJNA_MYPYC" >"$2/jajna-$(basename "$(dirname "$(dirname "$0")")").whl" ;;
esac
"""


def wheels(folder: Path, pythons: list[str], *versions: str) -> subprocess.CompletedProcess[str]:
    """Run a copy of tools/wheels in a folder, where only these versions of Python are found."""
    (folder / "tools").mkdir()
    script = folder / "tools" / "wheels"
    script.write_bytes((ROOT / "tools" / "wheels").read_bytes())
    path = folder / "path"
    path.mkdir()
    for version in pythons:
        stub = path / f"python{version}"
        stub.write_text(STUB, encoding="utf-8")
        stub.chmod(0o755)
    return subprocess.run(
        ["/bin/sh", str(script), *versions],
        env={"PATH": f"{path}:/usr/bin:/bin"}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_one_command_builds_a_compiled_wheel_for_each_version(tmp_path: Path) -> None:
    done = wheels(tmp_path, ["3.97", "3.98"], "3.97", "3.98")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["dist/jajna-3.97.whl", "dist/jajna-3.98.whl"]
    for version in ("3.97", "3.98"):
        made = tmp_path / "dist" / f"jajna-{version}.whl"
        assert made.read_text(encoding="utf-8") == "1\n", "it is to be compiled"


def test_no_wheel_is_built_if_a_python_is_missing(tmp_path: Path) -> None:
    done = wheels(tmp_path, ["3.97"], "3.97", "3.99")
    assert done.returncode == 1
    assert "install python3.99 with the venv module" in done.stderr
    assert not (tmp_path / "dist").exists()
