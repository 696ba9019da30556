"""The programs of the user guide run, and the Spanish guide has the same ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT

GUIDE: Final = ROOT / "docs/guide"
PAGES: Final = ("index", "agent", "position", "card")
ENGLISH_ONLY: Final = ("learning",)
PROGRAM: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs(page: str) -> list[str]:
    """The programs of a page, each of which goes on where the one before it ended."""
    return PROGRAM.findall((GUIDE / f"{page}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [*PAGES, *ENGLISH_ONLY])
def test_the_programs_of_a_page_run(page: str, tmp_path: Path) -> None:
    found = programs(page)
    assert len(found) > 1
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(found)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "JAJNA_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_first_agent_and_the_position_are_as_short_as_they_say() -> None:
    agent, position = programs("agent")[0], programs("position")[0]
    assert sum(bool(line.strip()) for line in agent.splitlines()) <= 20
    assert sum(bool(line.strip()) for line in position.splitlines()) <= 10


def test_the_spanish_guide_has_the_same_programs() -> None:
    assert programs("guia") == [one for page in PAGES for one in programs(page)]
