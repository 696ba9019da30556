"""A game that rests, and one that is over: what is said, and where it leads."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.watched import Look, opened, table
from tests.web.served import Server


def test_a_pause_is_no_end_and_an_end_tells_why_and_leads_to_the_replay(
    browser: Browser, served: Server
) -> None:
    (seat,) = table(served, "silver", "gold")
    with opened(browser, served, seat, Look("en")) as watched:
        page, question = watched.page, watched.question
        question.locator(".opt").first.wait_for()
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Pause the game").click()
        question.get_by_role("button", name="Go on").wait_for()
        over = page.locator("main .over")
        expect(over).to_have_count(0)
        question.get_by_role("button", name="Go on").click()
        expect(question.get_by_role("button", name="Go on")).to_have_count(0)

        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("alertdialog").get_by_role("button", name="Concede").click()
        expect(over).to_contain_text("You concede the game.")
        question.get_by_role("link", name="Look at it again").click()
        page.get_by_role("slider").wait_for()
