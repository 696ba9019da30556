"""The attack left and attack right options, and teams whose players alternate. CR 803, 811.

Not here: 811.2 (which options are used is said by ``Variant``; the range of influence that 811.2a
recommends isn't limited).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError, VariantError
from jajna.judge import Table
from jajna.kernel.start.setup import new_game
from jajna.variant import (
    ALTERNATING_TEAMS,
    ATTACK_LEFT,
    ATTACK_RIGHT,
    ATTACKS_LEFT,
    ATTACKS_RIGHT,
    FREE_FOR_ALL,
    TEAMS_OF_TWO,
    Variant,
)
from tests.mechanics.bench import BEAR, cast, permanent
from tests.rules.giants import ANN, BOB, CAT, DAN
from tests.table import table


def attackers_of(variant: Variant) -> Table:
    """A game of four in which Ann has a Bear, with which she can attack."""
    at = table(4, ann=["Bear"], variant=variant)
    at.to_question(Kind.ATTACKERS)
    return at


def attackable(at: Table) -> list[int]:
    """What Ann's Bear can attack."""
    assert at.asked is not None
    assert at.asked.pairs is not None
    return sorted(at.asked.pairs.able[at.id("Bear")])


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        (FREE_FOR_ALL, [BOB, CAT, DAN]),
        (ATTACK_LEFT, [BOB]),
        (ATTACK_RIGHT, [DAN]),
        (ALTERNATING_TEAMS, [BOB, DAN]),
    ],
)
def test_803_1_whom_creatures_can_attack(variant: Variant, expected: list[int]) -> None:
    at = table(4, ann=["Bear"], variant=variant)
    at.ask_anyway(Kind.ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    assert attackable(at) == expected


@pytest.mark.parametrize(("variant", "other"), [(ATTACK_LEFT, "Cat"), (ATTACK_RIGHT, "Bob")])
def test_803_1_others_cannot_be_attacked(variant: Variant, other: str) -> None:
    at = attackers_of(variant)
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at=other)


@pytest.mark.parametrize(("variant", "owner", "able"), [(ATTACK_LEFT, BOB, True),
                                                        (ATTACK_LEFT, CAT, False),
                                                        (ATTACK_RIGHT, DAN, True),
                                                        (ATTACK_RIGHT, BOB, False)])  # fmt: skip
def test_803_1_planeswalkers_of_those_who_can_be_attacked(
    variant: Variant, owner: int, able: bool
) -> None:
    at = table(4, ann=["Bear"], variant=variant, step=None)
    walker = permanent("Walker", "Planeswalker — Jace", "[+1]: Draw a card.")
    at.put(owner, at.object("Bear").zone, walker, counters={"loyalty": 3})
    at.begin(ANN)
    at.ask_anyway(Kind.ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    assert (at.id("Walker") in attackable(at)) is able


LEFT_IN_TEAMS = replace(TEAMS_OF_TWO, attacks=ATTACKS_LEFT)
RIGHT_IN_TEAMS = replace(TEAMS_OF_TWO, attacks=ATTACKS_RIGHT)


@pytest.mark.parametrize(("variant", "expected"), [(LEFT_IN_TEAMS, []), (RIGHT_IN_TEAMS, [DAN])])
def test_803_1_nobody_if_the_nearest_opponent_is_more_than_one_seat_away(
    variant: Variant, expected: list[int]
) -> None:
    at = table(4, ann=["Bear"], variant=variant)
    at.ask_anyway(Kind.ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert at.asked.pairs.able.get(at.id("Bear"), []) == expected


@pytest.mark.parametrize(
    ("variant", "gone", "next_one"), [(ATTACK_LEFT, BOB, CAT), (ATTACK_RIGHT, DAN, CAT)]
)
def test_803_1_who_has_left_sits_between_nobody(variant: Variant, gone: int, next_one: int) -> None:
    at = table(4, ann=["Bear"], variant=variant)
    at.game.concede(gone)
    at.to_question(Kind.ATTACKERS)
    assert attackable(at) == [next_one]


def test_811_1_teams_are_of_equal_size() -> None:
    with pytest.raises(VariantError):
        new_game([[BEAR] * 20] * 5, variant=ALTERNATING_TEAMS)


def test_811_3_no_one_sits_beside_a_teammate() -> None:
    at = table(6, variant=ALTERNATING_TEAMS)
    assert at.game.players.team(ANN) == [0, 2, 4]
    assert at.game.players.opponents(ANN) == [1, 3, 5]


def test_811_4_who_is_not_beside_you_cannot_be_attacked() -> None:
    at = table(6, ann=["Bear"], variant=ALTERNATING_TEAMS)
    at.to_question(Kind.ATTACKERS)
    assert attackable(at) == [1, 5]


def test_811_5_teammates_who_sit_apart_do_not_see_each_others_hands() -> None:
    at = table(4, variant=ALTERNATING_TEAMS)
    at.hand(CAT, "Bear")
    assert at.game.view(ANN).players[CAT].hand == []


def test_104_2c_the_last_team_wins_with_who_has_lost() -> None:
    at = table(4, variant=ALTERNATING_TEAMS)
    at.game.concede(CAT)
    at.game.concede(BOB)
    assert not at.game.over
    cast(at, "Target player loses the game.", "Dan")
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, CAT)
