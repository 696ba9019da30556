"""Games looked at again: their positions, and what eyes may not see of a game that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import msgspec
import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from jajna.agents import RandomAgent
from jajna.cards.pool import Pool
from jajna.decision import Kind, Pass
from jajna.formats.themes import theme
from jajna.replay import GameRecord, GameSetup, Session, record_of, setup_of
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.web.company import WATCHER
from jajna.web.patches import Data
from jajna.web.programs import Programs
from jajna.web.replays import MOST_BYTES, MOST_FILES, Replays
from jajna.web.retelling import Retelling, Wanted, work
from jajna.web.rooms import Rooms
from jajna.web.server import application

ANN, BOB = 0, 1
HOST = "testserver"
POOL = Pool()


def setup(second: str = "red", seed: int = 7, always: bool = False) -> GameSetup:
    decks = tuple(tuple(theme(name, POOL.card).cards()) for name in ("green", second))
    return GameSetup(decks, ("Ann", "Bob"), seed, ANN, card_names=POOL.card_names,
                     always_ask=always)  # fmt: skip


@cache
def played() -> GameRecord:
    """A game that random players played to its end."""
    session, agent = Session(setup()), RandomAgent("1")
    while (question := session.game.decision) is not None:
        view = session.game.view_to_decide(question.players[0])
        answer = agent.choose(question, view)
        legal = session.game.why_not(answer) is None
        session.answer(answer if legal else question.fallback)
    return session.record()


def ask(
    what: str,
    record: GameRecord,
    owner: int = WATCHER,
    eyes: int = WATCHER,
    number: int = 0,
    thing: int = 0,
) -> dict[str, Data]:
    wanted = Wanted(what, record, owner, eyes, "en", number, thing)
    return cast("dict[str, Data]", msgspec.json.decode(work(msgspec.msgpack.encode(wanted))))


def test_a_position_is_the_game_as_it_was_whichever_copy_is_near() -> None:
    record = played()
    told = Retelling(record, setup_of(record, POOL.card, POOL.card_names))
    assert told.trouble is None
    assert len(told.marks) == len(record.digests)
    for place in (0, 1, 7, 8, 9, len(record.answers) // 2, len(record.answers)):
        assert told.game(place).digest() == record.digests[place]


def test_the_log_follows_the_positions_and_each_line_has_its_own() -> None:
    told = ask("timeline", played())
    moments = cast("list[list[Data]]", told["moments"])
    lines = cast("list[tuple[int, str]]", told["lines"])
    assert [at for at, _ in lines] == sorted(at for at, _ in lines)
    for at, line in lines:
        if line.startswith("Turn "):
            turn = int(line.split()[1].rstrip(":"))
            assert int(str(moments[at - 1][0])) < turn <= int(str(moments[at][0]))
    assert lines[-1][0] == len(moments) - 1
    result = played().result
    assert result is not None and told["winner"] == result.winner


def test_a_seat_sees_its_own_hand_and_all_eyes_see_all() -> None:
    record = played()
    known = {}
    for eyes in (ANN, BOB, WATCHER):
        board = cast("dict[str, dict[str, dict[str, Data]]]",
                     ask("position", record, eyes=eyes, number=20)["state"])["board"]  # fmt: skip
        players = cast("dict[str, dict[str, Data]]", board["players"])
        known[eyes] = [bool(players[str(seat)].get("known")) for seat in (ANN, BOB)]
    assert known == {ANN: [True, False], BOB: [False, True], WATCHER: [True, True]}


def test_what_led_to_a_line_and_why_a_thing_is_so_are_said() -> None:
    record = played()
    lines = cast("list[tuple[int, str]]", ask("timeline", record)["lines"])
    place = next(at for at, (_, line) in enumerate(lines) if "casts" in line)
    led = ask("led", record, number=place)
    assert led["title"] == lines[place][1] and led["lines"]
    state = cast("dict[str, dict[str, Data]]", ask("position", record, number=40)["state"])
    thing = next(iter(cast("dict[str, Data]", state["board"]["things"])))
    assert ask("explain", record, number=40, thing=int(thing))["lines"]
    assert ask("why", record, number=40, thing=int(thing))["lines"]


def test_a_game_that_goes_another_way_is_told_up_to_there() -> None:
    record = played()
    digests = [*record.digests[:30], "0" * len(record.digests[30]), *record.digests[31:]]
    told = ask("timeline", msgspec.structs.replace(record, digests=digests))
    assert len(cast("list[Data]", told["moments"])) == 31
    assert "step 30" in str(told["trouble"])
    assert ask("verify", msgspec.structs.replace(record, digests=digests))["good"] is False
    assert ask("verify", record)["good"] is True


@pytest.mark.parametrize("code", ["en", "es"])
def test_words_are_in_the_language_that_is_asked_for(code: str) -> None:
    wanted = Wanted("timeline", played(), WATCHER, WATCHER, code)
    told = msgspec.json.decode(work(msgspec.msgpack.encode(wanted)))
    assert told["steps"]["draw"] == {"en": "draw step", "es": "paso de robar"}[code]


# -- games that go on --------------------------------------------------------------------------


def running(second: str, always: bool) -> GameRecord:
    """A game in which Ann does what she can, while Bob keeps his hand and passes."""
    session, agent = Session(setup(second, always=always)), RandomAgent("2")
    while (question := session.game.decision) is not None and session.game.turn.number < 8:
        seat = question.players[0]
        if seat == BOB and question.kind is Kind.PRIORITY:
            session.answer(Pass())
        elif seat == BOB or question.kind is Kind.MULLIGAN:
            session.answer(question.fallback)
        else:
            answer = agent.choose(question, session.game.view_to_decide(seat))
            legal = session.game.why_not(answer) is None
            session.answer(answer if legal else question.fallback)
    return record_of(session.setup, session.answers, session.digests)


@pytest.mark.parametrize("always", [True, False])
def test_400_2_games_that_differ_in_what_is_hidden_are_told_alike(always: bool) -> None:
    """Bob never shows which of two decks he has, and is asked more often with one of them."""
    one, other = running("red", always), running("black", always)
    assert one.players[BOB].deck != other.players[BOB].deck
    told = [without_discards(ask("timeline", record, ANN, ANN)) for record in (one, other)]
    assert told[0] == told[1]
    for number in range(len(cast("list[Data]", told[0]["moments"]))):
        seen = [ask("position", record, ANN, ANN, number=number) for record in (one, other)]
        graveyards = [str(bob(one).pop("graveyard", "")) for one in seen]
        if not any(graveyards):
            assert seen[0] == seen[1], number


def bob(position: dict[str, Data]) -> dict[str, Data]:
    state = cast("dict[str, dict[str, dict[str, dict[str, Data]]]]", position["state"])
    return state["board"]["players"][str(BOB)]


def without_discards(told: dict[str, Data]) -> dict[str, Data]:
    """A game as it is told, without the names of cards that Bob shows as he discards them."""
    lines = cast("list[Data]", told["lines"])
    return {**told, "lines": [one for one in lines if "Bob discards" not in str(one)]}


def test_400_2_of_a_running_game_nothing_but_ones_own_seat_is_told() -> None:
    record = running("red", always=False)
    for what in ("timeline", "position", "explain", "why", "led"):
        for eyes in (BOB, WATCHER):
            assert ask(what, record, ANN, eyes)["is"] == "failed", (what, eyes)
    for what in ("verify", "answers"):
        assert ask(what, record, ANN, ANN)["is"] == "failed"
    moments = cast("list[list[Data]]", ask("timeline", record, ANN, ANN)["moments"])
    assert {moment[3] for moment in moments} <= {ANN, -1}


# -- routes ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    path = tmp_path_factory.mktemp("replays") / "games.sqlite"
    rooms = Rooms(SqliteJournal(path), POOL, Programs(1), lists_all=False)
    replays = Replays(rooms)
    made = application(rooms, (HOST,), more=replays.routes())
    with TestClient(made) as client:
        yield client
    replays.workshop.close()


def send(client: TestClient, name: str, what: str, **wish: object) -> Response:
    return client.post(f"/api/tables/{name}/replay/{what}", json=wish)


def open_file(client: TestClient, name: str, content: bytes) -> Response:
    return client.post(f"/api/tables/{name}/replay/file", content=content)


def test_a_file_is_opened_watched_and_gone_on_with(client: TestClient) -> None:
    name = "file-1"
    found = open_file(client, name, msgspec.json.encode(played())).json()
    assert found["games"][0]["players"] == ["Ann", "Bob"]
    told = send(client, name, "timeline").json()
    assert told["all"] is True and told["eyes"] == -1
    at = len(told["moments"]) // 2
    made = send(client, name, "play", number=at).json()
    tables = client.post(
        "/api/tables/own", json=[{"table": made["table"], "token": made["tokens"][ANN]}]
    )
    assert tables.json()[0]["turn"] == told["moments"][at][0]
    over = send(client, name, "play", number=len(told["moments"]) - 1)
    assert "over" in over.json()["why"]


def test_a_table_is_shown_to_who_has_a_word_for_it_and_as_their_seat(client: TestClient) -> None:
    seats = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]
    made = client.post("/api/tables", json={"seats": seats}).json()
    name, token = made["table"], made["tokens"][ANN]
    told = send(client, name, "timeline", token=token).json()
    assert (told["all"], told["eyes"]) == (False, ANN)
    refused: list[dict[str, object]] = [
        {"token": token, "eyes": BOB},
        {"token": "no word"},
        {"token": made["watch"]},
        {"token": token, "game": 2},
    ]
    for wish in refused:
        answer = send(client, name, "timeline", **wish)
        assert answer.status_code == 400 and answer.json()["why"], wish
    for nothing in ("none", "file-none"):
        assert send(client, nothing, "timeline").status_code == 400


def test_what_is_no_game_or_too_large_is_refused_with_the_reason(client: TestClient) -> None:
    for content in (b"{}", b"[]", b"no json", b'{"version": 1, "games": []}'):
        answer = open_file(client, "file-2", content)
        assert answer.status_code == 400 and "no saved game" in answer.json()["why"], content
    assert open_file(client, "file-2", b" " * (MOST_BYTES + 1)).status_code == 413
    assert send(client, "file-2", "other").status_code == 404
    unknown = msgspec.json.encode(msgspec.structs.replace(played(), era="never"))
    assert open_file(client, "file-3", unknown).status_code == 200
    answer = send(client, "file-3", "timeline")
    assert answer.status_code == 400 and "era" in answer.json()["why"]


def test_a_file_takes_the_place_of_no_table_and_no_other_file(client: TestClient) -> None:
    content = msgspec.json.encode(played())
    assert open_file(client, "0123456789ab", content).status_code == 400
    assert open_file(client, "file-4", content).status_code == 200
    other = msgspec.json.encode(msgspec.structs.replace(played(), seed=1))
    assert open_file(client, "file-4", other).status_code == 400
    assert open_file(client, "file-4", content).status_code == 200


def test_files_are_forgotten_in_the_end(client: TestClient) -> None:
    content = msgspec.json.encode(msgspec.structs.replace(played(), answers=[]))
    for number in range(MOST_FILES + 1):
        assert open_file(client, f"file-x{number}", content).status_code == 200
    assert "open it again" in send(client, "file-x0", "timeline").json()["why"]
