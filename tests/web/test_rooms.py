"""Who comes to a table: invitations, those who look on, lists, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from jajna.cards.pool import Pool
from jajna.replay import GameSetup
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.text.catalogue import Language
from jajna.web import rooms
from jajna.web.names import names_in
from jajna.web.patches import Data
from jajna.web.programs import Programs
from jajna.web.rooms import Rooms
from jajna.web.server import application
from tests.web.test_server import FAST, HOST, PEOPLE, Page

ANN = {"deck": "green", "name": "Ann"}
OPEN: dict[str, str] = {}


def served(path: Path, at_home: bool = True) -> TestClient:
    made = Rooms(SqliteJournal(path), Pool(), Programs(1), at_home)
    return TestClient(application(made, (HOST,), FAST, address="http://192.0.2.7/"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path / "games.sqlite") as made:
        yield made


@pytest.fixture
def network(tmp_path: Path) -> Iterator[TestClient]:
    """A server that others reach."""
    with served(tmp_path / "games.sqlite", at_home=False) as made:
        yield made


def begun(client: TestClient, *seats: dict[str, str], **more: object) -> dict[str, Data]:
    answer = client.post("/api/tables", json={"seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return cast("dict[str, Data]", answer.json())


def tokens_of(made: dict[str, Data]) -> list[str]:
    return cast("list[str]", made["tokens"])


def at(client: TestClient, made: dict[str, Data], token: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/api/tables/{made['table']}/seat?token={token}")


def message(socket: WebSocketTestSession) -> dict[str, Data]:
    return cast("dict[str, Data]", msgspec.json.decode(socket.receive_text()))


def come(client: TestClient, made: dict[str, Data], token: str, **coming: str) -> str:
    answer = client.post(f"/api/tables/{made['table']}/seat?token={token}", json=coming)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


# -- invitations -------------------------------------------------------------------------------


def test_the_game_begins_once_all_have_come(client: TestClient) -> None:
    made = begun(client, ANN, OPEN)
    mine, invited = tokens_of(made)
    with at(client, made, mine) as host:
        first = message(host)
        assert first["is"] == "gathering"
        assert first["seat"] == 0
        assert first["seats"] == [
            {"name": "Ann", "here": True},
            {"name": "Player 2", "open": True},
        ]
        with at(client, made, invited) as guest:
            assert message(guest)["seat"] == 1
            assert message(host)["seats"] == [
                {"name": "Ann", "here": True},
                {"name": "Player 2", "open": True, "here": True},
            ]
            word = come(client, made, invited, deck="red", name="Bob")
    with at(client, made, word) as guest:
        page = Page(guest)
        page.read()
        players = cast("dict[str, dict[str, Data]]", page.state["board"])["players"]
        assert [cast("dict[str, Data]", one)["name"] for one in players.values()] == ["Ann", "Bob"]


def test_who_invited_cannot_look_at_the_guests_hand(client: TestClient) -> None:
    made = begun(client, ANN, OPEN)
    mine, invited = tokens_of(made)
    word = come(client, made, invited, deck="red")
    assert word not in (mine, invited)
    with at(client, made, invited) as other:
        assert message(other)["is"] == "closed"
    assert [one["tokens"] for one in client.get("/api/tables").json()] == [[mine, ""]]


def test_a_seat_is_taken_once(client: TestClient) -> None:
    made = begun(client, OPEN, OPEN)
    path = f"/api/tables/{made['table']}/seat?token={tokens_of(made)[0]}"
    assert client.post(path, json={"deck": "1 Forest"}).status_code == 400
    assert client.post(path, json={"deck": "green", "stops": "teatime"}).status_code == 400
    word = come(client, made, tokens_of(made)[0], deck="green")
    assert client.post(path, json={"deck": "green"}).status_code == 400
    again = client.post(
        f"/api/tables/{made['table']}/seat?token={word}&lang=es", json={"deck": "green"}
    )
    assert "ocupado" in again.json()["why"]


def test_a_gathering_outlives_the_server(tmp_path: Path) -> None:
    with served(tmp_path / "games.sqlite") as first:
        made = begun(first, OPEN, ANN, OPEN)
        word = come(first, made, tokens_of(made)[0], deck="red", name="Zoe")
    with served(tmp_path / "games.sqlite") as second:
        (listed,) = second.get("/api/tables").json()
        assert (listed["stage"], listed["players"]) == ("gathering", ["Zoe", "Ann", "Player 3"])
        come(second, made, tokens_of(made)[2], deck="blue", name="Bob")
        with at(second, made, word) as socket:
            assert message(socket)["is"] == "snapshot"


def test_what_others_bring_is_not_told_before_the_game(client: TestClient) -> None:
    seen: list[list[bytes]] = []
    for deck in ("red", "blue"):
        made = begun(client, ANN, OPEN, OPEN)
        word = come(client, made, tokens_of(made)[1], deck=deck, name="Bob")
        with at(client, made, tokens_of(made)[0]) as host, at(client, made, word):
            seen.append([host.receive_text().encode() for _ in range(2)])
    assert seen[0] == seen[1]


def test_the_server_says_where_others_reach_it(client: TestClient) -> None:
    about = client.get("/api/server").json()
    assert (about["address"], about["lists_all"]) == ("http://192.0.2.7/", True)


def test_the_server_says_who_sits_with_whom_in_each_variant(client: TestClient) -> None:
    variants = {one["name"]: one for one in client.get("/api/server").json()["variants"]}
    assert variants["duel"] == {"name": "duel", "seats": [2]}
    assert variants["two-headed-giant"] == {
        "name": "two-headed-giant",
        "seats": [4],
        "teams": [[0, 0, 1, 1]],
        "since": "2019-05-03",
    }
    assert variants["alternating-teams"]["teams"][0] == [0, 1, 0, 1]
    assert [name for name, one in variants.items() if one.get("commanders")] == [
        "commander",
        "brawl",
        "pauper-commander",
        "duel-commander",
        "oathbreaker",
        "archenemy-commander",
    ]


def test_100_2d_a_variant_with_cards_besides_decks_is_offered(client: TestClient) -> None:
    variants = {one["name"]: one for one in client.get("/api/server").json()["variants"]}
    beside = [name for name, one in variants.items() if one.get("supplementary")]
    assert beside == ["vanguard", "momir-basic", "planechase", "single-planar-deck", "archenemy",
                      "archenemy-commander", "supervillain-rumble", "conspiracy"]  # fmt: skip
    assert variants["momir-basic"]["decks"] == ["basics"]
    assert variants["brawl"]["decks"] == ["breeze", "thicket"]
    assert "decks" not in variants["duel"]


@pytest.mark.parametrize(("variant", "deck"), [("vanguard", "red"), ("momir-basic", "basics")])
def test_902_starter_cards_are_seen_beside_the_decks(
    client: TestClient, variant: str, deck: str
) -> None:
    made = begun(client, {"deck": deck, "name": "Ann"}, {"deck": deck}, variant=variant)
    with at(client, made, f"{tokens_of(made)[0]}&lang=es") as socket:
        shown = socket.receive_json()
    board = shown["state"]["board"]
    cards = [shown["cards"][str(board["things"][str(one)]["card"])] for one in board["command"]]
    assert {(card["kind"], card["types"]) for card in cards} == {("beside", "Vanguard")}


def test_904_3_a_scheme_deck_that_is_too_small_is_refused(client: TestClient) -> None:
    listed = "20 Mountain\n20 Raging Goblin\n\nSchemes\n1 Roots of All Evil"
    seats = [{"deck": listed}, {"deck": "green"}]
    refused = client.post("/api/tables", json={"seats": seats, "variant": "archenemy"})
    assert refused.status_code == 400
    assert "a scheme deck of 1 cards; it needs 20" in refused.json()["why"]


def test_808_a_variant_of_later_rules_is_refused_in_an_era(client: TestClient) -> None:
    seats = [{"deck": deck} for deck in ("red", "green", "blue", "white")]
    wish = {"seats": seats, "variant": "two-headed-giant", "era": "2016-08"}
    refused = client.post("/api/tables", json=wish)
    assert refused.status_code == 400
    assert "two-headed-giant" in refused.json()["why"]


# -- lists -------------------------------------------------------------------------------------


def test_at_home_all_tables_are_listed_without_taking_them_up(tmp_path: Path) -> None:
    with served(tmp_path / "games.sqlite") as first:
        made = begun(first, *PEOPLE)
        with at(first, made, tokens_of(made)[0]) as socket:
            page = Page(socket)
            page.read()
            page.want(do="concede")
            page.settle()
    rooms = Rooms(SqliteJournal(tmp_path / "games.sqlite"), Pool(), Programs(1))
    (listed,) = rooms.listed([])
    assert (listed.stage, listed.players) == ("over", ["Ann", "Bob"])
    assert listed.tokens == made["tokens"]
    assert rooms.open_rooms() == []
    rooms.journal.close()


def test_the_list_says_which_person_is_to_decide(tmp_path: Path) -> None:
    with served(tmp_path / "games.sqlite") as first:
        made = begun(first, *PEOPLE)
        (before,) = first.get("/api/tables").json()
        assert before["people"] == [0, 1]
        asked = before["asked"]
        with at(first, made, tokens_of(made)[asked]) as socket:
            page = Page(socket)
            page.read()
            while page.ask is not None:
                page.answer()
                page.settle()
        (after,) = first.get("/api/tables").json()
        assert after["asked"] == 1 - asked
    with served(tmp_path / "games.sqlite") as second:
        (listed,) = second.get("/api/tables").json()
        assert listed == after


def test_elsewhere_only_ones_own_tables_are_listed(network: TestClient) -> None:
    made, other = begun(network, *PEOPLE), begun(network, *PEOPLE)
    assert network.get("/api/tables").json() == []
    own = [{"table": made["table"], "token": tokens_of(made)[1]},
           {"table": other["table"], "token": "guess"}]  # fmt: skip
    (listed,) = network.post("/api/tables/own", json=own).json()
    assert listed["table"] == made["table"]
    assert listed["tokens"] == ["", tokens_of(made)[1]]
    assert "watch" not in listed


def test_a_table_is_forgotten_unless_others_play_there(network: TestClient) -> None:
    made = begun(network, *PEOPLE)
    path = f"/api/tables/{made['table']}?token="
    for token in ("guess", str(made["watch"]), tokens_of(made)[0]):
        assert network.delete(path + token).status_code == 400
    with at(network, made, tokens_of(made)[1]) as socket:
        page = Page(socket)
        page.read()
        page.want(do="concede")
        page.settle()
    assert network.delete(path + tokens_of(made)[0]).status_code == 204
    with at(network, made, tokens_of(made)[0]) as socket:
        assert message(socket)["is"] == "closed"


def test_who_plays_alone_forgets_a_table(network: TestClient) -> None:
    made = begun(network, ANN, {**PEOPLE[1], "agent": "random"})
    path = f"/api/tables/{made['table']}?token={tokens_of(made)[0]}"
    assert network.delete(path).status_code == 204


# -- those who look on -------------------------------------------------------------------------


def sizes(page: Page) -> list[int]:
    """How many cards the hands have."""
    players = cast("dict[str, dict[str, dict[str, int]]]", page.state["board"])["players"]
    return [one["hand"] for one in players.values()]


def hands(page: Page) -> list[int]:
    """How many cards of each hand a page knows."""
    players = cast("dict[str, dict[str, dict[str, Data]]]", page.state["board"])["players"]
    things = cast("dict[str, dict[str, dict[str, int]]]", page.state["board"])["things"]
    return [
        sum(
            things[str(number)].get("count", 1)
            for number in cast("list[int]", one.get("known", []))
        )
        for one in players.values()
    ]


def test_who_looks_on_sees_hands_only_if_all_let_them(client: TestClient) -> None:
    made = begun(client, *PEOPLE)
    watch = str(made["watch"])
    with (
        at(client, made, watch) as socket,
        at(client, made, tokens_of(made)[0]) as one,
        at(client, made, tokens_of(made)[1]) as other,
    ):
        page, pages = Page(socket), [Page(one), Page(other)]
        for each in (page, *pages):
            each.read()
        pages[0].settle()  # the other has come
        next(each for each in pages if each.ask is not None).answer()  # who begins
        page.settle_until(lambda: sizes(page) == [7, 7])
        assert hands(page) == [0, 0]
        assert "ask" not in page.state
        pages[0].want(do="hands", allow=True)
        page.settle_until(lambda: table_says(page, "hands") == [0])
        assert hands(page) == [0, 0]
        pages[1].want(do="hands", allow=True)
        page.settle_until(lambda: table_says(page, "hands") == [0, 1])
        assert hands(page) == [7, 7]
        pages[0].want(do="hands", allow=False)
        page.settle_until(lambda: table_says(page, "hands") == [1])
        assert hands(page) == [0, 0]


def test_names_in_a_language_are_gathered_once_for_all_pages_of_a_table(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def counted(setup: GameSetup, spoken: Language) -> Mapping[str, str]:
        asked.append(spoken.code)
        return names_in(setup, spoken)

    monkeypatch.setattr(rooms, "names_in", counted)
    made = begun(client, *PEOPLE)
    where = f"/api/tables/{made['table']}/seat?lang="
    with (
        client.websocket_connect(f"{where}es&token={tokens_of(made)[0]}") as one,
        client.websocket_connect(f"{where}en&token={tokens_of(made)[1]}") as other,
        client.websocket_connect(f"{where}es&token={made['watch']}") as third,
    ):
        for each in (one, other, third):
            message(each)
    assert asked == ["es", "en"]


def table_says(page: Page, what: str) -> object:
    return cast("dict[str, Data]", page.state["table"]).get(what)


def test_who_looks_on_is_counted_and_can_do_nothing(client: TestClient) -> None:
    made = begun(client, *PEOPLE)
    with (
        at(client, made, tokens_of(made)[0]) as one,
        at(client, made, str(made["watch"])) as socket,
    ):
        player, page = Page(one), Page(socket)
        page.read()
        player.settle_until(lambda: table_says(player, "watchers") == 1)
        for wish in (
            {"do": "concede"},
            {"do": "hands", "allow": True},
            {"do": "answer", "number": 1, "given": {"by": "places", "places": [0]}},
        ):
            page.want(**wish)
            assert page.read()["is"] == "refused"
        page.want(do="speak", language="es")
        page.settle()
        assert table_says(page, "watches") is True


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ("39 Forest", "it has 39 cards and must have at least 40 (CR 100.2b)"),
        (
            "Commander\n1 Shivan Dragon\n\nDeck\n40 Mountain",
            "it has a commander, which only Commander decks have (CR 903.3)",
        ),
    ],
)
def test_100_2b_a_deck_is_refused_for_what_is_wrong_with_it(
    client: TestClient, deck: str, why: str
) -> None:
    table = {"seats": [{"deck": deck}, {"deck": "white", "agent": "random"}]}
    answer = client.post("/api/tables?lang=en", json=table)
    assert answer.status_code == 400
    assert answer.json()["why"] == f"this deck can't be played: {why}"


def test_903_a_table_of_commander_begins_with_commanders_and_40_life(client: TestClient) -> None:
    seats = [{"deck": deck, "name": deck} for deck in ("heights", "wilds")] * 2
    made = begun(client, *seats, variant="commander")
    with at(client, made, tokens_of(made)[0]) as socket:
        page = Page(socket)
        page.read()
        board = cast("dict[str, Data]", page.state["board"])
    players = cast("dict[str, dict[str, Data]]", board["players"])
    assert [one["life"] for one in players.values()] == [40] * 4
    assert [len(cast("list[Data]", one["commanders"])) for one in players.values()] == [1] * 4


@pytest.mark.parametrize(
    ("decks", "variant", "why"),
    [
        (("white", "wilds"), "commander", "no commander"),
        (("heights", "white"), "", "commander"),
        (("heights",) * 7, "pauper-commander", ""),
        (("white", "white"), "emperor", "emperor"),
    ],
)
def test_903_what_a_variant_does_not_allow_is_refused(
    client: TestClient, decks: tuple[str, ...], variant: str, why: str
) -> None:
    seats = [{"deck": deck} for deck in decks]
    answer = client.post("/api/tables", json={"seats": seats, "variant": variant})
    if why:
        assert answer.status_code == 400, answer.text
        assert why in answer.text
    else:
        assert answer.status_code == 200, answer.text


def test_903_who_comes_later_brings_a_deck_for_the_variant(client: TestClient) -> None:
    made = begun(client, {"deck": "heights", "name": "Ann"}, OPEN, variant="commander")
    word = tokens_of(made)[1]
    where = f"/api/tables/{made['table']}/seat?token={word}"
    assert client.post(where, json={"deck": "white"}).status_code == 400
    assert client.post(where, json={"deck": "wilds"}).status_code == 200
