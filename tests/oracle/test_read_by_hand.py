"""The lists of cards that were read by hand are those of their draws, and long enough."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import read_by_hand
from jajna.cards.mtgjson import CardData

READINGS: Final = (
    (read_by_hand.LEDGER, read_by_hand.draw, 300),
    (read_by_hand.LEDGER_AGAIN, read_by_hand.draw_again, 200),
)
"""Each list with its draw, and how many cards were read at least."""


@pytest.mark.parametrize(("ledger", "enough"), [(one[0], one[2]) for one in READINGS])
def test_the_list_goes_by_rank(ledger: Path, enough: int) -> None:
    lines = read_by_hand.read_lines(ledger)
    assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
    assert sum(line.verdict in read_by_hand.READ for line in lines) >= enough
    assert all(bool(line.why) == (line.verdict == "misread") for line in lines)


def test_nothing_is_read_twice() -> None:
    read = [
        line.card
        for ledger, _, _ in READINGS
        for line in read_by_hand.read_lines(ledger)
        if line.verdict in read_by_hand.READ
    ]
    assert len(read) == len(set(read))


@pytest.mark.slow
@pytest.mark.parametrize(("ledger", "draw"), [one[:2] for one in READINGS])
def test_the_list_is_that_of_the_draw(
    shared: Path, ledger: Path, draw: Callable[[Path], list[CardData]]
) -> None:
    if not (shared / "corpus").is_dir():
        pytest.skip("no corpus")
    lines = read_by_hand.read_lines(ledger)
    drawn = draw(shared)[: len(lines)]
    assert [line.card for line in lines] == [card.name for card in drawn]
