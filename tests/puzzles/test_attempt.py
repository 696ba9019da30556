"""Puzzles as somebody plays them, against opponents who know how the goal is missed."""

from __future__ import annotations

from typing import Final

import pytest

import jajna
from jajna.puzzles import Attempt, Puzzle, Verdict, ready_puzzles

FIND: Final = jajna.Pool().card
HASTE, PUNISH = "In haste", "Whom to punish"


def ready(title: str) -> Puzzle:
    (found,) = [one for one in ready_puzzles() if one.title == title]
    return found


def begun(title: str) -> Attempt:
    one = ready(title)
    attempt = Attempt(one, one.begin(FIND).game)
    attempt.go_on()
    return attempt


def take(attempt: Attempt, *words: str) -> None:
    """Give the answers whose notation begins so."""
    for word in words:
        question = attempt.game.decision
        assert question is not None
        attempt.answer(next(one for one in question.options if one.notation().startswith(word)))
        attempt.go_on()


@pytest.mark.parametrize("title", [one.title for one in ready_puzzles()])
def test_each_puzzle_of_the_package_has_a_solution(title: str) -> None:
    one = ready(title)
    attempt = Attempt(one, one.begin(FIND).game)
    assert attempt.solution().verdict is Verdict.SOLVED


def test_an_opponent_asks_most_where_nothing_misses_the_goal() -> None:
    attempt = begun(PUNISH)
    assert attempt.verdict() is None
    combat = attempt.game.view(0).combat
    assert combat is not None
    assert len(combat.attacks) == 2


def test_a_puzzle_is_missed_by_the_wrong_answer_and_taken_back() -> None:
    attempt = begun(PUNISH)
    take(attempt, "pass")
    before = list(attempt.given)
    take(attempt, "pass")
    assert attempt.verdict() is Verdict.NO_SOLUTION
    attempt.back()
    assert attempt.verdict() is None
    assert attempt.given == before


def test_the_answers_of_a_puzzle_can_be_repeated() -> None:
    attempt = begun(HASTE)
    take(attempt, "play", "cast")
    again = Attempt(ready(HASTE), ready(HASTE).begin(FIND).game)
    again.repeat(attempt.given)
    assert again.given == attempt.given
    assert again.game.digest() == attempt.game.digest()
