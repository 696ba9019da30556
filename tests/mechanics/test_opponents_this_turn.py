"""What happened to opponents this turn, and how they are. CR 608.2h, 601.3, 119.1."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import CAT, table

LORD = creature("Lord", text="You can't cast this spell unless an opponent lost life this turn.")
RIOT = creature(
    "Riot",
    text="Creature spells you cast cost {1} less to cast for each 1 life your opponents have lost "
    "this turn.",
)
BIG = creature("Big", cost="{5}")
STONE = permanent("Stone", text="{T}: Add {C}.")


def losing(*lost: tuple[int, int]) -> Table:
    """Ann's turn against two opponents, in which players lost so much life."""
    at = table(3, ann=[RIOT, STONE], hand=[LORD, BIG])
    for player, number in lost:
        cast(at, f"You lose {number} life.", by=player)
    at.resolve_all()
    ask_again(at)
    return at


@pytest.mark.parametrize(("player", "able"), [(ANN, False), (BOB, True), (CAT, True)])
def test_601_3_it_cant_be_cast_unless_an_opponent_lost_life(player: int, *, able: bool) -> None:
    assert (losing((player, 1)).why_not(ANN, "cast Lord") is None) == able


def test_601_3_an_opponent_who_lost_life_and_then_the_game_counts() -> None:
    at = losing((CAT, 20))
    assert not at.game.players[CAT].in_game
    assert at.why_not(ANN, "cast Lord") is None


def test_601_3_what_was_lost_in_an_earlier_turn_doesnt_count() -> None:
    at = losing((BOB, 3))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Lord") is not None


@pytest.mark.parametrize(
    ("lost", "able"), [(((BOB, 3),), False), (((BOB, 2), (CAT, 2)), True), (((ANN, 9),), False)]
)
def test_601_2f_the_life_lost_by_all_opponents_is_added_up(
    lost: tuple[tuple[int, int], ...], *, able: bool
) -> None:
    assert (losing(*lost).why_not(ANN, "cast Big") is None) == able


def test_601_2f_life_gained_since_changes_nothing() -> None:
    at = losing((BOB, 4))
    cast(at, "You gain 4 life.", by=BOB)
    at.resolve_all()
    assert at.why_not(ANN, "cast Big") is None


THIEF = creature(
    "Thief",
    text="At the beginning of each end step, if an opponent discarded a card this turn, you draw a "
    "card and you lose 1 life.\n{0}: Each opponent with no cards in hand loses 10 life.",
)


@pytest.mark.parametrize(("player", "left"), [(ANN, 20), (BOB, 19)])
def test_603_4_a_card_that_an_opponent_discarded(player: int, left: int) -> None:
    at = table(ann=[THIEF])
    at.hand(player, "Bear")
    cast(at, "Target player discards a card.", player)
    at.resolve_all()
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == left


def test_402_only_opponents_without_cards_in_hand_lose_life() -> None:
    at = table(3, ann=[THIEF])
    at.hand(CAT, "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Thief")
    at.resolve_all()
    assert [at.life(player) for player in (ANN, BOB, CAT)] == [20, 10, 20]


ANGEL = creature(
    "Angel",
    text="Angel gets +3/+3 for each opponent whose life total is less than half their starting "
    "life total.\nAs long as an opponent's life total is less than half their starting life total, "
    "Angel has indestructible.",
)


@pytest.mark.parametrize(
    ("lives", "size"), [((9, 10, 20), 2), ((20, 10, 9), 5), ((20, 9, 9), 8), ((20, 20, 10), 2)]
)
def test_119_1_opponents_below_half_their_starting_life(
    lives: tuple[int, int, int], size: int
) -> None:
    at = table(3, ann=[ANGEL])
    for player, life in enumerate(lives):
        cast(at, f"Target player's life total becomes {life}.", player)
        at.resolve_all()
    assert at.power_toughness("Angel") == (size, size)
    cast(at, "Destroy target creature.", "Angel")
    at.resolve_all()
    assert (at.object("Angel").zone is Zone.BATTLEFIELD) == (size > 2)
