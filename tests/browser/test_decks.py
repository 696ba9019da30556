"""The page of decks: a list and what can be expected of it, as plots that are told in words too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import check_look
from tests.browser.watched import LANGUAGES, Code, Look, opened
from tests.web.served import Server

LIST = "17 Forest\n7 Mountain\n20 Grizzly Bears\n16 Shock"
PATIENCE = 60_000
"""Milliseconds for games that the server plays on a busy machine."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "look", [Look("en", "light"), Look("es", "dark")], ids=lambda one: one.name
)
def test_what_a_deck_can_be_expected_to_do_is_plotted_and_told(
    browser: Browser, served: Server, look: Look
) -> None:
    with opened(browser, served, "#/decks", look) as watched:
        page = watched.page
        page.locator("#deck-list").fill(LIST)
        shown = watched.region("What it can do", "De qué es capaz")
        button = shown.get_by_role("button", name=watched.say("Chances to cast", "Lanzar a tiempo"))
        expect(button).to_be_enabled()
        button.click()
        turn = watched.say(r"\{1\}\{G\}: turn 1 0 %, turn 2", r"\{1\}\{G\}: turno 1 0 %, turno 2")
        lands = watched.say("R: 16 symbols, 7 lands", "R: 16 símbolos, 7 tierras")
        expect(shown.locator(f'svg[aria-label*="{lands}"]')).to_be_visible(timeout=PATIENCE)
        expect(shown.locator("svg").nth(1)).to_have_attribute("aria-label", re.compile(turn))
        shown.get_by_role("button", name=watched.say("Against nobody", "Contra nadie")).click()
        won = watched.say("Games won by turn", "Partidas ganadas por turno")
        expect(shown.get_by_role("heading", name=won)).to_be_visible(timeout=PATIENCE)
        shown.get_by_role("button", name=watched.say("Against decks", "Contra mazos")).click()
        whole = shown.get_by_role("img", name=watched.say(" of 20 won", " de 20 ganadas"))
        expect(whole).to_be_visible(timeout=PATIENCE)
        assert not check_look(watched, "deck-chances")

        page.locator("#deck-list").fill(f"{LIST}\n1 Shivan Dragon")
        expect(whole).to_have_count(0)


def test_types_and_formats_are_told_in_spanish(browser: Browser, served: Server) -> None:
    with opened(browser, served, "#/decks", Look("es")) as watched:
        watched.page.locator("#deck-list").fill(LIST)
        watched.page.get_by_role("searchbox").fill("Grizzly Bears")
        expect(watched.page.get_by_text("Criatura — Oso")).to_be_visible()
        legality = watched.region("Legalidad", "Legalidad")
        expect(legality.get_by_text("Construido")).to_be_visible()
        expect(legality.get_by_text("Limitado")).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_list_is_exported_for_programs_by_their_names(
    browser: Browser, served: Server, code: Code
) -> None:
    with opened(browser, served, "#/decks", Look(code)) as watched:
        watched.page.locator("#deck-list").fill(LIST)
        offered = watched.page.get_by_role("combobox", name=watched.say("For", "Para"))
        expect(offered.get_by_role("option")).to_have_text([re.compile("[A-Z]|table|tabla")] * 8)
        offered.select_option("Forge (.dck)")
        export = watched.page.get_by_role("button", name=watched.say("Export", "Exportar"))
        export.click()
        wanted = watched.page.get_by_role(
            "textbox", name=watched.say("The exported list", "La lista exportada")
        )
        expect(wanted).to_have_value(re.compile(r"\[Main\]", re.IGNORECASE))
