"""Drafts at a server: each seat sees its own, programs answer at once, and nothing is lost."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.cards.pool import Pool
from jajna.errors import DeckError
from jajna.limited.drafts import DraftError
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.web.draft_rooms import DraftRoom, DraftRooms, NewDraft
from jajna.web.drafts import WAIT, Drafts
from jajna.web.new_tables import Drafted, NewSeat, NewTable, RoomsError, check, setup_for
from jajna.web.programs import Programs
from jajna.web.rooms import Rooms
from jajna.web.server import application
from tests.cli.test_foils import SHINY
from tests.mechanics.bench import permanent

POOL = Pool()


class Client:
    """A server of drafts in a folder, and who asks it."""

    def __init__(self, http: TestClient, rooms: DraftRooms) -> None:
        self.http = http
        self.rooms = rooms

    def begin(self, **wish: object) -> tuple[str, list[str]]:
        """A new draft; its name and the words of people."""
        made = self.http.post("/api/drafts", json={"people": ["Ann"], "seed": 7, **wish})
        assert made.status_code == 200, made.text
        told = made.json()
        return told["draft"], [one["token"] for one in told["people"]]

    def ask(self, name: str, token: str, lang: str = "en") -> Response:
        return self.http.get(f"/api/drafts/{name}", params={"token": token, "lang": lang})

    def do(self, name: str, word: str, what: str, /, **sent: object) -> Response:
        return self.http.post(f"/api/drafts/{name}/{what}", params={"token": word}, json=sent)

    def pick_all(self, name: str, *tokens: str) -> None:
        """Let people take the first thing until all is taken."""
        moved = True
        while moved:
            moved = False
            for token in tokens:
                seen = self.ask(name, token).json()
                if seen["stage"] == "picking":
                    self.do(name, token, "pick", number=seen["number"], option=0)
                    moved = True


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    rooms = DraftRooms(tmp_path / "drafts", POOL)
    with TestClient(Starlette(routes=Drafts(rooms, lists_all=True).routes())) as made:
        yield Client(made, rooms)


def test_a_seat_is_told_which_cards_are_foils(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "shy.json").write_text(json.dumps(SHINY), encoding="utf-8")
    rooms = DraftRooms(tmp_path / "drafts", Pool(tmp_path / "cards.db"))
    with TestClient(Starlette(routes=Drafts(rooms, lists_all=True).routes())) as http:
        client = Client(http, rooms)
        name, (ann,) = client.begin(set_code="SHY", seats=2)
        seen = client.ask(name, ann).json()
        (foil,) = seen["foils"]
        assert (seen["asked"][foil], seen["pool_foils"]) == ("Shock", [])
        seen = client.do(name, ann, "pick", number=0, option=foil).json()
        assert (seen["pool"], seen["pool_foils"]) == ([["Shock", 1]], [["Shock", 1]])


def test_two_people_and_six_programs_draft_45_cards_each(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=8)

    client.pick_all(name, ann, bob)

    seen = client.ask(name, ann).json()
    assert seen["stage"] == "building"
    assert [one["cards"] for one in seen["players"]] == [45] * 8
    assert [one["name"] for one in seen["players"] if not one.get("program")] == ["Ann", "Bob"]
    assert sum(count for _, count in seen["deck"]) == 40  # one is suggested


def test_a_seat_sees_its_own_cards_alone(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1)
    seen = client.ask(name, ann).json()
    client.do(name, ann, "pick", number=0, option=0)
    after, other = client.ask(name, ann).json(), client.ask(name, bob).json()

    assert after["stage"] == "waiting" and after["asked"] == []
    assert after["pool"] == [[seen["asked"][0], 1]]
    assert other["pool"] == [] and other["players"][0]["cards"] == 1
    assert not any(one.get("open") for one in other["players"])
    assert seen["asked"][0] not in other["cards"]


LED = (
    "20 Isperia, Supreme Judge\n20 Stonebrow, Krosan Hero\n30 Suntail Hawk\n30 Raging Goblin\n"
    "30 Giant Growth\n"
)
"""A cube that can be drafted for Commander."""


def test_903_13_a_commander_draft_is_built_with_who_leads_and_played(client: Client) -> None:
    name, (ann,) = client.begin(kind="commander", cube=LED, seats=2)
    client.pick_all(name, ann)
    seen = client.ask(name, ann).json()
    assert seen["stage"] == "building"
    assert len(seen["leaders"]) == 1
    assert (seen["least"], seen["built"]) == (59, "commander-draft")
    assert sum(count for _, count in seen["deck"]) == 59
    others = [one for one in seen["can_lead"] if one != seen["leaders"]]

    after = client.do(name, ann, "lead", leaders=others[0]).json()
    assert after["leaders"] == others[0]
    assert after["deck"] != seen["deck"]  # of other colors
    built = client.do(name, ann, "build", main=dict(after["deck"])).json()

    assert built["stage"] == "over"
    assert built["deck_list"].startswith("About") and "Commander\n" in built["deck_list"]
    drafted = client.rooms.with_decks(
        NewTable(
            [NewSeat(drafted=Drafted(name, ann, seat), agent="random") for seat in range(2)],
            variant="commander",
            built="commander-draft",
        )
    )
    setup = setup_for(drafted, 1, POOL)
    assert [len(one) for one in setup.commanders] == [1, 1]
    assert setup.format == "commander-draft"


def test_903_13_who_cannot_lead_is_refused(client: Client) -> None:
    name, (ann,) = client.begin(kind="commander", cube=LED, seats=2)
    client.pick_all(name, ann)
    refused = client.do(name, ann, "lead", leaders=["Suntail Hawk"])

    assert refused.status_code == 400 and "can't lead" in refused.text


def test_903_13_drafted_decks_are_too_small_for_other_tables(client: Client) -> None:
    name, (ann,) = client.begin(kind="commander", cube=LED, seats=2)
    client.pick_all(name, ann)
    client.do(name, ann, "build", main=dict(client.ask(name, ann).json()["deck"]))
    seats = [NewSeat(drafted=Drafted(name, ann, seat), agent="random") for seat in range(2)]
    usual = client.rooms.with_decks(NewTable(seats, variant="commander"))
    with pytest.raises(DeckError):
        check(usual, POOL)
    with pytest.raises(RoomsError, match="aren't built so"):
        check(msgspec.structs.replace(usual, built="commander-draft", variant=""), POOL)


def test_903_13_a_pool_that_nobody_can_lead_stays_without_a_deck(client: Client) -> None:
    name, (ann,) = client.begin(kind="commander", cube="150 Shock", seats=2)
    client.pick_all(name, ann)
    seen = client.ask(name, ann).json()

    assert (seen["can_lead"], seen["leaders"], seen["deck"]) == ([], [], [])


ACTING = {
    "Captain": "Draft Captain face up.\nAs you draft a card, you may reveal it, note its name, "
    "then turn Captain face down.",
    "Fire": "Reveal Fire as you draft it and note how many cards you've drafted this draft round, "
    "including Fire.",
}  # fmt: skip


@pytest.fixture
def acting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server whose pool has cards that act as they are drafted."""
    pool = Pool()
    known = {name: permanent(name, text=text) for name, text in ACTING.items()}
    usual = pool.card
    monkeypatch.setattr(pool, "card", lambda name: known.get(name) or usual(name))
    rooms = DraftRooms(tmp_path / "drafts", pool)
    with TestClient(Starlette(routes=Drafts(rooms, lists_all=True).routes())) as made:
        yield Client(made, rooms)


