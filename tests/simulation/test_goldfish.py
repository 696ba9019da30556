"""A deck by itself, and against several others. CR 103.5."""

from __future__ import annotations

import pytest

from jajna.era import ERAS, find
from jajna.formats.castability import castability
from jajna.formats.themes import theme
from jajna.simulation.gauntlets import gauntlet
from jajna.simulation.goldfish import goldfish, opened, openings
from jajna.simulation.intervals import interval
from tests.cli.test_decks import lookup

RED = theme("red", lookup)


@pytest.mark.parametrize("era", list(ERAS))
def test_103_5_hands_are_dealt_and_sent_back_by_the_rules_of_the_era(era: str) -> None:
    fewer = 0
    for one in opened(RED, 25, 3, find(era)):
        assert len(one.hand) == 7 - one.mulligans
        assert len(one.next) == 8
        fewer += one.mulligans > 0
    assert 0 < fewer < 25


def test_hands_with_the_same_seed_are_the_same() -> None:
    assert list(opened(RED, 3, 5)) == list(opened(RED, 3, 5))
    assert list(opened(RED, 1, 6)) == list(opened(RED, 3, 4))[2:]


def test_103_5_with_mulligans_cheap_spells_are_cast_more_often() -> None:
    found = openings(RED, 120, 0)
    assert sum(found.mulligans.values()) == sum(found.lands.values()) == 120
    exact = {one.cost: one.chances for one in castability(RED)}
    assert found.castable["{R}"][0] > exact["{R}"][0]
    for cost, shares in found.castable.items():
        assert list(shares) == sorted(shares), cost


def test_goldfishing_ends_in_a_win_that_is_told_by_turn() -> None:
    report = goldfish(RED, 4, 0, turns=12)
    assert report.games == 4
    assert sum(report.won_on.values()) + report.unfinished == 4
    assert report.won_on
    assert 3 < report.average < 12
    assert report.damage == sorted(report.damage)
    assert report.damage[-1] >= 20 * sum(report.won_on.values()) / 4


def test_a_game_that_is_not_won_in_time_is_left() -> None:
    report = goldfish(RED, 2, 0, turns=2)
    assert (report.unfinished, report.won_on, report.average) == (2, {}, 0.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_an_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The last is the example of Newcombe's paper of 1998."""
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_gauntlet_plays_each_deck_with_the_same_seeds() -> None:
    others = [(name, tuple(theme(name, lookup).cards())) for name in ("white", "white")]
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))

    first, second = gauntlet(tuple(RED.cards()), others, 2, 1, jobs=1, progress=progress)
    assert first == second
    assert (first.games, first.errors) == (2, 0)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
