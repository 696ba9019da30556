"""A turn order that is reversed. CR 101.4, 103.1, 117.3d."""

from __future__ import annotations

from jajna.judge import Table
from jajna.judge.table import CAT
from jajna.variant import Variant
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, permanent, spell
from tests.table import table

DAN = 3
ENGINE = permanent("Engine", text="{T}, Exile Engine: Reverse the game's turn order.")
AGAIN = spell("Reverse the game's turn order.", "Again")
MORE = spell("Take an extra turn after this one.", "More")


def turns(at: Table, number: int) -> list[int]:
    """Whose turns the next ones are."""
    found: list[int] = []
    for _ in range(number):
        turn = at.game.turn.number
        while at.game.turn.number == turn:
            at.answer_next()
        found.append(at.game.turn.active)
    return found


def test_103_1_play_goes_on_counterclockwise() -> None:
    at = table(4, ann=[ENGINE])
    at.act(ANN, "activate Engine")
    at.resolve_all()
    assert turns(at, 5) == [DAN, CAT, BOB, ANN, DAN]


def test_103_1_reversed_twice_it_is_clockwise_again() -> None:
    at = table(4, ann=[ENGINE], hand=[AGAIN])
    at.act(ANN, "activate Engine")
    at.resolve_all()
    at.act(ANN, "cast Again")
    at.resolve_all()
    assert turns(at, 3) == [BOB, CAT, DAN]


def test_500_7_after_an_extra_turn_it_goes_on_from_who_took_the_last_turn_in_order() -> None:
    at = table(4, ann=[ENGINE], hand=[MORE])
    at.act(ANN, "cast More")
    at.resolve_all()
    at.to_turn(ANN)
    at.act(ANN, "activate Engine")
    at.resolve_all()
    assert turns(at, 2) == [DAN, CAT]


def test_103_1_in_anothers_turn_it_turns_round_there() -> None:
    at = table(4, ann=[ENGINE])
    at.to_turn(CAT)
    at.act(ANN, "activate Engine")
    at.resolve_all()
    assert turns(at, 3) == [BOB, ANN, DAN]


def test_117_3d_priority_passes_in_the_reversed_order() -> None:
    at = table(4, ann=[ENGINE])
    at.act(ANN, "activate Engine")
    at.resolve_all()
    asked: list[int] = []
    while at.game.turn.step is Step.PRECOMBAT_MAIN:
        assert at.asked is not None
        asked.append(at.asked.player)
        at.answer_next()
    assert asked == [ANN, DAN, CAT, BOB]
    assert at.game.players.opponents(CAT) == [BOB, ANN, DAN]


def test_801_2_seats_stay_as_they_are() -> None:
    at = table(4, ann=[ENGINE])
    before = at.game.players.seated(BOB)
    at.act(ANN, "activate Engine")
    at.resolve_all()
    assert at.game.players.seated(BOB) == before == [BOB, CAT, DAN, ANN]


def test_805_4_teams_that_take_turns_together_stay_together() -> None:
    at = table(6, ann=[ENGINE], variant=Variant("pairs", 6, team_size=2, shared_turns=True))
    at.act(ANN, "activate Engine")
    at.resolve_all()
    assert at.game.players.in_order(ANN) == [0, 1, 4, 5, 2, 3]
    assert [at.game.players.after(seat) for seat in range(6)] == [1, 4, 3, 0, 5, 2]
    assert turns(at, 3) == [4, 2, 0]
