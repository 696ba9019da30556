"""Melee. CR 702.121."""

from __future__ import annotations

from jajna.decision import Assign, Several
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

CAT = 2
KNIGHT = creature("Knight", 2, 2, "Melee")


def test_702_121a_it_grows_for_each_opponent_attacked() -> None:
    at = table(3)
    at.battlefield(ANN, KNIGHT, "Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.game.answer(Several((Assign(at.id("Knight"), BOB), Assign(at.id("Bear"), CAT))))
    at.resolve_all()
    assert at.power_toughness("Knight") == (4, 4)


def test_702_121a_several_attackers_of_one_opponent_count_once() -> None:
    at = table(3)
    at.battlefield(ANN, KNIGHT, "Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Knight", "Bear", at=BOB)
    at.resolve_all()
    assert at.power_toughness("Knight") == (3, 3)


def test_702_121b_each_instance_triggers() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", 2, 2, "Melee\nMelee"))
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Knight", at=BOB)
    at.resolve_all()
    assert at.power_toughness("Knight") == (4, 4)
