"""A direction chosen as a permanent enters, in which alone players attack. CR 508.1c, 607.2d."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import CAT, table

PRAMIKON = creature(
    "Pramikon",
    text="As Pramikon enters, choose left or right.\nEach player may attack only the nearest "
    "opponent in the chosen direction and planeswalkers controlled by that opponent.",
)


def chosen(direction: str) -> Table:
    """Ann's Pramikon has entered with this direction; each of three players has a creature."""
    at = table(3, ann=["Bear"], bob=["Giant"], hand=[PRAMIKON], step=None)
    at.battlefield(CAT, permanent("Walker", "Legendary Planeswalker"))
    at.object("Walker").counters = {"loyalty": 9}
    at.begin(ANN)
    at.act(ANN, "cast Pramikon", direction)
    at.resolve()
    return at


@pytest.mark.parametrize(("direction", "at_left"), [("left", True), ("right", False)])
def test_508_1c_only_the_neighbor_in_the_direction_is_attacked(
    direction: str, *, at_left: bool
) -> None:
    for seat in (BOB, CAT):
        at = chosen(direction)
        at.to(Step.DECLARE_ATTACKERS)
        if (seat == BOB) == at_left:
            at.attack("Bear", at=seat)
            at.to(Step.POSTCOMBAT_MAIN)
            assert at.life(seat) == 18
        else:
            with pytest.raises(IllegalAnswerError):
                at.attack("Bear", at=seat)


def test_508_1c_planeswalkers_of_that_neighbor_are_attacked_and_no_others() -> None:
    at = chosen("right")
    at.attack("Bear", at="Walker")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Walker").counters["loyalty"] == 7
    at = chosen("left")
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Walker")


def test_508_1c_each_player_goes_by_their_own_neighbor() -> None:
    at = chosen("left")
    at.to_turn(BOB)
    with pytest.raises(IllegalAnswerError):
        at.attack("Giant", at=ANN)
    at = chosen("left")
    at.to_turn(BOB)
    at.attack("Giant", at=CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(CAT) == 15


def test_103_1_left_is_a_matter_of_seats_whichever_way_turns_go() -> None:
    for seat in (BOB, CAT):
        at = chosen("left")
        cast(at, "Reverse the game's turn order.")
        at.to(Step.DECLARE_ATTACKERS)
        if seat == BOB:
            at.attack("Bear", at=seat)
        else:
            with pytest.raises(IllegalAnswerError):
                at.attack("Bear", at=seat)


def test_102_2_with_one_opponent_both_directions_lead_there() -> None:
    for direction in ("left", "right"):
        at = table(ann=["Bear"], hand=[PRAMIKON])
        at.act(ANN, "cast Pramikon", direction)
        at.resolve()
        at.attack("Bear")
        at.to(Step.POSTCOMBAT_MAIN)
        assert at.life(BOB) == 18
