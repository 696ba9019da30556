"""Play what a build that counts is to count: `train.py`, with that build on the path.

Games of all kinds of agents, with two decks, with decks of the whole embedded pool and of four
commanders, what a learner sees of games, positions forked and taken back, and big boards; from
fixed seeds, so that the same sources give the same counts. Exit codes: 0 done, 1 this is no
compiled build.
"""

from __future__ import annotations

import sys
from random import Random

from jajna.agents import make_agent
from jajna.cards import starter
from jajna.era import CURRENT
from jajna.errors import IllegalAnswerError
from jajna.kernel.start.setup import new_game
from jajna.rl.encoder import Encoder
from jajna.rl.features import KINDS, describe, packed
from jajna.simulation.boards import boards
from jajna.simulation.build import build_name
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock
from jajna.simulation.matches import Match, commander_match
from jajna.simulation.plans import Planner, setup_of
from jajna.simulation.positions import commander_decks, decks, positions
from jajna.simulation.running import LIMITS, play_out
from jajna.steps import Steps

SEED = 1993
RANDOM_GAMES = 120
HEURISTIC_GAMES = 20
POOL_GAMES = 60
PODS = 24
SEARCHED_GAMES = 1
SIMULATIONS = 40
LEARNED_GAMES = 60
BOARD = 100
SECONDS = 0.1


def main() -> int:
    """Play it all."""
    if build_name() != "compiled":
        print("train.py counts nothing: the engine on the path isn't compiled", file=sys.stderr)
        return 1
    searcher = f"search:{SIMULATIONS}"
    for agent, games in (
        ("random", RANDOM_GAMES),
        ("heuristic", HEURISTIC_GAMES),
        (searcher, SEARCHED_GAMES),
    ):
        match = Match(decks(), (agent, agent), SEED)
        for number in range(games):
            match.play(number)
    pods()
    learn()
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


def pods() -> None:
    """Play games of four with commanders."""
    match = commander_match(commander_decks(4), "random", SEED)
    for number in range(PODS):
        match.play(number)


def learn() -> None:
    """Play games by steps at random, and tell before each of them what the player sees."""
    encoder = Encoder(describe, packed)
    chance = Random(SEED)
    for number in range(LEARNED_GAMES):
        game = new_game(decks(), seed=SEED + number)
        while game.turn.number <= LIMITS.turns:
            question = game.decision
            if question is None:
                break
            kind = KINDS[question.kind.value]
            view = game.view_to_decide(question.players[0])
            steps = Steps(game)
            while steps.answer is None:
                encoder.encode(view, question, kind, steps.offered, steps.taken)
                steps.take(chance.randrange(len(steps.offered)))
            try:
                game.answer(steps.answer)
            except IllegalAnswerError:
                game.answer(question.fallback)


if __name__ == "__main__":
    sys.exit(main())
