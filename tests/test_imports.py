"""What an import loads, and that modules can be imported in any order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_the_pool_of_cards_doesn_t_load_the_compiler() -> None:
    found = loaded("import jajna.cards.pool; jajna.cards.pool.Pool().card('Forest')")
    assert "jajna.mechanics.actions.damage" in found
    assert "jajna.oracle.compiler" not in found
    assert "jajna.oracle.lines" not in found


def test_every_public_name_is_found() -> None:
    for name in jajna.oracle.__all__:
        assert getattr(jajna.oracle, name) is not None
        assert name in dir(jajna.oracle)


def test_another_name_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match=r"module 'jajna\.oracle' has no attribute 'Dragon'"):
        getattr(jajna.oracle, "Dragon")  # noqa: B009


@pytest.mark.parametrize(
    "module",
    [
        "kernel.paying",
        "kernel.casting.legality",
        "events",
        "ir.costs",
        "mechanics.keywords.shielding",
        "mechanics.statics",
    ],
)
def test_a_module_can_be_imported_first(module: str) -> None:
    assert f"jajna.{module}" in loaded(f"import jajna.{module}")
