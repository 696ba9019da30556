"""Creatures with defender that attack those who attacked. CR 508.1c, 609.4, 702.3b."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.kernel.combat.attackers import why_not_attack
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import CAT, table

SENTINELS = creature(
    "Sentinels",
    2,
    9,
    "Defender\nSentinels can attack players who attacked you during their last turn as though it "
    "didn't have defender.",
)


def attacked(*players: int) -> Table:
    """These opponents of Ann have attacked her in their turns before hers."""
    at = table(3, ann=[SENTINELS], bob=["Bear"], step=None)
    at.battlefield(CAT, "Giant", permanent("Walker", "Legendary Planeswalker"))
    at.object("Walker").counters = {"loyalty": 9}
    at.begin(BOB)
    for seat, name in ((BOB, "Bear"), (CAT, "Giant")):
        at.to_turn(seat)
        at.attack(*((name,) if seat in players else ()), at=ANN)
    at.to_turn(ANN)
    return at


def test_609_4_a_player_who_attacked_is_attacked() -> None:
    at = attacked(CAT)
    at.attack("Sentinels", at=CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(CAT) == 18


def test_702_3b_a_player_who_didnt_attack_is_not() -> None:
    at = attacked(CAT)
    with pytest.raises(IllegalAnswerError):
        at.attack("Sentinels", at=BOB)


def test_702_3b_planeswalkers_of_who_attacked_are_not() -> None:
    at = attacked(CAT)
    with pytest.raises(IllegalAnswerError):
        at.attack("Sentinels", at="Walker")


def test_702_3b_if_nobody_attacked_it_cant_attack() -> None:
    at = attacked()
    assert why_not_attack(at.game, at.id("Sentinels"), BOB) is not None


def test_508_1k_only_the_latest_turn_of_the_player_counts() -> None:
    at = attacked(BOB)
    for seat in (BOB, CAT, ANN):
        at.to_turn(seat)
    assert why_not_attack(at.game, at.id("Sentinels"), BOB) is not None


def test_702_3b_without_defender_it_attacks_anybody() -> None:
    at = attacked(CAT)
    at.game.objects[at.id("Sentinels")].now.cannot = 0
    assert why_not_attack(at.game, at.id("Sentinels"), BOB) is None
    assert why_not_attack(at.game, at.id("Sentinels"), CAT) is None
