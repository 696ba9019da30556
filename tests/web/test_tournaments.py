"""The page of those who look on at a tournament: pairings, results, standings and reasons."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.cards.pool import Pool
from jajna.tables import requests
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.table import Stage
from jajna.tournaments.kept import Shelf
from jajna.tournaments.records import Score, Setup, Structure
from jajna.tournaments.tournaments import Tournament, TournamentError
from jajna.web.new_tables import NewSeat, NewTable, TournamentMatch
from jajna.web.programs import Programs
from jajna.web.room import Room
from jajna.web.rooms import Rooms
from jajna.web.server import application
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


# Matches that are played on the page


class Hosting:
    """A server with a tournament of two, whose decks were handed in."""

    def __init__(self, folder: Path, games: int = 1, began: float = 0.0) -> None:
        self.began = began
        self.shelf = Shelf(folder / "tournaments")
        self.shelf.begin(Setup("Duel", seed=1, games=games))
        self.shelf.change("Duel", self._begun)
        self.rooms = Rooms(SqliteJournal(folder / "tables.sqlite"), Pool(), Programs())
        events = Tournaments(self.shelf, True, self.rooms.journal)
        served = application(self.rooms, ("testserver",), more=events.routes(), events=events)
        self.http = TestClient(served)

    def _begun(self, one: Tournament) -> None:
        for name in ("Ann", "Bob"):
            number = one.register(name, "locked")
            path = self.shelf.deck_path("Duel", number)
            path.parent.mkdir(exist_ok=True)
            path.write_text("40 Forest\n")
        one.pair(self.began)

    def begin(self) -> Response:
        """A table for the only match."""
        match = {"tournament": "Duel", "place": 0}
        return self.http.post("/api/tables", json={"seats": [{}, {}], "match": match})

    def seen(self) -> dict[str, object]:
        """The match as those see it who look on."""
        (match,) = self.http.get("/api/tournaments/Duel").json()["rounds"][0]["matches"]
        return dict(match)


def test_a_match_of_the_page_reports_itself(tmp_path: Path) -> None:
    made = Hosting(tmp_path)
    assert made.seen()["playable"]
    table = made.begin().json()["table"]
    assert made.seen()["here"] and "playable" not in made.seen()
    with pytest.raises(TournamentError, match="its table reports it"):
        made.shelf.change("Duel", lambda one: one.report(0, Score(1, 0)))

    made.rooms.room(table, 0.0).table.handle(1, requests.Concede())

    assert made.seen()["score"] == "1-0"
    assert "have been reported" not in str(made.seen())


def test_a_match_of_the_page_goes_on_until_it_is_decided(tmp_path: Path) -> None:
    made = Hosting(tmp_path, games=3)
    table = made.rooms.room(made.begin().json()["table"], 0.0).table
    table.handle(1, requests.Concede())
    assert "score" not in made.seen()
    for seat in (0, 1):
        table.handle(seat, requests.NextGame())
    table.handle(1, requests.Concede())

    assert made.seen()["score"] == "2-0"


def test_a_match_of_the_page_ends_when_its_time_is_up(tmp_path: Path) -> None:
    made = Hosting(tmp_path, games=3, began=1.0)
    name = made.begin().json()["table"]
    assert "score" not in made.seen(), "a game goes on"
    room = made.rooms.room(name, 0.0)
    room.table.handle(1, requests.Concede())
    room.tick(0.0)
    assert room.table.stage is Stage.OVER
    made.rooms.leave(name)

    assert made.seen()["score"] == "1-0"
    assert made.rooms.room(name, 0.0).limit is not None, "it is known again after a restart"


def test_a_match_is_begun_once_and_at_home_alone(tmp_path: Path) -> None:
    made = Hosting(tmp_path)
    elsewhere = Tournaments(made.shelf, False, made.rooms.journal)
    wish = NewTable([NewSeat(), NewSeat()], match=TournamentMatch("Duel", 0))

    with pytest.raises(TournamentError, match="at home alone"):
        elsewhere.with_match(wish)
    assert made.begin().status_code == 200
    assert "is being played" in made.begin().json()["why"]
    made.shelf.deck_path("Duel", 0).unlink()
    made.shelf.change("Duel", lambda one: one.host(0, ""))
    assert "handed in a deck" in made.begin().json()["why"]


def test_a_match_and_its_tournament_lead_to_each_other(tmp_path: Path) -> None:
    made = Hosting(tmp_path)
    assert "table" not in made.seen()
    table = made.begin().json()["table"]

    assert made.seen()["table"] == table
    room = made.rooms.room(table, 0.0)
    room.connect(0, "en", 0.0)
    assert told(room)["tournament"] == "Duel"
    made.rooms.leave(table)
    assert told(made.rooms.room(table, 0.0))["tournament"] == "Duel", "it is known after a restart"


def test_a_table_of_no_tournament_leads_to_none(tmp_path: Path) -> None:
    made = Hosting(tmp_path)
    seats = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]
    table = made.http.post("/api/tables", json={"seats": seats}).json()["table"]
    assert "tournament" not in told(made.rooms.room(table, 0.0))


def told(room: Room) -> dict[str, object]:
    """What a page is told of a table."""
    one = room.connect(0, "en", 0.0)
    (snapshot,) = one.out.taken()[:1]
    return dict(msgspec.json.decode(snapshot)["state"]["table"])
