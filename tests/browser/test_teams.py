"""Teams at the page: who plays with whom, what they share, and players who drop out. CR 805-811."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import check_look
from tests.browser.players import Tree
from tests.browser.test_commander import DISCARD, HAND, LOOKS, MAIN, asked, drop_out, heading, until
from tests.browser.watched import Look, Watched, opened, table
from tests.web.served import Server

DECKS = ("green", "red", "gold", "white")
ATTACK = ("Declare attackers", "Declara atacantes")
BLOCK = ("Declare blockers", "Declara bloqueadoras")


@contextmanager
def four_at(browser: Browser, served: Server, variant: str) -> Iterator[list[Watched]]:
    """Four browsers, each at a seat of one table of a variant."""
    seats = table(served, *DECKS, people=4, variant=variant)
    with ExitStack() as stack:
        yield [
            stack.enter_context(opened(browser, served, seat, look))
            for seat, look in zip(seats, LOOKS, strict=True)
        ]


def played_until(pages: list[Watched], *beginnings: str) -> Watched:
    """Play cards and attack until a page asks so."""
    players = {one: Tree(one) for one in pages}
    for _ in range(400):
        one = asked(pages)
        if heading(one).startswith(beginnings):
            return one
        read = players[one].read()
        if read.is_asked:
            players[one].act(read)
        one.page.wait_for_timeout(80)
    raise AssertionError(f"nobody was asked {beginnings}")


def expect_won(pages: list[Watched]) -> None:
    """These pages say that their team has won."""
    for one in pages:
        heading = one.question.get_by_role("heading").first
        expect(heading).to_have_text(one.say("Your team won", "Tu equipo ha ganado"))


@pytest.mark.slow
@pytest.mark.parametrize("moment", [HAND, MAIN, ATTACK, BLOCK], ids=lambda one: one[0])
def test_810_8b_a_team_loses_with_the_one_of_it_who_drops_out(
    browser: Browser, served: Server, moment: tuple[str, str]
) -> None:
    with four_at(browser, served, "two-headed-giant") as four:
        seats = list(four)
        gone = played_until(four, *moment)
        team = seats.index(gone) // 2
        drop_out(four, gone)
        expect_won([one for place, one in enumerate(seats) if place // 2 != team])
        lost = seats[2 * team + 1 - seats.index(gone) % 2]
        won = lost.question.get_by_role("heading").first
        names = ("Ana and Blas", "Ana y Blas", "Jajna and Luz", "Jajna y Luz")
        says = ("won", "han ganado") if lost.look.code == "es" else ("won", "won")
        pair = names[2 * (1 - team) + (lost.look.code == "es")]
        expect(won).to_have_text(f"{pair} {says[lost.look.code == 'es']}")


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["teams-of-two", "alternating-teams"])
def test_808_a_team_goes_on_without_one_of_it_until_nobody_is_left(
    browser: Browser, served: Server, variant: str
) -> None:
    def team(place: int) -> int:
        return place % 2 if variant == "alternating-teams" else place // 2

    with four_at(browser, served, variant) as four:
        seats = list(four)
        left = [2, 2]
        for moment in (HAND, MAIN, DISCARD):
            gone = until(four, *moment)
            drop_out(four, gone)
            left[team(seats.index(gone))] -= 1
            if not all(left):
                break
            for one in four:
                expect(one.page.locator(".player.out")).to_have_count(4 - sum(left))
        assert not all(left)
        expect_won(four)


def test_810_the_page_shows_what_a_team_shares(browser: Browser, served: Server) -> None:
    (seat, *_) = table(served, *DECKS, variant="two-headed-giant")
    with opened(browser, served, seat, Look("en")) as watched:
        page = watched.page
        own = page.get_by_role("group", name="your team", exact=True)
        other = page.get_by_role("group", name="team 2", exact=True)
        expect(own.locator(".player")).to_have_count(1)
        expect(other.locator(".player")).to_have_count(2)
        expect(own.get_by_text("30 life together")).to_have_count(1)
        expect(other.get_by_text("30 life together")).to_have_count(1)
        # Whoever is asked first has decided: nobody takes a mulligan before this page answers.
        until([watched], *HAND)
        # CR 810.5: teammates may look at each other's hands, and only those.
        hand = own.get_by_role("button", name=re.compile(r"^hand \d"))
        hand.click()
        zone = page.get_by_role("region", name="Known of Jajna 1's hand")
        expect(zone.locator("[data-thing]")).not_to_have_count(0)
        expect(other.get_by_role("button", name="hand")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(hand).to_be_focused()
        watched.question.get_by_role("heading").first.wait_for()
        assert not check_look(watched, "two-headed-giant")


def test_805_4_the_turn_is_that_of_a_team(browser: Browser, served: Server) -> None:
    seats = table(served, *DECKS, people=4, variant="two-headed-giant")
    with ExitStack() as stack:
        pages = [stack.enter_context(opened(browser, served, seat, Look())) for seat in seats]
        for one in pages:
            expect(one.page.locator("header .turn")).to_have_text("Before the game")
        begins = until(list(pages), *MAIN)
        first = 2 * (pages.index(begins) // 2)
        for place, one in enumerate(pages):
            mine = place // 2 == first // 2
            said = "Turn 1, your team's" if mine else f"Turn 1, {names(first)}"
            expect(one.page.locator("header .turn")).to_have_text(said)


def names(first: int) -> str:
    """The team whose first player sits here, as the header names it."""
    return "Ana + Blas" if first == 0 else "Jajna + Luz"


def test_811_4_the_page_says_who_can_attack_whom(browser: Browser, served: Server) -> None:
    (seat, *_) = table(served, *DECKS, variant="alternating-teams")
    with opened(browser, served, seat, Look("es", "dark", "phone")) as watched:
        page = watched.page
        mate = page.get_by_role("group", name="tu equipo", exact=True)
        others = page.get_by_role("group", name="equipo 2", exact=True)
        expect(others.locator(".player")).to_have_count(2)
        expect(others.get_by_text("le atacas")).to_have_count(2)
        expect(mate.get_by_text("le atacas")).to_have_count(0)
        watched.question.get_by_role("heading").first.wait_for()
        assert not check_look(watched, "alternating-teams")


def test_100_1_the_start_page_offers_seats_for_each_variant(
    browser: Browser, served: Server
) -> None:
    with opened(browser, served, "", Look("en")) as watched:
        page = watched.page
        players = page.get_by_label("How many play?")
        variant = page.get_by_label("Variant", exact=True)
        variant.select_option("three-headed-giant")
        expect(players.locator("option")).to_have_text(["6 players"])
        variant.select_option("alternating-teams")
        expect(players.locator("option")).to_have_text(["4 players", "6 players", "8 players"])
        expect(page.get_by_label("Deck of Jajna 2 ● your team")).to_have_count(1)
        variant.select_option("two-headed-giant")
        expect(page.get_by_label("Deck of Jajna 1 ● your team")).to_have_count(1)
        expect(page.get_by_label("Deck of Jajna 3 ◆ team 2")).to_have_count(1)
        assert not check_look(watched, "start-teams")
        page.get_by_text("Match, clock and rules").click()
        page.get_by_label("Rules of").select_option("2016-08")
        expect(variant.locator("option", has_text="Two-Headed Giant")).to_have_count(0)
        page.get_by_label("Rules of").select_option("current")
        variant.select_option("two-headed-giant")
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("group", name="team 2", exact=True)).to_have_count(1)


def test_809_the_page_says_who_is_emperor_and_who_is_out_of_range(
    browser: Browser, served: Server
) -> None:
    seats = [{"deck": "green", "name": "Ana"}] + [
        {"deck": "red", "name": f"Jajna {number}", "agent": "heuristic"} for number in range(1, 6)
    ]
    made = served.post("api/tables", {"seats": seats, "variant": "emperor"})
    tokens = made["tokens"]
    assert isinstance(tokens, list)
    with opened(browser, served, f"#/table/{made['table']}/{tokens[0]}", Look("en")) as watched:
        mates = watched.page.get_by_role("group", name="your team", exact=True)
        others = watched.page.get_by_role("group", name="team 2", exact=True)
        expect(mates.get_by_text("emperor")).to_have_count(1)
        expect(others.get_by_text("emperor")).to_have_count(1)
        # CR 809.3a: a general's range of influence is one seat to each side.
        expect(mates.get_by_text("out of your range")).to_have_count(1)
        expect(others.get_by_text("out of your range")).to_have_count(2)
        expect(others.get_by_text("you attack", exact=False)).to_have_count(1)
        watched.question.get_by_role("heading").first.wait_for()
        assert not check_look(watched, "emperor")
