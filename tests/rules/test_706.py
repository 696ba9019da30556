"""Rolling dice. CR 706."""

from __future__ import annotations

import pytest

from jajna.judge import ANN, Table
from jajna.kernel.chance import Chance
from jajna.kernel.context import Context
from jajna.mechanics.actions.dice import DieRolled, RollDie
from tests.mechanics.bench import cast, permanent, table, text_card

TABLE = "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 10 life.\n20 | You gain 100 life."


def rolls(at: Table) -> list[DieRolled]:
    return [event for event in at.game.log if isinstance(event, DieRolled)]


@pytest.mark.parametrize("sides", [4, 6, 20])
def test_706_1_every_result_from_one_to_the_number_of_sides_comes_up(sides: int) -> None:
    at = table()
    at.begin(ANN)
    seen = {at.game.chance.below(sides) + 1 for _ in range(40 * sides)}
    RollDie(sides).do(at.game, Context(0, ANN), None)
    assert seen == set(range(1, sides + 1))
    assert 1 <= rolls(at)[-1].number <= sides


def test_706_2_the_result_is_what_the_text_counts() -> None:
    at = table()
    cast(at, "Roll a six-sided die. You gain life equal to the result.")
    assert at.life(ANN) == 20 + rolls(at)[0].number


@pytest.mark.parametrize(("result", "gained"), [(1, 1), (9, 1), (10, 10), (19, 10), (20, 100)])
def test_706_3a_the_row_for_the_result_is_followed(result: int, gained: int) -> None:
    at = table()
    at.hand(ANN, text_card("Adventure", "Sorcery", TABLE, cost="{0}"))
    at.act(ANN, "cast Adventure")
    seed = next(seed for seed in range(1000) if Chance(seed).below(20) + 1 == result)
    at.game.chance = Chance(seed)
    at.resolve()
    assert [roll.number for roll in rolls(at)] == [result]
    assert at.life(ANN) == 20 + gained


def test_706_1_rolling_a_die_triggers() -> None:
    at = table()
    at.battlefield(
        ANN, permanent("Watcher", text="Whenever you roll one or more dice, you gain 1 life.")
    )
    cast(at, "Roll a d20.")
    at.resolve()
    assert len(rolls(at)) == 1
    assert at.life(ANN) == 21