def test_905_2_a_seat_is_told_what_else_it_may_do_in_its_language(acting: Client) -> None:
    name, (ann,) = acting.begin(cube="20 Captain\n70 Fire", seats=2, rounds=1, seed=3)
    room = acting.rooms.room(name)
    while "Captain" not in [one.card for one in room.sitting.draft.pools[0]]:
        seen = acting.ask(name, ann).json()
        place = seen["asked"].index("Captain") if "Captain" in seen["asked"] else 0
        acting.do(name, ann, "pick", number=seen["number"], option=place)
    seen = acting.ask(name, ann).json()
    assert not any(seen["words"])  # a card is taken as ever
    seen = acting.do(name, ann, "pick", number=seen["number"], option=0).json()

    assert seen["words"] == ["go on", "reveal it and note it (Captain)"]
    assert acting.ask(name, ann, "es").json()["words"][0] == "seguir"
    assert "Program 2 drafted Fire." in seen["told"]
    assert any(one.startswith("Program 2 – Fire: card") for one in seen["told"])


def test_all_see_what_is_taken_in_a_rochester_draft(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1, kind="rochester")
    seen = client.ask(name, ann).json()
    client.do(name, ann, "pick", number=0, option=0)

    other = client.ask(name, bob).json()
    assert other["players"][0]["open"] == [seen["asked"][0]]
    assert other["open"] == other["asked"] == seen["open"][1:]


