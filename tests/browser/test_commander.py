"""Commander for four at the page: a rail of opponents, and players who drop out. CR 800.4, 903."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.watched import Look, Watched, opened, table
from tests.web.served import Server

LOOKS = (Look("en"), Look("es", size="tablet"), Look("en", "dark"), Look("es", size="phone"))
DECKS = ("heights", "wilds", "heights", "wilds")


@pytest.fixture
def four(browser: Browser, served: Server) -> Iterator[list[Watched]]:
    """Four browsers, each at a seat of one table of Commander."""
    seats = table(served, *DECKS, people=4, variant="commander")
    with ExitStack() as stack:
        yield [
            stack.enter_context(opened(browser, served, seat, look))
            for seat, look in zip(seats, LOOKS, strict=True)
        ]


def asked(pages: list[Watched]) -> Watched:
    """The page whose player is asked now."""
    for _ in range(400):
        for one in pages:
            if one.question.locator(".opt").count():
                return one
        pages[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def heading(one: Watched) -> str:
    """What a page asks."""
    return one.question.get_by_role("heading").first.inner_text()


def until(pages: list[Watched], *beginnings: str) -> Watched:
    """Answer with what is offered first, until a page asks so."""
    for _ in range(200):
        one = asked(pages)
        said = heading(one)
        if said.startswith(beginnings):
            return one
        one.question.locator(".opt").first.click()
        confirm = one.question.get_by_role("button", name=one.say("Confirm", "Confirmar"))
        if confirm.count() and confirm.first.is_enabled():
            confirm.first.click()
        one.page.wait_for_timeout(80)
    raise AssertionError(f"nobody was asked {beginnings}")


def drop_out(pages: list[Watched], one: Watched) -> None:
    """Let a player concede; the others hear of it."""
    one.page.keyboard.press("x")
    dialog = one.page.get_by_role("alertdialog")
    dialog.get_by_role("button", name=one.say("Concede", "Conceder")).click()
    expect(dialog).to_have_count(0)
    pages.remove(one)


FIRST = ("Who takes the first turn", "¿Quién juega el primer turno")
HAND = ("Keep this hand", "¿Te quedas esta mano")
MAIN = ("Your first main phase", "Tu primera fase principal")
DISCARD = ("Choose one card to discard", "Elige una carta para descartar")


@pytest.mark.slow
@pytest.mark.parametrize("moments", [(HAND, MAIN, DISCARD), (FIRST, HAND, MAIN)])
def test_800_4a_one_after_the_other_drops_out_and_the_others_go_on(
    four: list[Watched], moments: tuple[tuple[str, str], ...]
) -> None:
    for one in four:
        expect(one.page.locator(".rail .player")).to_have_count(3)
    for gone, moment in enumerate(moments, 1):
        drop_out(four, until(four, *moment))
        for one in four:
            expect(one.page.locator(".player.out")).to_have_count(gone)
    last = four[0]
    expect(last.question.get_by_role("heading").first).to_have_text(
        last.say("You won", "Has ganado")
    )


def test_903_the_start_page_offers_four_seats_of_commander(
    browser: Browser, served: Server
) -> None:
    with opened(browser, served, "", Look("en")) as watched:
        page = watched.page
        page.get_by_label("How many play?").select_option("4")
        page.get_by_label("Variant").select_option("commander")
        page.get_by_role("button", name="Begin", exact=True).click()
        rail = page.get_by_role("group", name="Opponents")
        expect(rail.locator(".player")).to_have_count(3)
        expect(rail.get_by_text("40")).to_have_count(3)
        expect(page.locator(".led")).to_have_count(4)
        second = rail.get_by_role("button", name="Show Jajna 2's battlefield")
        second.click()
        expect(second).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("region", name="Jajna 2's battlefield")).to_have_count(1)
        expect(page.get_by_role("region", name="Jajna 1's battlefield")).to_have_count(0)


def test_903_three_are_invited_each_by_a_link(browser: Browser, served: Server) -> None:
    with opened(browser, served, "", Look("es", size="phone")) as watched:
        page = watched.page
        page.get_by_text("Por invitación").click()
        page.get_by_label("¿Cuántos juegan?").select_option("4")
        page.get_by_label("Variante").select_option("commander")
        page.get_by_role("button", name="Crear la invitación").click()
        expect(page.locator("input[readonly]")).to_have_count(3)
        links = [one.input_value() for one in page.locator("input[readonly]").all()]
        assert len(set(links)) == 3
