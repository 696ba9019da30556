"""Support. CR 701.41."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

LEADER = creature("Leader", 1, 1, "When ~ enters, support 2.")


def test_701_41a_each_of_up_to_so_many_target_creatures_gets_a_counter() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Support 2.", ("Bear", "Giant"))
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Giant") == (6, 6)


def test_701_41a_fewer_may_be_chosen() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    cast(at, "Support 2.", ("Bear",))
    assert at.power_toughness("Giant") == (5, 5)


def test_701_41a_a_permanent_does_not_support_itself() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, LEADER)
    ask_again(at)
    at.act(ANN, "cast Leader")
    at.choose(("Bear",))
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Leader") == (1, 1)