def test_whose_turn_it_is_and_which_pile_is_seen(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, kind="winston")
    seen = client.ask(name, ann).json()
    assert (seen["pile"], seen["piles"]) == (0, [1, 1, 1])
    assert [one.get("asked", False) for one in seen["players"]] == [True, False]
    assert not any(one.get("packs") for one in seen["players"])
    seen = client.do(name, ann, "pick", number=0, option=1).json()
    assert (seen["pile"], seen["piles"]) == (1, [2, 1, 1])
    assert client.ask(name, bob).json()["pile"] == -1


def test_an_answer_that_comes_twice_counts_once(client: Client) -> None:
    name, (ann, _) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1)

    first = client.do(name, ann, "pick", number=0, option=3).json()
    again = client.do(name, ann, "pick", number=0, option=3).json()

    assert first["pool"] == again["pool"] and again["number"] == 1


def test_who_waits_is_told_as_soon_as_something_changes(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1)
    mark = client.ask(name, bob).json()["mark"]
    client.do(name, ann, "pick", number=0, option=0)

    began = time.monotonic()
    path = f"/api/drafts/{name}"
    seen = client.http.get(path, params={"token": bob, "known": mark}).json()

    assert seen["mark"] != mark and time.monotonic() - began < WAIT / 2


def test_a_draft_goes_on_after_the_server_was_killed(client: Client, tmp_path: Path) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=4)
    client.do(name, ann, "pick", number=0, option=2)
    before = client.ask(name, ann).json()

    again = DraftRooms(tmp_path / "drafts", POOL)  # nothing was said to the first
    room = again.room(name)

    assert room.seat(bob) == 2
    assert [one.card for one in room.sitting.draft.pools[0]] == [before["pool"][0][0]]
    assert room.sitting.draft.picks == client.rooms.room(name).sitting.draft.picks


def test_whoever_is_away_is_picked_for_and_marked(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1)

    not_host = client.do(name, bob, "away", seat=0, away=True)
    by_host = client.do(name, ann, "away", seat=1, away=True).json()
    client.do(name, ann, "pick", number=0, option=0)
    client.do(name, bob, "away", seat=1, away=False)
    seen = client.ask(name, bob).json()

    assert not_host.status_code == 400
    assert by_host["players"][1]["away"]
    assert seen["players"][1]["picked_for"] == 2
    assert not seen["players"][1].get("away") and seen["stage"] == "waiting"


def room_with_clocks(tmp_path: Path) -> DraftRoom:
    rooms = DraftRooms(tmp_path, POOL)
    wish = NewDraft(["Ann", "Bob"], seats=2, rounds=1, seed=7, seconds=10, minutes=1)
    room = rooms.begin(wish)
    room.tick(0.0)
    return room


