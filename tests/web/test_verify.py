"""``jajna verify``: a match is what was promised, or it is said in which game it isn't."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from starlette.testclient import TestClient

from jajna.cli import main
from jajna.replay import Result as Ended
from jajna.web.promises import GamePlayed, MatchPlayed, promise_of
from tests.web.test_rooms import at, begun, served, table_says, tokens_of
from tests.web.test_server import PEOPLE, Page


def two_games(client: TestClient) -> MatchPlayed:
    """A match of two games, as the page offers it."""
    made = begun(client, *PEOPLE, games=3)
    with (
        at(client, made, tokens_of(made)[0]) as one,
        at(client, made, tokens_of(made)[1]) as other,
    ):
        pages = [Page(one), Page(other)]
        for page in pages:
            page.read()
        pages[0].settle()  # the other has come
        for game in (1, 2):
            for _ in range(8):
                next(page for page in pages if page.ask is not None).answer()
                for page in pages:
                    page.settle()
            pages[1].want(do="concede")
            for page in pages:
                page.settle()
            if game == 1:
                for page in pages:
                    page.want(do="next")
                for page in pages:
                    settle_at(page, 2)
    path = f"/api/tables/{made['table']}/record?token={tokens_of(made)[0]}"
    answer = client.get(path)
    assert "attachment" in answer.headers["content-disposition"]
    return msgspec.json.decode(answer.content, type=MatchPlayed)


def settle_at(page: Page, game: int) -> None:
    """Read until a game has begun."""
    page.settle_until(lambda: table_says(page, "game") == game)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> MatchPlayed:
    with served(tmp_path_factory.mktemp("games") / "games.sqlite") as client:
        return two_games(client)


def check(folder: Path, match: MatchPlayed, *options: str) -> Result:
    path = folder / "match.json"
    path.write_bytes(msgspec.json.encode(match))
    return CliRunner().invoke(main, ["verify", str(path), *options])


def changed(match: MatchPlayed, change: Callable[[GamePlayed], GamePlayed]) -> MatchPlayed:
    """The match with another second game."""
    return msgspec.structs.replace(match, games=[match.games[0], change(match.games[1])])


def test_a_match_is_what_was_promised(tmp_path: Path, match: MatchPlayed) -> None:
    promises = [option for game in match.games for option in ("--promise", game.promise)]
    done = check(tmp_path, match, *promises)
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert [line[:20] for line in lines] == ["Game 1: as promised ", "Game 2: as promised "]
    spanish = check(tmp_path, match, "--lang", "es").output
    assert spanish.startswith("Partida 1: ")


def test_a_promise_that_no_game_has_is_named(tmp_path: Path, match: MatchPlayed) -> None:
    done = check(tmp_path, match, "--promise", "abc")
    assert done.exit_code == 1
    assert "No game has the promise abc." in done.output


def with_seed(game: GamePlayed) -> GamePlayed:
    """Another seed, with a promise that fits it."""
    seed = game.record.seed + 1
    return GamePlayed(
        promise_of(seed, game.salt), game.salt, msgspec.structs.replace(game.record, seed=seed)
    )


def with_other_seed(game: GamePlayed) -> GamePlayed:
    record = msgspec.structs.replace(game.record, seed=game.record.seed + 1)
    return msgspec.structs.replace(game, record=record)


def with_salt(game: GamePlayed) -> GamePlayed:
    return msgspec.structs.replace(game, salt="0" * 64)


def with_answers(game: GamePlayed) -> GamePlayed:
    answers = ["nonsense", *game.record.answers[1:]]
    return msgspec.structs.replace(
        game, record=msgspec.structs.replace(game.record, answers=answers)
    )


def with_digests(game: GamePlayed) -> GamePlayed:
    return msgspec.structs.replace(
        game, record=msgspec.structs.replace(game.record, digests=game.record.digests[:-1])
    )


def with_winner(game: GamePlayed) -> GamePlayed:
    assert game.record.result is not None
    other = Ended(1 - game.record.result.winner, game.record.result.rule)
    return msgspec.structs.replace(game, record=msgspec.structs.replace(game.record, result=other))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (with_seed, "the state is not the recorded one"),
        (with_other_seed, "its seed and salt aren't those that were promised"),
        (with_salt, "its seed and salt aren't those that were promised"),
        (with_answers, "step 0"),
        (with_digests, "one digest for each answer"),
        (with_winner, "it ends in another way"),
    ],
)
def test_a_game_that_was_tampered_with_is_named(
    tmp_path: Path,
    match: MatchPlayed,
    change: Callable[[GamePlayed], GamePlayed],
    said: str,
) -> None:
    done = check(tmp_path, changed(match, change))
    assert done.exit_code == 1
    first, second, *_ = done.output.splitlines()
    assert first.startswith("Game 1: as promised")
    assert second.startswith("Game 2: ")
    assert said in second


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"version":1,"table":"x","games":[]}',
                                     '{"version":9,"table":"x","games":[]}'])  # fmt: skip
def test_a_file_that_holds_no_match_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(content)
    done = CliRunner().invoke(main, ["verify", str(path)])
    assert done.exit_code == 1
    assert "holds no match" in done.output
    assert "Traceback" not in done.output
