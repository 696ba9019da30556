"""Puzzles as somebody plays them, against opponents who know how the goal is missed."""

from __future__ import annotations

from typing import Final

import pytest

import jajna
from jajna.puzzles import Playing, Puzzle, Verdict, ready_puzzles

FIND: Final = jajna.Pool().card
HASTE, PUNISH = "In haste", "Whom to punish"


def ready(title: str) -> Puzzle:
    (found,) = [one for one in ready_puzzles() if one.title == title]
    return found


def begun(title: str) -> Playing:
    one = ready(title)
    playing = Playing(one, one.begin(FIND).game)
    playing.go_on()
    return playing


def take(playing: Playing, *words: str) -> None:
    """Give the answers whose notation begins so."""
    for word in words:
        question = playing.game.decision
        assert question is not None
        playing.answer(next(one for one in question.options if one.notation().startswith(word)))
        playing.go_on()


@pytest.mark.parametrize("title", [one.title for one in ready_puzzles()])
def test_each_puzzle_of_the_package_has_a_solution(title: str) -> None:
    one = ready(title)
    playing = Playing(one, one.begin(FIND).game)
    assert playing.solution().verdict is Verdict.SOLVED


def test_an_opponent_asks_most_where_nothing_misses_the_goal() -> None:
    playing = begun(PUNISH)
    assert playing.verdict() is None
    combat = playing.game.view(0).combat
    assert combat is not None
    assert len(combat.attacks) == 2


def test_a_puzzle_is_missed_by_the_wrong_answer_and_taken_back() -> None:
    playing = begun(PUNISH)
    take(playing, "pass")
    before = list(playing.given)
    take(playing, "pass")
    assert playing.verdict() is Verdict.NO_SOLUTION
    playing.back()
    assert playing.verdict() is None
    assert playing.given == before


def test_the_answers_of_a_puzzle_can_be_repeated() -> None:
    playing = begun(HASTE)
    take(playing, "play", "cast")
    again = Playing(ready(HASTE), ready(HASTE).begin(FIND).game)
    again.repeat(playing.given)
    assert again.given == playing.given
    assert again.game.digest() == playing.game.digest()
