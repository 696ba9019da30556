"""Myriad. CR 702.116."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

CAT = 2
HERALD = creature("Herald", 3, 3, "Myriad")


def test_702_116a_a_token_attacks_each_other_opponent_and_is_exiled_afterwards() -> None:
    at = table(3)
    at.battlefield(ANN, HERALD)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Herald", at=BOB)
    at.choose(True)
    at.resolve_all()
    made = at.game.zones.battlefield[-1]
    assert at.game.object(made).tapped
    assert at.game.turn.combat is not None and at.game.turn.combat.attacking(made) == CAT
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(BOB), at.life(CAT)) == (17, 17)
    assert at.names_in(Zone.BATTLEFIELD) == ["Herald"]


def test_702_116a_nobody_has_to_make_it() -> None:
    at = table(3)
    at.battlefield(ANN, HERALD)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Herald", at=BOB)
    at.choose(False)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Herald"]


def test_702_116a_with_one_opponent_nothing_is_made() -> None:
    at = table()
    at.battlefield(ANN, HERALD)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Herald", at=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Herald"]


def test_702_116b_each_instance_triggers() -> None:
    at = table(3)
    at.battlefield(ANN, creature("Herald", 3, 3, "Myriad\nMyriad"))
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Herald", at=BOB)
    at.choose(True, True)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Herald"] * 3
