"""What an import loads, and that the kernel's modules can be imported in any order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import jajna
import jajna.oracle
from tests.conftest import loaded_file

SOURCE = str(Path(loaded_file()).parent.parent)


def loaded(statement: str) -> set[str]:
    """The modules of Jajna that a fresh interpreter has loaded after a statement."""
    script = f"{statement}\nimport sys\nprint(*[m for m in sys.modules if m.startswith('jajna')])"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_importing_jajna_loads_no_rules() -> None:
    assert loaded("import jajna") == {"jajna"}


def test_the_pool_of_cards_doesn_t_load_the_compiler() -> None:
    found = loaded("import jajna.cards.pool; jajna.cards.pool.Pool().card('Forest')")
    assert "jajna.mechanics.actions.damage" in found
    assert "jajna.oracle.compiler" not in found
    assert "jajna.oracle.lines" not in found


def test_every_public_name_is_found() -> None:
    for package in (jajna, jajna.oracle):
        for name in package.__all__:
            assert getattr(package, name) is not None
            assert name in dir(package)


def test_another_name_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match="module 'jajna' has no attribute 'Dragon'"):
        getattr(jajna, "Dragon")  # noqa: B009
    with pytest.raises(AttributeError, match=r"module 'jajna\.oracle' has no attribute 'Dragon'"):
        getattr(jajna.oracle, "Dragon")  # noqa: B009


@pytest.mark.parametrize("module", ["paying", "door", "casting.legality", "resolve", "priority"])
def test_a_module_of_the_kernel_can_be_imported_first(module: str) -> None:
    assert f"jajna.kernel.{module}" in loaded(f"import jajna.kernel.{module}")
