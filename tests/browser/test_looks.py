"""Every page at every size, in both languages and both themes: by axe, and by its widths."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from jajna.judge.table import ANN
from jajna.judge.table import Table as Position
from jajna.simulation.boards import written
from jajna.vocab import Step
from tests.browser.boards import Shown, damage_waits
from tests.browser.looks import check_look
from tests.browser.players import Player, Reading, Tree
from tests.browser.watched import PATIENCE, Code, Look, Scheme, opened, table
from tests.web.served import Server

LOOKS = [
    Look("en", "light"),
    Look("es", "dark"),
    pytest.param(Look("en", "dark"), marks=pytest.mark.slow),
    pytest.param(Look("es", "light"), marks=pytest.mark.slow),
]
FURTHER = ("#/judge/class", "#/judge/class/layers/1", "#/rules/603.4", "#/rules/term/trample")
"""Pages of kinds of which there are hundreds."""
MOMENT = 600
"""Milliseconds after which what is pointed at would have been opened."""
STATES = (0, 12, 40)
"""Steps of a game after which the table is looked at."""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_pages_to_which_the_first_leads(browser: Browser, served: Server, look: Look) -> None:
    found: list[str] = []
    seen: set[str] = set()
    waiting = ["#/", *FURTHER]
    with opened(browser, served, "", look) as watched:
        while waiting:
            where = waiting.pop()
            seen.add(where)
            watched.page.goto(served.url + where)
            watched.page.get_by_role("heading").first.wait_for()
            name = where.strip("#/").replace("/", "-") or "start"
            found += [f"{where} {fault}" for fault in check_look(watched, name)]
            links = watched.page.get_by_role("link").all()
            leads = {str(link.get_attribute("href") or "").partition("?")[0] for link in links}
            pages = {one for one in leads if one.startswith("#/") and one.count("/") == 1}
            waiting += sorted(pages - seen - set(waiting))
            assert len(seen) < 40
        assert watched.page.evaluate("document.documentElement.lang") == look.code
    assert not found, "\n".join(found)


def rests(player: Player) -> Reading:
    """What the question says once nothing happens without this player."""
    ends = time.monotonic() + PATIENCE / 1000
    read = player.read()
    while not (read.is_asked or read.is_over):
        assert time.monotonic() < ends, read.tree
        player.page.wait_for_timeout(60)
        read = player.read()
    return read


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_table_as_it_goes_on(browser: Browser, served: Server, look: Look) -> None:
    (seat,) = table(served, "stampede", "red")
    found: list[str] = []
    with opened(browser, served, seat, look) as watched:
        watched.question.wait_for()
        player = Tree(watched)
        done = 0
        for state in STATES:
            while done < state:
                if rests(player).is_over:
                    break
                player.act(player.read())
                done += 1
                watched.page.wait_for_timeout(60)
            rests(player)
            found += [f"after {state}: {one}" for one in check_look(watched, f"table-{state}")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("code", "scheme"), [("en", "dark"), ("es", "light")])
def test_the_other_language_in_the_middle_of_a_game(
    browser: Browser, served: Server, code: Code, scheme: Scheme
) -> None:
    (seat,) = table(served, "green", "red")
    with opened(browser, served, seat, Look(code, scheme)) as watched:
        before = rests(Tree(watched)).heading
        watched.page.keyboard.press("l")
        other = Look("es" if code == "en" else "en", scheme)
        watched.look = other
        heading = watched.question.get_by_role("heading").first
        expect(heading).not_to_have_text(before)
        assert watched.page.evaluate("document.documentElement.lang") == other.code
        watched.page.keyboard.press("l")
        watched.look = Look(code, scheme)
        watched.question.get_by_role("heading", name=before).wait_for()


@pytest.mark.parametrize("look", [Look("en", "light"), Look("es", "dark", "phone")])
def test_310_1_damage_on_the_stack_is_seen_with_its_arrows_and_shares(
    browser: Browser, served: Server, look: Look
) -> None:
    shown = Shown(damage_waits())
    with opened(browser, served, "", look) as watched:
        shown.at(watched.page, look.code)
        watched.page.goto(f"{served.url}#/table/position/word")
        item = watched.page.locator(".stack .item.top")
        expect(item.locator(".aim")).to_have_count(3)
        expect(item).to_contain_text("3 Elf → Bob")
        name = watched.say("combat damage", "daño de combate")
        expect(item.get_by_text(name)).to_be_visible()
        arrows = watched.page.locator("svg.arrows path.line")
        expect(arrows.first).to_be_attached()
        assert 1 <= arrows.count() <= 3, "to those to whom it will be dealt"
        expect(watched.page.locator(".charge .face")).to_contain_text("20 → 17")
        assert not check_look(watched, "damage-2003")


def test_what_slides_under_a_resting_pointer_is_not_looked_at(
    browser: Browser, served: Server
) -> None:
    made = Position()
    for name in ("Spark", "Flash", "Glow"):
        made.hand(ANN, written(name, "Instant", "Draw a card."))
    made.begin(ANN, Step.PRECOMBAT_MAIN)
    shown = Shown(made)
    with opened(browser, served, "", Look()) as watched:
        page = watched.page
        shown.at(page, "en")
        page.goto(f"{served.url}#/table/position/word")
        cards = watched.region("Your hand", "Tu mano").locator(".card")
        expect(cards).to_have_count(3)
        box = cards.nth(1).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2 + 40, box["y"] + 30
        page.mouse.move(x, y)
        looked = page.locator("[data-look]")
        expect(looked).to_be_visible()
        page.mouse.click(x, y)
        expect(cards).to_have_count(2)
        expect(looked).to_be_hidden()
        page.wait_for_timeout(MOMENT)
        assert looked.count() == 0 or not looked.is_visible()
        page.mouse.move(x - 4, y)
        expect(looked).to_be_visible()
