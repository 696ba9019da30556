"""Whole games in a browser: by clicks, by keys, and by the accessibility tree alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.players import Clicks, Keys, Player, Taps, Tree, play
from tests.browser.watched import Look, opened, table
from tests.web.served import Server

SHORT = 240.0
"""Seconds for one game on a busy machine."""
HANDS = {"clicks": Clicks, "keys": Keys, "taps": Taps, "tree": Tree}


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
    ("hand", "look", "era", "decks"),
    [
        ("clicks", Look("en"), "current", ("red", "green")),
        ("keys", Look("es", "dark"), "current", ("skies", "stampede")),
        ("taps", Look("en", size="phone"), "current", ("green", "white")),
        ("tree", Look("es", size="phone"), "2003-07", ("black", "silver")),
    ],
)
def test_a_whole_game(
    browser: Browser, served: Server, hand: str, look: Look, era: str, decks: tuple[str, str]
) -> None:
    player = played(browser, served, HANDS[hand], look, era, *decks)
    assert len(player.headings) > 2, player.headings
