"""A server that is killed at any moment: each game goes on where its pages saw it last."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, cast

import pytest
from websockets.exceptions import ConnectionClosed

from jajna.web.patches import Data
from tests.web.served import Server, Visitor, server

SEATS: Final = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]
MOST_ANSWERS: Final = 12
"""Answers between two kills."""
SOON: Final = 0.02
"""Seconds after an answer within which the server is killed."""
KILLS: Final = 3
MANY_KILLS: Final = 25
SEEDS: Final = int(os.environ.get("JAJNA_KILLS", "50")) // MANY_KILLS
"""In the check fifty kills; JAJNA_KILLS=200 for a longer run."""


class Game(NamedTuple):
    """A table with the tokens of its seats."""

    table: str
    tokens: list[str]


def begun(one: Server) -> Game:
    made = one.post("api/tables", {"seats": SEATS})
    return Game(str(made["table"]), cast("list[str]", made["tokens"]))


def seen(visitor: Visitor) -> tuple[object, ...]:
    """What a page shows, without the numbers that each connection has of its own."""
    table = cast("dict[str, Data]", visitor.state["table"])
    board = cast("dict[str, Data]", visitor.state["board"])
    players = cast("dict[str, dict[str, Data]]", board["players"])
    ask = visitor.ask
    asked: tuple[object, ...] = ()
    if ask is not None:
        options = cast("list[dict[str, Data]]", ask.get("options", []))
        asked = (ask["kind"], ask["prompt"], [(one["text"], one["places"]) for one in options])
    return (
        table["stage"],
        table["game"],
        board["turn"],
        board["step"],
        [(one["life"], one["hand"], one["library"]) for one in players.values()],
        asked,
    )


def kept(folder: Path, game: Game) -> int:
    """How many answers the journal has."""
    with sqlite3.connect(folder / "tables.sqlite") as journal:
        return int(
            journal.execute(
                "SELECT COUNT(*) FROM answers WHERE name = ?", (game.table,)
            ).fetchone()[0]
        )


class Pages:
    """The pages of both seats."""

    def __init__(self, one: Server, game: Game, held: ExitStack) -> None:
        self.all = [held.enter_context(one.visit(game.table, token)) for token in game.tokens]
        for page in self.all:
            page.read_state()
        self.all[0].read_state()  # the other has come

    def seen(self) -> list[tuple[object, ...]]:
        return [seen(page) for page in self.all]

    @property
    def asked(self) -> Visitor | None:
        return next((page for page in self.all if page.ask is not None), None)

    def play(self) -> bool:
        """Give an answer, and see what came of it; False once the match is over."""
        asked = self.asked
        if asked is None:
            return False
        asked.answer()
        for page in self.all:
            page.read_state()
        return True


def killed_at_any_moment(folder: Path, kills: int, chance: Random) -> int:
    """Play and kill; how many answers were given that were neither seen nor lost."""
    game: Game | None = None
    before: list[tuple[object, ...]] = []
    count = under_way = 0
    for _ in range(kills):
        with server(folder, "--port", "0") as one, ExitStack() as held:
            if game is None:
                game = begun(one)
            pages = Pages(one, game, held)
            if before and pages.seen() != before:
                assert kept(folder, game) > count, "what was seen is lost"
                under_way += 1
            for _ in range(chance.randrange(MOST_ANSWERS)):
                if not pages.play():
                    break
            before, count = pages.seen(), kept(folder, game)
            asked = pages.asked
            if asked is None:
                game, before = None, []
                continue
            asked.answer()
            time.sleep(chance.random() * SOON)
            one.end(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                while True:
                    for page in pages.all:
                        page.read()
                        before = pages.seen()
    return under_way


def test_a_killed_server_has_every_answer_that_was_seen(tmp_path: Path) -> None:
    killed_at_any_moment(tmp_path, KILLS, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_server_killed_again_and_again_has_every_answer_that_was_seen(
    seed: int, tmp_path: Path
) -> None:
    killed_at_any_moment(tmp_path, MANY_KILLS, Random(seed))
