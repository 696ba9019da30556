"""The page of trials says what the lists of trials count."""

from __future__ import annotations

import re
from typing import Final

import examples
import read_by_hand
import rulings
from tests.conftest import ROOT

PAGE: Final = ROOT / "docs" / "trials.md"
NUMBER: Final = re.compile(r"\d[\d,]*")


def row(beginning: str) -> list[int]:
    """The numbers in the line of the table that begins so."""
    (line,) = [
        line
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"| {beginning}")
    ]
    cells = line.strip("| ").split("|")[1:]
    return [int(one.replace(",", "")) for cell in cells for one in NUMBER.findall(cell)]


def test_the_rulings_are_counted() -> None:
    lines = rulings.read_lines()
    verdicts = [line.verdict for line in lines]
    played = sum(verdict in rulings.PLAYED for verdict in verdicts)
    failed = played - verdicts.count("held")
    tried, failed_first, *rest = row("Rulings drawn by seed")
    assert (tried, failed_first) == (played, failed)
    assert rest[-1] == verdicts.count("uncompiled")
    share = f"Of the rulings played, {failed / played:.1%}".replace("%", " %")
    assert share in PAGE.read_text(encoding="utf-8")


def test_the_examples_are_counted() -> None:
    ledger = examples.read_ledger()
    tried, _, remaining, *_ = row("Examples of the Comprehensive Rules")
    assert tried == len(ledger.examples)
    assert remaining == len(ledger.open)


def test_the_cards_read_by_hand_are_counted() -> None:
    verdicts = [line.verdict for line in read_by_hand.read_lines()]
    tried, misread, *_ = row("Cards read by hand")
    assert tried == sum(verdict in read_by_hand.READ for verdict in verdicts)
    assert misread == verdicts.count("misread")
