"""Phones have little room: for bars of many players, the stack, and the ways of a replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from jajna.judge.table import ANN
from jajna.judge.table import Table as Position
from jajna.judge.written import make_card
from jajna.vocab import Step
from tests.browser.boards import Shown, attackers, fights, spells
from tests.browser.test_commander import HAND, until
from tests.browser.watched import LANGUAGES, Code, Look, Watched, opened
from tests.web.served import Server
from tests.web.test_replays import played

SOMEWHERE = "#/table/position/word"
NAMES = ("Ana María de la Cruz", "Maximiliano de Austria", "Jajna", "Wilhelmina", "Luz", "Blas")
CUT = """(all) => all.filter((one) => one.checkVisibility()).flatMap((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  const isCut = left < 0 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
  return width > 2 && getComputedStyle(one).display !== "inline" && isCut ? [one.outerHTML] : [];
})"""
"""Those of some elements that are cut off, or reach beyond the window."""
LONG_TYPES = (
    ("Elf", "Legendary Artifact Creature — Human Artificer"),
    ("Ancestor of the North", "Artifact Creature — Construct"),
    ("Bear", "Legendary Enchantment Creature — Human Soldier"),
)
CLIPPED = """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
"""Those of some texts that have more lines than are shown."""
LEAST_FIELD = 96
"""Pixels of the battlefields that are seen at once, however many play."""
MOST_WAYS = 120
"""Pixels that the ways of a replay may take."""


def position(watched: Watched, served: Server, shown: Shown) -> None:
    """Look at a position."""
    shown.at(watched.page, watched.look.code)
    watched.page.goto(served.url + SOMEWHERE)
    watched.question.get_by_role("heading").first.wait_for()


def cut(parts: Locator) -> list[str]:
    found = parts.evaluate_all(CUT)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_809_bars_of_five_others_are_whole_and_leave_room(
    browser: Browser, served: Server, code: Code
) -> None:
    seats: list[dict[str, object]] = [{"deck": "red", "name": name} for name in NAMES]
    for seat in seats[1:]:
        seat["agent"] = "heuristic"
    made = served.post("api/tables", {"seats": seats, "variant": "emperor"})
    tokens = made["tokens"]
    assert isinstance(tokens, list)
    where = f"#/table/{made['table']}/{tokens[0]}"
    with opened(browser, served, where, Look(code, size="phone")) as watched:
        page = watched.page
        until([watched], *HAND)
        players = page.locator(".rail .player")
        expect(players).to_have_count(5)
        assert not cut(page.locator(".player, .player > *, .player strong, header .turn"))
        field = page.locator("main .field")
        assert field.evaluate("(one) => one.clientHeight") >= LEAST_FIELD
        whole = players.filter(has=page.locator('[aria-pressed="true"]'))
        last = players.filter(has=page.locator('[aria-pressed="false"]')).last
        library = watched.say("library", "biblioteca")
        expect(whole.get_by_role("button", name=library)).to_be_visible()
        last.locator(".pile").click()
        assert not cut(page.locator(".player, .player > *, .player strong"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_text_at_the_top_of_the_stack_is_whole(
    browser: Browser, served: Server, code: Code
) -> None:
    with opened(browser, served, "", Look(code, size="phone")) as watched:
        position(watched, served, Shown(spells(12)))
        text = watched.page.locator(".stack .item.top .does")
        text.scroll_into_view_if_needed()
        expect(text).to_be_in_viewport(ratio=1)
        assert text.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")


@pytest.mark.parametrize("code", LANGUAGES)
def test_name_type_and_cost_of_a_card_in_hand_are_whole(
    browser: Browser, served: Server, code: Code
) -> None:
    made = Position()
    for name, types in LONG_TYPES:
        made.hand(ANN, make_card(name, types, cost="{3}{W}{W}", pt="3/3"))
    made.begin(ANN, Step.PRECOMBAT_MAIN)
    with opened(browser, served, "", Look(code, size="phone")) as watched:
        position(watched, served, Shown(made))
        hand = watched.region("Your hand", "Tu mano")
        expect(hand.locator(".card")).to_have_count(len(LONG_TYPES))
        for part in (".name > span", ".type"):
            cut_off = hand.locator(part).evaluate_all(CLIPPED)
            assert not cut_off, cut_off
        expect(hand.locator(".low").first).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_attacks_sees_what_they_attack_with(
    browser: Browser, served: Server, code: Code
) -> None:
    with opened(browser, served, "", Look(code, size="phone")) as watched:
        position(watched, served, Shown(attackers(6)))
        mine = watched.page.locator(".tile.may")
        expect(mine).to_have_count(4)  # the others are lands
        expect(mine.first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_would_come_opens_where_it_is_long(
    browser: Browser, served: Server, code: Code
) -> None:
    with opened(browser, served, "", Look(code, size="phone")) as watched:
        position(watched, served, Shown(fights(10)))
        ahead = watched.page.locator(".ahead")
        opens = ahead.get_by_role("button")
        last = "Elf 9 ×2."
        opens.click()
        expect(opens).to_have_attribute("aria-expanded", "true")
        expect(ahead).to_contain_text(last)
        said = ahead.locator(".said")
        assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
        opens.click()
        expect(opens).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_replay_leaves_its_room_to_the_board(
    browser: Browser, served: Server, tmp_path: Path, code: Code
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(played()))
    with opened(browser, served, "#/replays", Look(code, size="phone")) as watched:
        page = watched.page
        page.locator("input[type=file]").set_input_files(file)
        ways = page.get_by_role("navigation", name=watched.say("Position", "Posición"))
        height = ways.evaluate("(one) => one.offsetHeight")
        assert height <= MOST_WAYS
        by = ways.get_by_role("combobox")
        by.select_option(watched.say("Turn", "Turno"))
        ways.get_by_role("button", name=watched.say("Next turn", "Turno siguiente")).click()
        where = page.get_by_role("status").first
        expect(where).to_contain_text(watched.say("Turn 1", "Turno 1"))
        board = page.get_by_role("main")
        before = board.evaluate("(one) => one.offsetTop")
        by.select_option(watched.say("Answer", "Respuesta"))
        after = ways.get_by_role("button", name=watched.say("Next answer", "Respuesta siguiente"))
        for _ in range(8):
            after.click()
            assert board.evaluate("(one) => one.offsetTop") == before, "the board stays where it is"
        ways.get_by_role("button", name=watched.say("To the end", "Al final")).click()
        expect(ways.get_by_role("slider")).to_have_value(str(len(played().answers)))
        assert page.evaluate("scrollY") == 0
        assert page.get_by_text("{").count() == 0, "symbols are drawn"
