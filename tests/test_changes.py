"""What is new stands in ``changes/``, a file for each change, under a heading of the changelog."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT

CHANGES: Final = ROOT / "changes"
HEADINGS: Final = re.compile(r"^### (.+)$", re.MULTILINE)
NAME: Final = re.compile(r"\+[a-z0-9-]+\.([a-z]+)\.md")
MOST_WORDS: Final = 60


def headings() -> dict[str, str]:
    """The headings, by what the name of a file says for them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        known = tomllib.load(file)["tool"]["towncrier"]["type"]
    return {one["directory"]: one["name"] for one in known}


def named_wrongly(names: list[str]) -> list[str]:
    """The names of files that the changelog would not find."""
    known = headings()
    found = [(name, NAME.fullmatch(name)) for name in names]
    return [name for name, match in found if match is None or match[1] not in known]


def files() -> list[Path]:
    """The files that are there, without what keeps the folder."""
    return [path for path in sorted(CHANGES.iterdir()) if path.name != ".gitkeep"]


def test_every_change_is_found_by_its_name() -> None:
    assert CHANGES.is_dir()
    assert named_wrongly([path.name for path in files()]) == []


@pytest.mark.parametrize("name", ["cascade.md", "+cascade.md", "+cascade.other.md", "12.rules.md"])
def test_another_name_is_noticed(name: str) -> None:
    assert named_wrongly(["+cascade.rules.md", name]) == [name]


def test_a_change_is_a_sentence_or_two() -> None:
    for path in files():
        text = path.read_text(encoding="utf-8").strip()
        assert text.endswith((".", ").")), path.name
        assert "\n\n" not in text and len(text.split()) <= MOST_WORDS, path.name


def test_the_changelog_has_the_headings_in_their_order() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = changelog.partition("\n## 0.1.0\n")[2]
    assert HEADINGS.findall(first) == list(headings().values())
