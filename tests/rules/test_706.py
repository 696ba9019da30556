"""Rolling dice. CR 706."""

from __future__ import annotations

import pytest

from jajna.judge import ANN, BOB, Table
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.context import Context
from jajna.mechanics.things.dice import DieRolled, RollDie
from jajna.vocab import Zone
from tests.mechanics.bench import cast, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

TABLE = "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 10 life.\n20 | You gain 100 life."


def rolls(at: Table) -> list[DieRolled]:
    return [event for event in at.game.history.log if isinstance(event, DieRolled)]


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


def seeded(at: Table, sides: int, *results: int) -> None:
    """Let the next dice come up so."""
    for seed in range(200_000):
        chance = Chance(seed)
        if all(chance.below(sides) + 1 == one for one in results):
            at.game.chance = Chance(seed)
            return
    raise AssertionError(f"no seed gives {results}")


def roll(at: Table, text: str, sides: int, *results: int) -> None:
    """Ann casts a sorcery of this text, and the dice come up so."""
    at.hand(ANN, text_card("Adventure", "Sorcery", text, cost="{0}"))
    at.act(ANN, "cast Adventure")
    seeded(at, sides, *results)
    at.resolve()


def test_706_2_a_modifier_is_added_before_the_table_is_read() -> None:
    at = table()
    at.hand(ANN, creature("First"), creature("Second"))
    text = "Roll a d20 and add the number of cards in your hand.\n1—14 | You gain 1 life."
    roll(at, text + "\n15+ | You gain 10 life.", 20, 13)
    assert [(one.natural, one.number) for one in rolls(at)] == [(13, 15)]
    assert at.life(ANN) == 30


def test_706_2_a_modifier_may_be_subtracted() -> None:
    at = table()
    at.hand(ANN, creature("First"))
    text = "Roll a d20 and subtract the number of cards in your hand.\n1—9 | You gain 1 life."
    roll(at, text, 20, 1)
    assert [one.number for one in rolls(at)] == [0]
    assert at.life(ANN) == 20


def test_706_3b_what_is_chosen_before_the_roll_is_spoken_of_in_the_table() -> None:
    at = table()
    [other] = at.battlefield(BOB, "Bear")
    text = (
        "Choose target creature, then roll a d20.\n1—9 | Tap that creature.\n"
        "10—20 | Destroy that creature."
    )
    at.hand(ANN, text_card("Adventure", "Sorcery", text, cost="{0}"))
    at.act(ANN, "cast Adventure", other)
    seeded(at, 20, 5)
    at.resolve()
    assert at.game.object(other).tapped


def test_706_4_one_of_two_results_is_chosen_and_the_other_is_used_too() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(20)])
    at.hand(
        ANN,
        text_card(
            "Adventure",
            "Sorcery",
            "Roll two d8 and choose one result. Draw cards equal to that result. Then you gain "
            "life equal to the other result.",
            cost="{0}",
        ),
    )
    at.act(ANN, "cast Adventure")
    seeded(at, 8, 3, 7)
    at.choose("3")
    at.resolve()
    assert len(at.game.players[ANN].hand) == 3
    assert at.life(ANN) == 27


def test_706_6_the_lower_of_two_rolls_never_happened() -> None:
    at = table()
    at.battlefield(ANN, permanent("Watcher", text="Whenever you roll a die, you gain 100 life."))
    text = "Roll two d20 and ignore the lower roll.\n1—14 | You gain 1 life.\n15—20 | Draw a card."
    roll(at, text, 20, 4, 12)
    at.resolve()
    assert [one.number for one in rolls(at)] == [12]
    assert at.life(ANN) == 121


def test_706_6_one_more_die_is_rolled_and_the_lowest_ignored() -> None:
    at = table()
    pixie = "If you would roll one or more dice, instead roll that many dice plus one and ignore "
    at.battlefield(ANN, creature("Pixie", text=pixie + "the lowest roll."))
    roll(at, "Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 10 life.", 20, 3, 11)
    assert [one.number for one in rolls(at)] == [11]
    assert at.life(ANN) == 30


def test_706_6_only_your_own_rolls_get_another_die() -> None:
    at = table()
    pixie = "If you would roll one or more dice, instead roll that many dice plus one and ignore "
    at.battlefield(BOB, creature("Pixie", text=pixie + "the lowest roll."))
    roll(at, "Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 10 life.", 20, 3, 11)
    assert [one.number for one in rolls(at)] == [3]


@pytest.mark.parametrize(("result", "drawn"), [(19, 0), (20, 1)])
def test_706_2_the_highest_natural_result_triggers(result: int, drawn: int) -> None:
    at = table()
    at.library(ANN, creature("Top"))
    text = "Whenever you roll a die's highest natural result, draw a card."
    at.battlefield(ANN, permanent("Ward", text=text))
    roll(at, "Roll a d20.\n1—20 | You gain 1 life.", 20, result)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.\n1—9 | You gain 1 life.\n10—20 | You gain 10 life.",
        "Roll a d20. Draw a card.\n1—9 | You gain 1 life.\n10—20 | You gain 10 life.",
        "Roll a d20.\n1—9 | You gain 1 life.\nMore | You gain 10 life.",
    ],
)
def test_706_3_a_table_stands_after_a_roll_and_has_results(text: str) -> None:
    assert compiled(text, "Sorcery").face is None


def test_706_1_one_of_several_targets_is_destroyed_at_random() -> None:
    at = table()
    at.battlefield(ANN, "Relic")
    at.battlefield(BOB, "Bear", "Giant")
    at.begin(ANN)
    text = (
        "Choose target nonland permanent you control and up to two target nonland permanents you "
        "don't control. Destroy one of them at random."
    )
    cast(at, text, ["Bear", "Giant"])
    assert len(at.names_in(Zone.BATTLEFIELD)) == 2
