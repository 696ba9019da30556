"""Drafts and tournaments in the browser: two people and six programs, up to the game."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from jajna.tournaments.kept import FOLDER, Shelf
from jajna.tournaments.records import Score, Setup
from jajna.tournaments.tournaments import Tournament
from tests.browser.looks import check_look
from tests.browser.watched import Look, Watched, opened
from tests.web.served import Server, server


def begun(watched: Watched, *people: str, kind: str = "booster") -> str:
    """A new draft of one booster each; the address of the second person's seat."""
    page = watched.page
    page.get_by_role("combobox", name=watched.say("How", "Cómo")).select_option(kind)
    page.get_by_label(watched.say("People", "Personas")).fill("\n".join(people))
    page.get_by_text(watched.say("More choices", "Más opciones")).click()
    if kind == "booster":
        page.get_by_label(watched.say("Boosters each", "Sobres por persona")).fill("1")
    page.get_by_role("button", name=watched.say("Begin", "Empezar")).click()
    page.get_by_role("heading", level=1).wait_for()
    if len(people) < 2:
        return ""
    link = page.get_by_label(watched.say(f"Link for {people[1]}", f"Enlace para {people[1]}"))
    return "#" + link.input_value().partition("#")[2]


def cards(page: Page) -> list[str]:
    """The names of the cards that can be taken."""
    return page.locator("button.card b").all_inner_texts()


def picked(watched: Watched) -> None:
    """Take the first card."""
    page = watched.page
    page.locator("button.card").first.click()
    page.get_by_role("button", name=watched.say("Take ", "Tomar ")).click()


def drafted(*both: Watched, picks: int) -> None:
    """All pick, in turn, until the packs are empty."""
    for number in range(1, picks + 1):
        for watched in both:
            said = watched.say(f"Round 1, pick {number} ", f"Ronda 1, elección {number} ")
            expect(watched.page.get_by_role("status").first).to_contain_text(said)
            watched.page.locator("button.card").first.wait_for()
            picked(watched)


