"""Points and tie-breakers, as the tournament rules count them (MTR appendix C)."""

from __future__ import annotations

from fractions import Fraction

from jajna.tournaments.policies import policy
from jajna.tournaments.records import BYE, Pairing, Score
from jajna.tournaments.standings import Played, explained, standings

CURRENT = policy("current")


def match(first: int, second: int, *games: int) -> Played:
    """A match with its games."""
    return Played(Pairing(first, second), Score(*games))


def test_a_match_is_worth_three_points_and_a_draw_one() -> None:
    first, second = standings([0, 1], [match(0, 1, 2, 1), match(0, 1, 1, 1, 1)], CURRENT)

    assert (first.player, first.points, first.won, first.drawn) == (0, 4, 1, 1)
    assert (second.points, second.lost, second.drawn) == (1, 1, 1)


def test_games_count_as_matches_do() -> None:
    """Wins, losses and draws of 2-0-0, 2-1-0, 1-2-0 and 2-0-0: 21 of 30 points."""
    played = [match(0, 1, 2, 0), match(0, 2, 2, 1), match(0, 3, 1, 2), match(0, 4, 2, 0)]
    (one,) = [line for line in standings(range(5), played, CURRENT) if line.player == 0]

    assert one.game_wins == Fraction(21, 30)


def test_no_share_is_below_a_third() -> None:
    played = [match(0, 1, 2, 0), match(0, 2, 2, 0)]
    winner, *losers = standings(range(3), played, CURRENT)

    assert winner.opponents_match_wins == Fraction(33, 100)
    assert {one.game_wins for one in losers} == {Fraction(33, 100)}


def test_a_bye_is_a_won_match_and_no_opponent() -> None:
    played = [match(0, BYE, 2, 0), match(1, 2, 2, 0), match(0, 1, 0, 2), match(2, BYE, 2, 0)]
    table = {one.player: one for one in standings(range(3), played, CURRENT)}

    assert (table[0].points, table[0].byes, table[0].opponents) == (3, 1, (1,))
    assert table[0].opponents_match_wins == 1
    assert table[1].opponents_match_wins == Fraction(1, 2), "a bye counts for one's own share"


def test_without_opponents_their_average_is_the_least_that_any_has() -> None:
    """Whoever has had only a bye isn't behind all who met somebody."""
    played = [match(0, BYE, 2, 0), match(1, 2, 2, 0)]
    table = {one.player: one for one in standings(range(3), played, CURRENT)}

    assert table[0].opponents_match_wins == table[1].opponents_match_wins == CURRENT.floor
    assert table[0].opponents_game_wins == CURRENT.floor
    words = [
        str(one)
        for one in explained(table[0], list(table.values()), CURRENT, ["Ann", "Bob", "Cleo"])
    ]
    assert words[0] == (
        "3 points: 1 won for 3 each, 1 of them without an opponent, 0 drawn for 1 each"
    )
    assert words[1].endswith("0.3300, the least there is: no opponent yet"), words


def test_ties_are_broken_by_opponents_then_games_then_opponents_games() -> None:
    played = [
        match(0, 2, 2, 0), match(1, 3, 2, 1),
        match(2, 3, 2, 0),
    ]  # fmt: skip
    order = [one.player for one in standings(range(4), played, CURRENT)]

    assert order == [2, 0, 1, 3], "2 met a winner, the opponent of 0 has won, that of 1 hasn't"


def test_every_line_can_be_explained() -> None:
    table = standings(range(3), [match(0, 1, 2, 0), match(2, BYE, 2, 0)], CURRENT)
    words = [str(line) for line in explained(table[0], table, CURRENT, ["Ann", "Bob", "Cleo"])]

    assert any("Bob 0/3" in line and "0.3300" in line for line in words), words
    assert any("game wins 1.0000: 6 of 6 points" in line for line in words), words
    assert any("Bob 0/6" in line for line in words), words
