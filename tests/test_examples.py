"""Each example of the Comprehensive Rules is played by a test, or the ledger says why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conformance import SHOWN, Row, missing_tests
from examples import examples_in, read_ledger
from rule_pages import EDITION
from tests.seen import at_least

TEXT: Final = """\
100.1. A rule.
Example: One.

100.1a A subrule, see rule 200.2.

Example: Two.
Example: Three.
200.2. Another.
"""


def test_examples_are_counted_by_rule() -> None:
    assert examples_in(TEXT) == ["100.1 1", "100.1a 1", "100.1a 2"]


def test_every_example_of_the_edition_is_in_the_ledger(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    assert sorted(read_ledger().examples) == sorted(examples_in(text))


def test_no_example_is_both_played_and_open() -> None:
    ledger = read_ledger()
    assert ledger.played.keys() & ledger.open.keys() == set()


def test_what_plays_an_example_is_there() -> None:
    rows = [
        Row(name, "CR", name, "", ("current",), SHOWN, tests)
        for name, tests in read_ledger().played.items()
    ]
    assert all(row.tests for row in at_least(200, rows))
    assert missing_tests(rows) == []


def test_what_is_missing_is_said_in_a_sentence() -> None:
    for reason in at_least(30, read_ledger().open.values()):
        assert reason[0].isupper()
        assert reason.endswith(".")
