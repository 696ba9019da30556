"""Games looked at again: by keys, by clicks, and as everybody's eyes may."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import check_look
from tests.browser.watched import Look, opened, table
from tests.web.served import Server
from tests.web.test_replays import played


@pytest.mark.parametrize(
    "look", [Look("en", "light"), Look("es", "dark")], ids=lambda one: one.name
)
def test_a_file_is_opened_and_walked_through(
    browser: Browser, served: Server, tmp_path: Path, look: Look
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(played()))
    with opened(browser, served, "#/replays", look) as watched:
        page = watched.page
        page.locator("input[type=file]").set_input_files(file)
        line = page.get_by_role("slider")
        line.wait_for()
        expect(line).to_have_value("0")
        page.keyboard.press("ArrowRight")
        expect(line).to_have_value("1")
        page.keyboard.press("PageDown")
        expect(page.get_by_role("status").first).to_contain_text(watched.say("Turn 1", "Turno 1"))
        page.get_by_role("button", name=watched.say("To the end", "Al final")).click()
        expect(line).to_have_value(str(len(played().answers)))
        expect(page.get_by_role("list").locator("[aria-current]")).to_have_count(1)
        led = watched.say("What led to it", "Qué llevó a esto")
        page.get_by_role("button", name=led).last.click()
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        page.keyboard.press("Escape")
        assert not check_look(watched, "replay")


def test_a_game_that_goes_on_is_seen_by_ones_own_seat_alone(
    browser: Browser, served: Server
) -> None:
    (seat,) = table(served, "green", "red")
    name = seat.split("/")[2]
    with opened(browser, served, f"#/replays/{name}", Look()) as watched:
        eyes = watched.page.get_by_role("combobox")
        eyes.wait_for()
        expect(eyes.get_by_role("option")).to_have_text(["Ana"])
        expect(watched.page.get_by_role("button", name="Play from here")).to_have_count(0)
