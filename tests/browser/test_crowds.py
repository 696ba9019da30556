"""Large boards: what is shown at once stays quick, and what is alike is one thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from jajna.decision import PASS
from jajna.vocab import Step
from tests.browser.boards import Shown, crowd, defence, different, fights, spells
from tests.browser.looks import check_look
from tests.browser.watched import SIZES, Look, Watched, opened
from tests.web.served import Server

SOMEWHERE = "#/table/position/word"
MANY = 1_000
TOKENS = 10_000
SOME = 300
PAINTED = 0.1
"""Seconds of a page's own processor time in which an answer is painted."""
FIRST = 0.5
"""Likewise from the start page's button to the first board."""
TRIES = 3
COVERED = """(question) => {
  const scrolled = [question, ...question.querySelectorAll("*")].filter((one) =>
    one.scrollHeight > one.clientHeight + 1 &&
    /auto|scroll/.test(getComputedStyle(one).overflowY));
  for (let up = question; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) scrolled.push(up);
  const found = [];
  for (let top = 0; top < 400; top += 7) {
    for (const one of scrolled) one.scrollTop = top;
    for (const button of question.querySelectorAll("button")) {
      const { top, bottom, left, width } = button.getBoundingClientRect();
      for (let y = Math.ceil(top) + 8; y < bottom - 8; y += 4) {
        const other = document.elementFromPoint(left + width / 2, y)?.closest("button");
        const box = scrolled.find((one) => one.contains(button) && one.contains(other ?? null));
        if (box && other !== button && button.checkVisibility())
          found.push(`${button.textContent} under ${other.textContent}`);
      }
    }
  }
  return [...new Set(found)];
}"""
"""The buttons of a question that are covered by another of those that scroll with them."""


def spent(session: CDPSession) -> float:
    """The seconds of processor time that the page has spent."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def settled(watched: Watched) -> None:
    """Wait until what was told is painted."""
    watched.page.evaluate("() => new Promise((on) => requestAnimationFrame(() => setTimeout(on)))")


def test_a_thousand_permanents_are_painted_quickly(browser: Browser, served: Server) -> None:
    shown = Shown(different(MANY))
    with opened(browser, served, "", Look()) as watched:
        shown.at(watched.page, watched.look.code)
        watched.page.goto(served.url + SOMEWHERE)
        expect(watched.page.locator("main [data-thing]")).to_have_count(MANY + 2)
        session = watched.page.context.new_cdp_session(watched.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        game = shown.table.session.game
        land = next(iter(game.zones.battlefield))
        costs: list[float] = []
        for _ in range(TRIES):
            settled(watched)
            before = spent(session)
            game.objects.own(land).tapped = not game.objects[land].tapped
            game.answer(PASS)
            shown.spread()
            settled(watched)
            costs.append(spent(session) - before)
        assert min(costs) <= PAINTED, costs


def test_the_first_board_is_painted_quickly(browser: Browser, served: Server) -> None:
    costs: list[float] = []
    for _ in range(TRIES):
        with opened(browser, served, "", Look()) as watched:
            begin = watched.page.get_by_role("button", name="Begin", exact=True)
            expect(begin).to_be_enabled()
            session = watched.page.context.new_cdp_session(watched.page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            settled(watched)
            before = spent(session)
            begin.click()
            watched.question.get_by_role("heading").first.wait_for()
            settled(watched)
            costs.append(spent(session) - before)
    assert min(costs) <= FIRST, costs


@pytest.mark.slow
def test_ten_thousand_tokens_are_one_pile_of_which_some_attack(
    browser: Browser, served: Server
) -> None:
    shown = Shown(crowd(TOKENS))
    with opened(browser, served, "", Look()) as watched:
        shown.at(watched.page, watched.look.code)
        watched.page.goto(served.url + SOMEWHERE)
        things = watched.page.locator("main [data-thing]")
        expect(things).to_have_count(4)  # two piles and two players
        watched.question.get_by_role("spinbutton").fill(str(SOME))
        watched.question.get_by_role("button", name=re.compile("^Attack with")).click()
        lane = watched.page.get_by_role("grid", name="Combat")
        expect(lane).to_contain_text(f"×{SOME}")
        expect(things).to_have_count(5)


@pytest.mark.parametrize("look", [Look("en", "light"), Look("es", "dark", "phone")])
def test_ten_fights_and_twelve_spells_overlap_nothing(
    browser: Browser, served: Server, look: Look
) -> None:
    for name, position in (("fights", fights(10)), ("spells", spells(12))):
        with opened(browser, served, "", look) as watched:
            shown = Shown(position)
            shown.at(watched.page, watched.look.code)
            watched.page.goto(served.url + SOMEWHERE)
            watched.question.get_by_role("heading").first.wait_for()
            assert position.game.turn.step in (Step.DECLARE_BLOCKERS, Step.PRECOMBAT_MAIN)
            assert not check_look(watched, name)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_no_answer_is_covered_however_far_a_question_is_scrolled(
    browser: Browser, served: Server, size: str
) -> None:
    shown = Shown(defence(3))
    with opened(browser, served, "", Look("es")) as watched:
        watched.page.set_viewport_size(SIZES[size])
        shown.at(watched.page, watched.look.code)
        watched.page.goto(served.url + SOMEWHERE)
        no_block = watched.question.get_by_role("button", name=re.compile("^No bloquear"))
        expect(no_block).to_be_in_viewport(ratio=1)
        assert not watched.question.evaluate(COVERED)
        expect(no_block).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_what_would_come_of_an_answer_is_seen_and_covers_nothing(
    browser: Browser, served: Server, size: str
) -> None:
    shown = Shown(spells(2))
    with opened(browser, served, "", Look("es")) as watched:
        watched.page.set_viewport_size(SIZES[size])
        shown.at(watched.page, watched.look.code)
        watched.page.goto(served.url + SOMEWHERE)
        expect(watched.page.get_by_text("Bob: 20 → 19 vidas")).to_be_in_viewport(ratio=1)
        target = watched.page.locator(".stack").get_by_text("→ Bob").first
        assert target.evaluate(
            """(one) => {
              const { left, top, bottom } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(left + 1, (top + bottom) / 2));
            }"""
        )
