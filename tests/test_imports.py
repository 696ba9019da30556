"""What an import loads, and that modules can be imported in any order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import jajna.judge
import jajna.oracle
import jajna.rl
from tests.conftest import loaded_file

SOURCE = str(Path(loaded_file()).parent.parent)
TERMINAL_AND_DATA: Final = ("rich", "msgspec", "sqlite3", "yaml", "platformdirs")
"""Libraries that only some commands need."""
OWN: Final = {"decks": "deck_lists"}
"""Modules of commands that have another name."""


def all_loaded(statement: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after a statement."""
    script = f"{statement}\nimport sys\nprint(); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def loaded(statement: str) -> set[str]:
    """The modules of Jajna that a fresh interpreter has loaded after a statement."""
    return {name for name in all_loaded(statement) if name.startswith("jajna")}


def loaded_by(*command: str) -> set[str]:
    """The modules that a command of the command line loads."""
    return all_loaded(f"import jajna.cli; jajna.cli.main({command!r}, standalone_mode=False)")


def packages(modules: set[str]) -> set[str]:
    """The packages of Jajna, and its modules beside them, that hold the modules."""
    parts = [name.split(".") for name in modules if name.startswith("jajna.")]
    return {part[1] for part in parts}


def test_the_pool_of_cards_doesn_t_load_the_compiler() -> None:
    found = loaded("import jajna.cards.pool; jajna.cards.pool.Pool().card('Forest')")
    assert "jajna.mechanics.things.damage" in found
    assert "jajna.oracle.compiler" not in found
    assert "jajna.oracle.lines" not in found


@pytest.mark.parametrize("command", [("--version",), ("--help",), ("--lang", "es", "--help")])
def test_what_tells_of_all_commands_loads_none(command: tuple[str, ...]) -> None:
    found = loaded_by(*command)
    assert {name for name in found if name.startswith("jajna.cli.")} == {
        "jajna.cli.builds",
        "jajna.cli.languages",
        "jajna.cli.mistakes",
        "jajna.cli.commands",
        "jajna.cli.streams",
    }
    assert packages(found) == {
        "cli",
        "era",
        "era_switches",
        "errors",
        "limits",
        "messages",
        "simulation",
        "text",
        "typed",
        "vocab",
    }
    assert found.isdisjoint(TERMINAL_AND_DATA)


@pytest.mark.parametrize("command", [("about",), ("era", "list"), ("era", "show", "2003-07")])
def test_what_tells_of_rules_and_texts_loads_no_engine(command: tuple[str, ...]) -> None:
    found = loaded_by(*command)
    assert packages(found).isdisjoint({"ir", "kernel", "mechanics", "oracle", "cards", "formats"})
    assert "rich" not in found


@pytest.mark.parametrize(
    ("command", "left_alone"),
    [
        (
            ("cards", "set"),
            ("jajna.cli.card_data", "urllib.request", "jajna.kernel", "jajna.judge"),
        ),
        (("collection", "list"), ("jajna.cli.deck_lists", "jajna.cli.play", "jajna.kernel.game")),
        (
            ("decks",),
            ("jajna.cli.editor_session", "jajna.cli.play", "jajna.agents", "jajna.replay"),
        ),
        (("glossary", "stack"), ("jajna.cli.cards", "jajna.cards.coverage", "jajna.judge")),
        (("handbook",), ("jajna.cli.cards", "jajna.kernel", "jajna.judge")),
    ],
)
def test_a_command_loads_what_it_uses(
    command: tuple[str, ...], left_alone: tuple[str, ...]
) -> None:
    found = loaded_by(*command)
    assert f"jajna.cli.{OWN.get(command[0], command[0])}" in found
    assert found.isdisjoint(left_alone)


@pytest.mark.parametrize("package", [jajna.oracle, jajna.judge, jajna.rl])
def test_every_public_name_is_found(package: ModuleType) -> None:
    for name in package.__all__:
        assert getattr(package, name) is not None
        assert name in dir(package)


@pytest.mark.parametrize("package", [jajna.oracle, jajna.judge, jajna.rl])
def test_another_name_is_refused_by_name(package: ModuleType) -> None:
    with pytest.raises(AttributeError, match=rf"'{package.__name__}' has no attribute 'Dragon'"):
        getattr(package, "Dragon")  # noqa: B009


def test_without_its_extra_the_environments_say_what_they_need() -> None:
    script = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import jajna.rl\n"
        "try: jajna.rl.DuelEnv\n"
        "except ModuleNotFoundError as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert done.stdout == "jajna.rl needs gymnasium: pip install 'jajna[rl]'\n"


@pytest.mark.parametrize(
    "module",
    [
        "kernel.resolution.paying",
        "kernel.casting.stack_triggers",
        "kernel.casting.legality",
        "events",
        "ir.costs",
        "mechanics.keywords.protection",
        "mechanics.rules",
    ],
)
def test_a_module_can_be_imported_first(module: str) -> None:
    assert f"jajna.{module}" in loaded(f"import jajna.{module}")
