"""The documentation names what there is."""

from __future__ import annotations

import re
from typing import Final

import architecture
from jajna.cli import main
from tests.conftest import ROOT

PACKAGE: Final = ROOT / "src/jajna"
PRESENT: Final = {
    path.stem
    for path in PACKAGE.iterdir()
    if path.suffix == ".py" or (path / "__init__.py").is_file()
}
NOT_LISTED: Final = {"__init__", "__main__"}


def test_the_table_of_packages_is_that_of_the_architecture_tests() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.*?) \|", text, re.MULTILINE)
    lines = [tuple(name for name in line if name in PRESENT) for line in architecture.LINES]
    assert [int(number) for number, _ in rows] == list(range(1, len(lines) + 1))
    assert [tuple(re.findall(r"`(\w+)`", names)) for _, names in rows] == lines


def test_every_module_and_package_has_its_line() -> None:
    assert set(architecture.LINE_OF) >= PRESENT - NOT_LISTED


def test_every_command_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(f"`./jajna {name}" in text or f"./jajna {name}\n" in text for name in main.commands)