def test_two_people_and_six_programs_draft_and_play(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/drafts", Look("en")) as ann:
        where = begun(ann, "Ana", "Blas")
        with opened(browser, served, where, Look("es", "dark", "phone")) as bob:
            expect(bob.page.get_by_text("programa", exact=True)).to_have_count(6)
            expect(ann.page.get_by_text("Program 3", exact=True)).to_have_count(1)
            expect(bob.page.get_by_text("Programa 3", exact=True)).to_have_count(1)
            assert len(cards(ann.page)) == len(cards(bob.page)) == 15
            assert not check_look(bob, "draft")
            assert not check_look(ann, "draft")
            drafted(ann, bob, picks=15)

            for one in (ann, bob):
                one.page.get_by_role("button", name=one.say("This is my deck", "Este es mi mazo"))
            assert not check_look(ann, "building")
            ann.page.get_by_role("button", name="This is my deck").click()
            waits = ann.page.get_by_role("button", name="Blas is still building")
            expect(waits).to_be_disabled()
            bob.page.get_by_role("button", name="Este es mi mazo").click()
            ann.page.get_by_role("button", name="Offer Blas a game").click()
            bob.page.get_by_role("button", name="Jugarla").click()
            for one in (ann, bob):
                one.question.or_(one.page.get_by_role("region", name="Stack")).first.wait_for()


def test_sealed_packs_are_opened_and_played_against_a_program(
    browser: Browser, served: Server
) -> None:
    with opened(browser, served, "#/drafts", Look("es")) as watched:
        begun(watched, "Ana", kind="sealed")
        page = watched.page
        expect(page.get_by_text("Mazo: 40 cartas")).to_be_visible()
        page.get_by_role("button", name="Llanura: una más").click()
        expect(page.get_by_text("Mazo: 41 cartas")).to_be_visible()
        page.get_by_role("button", name="Este es mi mazo").click()
        page.get_by_role("button", name="Jugar contra Programa 2").click()
        watched.question.wait_for()


def test_a_draft_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--port", "0") as first:
        with opened(browser, first, "#/drafts", Look()) as watched:
            begun(watched, "Ana")
            picked(watched)
            expect(watched.page.get_by_role("status").first).to_contain_text("pick 2")
            left, where = cards(watched.page), watched.page.url.partition("#")[2]
        first.end(signal.SIGKILL)
    with (
        server(tmp_path, "--port", "0") as second,
        opened(browser, second, f"#{where}", Look()) as watched,
    ):
        expect(watched.page.get_by_role("status").first).to_contain_text("pick 2")
        assert cards(watched.page) == left


def held(one: Tournament) -> None:
    """A round of four, one match of which is over."""
    for name in ("Ana", "Blas", "Cleo", "Dani"):
        one.register(name)
    one.pair()
    one.report(0, Score(2, 1))


@pytest.mark.parametrize(
    "look", [Look("en"), Look("es", "dark", "phone")], ids=lambda one: one.name
)
def test_those_who_look_on_see_results_as_they_come(
    browser: Browser, tmp_path: Path, look: Look
) -> None:
    shelf = Shelf(tmp_path / FOLDER)
    shelf.begin(Setup("Friday", seed=3))
    shelf.change("Friday", held)
    with (
        server(tmp_path, "--port", "0") as served,
        opened(browser, served, "#/tournaments", look) as watched,
    ):
        page = watched.page
        page.get_by_role("link", name="Friday").click()
        playing = page.get_by_text(watched.say("being played", "se está jugando"), exact=True)
        expect(playing.last).to_be_visible()
        assert not check_look(watched, "tournament")
        shelf.change("Friday", lambda one: one.report(1, Score(2, 0)))
        expect(page.get_by_text("2-0")).to_be_visible()
        page.locator("summary").filter(has_text="Ana").click()
        said = watched.say("0 points: 0 won", "0 puntos: 0 ganados")
        expect(page.get_by_text(said).last).to_be_visible()


@pytest.mark.parametrize("kind", ["winston", "grid", "rochester"])
def test_other_kinds_are_drafted_too(browser: Browser, served: Server, kind: str) -> None:
    with opened(browser, served, "#/drafts", Look("es")) as watched:
        page = watched.page
        begun(watched, "Ana", kind=kind)
        if kind == "rochester":
            picked(watched)
        else:
            page.get_by_role("button", name="Tomar ").first.click()
        expect(page.get_by_role("status").first).to_contain_text("elección 2")
        assert not check_look(watched, kind)


def test_903_13_a_commander_draft_is_led_built_and_played(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/drafts", Look("es")) as watched:
        page = watched.page
        page.get_by_label("Asientos").fill("2")
        page.get_by_text("Más opciones").click()
        page.get_by_label("Un cubo").fill("25 Isperia, Supreme Judge\n25 Stonebrow, Krosan Hero")
        page.get_by_label("Sobres por persona").fill("1")
        page.get_by_text("Más opciones").click()
        begun(watched, "Ana", kind="commander")
        for number in range(1, 16):  # of both, whatever chance and the program leave
            said = page.get_by_role("status").first
            expect(said).to_contain_text(f"Ronda 1, elección {number} ")
            page.locator("button.card").first.wait_for()
            wanted = page.locator("button.card", has_text=("Isperia", "Stonebrow")[number % 2])
            (wanted if wanted.count() else page.locator("button.card")).first.click()
            page.get_by_role("button", name="Tomar ").click()
        leads = page.get_by_label("Quién lidera el mazo")
        expect(leads).to_be_visible()
        leads.select_option(value="Stonebrow, Krosan Hero")
        page.get_by_role("button", name="Bosque: una más").wait_for()
        mountains = page.locator("li", has_text="Montaña").locator(".count").first
        expect(mountains).not_to_have_text("0")
        leads.select_option(value="Isperia, Supreme Judge")
        expect(mountains).to_have_text("0")  # a deck of her colors is suggested
        expect(page.get_by_text("Mazo: 59 cartas")).to_be_visible()
        assert not check_look(watched, "leading")
        page.get_by_role("button", name="Este es mi mazo").click()
        page.get_by_role("button", name="Jugar contra Programa 2").click()
        watched.question.wait_for()


def test_a_cube_fills_in_how_many_boosters_each_opens(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/drafts", Look()) as watched:
        page = watched.page
        page.get_by_text("More choices").click()
        each = page.get_by_label("Boosters each")
        expect(each).to_have_value("3")
        page.get_by_label("A cube").fill('[Settings]\n{"boostersPerPlayer": 5}\n[Any(15)]\n4 Shock')
        expect(each).to_have_value("5")
        each.fill("2")
        page.get_by_label("A cube").fill('[Settings]\n{"boostersPerPlayer": 4}\n[Any(15)]\n4 Shock')
        expect(each).to_have_value("2")


def ready(one: Tournament) -> None:
    """Two have handed in decks, and their round has begun."""
    for name in ("Ana", "Blas"):
        one.register(name, "locked")
    one.pair()


def test_a_match_of_a_tournament_is_played_here_and_reports_itself(
    browser: Browser, tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path / FOLDER)
    shelf.begin(Setup("Duel", seed=1, games=1))
    shelf.change("Duel", ready)
    for player in (0, 1):
        path = shelf.deck_path("Duel", player)
        path.parent.mkdir(exist_ok=True)
        path.write_text("20 Forest\n20 Grizzly Bears\n")
    with (
        server(tmp_path, "--port", "0") as served,
        opened(browser, served, "#/tournaments/Duel", Look()) as watched,
    ):
        page = watched.page
        page.get_by_role("button", name="Play it here").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="I am ").click()
        watched.question.wait_for()
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("link", name="To the tournament: Duel").click()
        expect(page.get_by_text("being played here")).to_be_visible()
        page.get_by_role("link", name="Go on with it").click()
        dialog.get_by_role("button", name="I am ").click()
        watched.question.wait_for()
        page.goto(f"{served.url}#/tournaments/Duel")
