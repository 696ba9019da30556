"""Puzzles over HTTP: each request repeats the answers so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.puzzles import ready_puzzles
from jajna.web.labs import Labs
from jajna.web.lookups import Said
from jajna.web.puzzles import PuzzleShown

PUNISH: Final = [one.title for one in ready_puzzles()].index("Whom to punish")


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    labs = Labs()
    with TestClient(Starlette(routes=labs.routes())) as made:
        yield made
    labs.puzzles.close()


def content(client: TestClient, **wish: object) -> bytes:
    answer = client.post("/api/puzzles/play?lang=en", json={"number": PUNISH, **wish})
    assert answer.status_code == 200, answer.text
    return answer.content


def played(client: TestClient, **wish: object) -> PuzzleShown:
    return msgspec.json.decode(content(client, **wish), type=PuzzleShown)


def place(shown: PuzzleShown, text: str) -> dict[str, object]:
    """The answer by the option that begins so."""
    ask = shown.state.ask
    assert ask is not None
    (found,) = [one.places for one in ask.options if one.text.startswith(text)]
    return {"by": "places", "places": list(found)}


def test_a_puzzle_is_solved_answer_by_answer(client: TestClient) -> None:
    begun = played(client)
    assert (begun.count, begun.survive, begun.verdict) == (len(ready_puzzles()), True, "")
    cast = played(client, answers=begun.answers, given=place(begun, "Cast Chastise"))
    solved = played(client, answers=cast.answers, given=place(cast, "Craw Wurm"))
    assert solved.verdict == "solved"
    assert solved.state.ask is None


def test_the_wrong_answer_misses_the_goal(client: TestClient) -> None:
    begun = played(client)
    cast = played(client, answers=begun.answers, given=place(begun, "Cast Chastise"))
    missed = played(client, answers=cast.answers, given=place(cast, "Hill Giant"))
    assert missed.verdict == "missed"


def test_a_hint_says_what_reaches_the_goal_and_a_thing_why_it_is_so(client: TestClient) -> None:
    begun = played(client, hint=True)
    assert begun.hint == "Cast Chastise {3}{W}"
    thing = begun.state.board.battlefield[0]
    said = content(client, thing=thing, answers=begun.answers)
    assert msgspec.json.decode(said, type=Said).about == "explain"


def test_what_is_no_puzzle_or_no_answer_is_refused(client: TestClient) -> None:
    for wish in ({"number": 99}, {"number": 0, "answers": ["cast 77"]}):
        assert client.post("/api/puzzles/play", json=wish).status_code == 400
