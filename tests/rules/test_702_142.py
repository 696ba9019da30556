"""Boast. CR 702.142."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, creature
from tests.table import table

RAIDER = creature("Raider", 2, 2, "Boast — {0}: Put a +1/+1 counter on ~.")


def attacked() -> Table:
    """The creature has attacked; it is Ann's second main phase."""
    at = table()
    at.battlefield(ANN, RAIDER)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    return at


def test_702_142a_only_if_the_creature_attacked_this_turn() -> None:
    at = table()
    at.battlefield(ANN, RAIDER)
    ask_again(at)
    assert at.why_not(ANN, "activate Raider.0") is not None


def test_702_142a_after_it_attacked_once_each_turn() -> None:
    at = attacked()
    at.act(ANN, "activate Raider.0")
    at.resolve()
    assert at.power_toughness("Raider") == (3, 3)
    assert at.why_not(ANN, "activate Raider.0") is not None


def test_702_142a_not_in_the_next_turn() -> None:
    at = attacked()
    at.to_turn(BOB)
    assert at.why_not(ANN, "activate Raider.0") is not None
