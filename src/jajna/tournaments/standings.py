"""How players stand: points, and the shares of points by which ties are broken.

MTR appendix C. Shares are fractions: nothing is rounded before it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple, final

from jajna.messages import Message
from jajna.tournaments.policies import Policy
from jajna.tournaments.records import BYE, Pairing, Score

__all__ = ["Played", "Standing", "explained", "standings"]


class Played(NamedTuple):
    """A match that has ended; ``absent`` is a round that somebody missed: a loss without games."""

    pairing: Pairing
    score: Score
    absent: bool = False


class Standing(NamedTuple):
    """How a player stands: place from 1, match points, and shares from 0 to 1.

    ``opponents`` are those of each match, byes left out.
    """

    place: int
    player: int
    points: int
    won: int
    lost: int
    drawn: int
    opponents_match_wins: Fraction
    game_wins: Fraction
    opponents_game_wins: Fraction
    opponents: tuple[int, ...]
    byes: int = 0
    game_points: int = 0
    games: int = 0

    @property
    def order(self) -> tuple[int, Fraction, Fraction, Fraction]:
        """By what players are compared, the greatest first."""
        return self.points, self.opponents_match_wins, self.game_wins, self.opponents_game_wins


class _Sums(NamedTuple):
    """What a player has from all matches."""

    points: int = 0
    matches: int = 0
    game_points: int = 0
    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    byes: int = 0
    opponents: tuple[int, ...] = ()

    def match_wins(self, policy: Policy) -> Fraction:
        """The share of match points that were won, at least the policy's."""
        return _share(self.points, policy.win * self.matches, policy)

    def game_wins(self, policy: Policy) -> Fraction:
        """The share of game points that were won, at least the policy's."""
        return _share(self.game_points, policy.win * self.games, policy)


def standings(players: Sequence[int], matches: Iterable[Played], policy: Policy) -> list[Standing]:
    """How the players stand, the best first; those who can't be told apart in their order."""
    sums = dict.fromkeys(players, _Sums())
    for match in matches:
        first, second = match.pairing.first, match.pairing.second
        score = match.score
        _add(sums, first, second, score, match.absent, policy)
        if second != BYE:
            turned = Score(score.second, score.first, score.drawn)
            _add(sums, second, first, turned, match.absent, policy)
    match_wins = {player: one.match_wins(policy) for player, one in sums.items()}
    game_wins = {player: one.game_wins(policy) for player, one in sums.items()}
    matches_average = _Averages(match_wins, policy.floor)
    games_average = _Averages(game_wins, policy.floor)
    unplaced = [
        Standing(
            0,
            player,
            one.points,
            one.won,
            one.lost,
            one.drawn,
            matches_average.of(one.opponents),
            game_wins[player],
            games_average.of(one.opponents),
            one.opponents,
            one.byes,
            one.game_points,
            one.games,
        )
        for player, one in sums.items()
    ]
    unplaced.sort(key=lambda one: one.order, reverse=True)
    return [one._replace(place=place) for place, one in enumerate(unplaced, 1)]


def explained(
    one: Standing, all_of_them: Sequence[Standing], policy: Policy, names: Sequence[str]
) -> list[Message]:
    """How a standing comes about, line by line; ``names`` are those of players by number."""
    by_player = {other.player: other for other in all_of_them}
    met = [(names[other], by_player[other]) for other in one.opponents]
    shares = [f"{name} {two.points}/{policy.win * _matches(two)}" for name, two in met]
    games = [f"{name} {two.game_points}/{policy.win * two.games}" for name, two in met]
    words = {"points": one.points, "won": one.won, "win": policy.win, "drawn": one.drawn,
             "draw": policy.draw, "byes": one.byes}  # fmt: skip
    points = (
        Message(
            "{points} points: {won} won for {win} each, {byes} of them without an opponent, "
            "{drawn} drawn for {draw} each",
            **words,
        )
        if one.byes
        else Message(
            "{points} points: {won} won for {win} each, {drawn} drawn for {draw} each", **words
        )
    )
    own = Message(
        "game wins {share}: {points} of {most} points, at least {floor}",
        share=_shown(one.game_wins),
        points=one.game_points,
        most=policy.win * one.games,
        floor=_shown(policy.floor),
    )
    if not met:
        alone = Message(
            "opponents' match wins and game wins {floor}, the least there is: no opponent yet",
            floor=_shown(policy.floor),
        )
        return [points, alone, own]
    return [
        points,
        Message(
            "opponents' match wins {share}: the average of {shares}, each at least {floor}",
            share=_shown(one.opponents_match_wins),
            shares=", ".join(shares),
            floor=_shown(policy.floor),
        ),
        own,
        Message(
            "opponents' game wins {share}: the average of {shares}, each at least {floor}",
            share=_shown(one.opponents_game_wins),
            shares=", ".join(games),
            floor=_shown(policy.floor),
        ),
    ]


def _matches(one: Standing) -> int:
    return one.won + one.lost + one.drawn


def _shown(share: Fraction) -> str:
    return f"{float(share):.4f}"


def _add(
    sums: dict[int, _Sums], who: int, other: int, score: Score, absent: bool, policy: Policy
) -> None:
    """Count a match for one of its players."""
    is_bye = other == BYE
    won = not absent and score.first > score.second
    drawn = not absent and score.first == score.second
    old = sums[who]
    points = policy.win if won else policy.draw if drawn else 0
    games = score.first + score.second + score.drawn
    sums[who] = _Sums(
        old.points + points,
        old.matches + 1,
        old.game_points + policy.win * score.first + policy.draw * score.drawn,
        old.games + games,
        old.won + won,
        old.lost + (not won and not drawn),
        old.drawn + drawn,
        old.byes + (is_bye and won),
        old.opponents if is_bye else (*old.opponents, other),
    )


def _share(points: int, most: int, policy: Policy) -> Fraction:
    return max(Fraction(points, most), policy.floor) if most else policy.floor


@final
class _Averages:
    """Averages of shares: these are counted as whole numbers of their common denominator."""

    def __init__(self, shares: Mapping[int, Fraction], least: Fraction) -> None:
        self._least = least
        self._whole = lcm(*{share.denominator for share in shares.values()})
        self._parts = {
            player: share.numerator * (self._whole // share.denominator)
            for player, share in shares.items()
        }

    def of(self, opponents: Sequence[int]) -> Fraction:
        """The average of the opponents' shares; without any it is the least that a share can be, as
        no average of opponents is less.
        """
        if not opponents:
            return self._least
        return Fraction(sum([self._parts[one] for one in opponents]), self._whole * len(opponents))
