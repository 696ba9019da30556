"""Whole games in a browser: by clicks, by keys, and by the accessibility tree alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser

from tests.browser.players import Clicks, Keys, Player, Tree, play
from tests.browser.watched import Look, opened, table
from tests.web.served import Server

SHORT = 90.0
"""Seconds for one game on a busy machine."""
MANY = 20
LONG = 50.0
"""Seconds in which the last of many games begins."""
LEAST = 3
HANDS = {"clicks": Clicks, "keys": Keys, "tree": Tree}


def played(
    browser: Browser, served: Server, hand: type[Player], look: Look, era: str, *decks: str
) -> Player:
    """Somebody who has played a whole game against a program."""
    (seat,) = table(served, *decks, era=era)
    with opened(browser, served, seat, look) as watched:
        watched.question.wait_for()
        player = hand(watched)
        assert play(player, seconds=SHORT), player.read().tree
        return player


@pytest.mark.parametrize(
    ("hand", "look", "era"),
    [
        ("clicks", Look("en"), "current"),
        ("keys", Look("es"), "current"),
        ("tree", Look("en", size="phone"), "2003-07"),
    ],
)
def test_a_whole_game(browser: Browser, served: Server, hand: str, look: Look, era: str) -> None:
    player = played(browser, served, HANDS[hand], look, era, "red", "green")
    assert len(player.headings) > 2, player.headings


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "look", "era"),
    [
        ("clicks", Look("es", "dark"), "2003-07"),
        ("keys", Look("en", "dark"), "current"),
        ("keys", Look("en"), "2003-07"),
        ("tree", Look("es", size="phone"), "current"),
    ],
)
def test_many_games(browser: Browser, served: Server, hand: str, look: Look, era: str) -> None:
    ends = time.monotonic() + LONG
    decks = ("skies", "black", "stampede", "blue", "silver", "white", "gold")
    seen: set[str] = set()
    games = 0
    while games < LEAST or (games < MANY and time.monotonic() < ends):
        mine, theirs = decks[games % len(decks)], decks[(games + 3) % len(decks)]
        seen |= played(browser, served, HANDS[hand], look, era, mine, theirs).headings
        games += 1
    assert len(seen) > 5, seen
