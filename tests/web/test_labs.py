"""The judge's page and the handbook: what is told, and what is cut off or refused."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from jajna.judge.lessons import topics
from jajna.web.labs import MOST_LETTERS, Labs
from jajna.web.workshop import Workshop

SHOCK = """title: Two damage destroy a 2/2
players:
  - {name: Ann, hand: [Shock], pool: R}
  - {name: Bob}
battlefield: [{card: Grizzly Bears, owner: Bob}]
steps:
  - {cast: Shock, targets: [Grizzly Bears]}
  - resolve: all
  - expect: {players: {Bob: {graveyard: [Grizzly Bears]}}}
"""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    labs = Labs()
    with TestClient(Starlette(routes=labs.routes())) as made:
        yield made
    labs.workshop.close()


def run(client: TestClient, text: str, line: int = 0, thing: int = -1) -> Response:
    return client.post("/api/judge/run", json={"text": text, "line": line, "thing": thing})


def test_a_scenario_is_played_and_its_board_shown_at_any_step(client: TestClient) -> None:
    ran = run(client, SHOCK).json()
    assert [one["passed"] for one in ran["tried"][0]["findings"]] == [True]
    assert ran["faults"] == []
    assert ran["board"]["log"][0] == "Ann casts Shock, targeting Grizzly Bears."
    assert ran["board"]["state"]["board"].get("battlefield", []) == []
    before = run(client, SHOCK, ran["tried"][0]["steps"][0]).json()["board"]
    (thing,) = before["state"]["board"]["battlefield"]
    told = run(client, SHOCK, ran["tried"][0]["steps"][0], thing).json()
    assert told["title"] == "Grizzly Bears" and told["lines"]


def test_what_is_not_as_expected_is_named_with_its_line(client: TestClient) -> None:
    ran = run(client, SHOCK.replace("{graveyard:", "{hand:")).json()
    (finding,) = [one for one in ran["tried"][0]["findings"] if not one["passed"]]
    assert finding["line"] == 9 and finding["expected"] == "Grizzly Bears"


def test_errors_are_named_with_their_lines(client: TestClient) -> None:
    ran = run(client, SHOCK.replace("battlefield", "battlefeld")).json()
    assert ran["faults"][0]["line"] == 5 and "battlefield" in ran["faults"][0]["remedy"]
    assert ran["board"] is None
    assert run(client, "a: [").json()["faults"][0]["what"].startswith("This is no YAML")


def test_too_much_is_refused(client: TestClient) -> None:
    assert "letters" in run(client, "#" * (MOST_LETTERS + 1)).json()["why"]
    assert "scenarios" in run(client, "---\n".join([SHOCK] * 21)).json()["why"]
    assert run(client, "#" * 70_000).status_code == 413


def sleeping(content: bytes) -> bytes:
    """Work that takes too long, unless it is asked for nothing."""
    time.sleep(60 if content else 0)
    return b""


def failing(content: bytes) -> bytes:
    """Work that is too much."""
    return bytes(1 << 40) if content else b""


@pytest.mark.parametrize(("work", "why"), [(sleeping, "cut off"), (failing, "too much")])
def test_what_takes_too_long_or_too_much_is_cut_off_and_the_next_is_done(
    work: object, why: str
) -> None:
    assert work in (sleeping, failing)
    shop = Workshop(sleeping if work is sleeping else failing, 2)
    labs = Labs(shop)
    with TestClient(Starlette(routes=labs.routes())) as client:
        begun = time.monotonic()
        assert why in run(client, SHOCK).json()["why"]
        assert time.monotonic() - begun < 30
        assert why in run(client, SHOCK).json()["why"]
    shop.close()


@pytest.mark.parametrize("code", ["en", "es"])
def test_the_class_has_all_questions_with_scenarios_that_run(client: TestClient, code: str) -> None:
    shown = client.get(f"/api/judge/class?lang={code}").json()["topics"]
    assert [one["name"] for one in shown] == [one.name(code) for one in topics()]
    for topic, one in zip(shown, topics(), strict=True):
        for lesson, example in zip(topic["lessons"], one.examples, strict=True):
            assert lesson["choices"][lesson["right"]] == example.choices(code)[0]
    lesson = shown[2]["lessons"][0]
    ran = run(client, lesson["text"], lesson["line"]).json()
    assert ran["faults"] == [] and ran["board"]["line"] == lesson["line"]


@pytest.mark.parametrize("code", ["en", "es"])
def test_links_of_the_handbook_lead_somewhere(client: TestClient, code: str) -> None:
    book = client.get(f"/api/handbook?lang={code}").json()
    terms = {one["id"] for one in book["terms"]}
    pages = {one["id"] for one in (*book["chapters"], *book["pages"])}
    sections = {number for number, _ in book["sections"]}
    for page in (*book["chapters"], *book["pages"]):
        assert {number for number, _ in page["sections"]} <= sections
        assert set(page["pages"]) <= pages
        for text in page["paragraphs"]:
            assert {part["term"] for part in text if "term" in part} <= terms
    for term in book["terms"]:
        assert {part["term"] for part in term["text"] if "term" in part} <= terms
        assert {related for related, _ in term["related"]} <= terms, term["id"]


def test_603_4_a_rule_is_told_with_its_section_terms_and_editions(client: TestClient) -> None:
    rule = client.get("/api/rules/603.4").json()
    assert rule["section"][0] == "603" and rule["chapter"][0] == "6"
    editions = dict(rule["editions"])
    assert editions["current"] == "603.4" and editions["2003-07"] not in ("", "603.4")
    assert "intervening-if" in [name for name, _, text in rule["terms"] if text]
    chapter = client.get("/api/rules/6").json()
    assert ["603", rule["section"][1]] in chapter["inside"]
    layers = client.get("/api/rules/613").json()
    assert layers["lessons"] and layers["terms"]
    for nothing in ("12.5", "99", "x", "603.4aa"):
        assert client.get(f"/api/rules/{nothing}").status_code == 404
