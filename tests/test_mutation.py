"""The tool that turns conditions finds them, and turns just the one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import mutation

TEXT: Final = """
LIMIT = 3 if True else 4

class Gate:
    def opens(self, key: int, worn: bool) -> bool:
        if key > LIMIT and not worn:
            return True
        return key == 7

def sizes(found: list[int]) -> list[int]:
    return [one for one in found if one > 2]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "gate.py").write_text(TEXT)
    monkeypatch.setattr(mutation, "SOURCE", tmp_path)
    return "gate.py"


def conditions(module: str) -> list[mutation.Site]:
    return mutation.sites_of(module, mutation.SOURCE / module)


def test_each_part_of_a_condition_in_a_function_is_one(module: str) -> None:
    found = [(site.function, site.text) for site in conditions(module)]
    assert found == [
        ("Gate.opens", "key > LIMIT"),
        ("Gate.opens", "worn"),
        ("Gate.opens", "key == 7"),
        ("sizes", "one > 2"),
    ]


@pytest.mark.parametrize(
    ("place", "value", "key", "worn", "opened"),
    [
        (0, True, 2, False, True),
        (0, False, 5, False, False),
        (1, True, 5, False, False),
        (1, False, 5, True, True),
        (2, True, 2, True, True),
        (2, False, 7, True, False),
    ],
)
def test_a_turned_condition_is_what_it_is_turned_into(
    module: str, place: int, value: bool, key: int, worn: bool, opened: bool
) -> None:
    space: dict[str, object] = {}
    exec(mutation.turned_code(conditions(module)[place], value), space)
    gate = space["Gate"]
    assert isinstance(gate, type)
    assert gate().opens(key, worn) is opened


def test_a_changed_text_is_not_turned(module: str) -> None:
    site = conditions(module)[0]._replace(text="key < LIMIT")
    assert mutation.turned_code(site, True).co_consts == mutation.changed(module, {}).co_consts
