"""Saved games as data to learn from: a row for each decision, in files of so many games.

A row has what its player knew and nothing else: what is hidden from them is in no row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from typing import Final, final, get_type_hints

import msgspec

from jajna import __version__
from jajna.errors import JajnaError
from jajna.files import write_whole
from jajna.messages import Message
from jajna.replay import GameRecord, Lookup, repeat, setup_of
from jajna.snapshots import ViewSnapshot, view_snapshot

__all__ = ["DatasetError", "DecisionRow", "Form", "rows_of", "write_dataset"]

GAMES_IN_A_FILE: Final = 1_000
MOST_OPTIONS: Final = 500
"""Most options that a line lists."""
NOBODY: Final = -1


class DatasetError(JajnaError):
    """Data that can't be written in a form."""


class Form(Enum):
    """In what form data is written: a line of JSON for each row, or Parquet's columns."""

    JSON_LINES = "jsonl"
    PARQUET = "parquet"


@final
class DecisionRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a game and what was answered.

    ``view`` is a digest of what the player could know, ``seen`` that itself if it is wanted.
    ``options`` are notations, the first 500 of ``count``; ``chosen`` is the notation of the answer.
    ``won`` says what came of it for the player: 1, -1, or 0 for a draw or a game without an end.
    ``jajna`` is the version that the game was recorded with, ``read`` the one that wrote the line.
    """

    game: int
    step: int
    seat: int
    turn: int
    kind: str
    rule: str
    shape: str
    minimum: int
    maximum: int
    count: int
    options: list[str]
    chosen: str
    won: int
    view: str
    era: str
    jajna: str
    read: str = __version__
    seen: ViewSnapshot | None = None


def rows_of(
    record: GameRecord, number: int, lookup: Lookup, views: bool = False
) -> Iterator[DecisionRow]:
    """The decisions of a recorded game, in order; with ``views`` each has the whole view.

    Decisions that had but one answer are left out. Raises IllegalAnswerError where the game goes
    another way now, and as ``replay.setup_of``.
    """
    game = setup_of(record, lookup).begin()
    result = record.result
    winner = result.winner if result is not None else NOBODY
    team = game.players.variant.team
    for step, notation in enumerate(record.answers):
        question = game.decision
        row = None
        if question is not None and question.forced is None:
            seat = question.players[0]
            view = game.view_to_decide(seat)
            won = 0 if winner < 0 else 1 if team(winner) == team(seat) else -1
            listed = range(min(question.count, MOST_OPTIONS))
            row = DecisionRow(
                number,
                step,
                seat,
                game.turn.number,
                question.kind.value,
                question.rule,
                question.shape.value,
                question.minimum,
                question.maximum,
                question.count,
                [question.option(place).notation() for place in listed],
                notation,
                won,
                blake2b(view.summary().encode(), digest_size=8).hexdigest(),
                record.era,
                record.jajna,
                seen=view_snapshot(view) if views else None,
            )
        if repeat(game, notation) != NOBODY and row is not None and _is_answer(notation):
            yield row


def _is_answer(notation: str) -> bool:
    """Whether a recorded answer is one to the question that was open."""
    return not notation.startswith("concede ")


def write_dataset(
    records: Iterable[GameRecord],
    folder: Path,
    lookup: Lookup,
    views: bool = False,
    games: int = GAMES_IN_A_FILE,
    form: Form = Form.JSON_LINES,
) -> list[Path]:
    """Write the decisions of recorded games into files of so many games each; their paths.

    Raises FileError if one can't be written, DatasetError if Parquet is wanted without PyArrow, and
    as ``rows_of``.
    """
    encoded = _parquet if form is Form.PARQUET else _json_lines
    encoded([])  # what it needs is there, or nothing is begun
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    rows: list[DecisionRow] = []
    held = 0

    def close() -> None:
        path = folder / f"decisions-{len(paths):05}.{form.value}"
        write_whole(path, encoded(rows))
        paths.append(path)
        rows.clear()

    for number, record in enumerate(records):
        rows += rows_of(record, number, lookup, views)
        held += 1
        if held == games:
            close()
            held = 0
    if held:
        close()
    return paths


def _json_lines(rows: list[DecisionRow]) -> bytes:
    encode = msgspec.json.Encoder().encode
    return b"".join([encode(row) + b"\n" for row in rows])


def _parquet(rows: list[DecisionRow]) -> bytes:
    """The columns of a Parquet file, named as the fields are; ``seen`` is JSON, or null."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise DatasetError(
            Message("writing Parquet needs the package pyarrow: pip install 'jajna[parquet]'")
        ) from error
    kinds = {
        int: pyarrow.int32(),
        str: pyarrow.string(),
        list[str]: pyarrow.list_(pyarrow.string()),
    }
    encode = msgspec.json.Encoder().encode
    columns: dict[str, list[object]] = {}
    fields: list[pyarrow.Field] = []
    for name, annotation in get_type_hints(DecisionRow).items():
        columns[name] = [getattr(row, name) for row in rows]
        fields.append(pyarrow.field(name, kinds.get(annotation, pyarrow.string())))
    columns["seen"] = [None if row.seen is None else encode(row.seen).decode() for row in rows]
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table(columns, schema=pyarrow.schema(fields)), sink)
    return sink.getvalue().to_pybytes()
