"""Two people at one screen: nothing of a hand is seen while it is handed over."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.players import Clicks
from tests.browser.watched import Look, Watched, opened
from tests.web.served import Server

LONG: Final = 240.0
"""Seconds for a whole game on a busy machine."""


def begun(watched: Watched) -> None:
    """A game of two at this screen, from the start page."""
    page = watched.page
    page.get_by_role("radio", name="At this screen").check()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("The other name").fill("Blas")
    page.get_by_role("button", name="Begin").click()


def handed_to(watched: Watched, name: str) -> None:
    """The screen is covered until this person says that they have it."""
    dialog = watched.page.get_by_role("dialog", name=f"Hand over to {name}")
    dialog.wait_for()
    covers = "document.elementFromPoint(9, innerHeight - 20).closest('dialog') !== null"
    assert watched.page.evaluate(covers)
    dialog.get_by_role("button", name=f"I am {name}").click()
    expect(dialog).to_be_hidden()


def whoever(watched: Watched) -> tuple[str, str]:
    """Who is to have the screen, and the other."""
    dialog = watched.page.get_by_role("dialog")
    dialog.wait_for()
    return ("Ana", "Blas") if "Ana" in dialog.inner_text() else ("Blas", "Ana")


def test_a_hand_is_hidden_and_an_offer_reaches_the_other(browser: Browser, served: Server) -> None:
    with opened(browser, served, "", Look("en")) as watched:
        page = watched.page
        begun(watched)
        one, other = whoever(watched)
        handed_to(watched, one)
        watched.question.locator(".opt").first.click()  # who goes first
        hand = watched.region("Your hand", "Tu mano").locator("[data-thing]")
        expect(hand).not_to_have_count(0)
        own = hand.all_inner_texts()
        keep = watched.question.get_by_role("button", name="Keep")
        keep.click()

        page.get_by_role("dialog", name=f"Hand over to {other}").wait_for()
        expect(hand).to_have_count(0)
        handed_to(watched, other)
        expect(hand).not_to_have_count(0)
        page.reload()
        handed_to(watched, other)
        keep.click()

        handed_to(watched, one)
        expect(hand).to_have_text(own, use_inner_text=True)
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Offer a draw").click()
        handed_to(watched, other)
        watched.question.get_by_role("button", name="Agree", exact=True).click()
        expect(watched.question.get_by_role("heading").first).to_have_text("The game is a draw")


def test_a_game_at_one_screen_is_played_to_the_end(browser: Browser, served: Server) -> None:
    with opened(browser, served, "", Look("en")) as watched:
        page = watched.page
        begun(watched)
        player = Clicks(watched)
        over = page.get_by_role("dialog", name=re.compile("^Hand over to"))
        takes = over.get_by_role("button", name=re.compile("^I am"))
        handed = 0
        ends = time.monotonic() + LONG
        while time.monotonic() < ends:
            if takes.is_visible():
                takes.click()
                handed += 1
            else:
                read = player.read()
                if read.is_over:
                    break
                if read.is_asked:
                    player.act(read)
            page.wait_for_timeout(20)
        assert player.read().is_over
        assert handed > 8
        watched.question.get_by_role("button", name="Rematch").wait_for()
