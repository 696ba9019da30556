"""Play what a build that counts is to count: `train.py`, with that build on the path.

Games of both kinds of agents, with two decks and with decks of the whole embedded pool, positions
forked and taken back, and big boards; from fixed seeds, so that the same sources give the same
counts. Exit codes: 0 done, 1 this is no compiled build.
"""

from __future__ import annotations

import sys

from jajna.agents import make_agent
from jajna.cards import starter
from jajna.era import CURRENT
from jajna.simulation.boards import boards
from jajna.simulation.build import build_name
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock
from jajna.simulation.matches import Match
from jajna.simulation.plans import Planner, setup_of
from jajna.simulation.positions import decks, positions
from jajna.simulation.running import LIMITS, play_out

SEED = 1993
RANDOM_GAMES = 120
HEURISTIC_GAMES = 20
POOL_GAMES = 60
BOARD = 100
SECONDS = 0.1


def main() -> int:
    """Play it all."""
    if build_name() != "compiled":
        print("train.py counts nothing: the engine on the path isn't compiled", file=sys.stderr)
        return 1
    for agent, games in (("random", RANDOM_GAMES), ("heuristic", HEURISTIC_GAMES)):
        match = Match(decks(), (agent, agent), SEED)
        for number in range(games):
            match.play(number)
    cards = [starter.SHELF.card(name) for name in sorted(starter.SHELF.names())]
    stock = Stock.of(card for card in cards if card is not None)
    for plan in Planner(Coverage(stock, SEED)).plans(POOL_GAMES, (CURRENT,)):
        seed = plan.seed
        game = setup_of(stock, plan).begin()
        game.settings.keep_log = seed % 2 == 0
        kind = "random" if seed % 4 else "heuristic"
        agents = [make_agent(kind, f"{seed}.{seat}", None) for seat in range(len(game.players))]
        play_out(game, agents, LIMITS)
    positions(SECONDS, CURRENT)
    boards((BOARD,))
    return 0


if __name__ == "__main__":
    sys.exit(main())