def test_a_pick_that_takes_too_long_is_made_and_marked(tmp_path: Path) -> None:
    room = room_with_clocks(tmp_path)

    assert room.left(0, 4.0) == 6.0 and not room.tick(9.0)
    assert room.tick(10.5)
    assert room.sitting.picked_for == [[0], [0]]
    assert room.left(0, 11.5) == 9.0


def test_a_deck_that_is_not_built_in_time_is_built_by_a_program(tmp_path: Path) -> None:
    room = room_with_clocks(tmp_path)
    for second in range(20):
        room.tick(11.0 * second)
    assert room.sitting.draft.is_over and not any(room.sitting.decks)

    room.tick(400.0)

    assert [sum(deck.values()) for deck in room.sitting.decks] == [40, 40]
    assert room.is_over


def test_100_2b_a_deck_has_forty_cards_of_what_was_taken(client: Client) -> None:
    name, (ann,) = client.begin(seats=2)
    early = client.do(name, ann, "build", main={"Forest": 40})
    client.pick_all(name, ann)
    suggested = dict(client.ask(name, ann).json()["deck"])

    small = client.do(name, ann, "build", main={"Forest": 39})
    foreign = client.do(name, ann, "build", main={"Forest": 39, "Black Lotus": 1})
    built = client.do(name, ann, "build", main=suggested).json()

    assert "isn't over" in early.json()["why"]
    assert "at least 40" in small.json()["why"]
    assert "were opened" in foreign.json()["why"]
    assert built["stage"] == "over" and "Sideboard" in built["deck_list"]


def test_what_somebody_drafted_is_played_by_the_word_of_their_seat(
    client: Client, tmp_path: Path
) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=4)
    client.pick_all(name, ann, bob)
    for token in (ann, bob):
        client.do(name, token, "build", main=dict(client.ask(name, token).json()["deck"]))

    def asked(token: str, seat: int) -> NewTable:
        mine = NewSeat(name="Ann", drafted=Drafted(name, ann, 0))
        other = NewSeat(name="It", agent="random", drafted=Drafted(name, token, seat))
        return NewTable([mine, other])

    made = client.rooms.with_decks(asked(ann, 1))
    assert "Sideboard" in made.seats[0].deck and made.seats[1].drafted is None
    for wrong in (asked(ann, 2), asked("guessed", 1), asked(ann, 9)):
        with pytest.raises(DraftError):
            client.rooms.with_decks(wrong)

    rooms = Rooms(SqliteJournal(tmp_path / "tables.sqlite"), POOL, Programs())
    served = application(rooms, ("testserver",), drafts=client.rooms)
    with TestClient(served) as http:
        wish = {
            "seats": [
                {"name": "Ann", "drafted": {"draft": name, "token": ann, "seat": 0}},
                {"name": "It", "agent": "random",
                 "drafted": {"draft": name, "token": ann, "seat": 1}},
            ]
        }  # fmt: skip
        table = http.post("/api/tables", json=wish).json()
        listed = http.get("/api/tables").json()
    assert [one["players"] for one in listed if one["table"] == table["table"]] == [["Ann", "It"]]


def test_a_table_is_offered_to_another_person(client: Client) -> None:
    name, (ann, bob) = client.begin(people=["Ann", "Bob"], seats=2, rounds=1)

    client.do(name, ann, "invite", seat=1, table="abc", token="word")

    assert client.ask(name, ann).json()["tables"] == []
    assert client.ask(name, bob).json()["tables"] == [
        {"name": "Ann", "table": "abc", "token": "word"}
    ]
    assert client.do(name, ann, "invite", seat=0, table="a", token="b").status_code == 400


