"""The example of a learner learns and measures; without PyTorch it is only read."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT

EXAMPLE: Final = ROOT / "examples" / "ppo.py"


def run(*arguments: object) -> str:
    """What the example prints."""
    done = subprocess.run(
        [sys.executable, "-P", str(EXAMPLE), *map(str, arguments)],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_names_only_what_there_is() -> None:
    imported = [
        f"{node.module}.{one.name}"
        for node in ast.walk(ast.parse(EXAMPLE.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("jajna")
        for one in node.names
    ]
    assert len(imported) > 4
    for name in imported:
        module, _, what = name.rpartition(".")
        assert hasattr(__import__(module, fromlist=[what]), what), name


@pytest.mark.slow
def test_the_example_learns_keeps_what_it_learned_and_measures(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is no part of the environment of the checks")
    kept = tmp_path / "learned.pt"
    few = ("--envs", 4, "--processes", 1, "--steps", 16, "--games", 4)
    learned = run("--minutes", 0.05, "--save", kept, *few)
    assert "of 4: " in learned
    assert run("--load", kept, *few) == learned.splitlines()[-1] + "\n"
