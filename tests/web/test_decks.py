"""Decks and cards for the page, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.cards.pool import Pool
from jajna.web.deck_lists import MOST_LETTERS, MOST_LINES
from jajna.web.decks import MOST_FOUND, Decks
from jajna.web.exchange import MOST_BYTES

LIST = "20 Forest\n20 Grizzly Bears\n\nSideboard\n2 Naturalize"


def pages(folder: Path, is_home: bool = True) -> TestClient:
    decks = Decks(Pool(folder / "cards.sqlite"), is_home, folder / "profiles.json")
    return TestClient(Starlette(routes=decks.routes()))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with pages(tmp_path) as made:
        yield made


def read(client: TestClient, text: str, lang: str = "en", **more: str) -> dict[str, object]:
    answer = client.post(f"/api/decks/read?lang={lang}", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def test_decks_that_come_with_jajna_are_listed(client: TestClient) -> None:
    found = client.get("/api/decks").json()
    assert [one["name"] for one in found["themes"]][:2] == ["white", "blue"]
    assert found["themes"][4]["colors"] == "G"
    assert found["own"] == []
    assert found["keeps"]


def test_a_list_is_read_with_its_numbers(client: TestClient) -> None:
    found = read(client, LIST)
    assert (found["cards"], found["lands"], found["colors"]) == (40, 20, "G")
    assert found["curve"] == [[2, 20]]
    assert found["problems"] == []


def test_100_2a_too_many_copies_are_named_by_format(client: TestClient) -> None:
    formats = {one["name"]: one for one in client.post("/api/decks/read",
               json={"text": LIST}).json()["formats"]}  # fmt: skip
    assert formats["casual"]["legal"]
    assert not formats["constructed"]["legal"]
    assert any("Grizzly Bears" in why for why in formats["constructed"]["reasons"])


def test_what_is_wrong_with_a_list_is_said_by_line_in_both_languages(client: TestClient) -> None:
    text = "20 Forest\n20 Grizly Bearz"
    for lang in ("en", "es"):
        found = read(client, text, lang)
        problems = found["problems"]
        assert isinstance(problems, list)
        assert [one["line"] for one in problems] == [2]
        assert "Grizly" in problems[0]["why"]
        assert found["cards"] == 20, "the rest is read"


@pytest.mark.parametrize(
    "text", ["1" * (MOST_LETTERS + 1), "\n".join(f"1 A{n}" for n in range(MOST_LINES + 1))]
)
def test_lists_have_limits(client: TestClient, text: str) -> None:
    for route in ("read", "keep", "write"):
        sent = {"text": text, "name": "x", "dialect": "arena"}
        assert client.post(f"/api/decks/{route}", json=sent).status_code == 400


@pytest.mark.parametrize("route", ["read", "keep", "write"])
def test_what_is_no_wish_is_refused(client: TestClient, route: str) -> None:
    for content in (b"", b"[]", b'{"text": 1}', b'{"text": "", "more": 1}', b"[" * 9000, b"\xff"):
        assert client.post(f"/api/decks/{route}", content=content).status_code == 400
    answer = client.post(f"/api/decks/{route}", content=b" " * (MOST_BYTES + 1))
    assert answer.status_code == 413


def test_an_unknown_era_format_or_dialect_is_refused(client: TestClient) -> None:
    assert client.post("/api/decks/read", json={"text": LIST, "era": "x"}).status_code == 400
    sent = {"text": LIST, "name": "a", "format": "x"}
    assert client.post("/api/decks/keep", json=sent).status_code == 400
    assert client.post("/api/decks/write", json={"text": LIST, "dialect": "x"}).status_code == 400


def test_a_list_is_written_in_another_dialect(client: TestClient) -> None:
    answer = client.post("/api/decks/write", json={"text": LIST, "dialect": "cod"})
    assert '<card number="20"' in answer.json()["text"]


def test_a_deck_is_kept_once_and_replaced_when_asked(client: TestClient) -> None:
    sent = {"text": LIST, "name": "Bears"}
    assert client.post("/api/decks/keep", json=sent).json()["name"].endswith("/Bears")
    own = client.get("/api/decks").json()["own"]
    assert [(one["name"], one["cards"]) for one in own] == [("Bears", 40)]
    assert client.post("/api/decks/keep", json=sent).status_code == 400
    assert client.post("/api/decks/keep", json={**sent, "replaces": True}).status_code == 200
    assert client.post("/api/decks/keep", json={**sent, "name": "a/b"}).status_code == 400


def test_decks_of_this_machine_are_for_nobody_else(tmp_path: Path) -> None:
    with pages(tmp_path) as home:
        home.post("/api/decks/keep", json={"text": LIST, "name": "Bears"})
    with pages(tmp_path, is_home=False) as shared:
        assert shared.get("/api/decks").json()["own"] == []
        sent = {"text": LIST, "name": "More"}
        assert shared.post("/api/decks/keep", json=sent).status_code == 403


def test_cards_are_found_as_the_command_finds_them(client: TestClient) -> None:
    found = client.get("/api/cards", params={"q": "type:creature color:g mv:<=2"}).json()
    assert "Grizzly Bears" in [one["name"] for one in found["cards"]]
    assert len(found["cards"]) <= MOST_FOUND
    assert client.get("/api/cards", params={"q": "zzzz"}).json() == {"total": 0, "cards": []}
    for bad in ("color:Q", "mv:two", "a" * 300):
        assert client.get("/api/cards", params={"q": bad}).status_code == 400


def test_205_1_types_are_told_in_the_language_of_the_page(client: TestClient) -> None:
    for lang, types in (("en", "Creature — Bear"), ("es", "Criatura — Oso")):
        asked = {"q": "Grizzly Bears", "lang": lang}
        (found,) = client.get("/api/cards", params=asked).json()["cards"]
        assert found["types"] == types


def test_a_card_is_shown_in_both_languages(client: TestClient) -> None:
    shown = client.get("/api/cards/one", params={"name": "Giant Growth", "lang": "es"}).json()
    assert shown["compiled"]
    assert shown["spanish"]
    assert client.get("/api/cards/one", params={"name": "Nothing Such"}).status_code == 404
    assert client.get("/api/cards/one", params={"name": "a" * 300}).status_code == 404


def test_what_a_dialect_cannot_tell_is_said(client: TestClient) -> None:
    def written(dialect: str, lang: str = "en") -> dict[str, object]:
        sent = {"text": "4 Shock (8ED) 222 *F*\n1 Brand New Card", "dialect": dialect}
        found = client.post(f"/api/decks/write?lang={lang}", json=sent).json()
        assert isinstance(found, dict)
        return found

    kept = written("moxfield")
    assert "4 Shock (8ED) 222 *F*" in str(kept["text"])
    assert kept["notes"] == [
        "line 2: There is no card named 'Brand New Card'. Only the starter cards are known: "
        "'jajna cards update' fetches all others."
    ]
    lost = written("mtgo", "es")["notes"]
    assert isinstance(lost, list) and "las cartas foil no se distinguen" in lost[1]


def test_903_3_a_list_says_who_leads_the_deck(client: TestClient) -> None:
    assert read(client, "40 Mountain").get("led", "") == ""
    assert read(client, "99 Plains\n\nCommander\n1 Isperia, Supreme Judge")["led"] == (
        "Isperia, Supreme Judge"
    )