def test_in_spanish_cards_have_their_spanish_names(client: Client) -> None:
    name, (ann,) = client.begin()
    cards = client.ask(name, ann, "es").json()["cards"].values()

    assert any(one["said"] != one["name"] for one in cards)
    assert all("Creature" not in one.get("types", "") for one in cards)


def test_drafts_and_sets_are_listed(client: Client) -> None:
    name, (ann,) = client.begin(kind="sealed", seats=1)
    told = client.http.get("/api/drafts").json()

    assert {"code": "8ED", "name": "Eighth Edition"} in told["sets"]
    assert [(one["draft"], one["token"]) for one in told["drafts"]] == [(name, ann)]


def test_elsewhere_no_draft_is_listed(client: Client) -> None:
    client.begin()
    with TestClient(Starlette(routes=Drafts(client.rooms, lists_all=False).routes())) as http:
        assert http.get("/api/drafts").json()["drafts"] == []


def test_a_cube_is_a_list(client: Client) -> None:
    cube = "\n".join(f"1 {card.name}" for card in POOL.sets[0].cards[:120])
    name, (ann,) = client.begin(cube=cube, seats=2)

    assert len(client.ask(name, ann).json()["asked"]) == 15


@pytest.mark.parametrize(("sent", "packs"), [({}, 2), ({"rounds": 0}, 2), ({"rounds": 1}, 1)])
def test_a_cube_says_how_many_boosters_each_opens(
    client: Client, sent: dict[str, object], packs: int
) -> None:
    cards = "\n".join(f"1 {card.name}" for card in POOL.sets[0].cards[:120])
    settings = '{"name": "Two each", "boostersPerPlayer": 2}'
    cube = f"[Settings]\n{settings}\n[Any(15)]\n{cards}"
    name, _ = client.begin(cube=cube, seats=2, **sent)
    assert len(client.rooms.room(name).sitting.draft.setup.packs) == packs


def test_what_is_drafted_is_called_by_its_name(client: Client) -> None:
    name, (ann,) = client.begin(seats=2)
    assert client.ask(name, ann).json()["what"] == "Eighth Edition"
    (listed,) = client.http.get("/api/drafts", params={"lang": "en"}).json()["drafts"]
    assert listed["what"] == "Eighth Edition"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"people": []}, "a name of their own"),
        ({"people": ["Ann", "ann"]}, "a name of their own"),
        ({"people": ["A", "B", "C"], "seats": 2}, "more people than seats"),
        ({"kind": "raid"}, "no way to draft"),
        ({"drafter": "nobody"}, "no way to draft"),
        ({"seats": 17}, "2 to 16 seats"),
        ({"rounds": -1}, "1 to 6 rounds"),
        ({"set_code": "???"}, "no set is called"),
        ({"cube": "1 Shock"}, "this draft needs 360 cards"),
        ({"cube": "1 Shockk"}, "There is no card named"),
        ({"seconds": -1}, "a clock has at most"),
        ({"kind": "winston", "seats": 3}, "for two players"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(
    client: Client, wish: dict[str, object], why: str
) -> None:
    refused = client.http.post("/api/drafts", json={"people": ["Ann"], **wish})

    assert refused.status_code == 400 and why in refused.json()["why"]
    assert client.rooms.names() == []


def test_a_word_that_is_guessed_leads_nowhere(client: Client, tmp_path: Path) -> None:
    name, _ = client.begin()

    assert client.ask(name, "guess").status_code == 404
    assert client.ask(name, "").status_code == 404
    assert client.ask("..", "guess").status_code == 404
    assert client.do(name, "guess", "pick", number=0, option=0).status_code == 400


def test_a_damaged_file_is_named_and_hides_no_other(client: Client, tmp_path: Path) -> None:
    name, (ann,) = client.begin()
    (tmp_path / "drafts" / "beef.json").write_text("{")

    assert "damaged" in client.ask("beef", ann).json()["why"]
    assert [one["draft"] for one in client.http.get("/api/drafts").json()["drafts"]] == [name]
