"""Exchange. CR 701.12."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table

EXCHANGE = (
    "Exchange control of target artifact or creature and another target permanent that shares one "
    "of those types with it."
)


def test_701_12b_control_of_two_of_one_of_the_types_is_exchanged() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant", "Relic")
    cast(at, EXCHANGE, "Bear", "Giant")
    assert at.object("Bear").controller == BOB
    assert at.object("Giant").controller == ANN
    assert at.object("Relic").controller == BOB
