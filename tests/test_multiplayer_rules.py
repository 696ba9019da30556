"""Each rule of multiplayer games and of Commander has a test, or the ledger says why not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from conformance import SHOWN, Row, missing_tests
from examples import read_ledger
from rule_pages import EDITION
from tests.seen import at_least

CONFORMANCE: Final = Path(__file__).resolve().parent / "conformance"
LEDGER: Final = CONFORMANCE / "multiplayer.toml"
MISTAKES: Final = CONFORMANCE / "mistakes.toml"
RULE: Final = re.compile(r"^((?:80\d|81[01]|903)\.\d+[a-z]?)\.? ", re.MULTILINE)
"""The rules of 800-811 and 903, with their letters."""
SECTIONS: Final = ("500", "800.4", "801", "810", "903.4", "903.7", "903.8", "903.9", "903.10a")
"""The rules that other programs got wrong."""


def test_every_rule_of_the_edition_is_in_the_ledger_once(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    rules = at_least(200, dict.fromkeys(RULE.findall(text)))
    assert sorted(read_ledger(LEDGER).examples) == sorted(rules)


def test_what_shows_a_rule_is_there() -> None:
    rows = [
        Row(rule, "CR", rule, "", ("current",), SHOWN, tests)
        for rule, tests in read_ledger(LEDGER).played.items()
    ]
    assert all(row.tests for row in at_least(140, rows))
    assert missing_tests(rows) == []


def test_what_is_missing_is_said_in_a_sentence() -> None:
    for reason in at_least(30, read_ledger(LEDGER).open.values()):
        assert reason[0].isupper()
        assert reason.endswith(".")


def test_each_mistake_of_other_programs_is_shown_to_be_none_here() -> None:
    ledger = read_ledger(MISTAKES)
    rows = [
        Row(name, "CR", name, "", ("current",), SHOWN, tests)
        for name, tests in ledger.played.items()
    ]
    assert ledger.open == {}
    assert all(row.tests for row in at_least(30, rows))
    assert missing_tests(rows) == []


def test_each_rule_that_others_got_wrong_has_its_mistakes() -> None:
    rows = list(read_ledger(MISTAKES).played)
    assert [one for one in SECTIONS if not any(row.startswith(one) for row in rows)] == []


def test_what_shows_a_mistake_is_named_for_its_rule() -> None:
    tests = {test for named in read_ledger(MISTAKES).played.values() for test in named}
    unnamed = [one for one in tests if not re.search(r"::test_\d{3}_", one)]
    assert unnamed == []
