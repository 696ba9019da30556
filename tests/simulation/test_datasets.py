"""Recorded games as lines of decisions: as many files as are wanted, and nothing hidden in them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec
import pyarrow
import pyarrow.parquet
import pytest

import jajna
from jajna import __version__
from jajna.agents import RandomAgent
from jajna.errors import IllegalAnswerError
from jajna.replay import GameRecord
from jajna.simulation.datasets import DatasetError, DecisionRow, Form, rows_of, write_dataset

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


@pytest.mark.parametrize("views", [False, True])
def test_columns_have_what_lines_have(tmp_path: Path, views: bool) -> None:
    paths = write_dataset(RECORDS[:2], tmp_path, FIND, views, games=1, form=Form.PARQUET)
    assert [path.name for path in paths] == ["decisions-00000.parquet", "decisions-00001.parquet"]
    for number, path in enumerate(paths):
        rows = rows_of(RECORDS[number], number, FIND, views)
        lines = [msgspec.json.decode(msgspec.json.encode(row)) for row in rows]
        read = pyarrow.parquet.read_table(path).to_pylist()
        assert len(read) == len(lines) > 10
        for found, line in zip(read, lines, strict=True):
            seen = found.pop("seen")
            assert (json.loads(seen) if isinstance(seen, str) else seen) == line.pop("seen", None)
            assert found.pop("read") == __version__
            line.pop("read", None)
            assert found == line


def test_without_pyarrow_the_remedy_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(DatasetError, match=r"jajna\[parquet\]"):
        write_dataset(RECORDS, tmp_path / "set", FIND, form=Form.PARQUET)
    assert not (tmp_path / "set").exists()


@pytest.mark.parametrize("form", list(Form))
def test_the_same_games_make_the_same_files(tmp_path: Path, form: Form) -> None:
    one, other = (write_dataset(RECORDS, tmp_path / name, FIND, form=form) for name in ("a", "b"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_a_game_that_goes_another_way_is_refused() -> None:
    record = msgspec.structs.replace(RECORDS[0], answers=["nonsense"])
    with pytest.raises(IllegalAnswerError, match="nonsense"):
        list(rows_of(record, 0, FIND))
