"""Replays, the judge's page and the handbook, by keys and clicks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from jajna.puzzles import ready_puzzles
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


def test_a_scenario_runs_as_it_is_written(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/judge", Look()) as watched:
        page = watched.page
        result = watched.region("Result", "Resultado")
        expect(result.get_by_role("status")).to_contain_text("met")
        text = page.get_by_role("textbox", name="Scenario")
        text.fill(text.input_value().replace("battlefield", "battlefeld"))
        expect(result).to_contain_text("Did you mean battlefield?")
        result.get_by_role("button", name="Go to line 5").click()
        expect(text).to_be_focused()


def test_a_question_of_the_class_is_answered_by_key(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/judge/class/layers/1", Look("es", "dark")) as watched:
        watched.page.get_by_role("group", name="Tablero").wait_for()
        watched.page.keyboard.press("a")
        link = watched.page.get_by_role("link", name="CR 613.8b")
        link.click()
        expect(watched.page.get_by_role("heading").first).to_have_text("Regla 613.8b")


def test_a_term_is_found_by_any_of_its_names(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/rules", Look()) as watched:
        search = watched.page.get_by_role("searchbox")
        search.fill("arrollar")
        watched.page.get_by_role("link", name="Trample", exact=True).first.wait_for()
        search.press("Enter")
        expect(watched.page.get_by_role("heading").first).to_have_text("Trample")


@pytest.mark.parametrize("look", [Look("en"), Look("es", size="phone")], ids=lambda one: one.name)
def test_a_puzzle_is_missed_taken_back_and_solved(
    browser: Browser, served: Server, look: Look
) -> None:
    titles = [one.title for one in ready_puzzles()]
    where = f"#/judge/puzzles/{titles.index('Whom to punish') + 1}"
    with opened(browser, served, where, look) as watched:
        page = watched.page
        answers = watched.question.get_by_role("button")
        answers.filter(has_text=watched.say("Cast", "Lanzar")).click()
        answers.filter(has_text="3/3").click()
        missed = watched.say("The goal is missed", "No se alcanza la meta")
        expect(page.get_by_text(missed)).to_be_visible()
        page.get_by_role("button", name=watched.say("Take back", "Deshacer")).click()
        answers.filter(has_text="6/4").click()
        expect(page.get_by_text(watched.say("Solved!", "¡Resuelto!"))).to_be_visible()
        assert not check_look(watched, "puzzle")
