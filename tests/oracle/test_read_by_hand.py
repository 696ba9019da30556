"""The list of cards that were read by hand is that of a draw, and long enough."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import read_by_hand

ENOUGH: Final = 300


def test_the_list_goes_by_rank() -> None:
    lines = read_by_hand.read_lines()
    assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
    assert sum(line.verdict in read_by_hand.READ for line in lines) >= ENOUGH
    assert all(bool(line.why) == (line.verdict == "misread") for line in lines)


@pytest.mark.slow
def test_the_list_is_that_of_the_draw(shared: Path) -> None:
    if not (shared / "corpus").is_dir():
        pytest.skip("no corpus")
    lines = read_by_hand.read_lines()
    drawn = read_by_hand.draw(shared)[: len(lines)]
    assert [line.card for line in lines] == [card.name for card in drawn]
