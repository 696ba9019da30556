"""The time of a match: the last turns, the score as it is, and life where a winner is needed."""

from __future__ import annotations

import pytest

from jajna.tables import requests
from jajna.tables.match_time import MatchTime
from jajna.tables.table import TIME, Stage, Table, TableError
from tests.tables.places import ANN, BOB, SIDE, begun, keep_hands, table

EARLY, LATE = 3599.0, 3600.0
HOUR = 3600.0


def playing() -> Table:
    """The first turn of a match of three games."""
    made = table(begun(side=SIDE), games=3)
    keep_hands(made)
    return made


def turn_of(at: Table) -> int:
    return at.session.game.turn.number


def play_on(at: Table, time: MatchTime, turns: int) -> None:
    """Play so many turns more after the time is up, or until the game ends."""
    last = turn_of(at) + turns
    while at.stage is Stage.PLAYING and turn_of(at) < last:
        assert at.question is not None
        at.answer(at.question.fallback)
        time.look(at, LATE)


def test_five_more_turns_are_played_when_the_time_is_up() -> None:
    at, time = playing(), MatchTime(HOUR, extra_turns=5)

    assert not time.look(at, EARLY)
    assert time.look(at, LATE) and not time.look(at, LATE), "it is said once"
    play_on(at, time, 5)
    assert at.stage is Stage.PLAYING and turn_of(at) == 6
    play_on(at, time, 1)
    assert (at.stage, at.ended_by, at.wins) == (Stage.BETWEEN_GAMES, TIME, [0, 0])


def test_no_game_begins_when_the_time_is_up() -> None:
    at, time = playing(), MatchTime(HOUR, extra_turns=5)
    at.handle(BOB, requests.Concede())
    assert not time.look(at, EARLY) and at.stage is Stage.BETWEEN_GAMES

    time.look(at, LATE)

    assert (at.stage, at.wins) == (Stage.OVER, [1, 0])


def test_who_has_more_life_wins_where_a_winner_is_needed() -> None:
    at, time = playing(), MatchTime(HOUR, extra_turns=0, needs_winner=True)
    time.look(at, LATE)
    play_on(at, time, 2)
    assert at.stage is Stage.PLAYING, "they have the same life"

    at.session.game.players[ANN].life -= 1
    time.look(at, LATE)

    assert at.wins == [0, 1] and at.ended_by == TIME
    time.look(at, LATE)
    assert at.stage.value == "over"


def test_a_match_that_is_tied_has_one_more_game_where_a_winner_is_needed() -> None:
    at, time = playing(), MatchTime(HOUR, extra_turns=5, needs_winner=True)
    at.handle(BOB, requests.Concede())
    at.handle(ANN, requests.NextGame())
    at.handle(BOB, requests.NextGame())
    at.handle(ANN, requests.Concede())
    assert at.wins == [1, 1]
    time.look(at, LATE)
    assert at.stage is Stage.BETWEEN_GAMES

    at.handle(ANN, requests.NextGame())
    at.handle(BOB, requests.NextGame())
    at.session.game.players[BOB].life -= 1
    time.look(at, LATE)

    assert at.wins == [2, 1] and at.stage.value == "over"


def test_a_game_ends_by_time_only_while_it_is_played() -> None:
    at = playing()
    with pytest.raises(TableError):
        at.end_match()
    at.handle(BOB, requests.Concede())
    with pytest.raises(TableError):
        at.end_game_by_time(-1)
