"""What a deck can be expected to do, as pages ask for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.cards.pool import Pool
from jajna.formats.castability import castability
from jajna.formats.decklist import read_deck
from jajna.web.chances import AGAINST_EACH, GAMES, HANDS, Chances

BEARS = "17 Forest\n7 Mountain\n20 Grizzly Bears\n16 Shock"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    chances = Chances()
    with TestClient(Starlette(routes=chances.routes())) as made:
        yield made
    chances.workshop.close()


def told(client: TestClient, **wish: object) -> Response:
    return client.post("/api/decks/chances", json={"text": BEARS, **wish})


def test_chances_to_cast_are_those_of_the_lands(client: TestClient) -> None:
    found = told(client).json()
    exact = {one.cost: one.chances for one in castability(read_deck(BEARS, Pool().card))}

    assert (found["cards"], found["lands"], found["hands"]) == (60, 24, HANDS)
    assert found["colors"] == [
        {"color": "R", "symbols": 16, "sources": 7}, {"color": "G", "symbols": 20, "sources": 17}
    ]  # fmt: skip
    for one in found["costs"]:
        assert one["chances"] == [round(share, 4) for share in exact[one["cost"]]]
        counted = zip(one["chances"], one["counted"], strict=True)
        assert all(abs(share - about) < 0.15 for share, about in counted)
    assert [one["cards"] for one in found["costs"]] == [["Shock"], ["Grizzly Bears"]]


def test_games_against_nobody_are_won_on_a_turn(client: TestClient) -> None:
    found = told(client, what="goldfish").json()

    assert found["games"] == GAMES
    assert sum(count for _, count in found["won_on"]) + found["unfinished"] == GAMES
    assert 3 < found["average"] < 12


def test_games_against_other_decks_have_an_interval(client: TestClient) -> None:
    found = told(client, what="gauntlet", against=["white"]).json()["against"]

    assert [(one["deck"], one["games"]) for one in found] == [("white", AGAINST_EACH)]
    assert all(one["low"] <= one["share"] <= one["high"] for one in found)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"what": "fortune"}, "casting, goldfish, gauntlet"),
        ({"what": "gauntlet"}, "1 to 5 decks"),
        ({"what": "gauntlet", "against": ["white"] * 6}, "1 to 5 decks"),
        ({"what": "gauntlet", "against": ["nobody"]}, "no deck that comes with Jajna"),
        ({"text": "4 Shock"}, "no hand can be dealt"),
        ({"text": "60 Shok"}, "Shok"),
        ({"era": "1066"}, "1066"),
    ],
)
def test_what_cannot_be_told_is_refused(
    client: TestClient, wish: dict[str, object], why: str
) -> None:
    answer = told(client, **wish)

    assert answer.status_code == 400 and why in answer.json()["why"]
