"""Four people at one table of Commander, of whom somebody leaves at any question. CR 800.4."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from jajna.agents.random_agent import RandomAgent
from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.formats.themes import theme
from jajna.replay import GameSetup, Session
from jajna.tables import requests
from jajna.tables.seat import Seat
from jajna.tables.table import Stage, Table, TableError
from jajna.variant import COMMANDER
from tests.mechanics.starter import known

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
DECKS: Final = tuple(theme(name, known) for name in ("heights", "wilds") * 2)
MOST: Final = 400
"""So many questions are answered to come to one of a kind."""
AFTERWARDS: Final = 60
"""So many are answered once somebody has left."""
KINDS: Final = (
    Kind.STARTING_PLAYER, Kind.MULLIGAN, Kind.PRIORITY, Kind.ATTACKERS, Kind.BLOCKERS,
    Kind.TARGETS, Kind.DISCARD,
)  # fmt: skip


def four(agents: tuple[str, str, str, str] = ("", "", "", "")) -> Table:
    """A table of four with their decks of a hundred cards."""
    setup = GameSetup(
        tuple(tuple(deck.cards()) for deck in DECKS),
        NAMES,
        7,
        by_hand=(0, 1, 2, 3),
        variant=COMMANDER,
        commanders=tuple(tuple(deck.leaders()) for deck in DECKS),
    )
    return Table(Session(setup), [Seat(agent, "all") for agent in agents], count(9).__next__)


def until(at: Table, kind: Kind, chance: RandomAgent) -> int:
    """Answer by chance until somebody is asked a question of a kind: their seat."""
    for _ in range(MOST):
        assert at.question is not None
        assert at.asked is not None
        if at.question.kind is kind:
            return at.asked
        at.answer(chance.choose(at.question, None))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_800_4_whoever_leaves_at_a_question_holds_the_table_up_no_longer(kind: Kind) -> None:
    at, chance = four(), RandomAgent(3)
    seat = until(at, kind, chance)
    at.handle(seat, requests.Concede())
    assert at.stage is Stage.PLAYING
    for _ in range(AFTERWARDS):
        assert at.question is not None
        assert seat not in at.question.players
        at.answer(chance.choose(at.question, None))
    with pytest.raises(TableError):
        at.handle(seat, requests.Answered(at.revision, "pass"))
    assert at.session.game.view(seat).players[seat].in_game is False


def test_800_4_the_last_of_four_wins_when_all_others_have_left() -> None:
    at, chance = four(), RandomAgent(3)
    until(at, Kind.PRIORITY, chance)
    for seat in (2, 0, 3):
        assert at.stage is Stage.PLAYING
        at.handle(seat, requests.Concede())
    assert (at.stage, at.wins) == (Stage.OVER, [0, 1, 0, 0])


def test_104_3a_who_has_left_concedes_no_second_time() -> None:
    at, chance = four(), RandomAgent(3)
    until(at, Kind.PRIORITY, chance)
    at.handle(2, requests.Concede())
    with pytest.raises(IllegalAnswerError):
        at.handle(2, requests.Concede())
    assert [one.in_game for one in at.session.game.players] == [True, True, False, True]


def test_800_4_the_question_of_who_left_is_answered_for_nobody_by_a_program() -> None:
    at, chance = four(("", "heuristic", "", "")), RandomAgent(3)
    for _ in range(MOST):
        if at.asked == 1:
            break
        assert at.question is not None
        at.answer(chance.choose(at.question, None))
    at.handle(1, requests.Concede())
    assert at.stage is Stage.PLAYING
    assert at.question is not None
    assert 1 not in at.question.players
