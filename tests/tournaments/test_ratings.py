"""Ratings of a season: who wins against the strong is strong."""

from __future__ import annotations

from jajna.tournaments.ratings import ratings
from jajna.tournaments.records import Score, Setup, Structure
from jajna.tournaments.tournaments import Tournament


def league(name: str, *matches: tuple[str, str, int, int]) -> Tournament:
    """A league with these results."""
    made = Tournament(Setup(name, Structure.LEAGUE))
    numbers: dict[str, int] = {}
    for first, second, won, lost in matches:
        for player in (first, second):
            if player not in numbers:
                numbers[player] = made.register(player)
        made.report_league(numbers[first], numbers[second], Score(won, lost))
    return made


def test_whoever_wins_is_rated_higher() -> None:
    found = ratings(
        [league("One", ("Ann", "Bob", 2, 0), ("Ann", "Cleo", 2, 1), ("Cleo", "Bob", 2, 0))]
    )

    assert [one.name for one in found] == ["Ann", "Cleo", "Bob"]
    assert [one.matches for one in found] == [2, 2, 2]


def test_a_season_goes_on_from_one_tournament_to_the_next() -> None:
    once = ratings([league("One", ("Ann", "Bob", 2, 0))])
    twice = ratings([league("One", ("Ann", "Bob", 2, 0)), league("Two", ("bob", "ANN", 0, 2))])

    assert [one.name for one in twice] == ["Ann", "Bob"], "case doesn't tell players apart"
    assert twice[0].mean > once[0].mean and twice[0].deviation < once[0].deviation


def test_a_drawn_match_moves_nobody_apart() -> None:
    first, second = ratings([league("One", ("Ann", "Bob", 1, 1))])

    assert abs(first.mean - second.mean) < 1e-9


def test_a_bye_counts_for_nothing() -> None:
    made = Tournament(Setup("Cup"))
    for name in ("Ann", "Bob", "Cleo"):
        made.register(name)
    made.pair()
    made.report(0, Score(2, 0))

    assert len(ratings([made])) == 2
