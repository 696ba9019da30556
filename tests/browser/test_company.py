"""Those who look on, and the promise of fair chance, as a player handles them at the table."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import Browser, expect

from jajna.cli import main
from tests.browser.watched import Look, Watched, opened, table
from tests.web.served import Server


def open_company(watched: Watched) -> None:
    watched.page.get_by_role("button", name="More", exact=True).click()
    watched.page.get_by_role("button", name="Spectators and fair chance").click()


def test_spectators_see_a_hand_only_where_it_is_allowed(browser: Browser, served: Server) -> None:
    (seat,) = table(served, "silver", "gold")
    with opened(browser, served, seat, Look("en")) as watched:
        open_company(watched)
        link = watched.page.get_by_label("Link for spectators").input_value()
        with opened(browser, served, link.removeprefix(served.url), Look("es", "dark")) as looking:
            looking.question.get_by_text("Ana").wait_for()
            cards = looking.region("Your hand", "Tu mano").locator("[data-thing]")
            expect(cards).to_have_count(0)
            expect(looking.region("Ana", "Ana")).to_contain_text("decide")
            expect(looking.page.get_by_text("decides tú")).to_have_count(0)
            expect(looking.page.get_by_role("button", name="Deshacer")).to_have_count(0)
            watched.page.get_by_text("One person looks on.").wait_for()
            watched.page.get_by_label("Let spectators see my hand").check()
            watched.page.get_by_text("Spectators see the hands now.").wait_for()
            watched.page.keyboard.press("Escape")
            while not watched.region("Your hand", "Tu mano").locator("[data-thing]").count():
                watched.question.locator(".opt").first.click()
                watched.page.wait_for_timeout(100)
            expect(cards).not_to_have_count(0)


def test_the_match_is_downloaded_and_is_what_was_promised(
    browser: Browser, served: Server, tmp_path: Path
) -> None:
    (seat,) = table(served, "silver", "gold")
    with opened(browser, served, seat, Look("en")) as watched:
        watched.question.get_by_role("heading").first.wait_for()
        open_company(watched)
        dialog = watched.page.get_by_role("dialog", name="At this table")
        promise = dialog.locator("code").inner_text()
        expect(dialog.get_by_role("link")).to_have_count(0)
        watched.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        watched.page.keyboard.press("x")
        watched.page.get_by_role("alertdialog").get_by_role("button", name="Concede").click()
        link = watched.question.get_by_role("link", name="Download the games of the match")
        with watched.page.expect_download() as downloading:
            link.click()
        file = tmp_path / "match.json"
        downloading.value.save_as(file)
    done = CliRunner().invoke(main, ["verify", str(file)])
    assert (done.exit_code, promise in file.read_text()) == (0, True), done.output
