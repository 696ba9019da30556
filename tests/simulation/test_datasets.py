"""Recorded games as lines of decisions: as many files as are wanted, and nothing hidden in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

import jajna
from jajna.agents import RandomAgent
from jajna.errors import IllegalAnswerError
from jajna.replay import GameRecord
from jajna.simulation.datasets import DecisionRow, rows_of, write_dataset

FIND: Final = jajna.Pool().card
DECKS: Final = tuple(tuple(jajna.theme(name, FIND).cards()) for name in ("white", "red"))


def recorded(seed: int, answers: int = 10_000) -> GameRecord:
    """A game played at random, to its end or as far as so many answers."""
    session = jajna.Session(jajna.GameSetup(DECKS, seed=seed), every=1000)
    agents = [RandomAgent(f"{seed}.{seat}") for seat in range(2)]
    while (question := session.game.decision) is not None and len(session.answers) < answers:
        answer = agents[question.players[0]].choose(question, None)
        session.answer(answer if session.game.why_not(answer) is None else question.fallback)
    return session.record()


RECORDS: Final = [recorded(seed) for seed in range(3)]


def test_every_decision_with_a_choice_is_a_line() -> None:
    record = RECORDS[0]
    rows = list(rows_of(record, 7, FIND))
    assert 10 < len(rows) <= len(record.answers)
    assert {row.game for row in rows} == {7}
    assert [row.step for row in rows] == sorted({row.step for row in rows})
    for row in rows:
        assert row.chosen == record.answers[row.step]
        assert row.count >= len(row.options) > 0
        if row.shape == "one":
            assert row.chosen in row.options
        assert row.seen is None


def test_who_won_is_in_every_line() -> None:
    record = RECORDS[0]
    assert record.result is not None
    for row in rows_of(record, 0, FIND):
        assert row.won == (
            0 if record.result.winner < 0 else 1 if row.seat == record.result.winner else -1
        )
    assert {row.won for row in rows_of(recorded(1, 30), 0, FIND)} == {0}


def test_402_3_a_line_tells_no_card_of_the_opponent_s_hand() -> None:
    for row in rows_of(RECORDS[1], 0, FIND, views=True):
        assert row.seen is not None
        assert row.seen.seat == row.seat
        for player in row.seen.players:
            if player.seat != row.seat:
                assert len(player.hand) < max(player.hand_size, 1)


def test_games_are_parted_into_files_and_read_back(tmp_path: Path) -> None:
    paths = write_dataset(RECORDS, tmp_path / "set", FIND, games=2)
    assert [path.name for path in paths] == ["decisions-00000.jsonl", "decisions-00001.jsonl"]
    read = [
        msgspec.json.decode(line, type=DecisionRow)
        for path in paths
        for line in path.read_bytes().splitlines()
    ]
    assert read == [row for n, record in enumerate(RECORDS) for row in rows_of(record, n, FIND)]


def test_the_same_games_make_the_same_files(tmp_path: Path) -> None:
    one, other = (write_dataset(RECORDS, tmp_path / name, FIND) for name in ("a", "b"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_a_game_that_goes_another_way_is_refused() -> None:
    record = msgspec.structs.replace(RECORDS[0], answers=["nonsense"])
    with pytest.raises(IllegalAnswerError, match="nonsense"):
        list(rows_of(record, 0, FIND))
