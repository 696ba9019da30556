"""The rules of casual variants: each has a test named for it, or a reason why not. CR 9."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
REASONS = HERE.parent / "conformance" / "rules.toml"


def named() -> set[str]:
    """The rules that tests of the sections are named for."""
    found: set[str] = set()
    sections = [HERE / f"test_{one}.py" for one in ("901", "902", "904", "905", "905_noted")]
    drafts = [HERE.parent / "limited" / f"test_{one}.py" for one in ("drafts", "conspiracy_drafts")]
    for path in (*sections, *drafts):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^def test_(\w+)", text, re.MULTILINE):
            for rule in re.findall(r"(?<![0-9])(90[1245])_(\d+[a-z]?)(?![0-9a-z])", name):
                found.add(".".join(rule))
    return found


def test_every_rule_has_a_test_or_a_reason(shared: Path) -> None:
    text = (shared / "reference/rules/2026-01-16.txt").read_text(encoding="utf-8")
    rules = set(re.findall(r"^(90[1245]\.\d+[a-z]?)\.? ", text, re.MULTILINE))
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))["untested"]
    tested = named()
    assert len(rules) >= 80
    assert rules - tested - set(reasons) == set()
    assert set(reasons) - rules == set()
    assert set(reasons) & tested == set()
