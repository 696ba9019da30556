"""Permanents that enter with an additional counter by another's ability. CR 614.1d, 614.12."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

EACH = "Each other creature you control enters with an additional +1/+1 counter on it."


def with_master(text: str = EACH) -> Table:
    """A table where Ann controls a creature with this ability."""
    at = table()
    at.battlefield(ANN, creature("Master", text=text))
    return at


def enter(at: Table, player: int = ANN, name: str = "Squire") -> tuple[int, int]:
    """What power and toughness a 2/2 creature has that a player casts."""
    at.begin(player)
    at.hand(player, creature(name))
    ask_again(at)
    at.act(player, f"cast {name}")
    at.resolve_all()
    return at.power_toughness(name)


def test_614_1d_other_creatures_enter_with_a_counter_more() -> None:
    at = with_master()
    assert enter(at) == (3, 3)
    assert at.power_toughness("Master") == (2, 2)


def test_614_12_it_is_judged_by_who_will_control_it() -> None:
    at = with_master()
    assert enter(at, BOB) == (2, 2)


def test_614_12_what_enters_at_the_same_time_is_not_affected_by_it() -> None:
    at = table()
    at.hand(ANN, creature("Master", text=EACH))
    ask_again(at)
    at.act(ANN, "cast Master")
    at.resolve_all()
    assert at.power_toughness("Master") == (2, 2)


def test_614_1d_tokens_enter_with_it_too_and_two_effects_both_apply() -> None:
    at = with_master("Creature tokens you control enter with an additional +1/+1 counter on them.")
    at.battlefield(ANN, creature("Other Master", text=EACH))
    cast(at, "Create a 2/2 green Bear creature token.")
    at.resolve_all()
    assert at.power_toughness("Bear Token") == (4, 4)


def test_113_6b_it_works_where_it_says_that_it_is() -> None:
    text = (
        "As long as ~ is in your graveyard, each creature you control enters with an additional "
        "+1/+1 counter on it."
    )
    at = table()
    at.battlefield(ANN, creature("Ghost", text=text))
    assert enter(at) == (2, 2)
    at.graveyard(ANN, creature("Spirit", text=text))
    assert enter(at, name="Page") == (3, 3)


def test_614_1d_a_condition_is_judged_as_it_enters() -> None:
    text = "As long as an opponent lost life this turn, each other creature you control enters with"
    at = with_master(f"{text} an additional +1/+1 counter on it.")
    assert enter(at) == (2, 2)
    cast(at, "Each opponent loses 1 life.")
    at.resolve_all()
    at.hand(ANN, creature("Page"))
    ask_again(at)
    at.act(ANN, "cast Page")
    at.resolve_all()
    assert at.power_toughness("Page") == (3, 3)


@pytest.mark.parametrize(
    "text",
    [
        "Each creature you control enters with an additional +1/+1 counter on them.",
        "Each creatures you control enters with an additional +1/+1 counter on it.",
        "Each player enters with an additional +1/+1 counter on it.",
        "Creatures you control enters with an additional +1/+1 counter on them.",
    ],
)
def test_614_1d_what_is_said_otherwise_is_refused(text: str) -> None:
    assert not compile_line(text, False).meanings


def test_614_1d_a_permanent_that_is_no_creature_counts_them_too() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Shrine",
            text="Legendary creatures you control enter with an additional +1/+1 counter on them.",
        ),
    )
    assert enter(at) == (2, 2)
    at.hand(ANN, creature("Queen", types="Legendary Creature"))
    ask_again(at)
    at.act(ANN, "cast Queen")
    at.resolve_all()
    assert at.power_toughness("Queen") == (3, 3)
