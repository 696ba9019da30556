"""Enlist. CR 702.154."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

CAPTAIN = creature("Captain", 1, 3, "Enlist")
OX = creature("Ox", 4, 4)
FOAL = creature("Foal", 3, 1)


def attacking(text: str = "Enlist") -> Table:
    """Ann's Captain attacks Bob; the answer to its offer is still to come."""
    at = table(ann=[creature("Captain", 1, 3, text), OX, creature("Cub", 2, 2)])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Captain", at=BOB)
    return at


def test_702_154a_it_gets_the_power_of_the_creature_that_is_tapped() -> None:
    at = attacking()
    at.answer(True)
    at.answer("Ox")
    at.resolve_all()
    assert at.power_toughness("Captain") == (5, 3)
    assert at.object("Ox").tapped


def test_702_154a_nothing_happens_if_nothing_is_tapped() -> None:
    at = attacking()
    at.answer(False)
    at.to(Step.DECLARE_BLOCKERS)
    assert at.power_toughness("Captain") == (1, 3)
    assert not at.object("Ox").tapped


def test_702_154a_a_creature_chosen_to_attack_cannot_help() -> None:
    at = table(ann=[CAPTAIN, creature("Sentry", 2, 2, "Vigilance")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Captain", "Sentry", at=BOB)
    assert at.asked is None or at.asked.kind is not Kind.MAY


def test_702_154a_a_creature_that_came_this_turn_helps_only_with_haste() -> None:
    at = table(ann=[CAPTAIN])
    at.battlefield(ANN, FOAL, sick=True)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Captain", at=BOB)
    assert at.asked is None or at.asked.kind is not Kind.MAY


def test_702_154a_with_haste_it_helps_at_once() -> None:
    at = table(ann=[CAPTAIN])
    at.battlefield(ANN, creature("Foal", 3, 1, "Haste"), sick=True)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Captain", at=BOB)
    at.answer(True)
    at.resolve_all()
    assert at.power_toughness("Captain") == (4, 3)


def test_702_154b_the_power_counts_as_the_ability_resolves() -> None:
    at = attacking()
    at.answer(True)
    at.answer("Ox")
    cast(at, "Put two +1/+1 counters on target creature.", "Ox")
    at.resolve_all()
    assert at.power_toughness("Captain") == (7, 3)


def test_702_154c_what_waits_for_enlisting_triggers() -> None:
    at = attacking(text="Enlist\nWhenever this creature enlists a creature, you gain 2 life.")
    at.answer(True)
    at.answer("Ox")
    at.answer_next()
    at.resolve_all()
    assert at.life(ANN) == 22


def test_702_154d_each_of_two_taps_a_creature_of_its_own() -> None:
    at = attacking(text="Enlist\nEnlist")
    at.answer(True)
    at.answer(True)
    at.answer("Ox")
    at.answer_next()
    at.resolve_all()
    assert at.power_toughness("Captain") == (7, 3)
    assert at.object("Cub").tapped


def test_702_154d_one_of_two_does_not_give_the_power_twice() -> None:
    at = attacking(text="Enlist\nEnlist")
    at.answer(True)
    at.answer(False)
    at.answer("Ox")
    at.resolve_all()
    assert at.power_toughness("Captain") == (5, 3)
