"""The page at tables for four with much on each battlefield. CR 800.4, 802, 903."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from jajna.judge.table import ANN, BOB
from jajna.judge.table import Table as Position
from jajna.tables.requests import Concede
from tests.browser.boards import Shown, pod
from tests.browser.looks import check_look
from tests.browser.watched import Look, Watched, opened
from tests.web.served import Server

SOMEWHERE = "#/table/position/word"


@contextmanager
def at_table(
    browser: Browser, served: Server, position: Position, look: Look
) -> Iterator[tuple[Watched, Shown]]:
    """A page at a position, when it has been asked."""
    with opened(browser, served, "", look) as watched:
        shown = Shown(position)
        shown.at(watched.page, look.code)
        watched.page.goto(served.url + SOMEWHERE)
        watched.question.get_by_role("heading").first.wait_for()
        yield watched, shown


@pytest.mark.parametrize("code", ["en", "es"])
def test_all_that_is_on_two_battlefields_is_seen_while_one_fights_the_other(
    browser: Browser, served: Server, code: str
) -> None:
    look = Look("es" if code == "es" else "en")
    with at_table(browser, served, pod(BOB), look) as (watched, _):
        page = watched.page
        expect(page.locator(".fights .face")).to_be_in_viewport(ratio=1)
        for half in page.locator(".field section").all():
            for land in half.locator(".lands button.chip").all():
                expect(land).to_be_in_viewport(ratio=1)
        field = page.locator(".field")
        expect(field.locator(".lands button.chip")).to_have_count(8)
        assert field.evaluate("one => one.scrollHeight - one.clientHeight") == 0
        assert not check_look(watched, "pod")


def test_it_is_said_whose_battlefield_is_laid_out(browser: Browser, served: Server) -> None:
    with at_table(browser, served, pod(), Look("es")) as (watched, _):
        whose = watched.page.locator(".rail .whose")
        expect(whose).to_have_text("Campo de batalla de Bob")
        watched.page.get_by_role("button", name="Mostrar el campo de batalla de Cat").click()
        expect(whose).to_have_text("Campo de batalla de Cat")


def test_attackers_are_seen_on_a_phone_and_what_one_has_stands_on_one_line(
    browser: Browser, served: Server
) -> None:
    with at_table(browser, served, pod(BOB), Look("es", size="phone")) as (watched, _):
        page = watched.page
        for one in page.locator(".fights .above [data-thing]").all():
            expect(one).to_be_in_viewport(ratio=0.9)
        bar = page.locator(".player.mine").bounding_box()
        assert bar is not None
        assert bar["height"] < 60
        names = page.locator(".field .lands .chip .name").all()
        assert len(names) == 8
        assert all(one.evaluate("one => one.getClientRects().length") == 1 for one in names)
        assert all(one.evaluate("one => one.offsetHeight") < 24 for one in names)
        assert not check_look(watched, "pod")


@pytest.mark.parametrize(
    ("look", "said"),
    [
        (Look("en"), "You are out of the game; the others play on."),
        (Look("es", size="phone"), "Estás fuera de la partida; los demás siguen jugando."),
    ],
)
def test_800_4_who_has_left_is_told_so_and_offered_nothing_to_pass(
    browser: Browser, served: Server, look: Look, said: str
) -> None:
    with at_table(browser, served, pod(), look) as (watched, shown):
        undo = watched.question.get_by_role("button", name=watched.say("Undo", "Deshacer"))
        expect(undo).to_have_count(1)
        shown.table.handle(ANN, Concede())
        shown.spread()
        expect(watched.page.get_by_text(said)).to_be_in_viewport(ratio=1)
        expect(undo).to_have_count(0)
        passing = watched.say("Pass until", "Pasar hasta")
        expect(watched.question.get_by_role("button", name=passing)).to_have_count(0)
        more = watched.question.get_by_role("button", name=watched.say("More", "Más"))
        expect(more).to_be_visible()
