"""Fit what a position is worth to games: `fit_worth.py [GAMES]`.

Two heuristic players play GAMES (3,000) games of different archetypes; as each turn ends it is told
by how much the features of the first player (`jajna.agents.search.leaf`) exceed the other's. A
logistic regression then finds the weights that tell best who wins. One game in five is left out of
it, and shows how well they do: the share of turns they tell right, beside that of the present ones.
Needs a pool with the cards of the archetypes. Prints the weights in the order of the features.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np
from numpy.typing import NDArray

from jajna.agents import make_agent
from jajna.agents.search.leaf import FEATURES, WEIGHTS, features
from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.formats.archetypes import ARCHETYPES, archetype
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.simulation.running import Limits, play_out
from jajna.vocab import Step

GAMES = 3_000
LIMITS = Limits(60, 4_000)
LEFT_OUT = 5
STEPS = 30
CAUTION = 1.0
"""How strongly weights are drawn to 0."""

Rows = NDArray[np.float64]


class Turns:
    """What the features are as turns end."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.turn = -1

    def __call__(self, game: Game) -> None:
        """Note the position, once each turn."""
        if game.over or game.turn.step < Step.END or game.turn.number == self.turn:
            return
        self.turn = game.turn.number
        view = game.view(0)
        mine, other = (features(view, player) for player in view.players)
        self.rows.append([one - two for one, two in zip(mine, other, strict=True)])


def played(games: int) -> tuple[Rows, Rows, Rows]:
    """The features by turn, whether the first player won, and the number of the game."""
    pool = Pool()
    decks: dict[str, list[Card]] = {
        name: list(archetype(name, pool.card).cards()) for name in ARCHETYPES
    }
    chance = Random(11)
    rows: list[list[float]] = []
    won: list[float] = []
    numbers: list[float] = []
    for number in range(games):
        names = chance.sample(sorted(decks), 2)
        game = new_game([decks[name] for name in names], seed=number, first=number % 2)
        game.settings.keep_log = False
        turns = Turns()
        agents = [make_agent("heuristic", f"{number}.{seat}") for seat in range(2)]
        winner = play_out(game, agents, LIMITS, turns).winner
        if winner >= 0:
            rows += turns.rows
            won += [1.0 - winner] * len(turns.rows)
            numbers += [float(number)] * len(turns.rows)
    return np.array(rows), np.array(won), np.array(numbers)


def fitted(rows: Rows, won: Rows) -> Rows:
    """The weights that make what happened likeliest (Newton's method)."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        curve = (rows * (likely * (1 - likely))[:, None]).T @ rows
        curve += CAUTION * np.eye(len(weights))
        weights += np.linalg.solve(curve, rows.T @ (won - likely) - CAUTION * weights)
    return weights


def right(weights: Rows, rows: Rows, won: Rows) -> float:
    """The share of turns at which the weights tell who wins."""
    return float(np.mean((rows @ weights > 0) == (won > 0.5)))


def main() -> None:
    """Play, fit and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rows, won, numbers = played(games)
    tested = numbers % LEFT_OUT == 0
    weights = fitted(rows[~tested], won[~tested])
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name:10} {weight:6.2f}")
    print(f"{len(won)} turns; right now {right(np.array(WEIGHTS), rows[tested], won[tested]):.3f}, "
          f"fitted {right(weights, rows[tested], won[tested]):.3f}")  # fmt: skip


if __name__ == "__main__":
    main()
