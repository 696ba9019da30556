"""Tribute. CR 702.104."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, creature
from tests.table import table

ORACLE = creature(
    "Oracle", 1, 1, "Tribute 2\nWhen ~ enters, if tribute wasn't paid, you gain 5 life."
)


def entering(pays: bool) -> Table:
    """Ann casts the creature and her opponent decides."""
    at = table()
    at.hand(ANN, ORACLE)
    ask_again(at)
    at.act(ANN, "cast Oracle")
    at.choose(pays)
    at.resolve_all()
    return at


def test_702_104a_the_opponent_may_put_counters_on_it() -> None:
    at = entering(True)
    assert at.power_toughness("Oracle") == (3, 3)


def test_702_104b_paid_tribute_leaves_the_ability_untriggered() -> None:
    assert entering(True).life(ANN) == 20


def test_702_104b_if_it_was_not_paid_the_ability_triggers() -> None:
    at = entering(False)
    assert at.power_toughness("Oracle") == (1, 1)
    assert at.life(ANN) == 25


def test_702_104a_of_several_opponents_its_controller_chooses_one() -> None:
    at = table(3)
    at.hand(ANN, ORACLE)
    ask_again(at)
    at.act(ANN, "cast Oracle")
    at.choose(BOB, True)
    at.resolve_all()
    assert at.power_toughness("Oracle") == (3, 3)
