"""The page of those who look on at a tournament: pairings, results, standings and reasons."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.tournaments.kept import Shelf
from jajna.tournaments.records import Score, Setup, Structure
from jajna.tournaments.tournaments import Tournament
from jajna.web.tournaments import Tournaments


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A tournament of three after a round, and a league."""
    made = Shelf(tmp_path)
    made.begin(Setup("Friday", seed=3))
    made.begin(Setup("Club", Structure.LEAGUE))

    made.change("Friday", _friday)
    made.change("Club", _club)
    return made


def _friday(one: Tournament) -> None:
    for name in ("Ann", "Bob", "Cleo"):
        one.register(name)
    one.pair()
    one.report(0, Score(2, 1))


def _club(one: Tournament) -> None:
    one.register("Ann")
    one.register("Bob")
    one.report_league(0, 1, Score(2, 0))


def served(shelf: Shelf, lists_all: bool = True) -> TestClient:
    return TestClient(Starlette(routes=Tournaments(shelf, lists_all).routes()))


def test_rounds_and_standings_are_shown_with_how_they_come_about(shelf: Shelf) -> None:
    told = served(shelf).get("/api/tournaments/Friday").json()

    (first,) = told["rounds"]
    played, bye = first["matches"]
    assert played["score"] == "2-1" and "second" not in bye and bye["score"] == "2-0"
    assert [line["place"] for line in told["standings"]] == [1, 2, 3]
    best = told["standings"][0]
    assert best["points"] == 3 and best["why"][0].startswith("3 points: 1 won for 3 each")
    assert told["progress"] == "between rounds" and told["minutes"] == 50


def test_the_reasons_are_told_in_spanish(shelf: Shelf) -> None:
    told = served(shelf).get("/api/tournaments/Friday", params={"lang": "es"}).json()

    assert "ganad" in told["standings"][0]["why"][0]


def test_the_matches_of_a_league_are_one_round(shelf: Shelf) -> None:
    told = served(shelf).get("/api/tournaments/Club").json()

    (only,) = told["rounds"]
    assert only["number"] == 0
    assert only["matches"] == [{"first": "Ann", "second": "Bob", "score": "2-0"}]


def test_tournaments_are_listed_at_home_alone(shelf: Shelf) -> None:
    at_home = served(shelf).get("/api/tournaments").json()
    elsewhere = served(shelf, lists_all=False)

    assert [one["name"] for one in at_home] == ["Club", "Friday"]
    assert elsewhere.get("/api/tournaments").json() == []
    assert elsewhere.get("/api/tournaments/Friday").status_code == 200


def test_a_name_that_is_guessed_tells_no_other(shelf: Shelf) -> None:
    guessed = served(shelf, lists_all=False).get("/api/tournaments/Nobody")
    outside = served(shelf).get("/api/tournaments/..%2Fx")

    assert guessed.status_code == 404 and "Friday" not in guessed.text
    assert outside.status_code == 404
