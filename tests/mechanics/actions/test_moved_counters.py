"""Counters of several kinds that are moved. CR 107.1c, 122.5."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import PLUS_COUNTER
from tests.mechanics.bench import ANN, cast, creature
from tests.table import table

GOLDBERRY = creature(
    "Goldberry",
    1,
    3,
    "{0}: Move a counter of each kind not on Goldberry from another target permanent you control "
    "onto Goldberry.\n{0}: Move one or more counters from Goldberry onto another target permanent "
    "you control. If you do, draw a card.",
)


def with_counters(own: dict[str, int], other: dict[str, int]) -> Table:
    """Ann's Goldberry and Bear have these counters."""
    at = table(ann=[GOLDBERRY, "Bear"])
    at.object("Goldberry").counters = own
    at.object("Bear").counters = other
    return at


def counters(at: Table) -> list[dict[str, int]]:
    return [at.object(name).counters for name in ("Goldberry", "Bear")]


def test_122_5_one_of_each_kind_that_it_lacks_is_moved() -> None:
    at = with_counters({"charge": 1}, {"charge": 3, "flying": 1, PLUS_COUNTER: 2})
    at.act(ANN, "activate Goldberry")
    at.resolve()
    assert counters(at) == [
        {"charge": 1, "flying": 1, PLUS_COUNTER: 1},
        {"charge": 3, PLUS_COUNTER: 1},
    ]


def test_107_1c_of_each_kind_as_many_as_chosen_are_moved() -> None:
    at = with_counters({"charge": 2, PLUS_COUNTER: 3}, {})
    at.act(ANN, "activate Goldberry.1")
    at.choose(2, 0)
    at.resolve()
    moved = counters(at)[1]
    assert sum(moved.values()) == 2
    assert len(moved) == 1
    assert len(at.game.players[ANN].hand) == 1


def test_107_1c_at_least_one_is_moved() -> None:
    at = with_counters({"charge": 2, PLUS_COUNTER: 3}, {})
    at.act(ANN, "activate Goldberry.1")
    at.choose(0, 0)
    with pytest.raises(IllegalAnswerError):
        at.resolve()


def test_608_2c_nothing_is_drawn_if_none_can_be_moved() -> None:
    at = with_counters({}, {"charge": 1})
    at.act(ANN, "activate Goldberry.1")
    at.resolve()
    assert len(at.game.players[ANN].hand) == 0
    cast(at, "Draw a card.")
    assert len(at.game.players[ANN].hand) == 1
