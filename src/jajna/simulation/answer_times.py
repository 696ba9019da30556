"""The time that the engine takes for each answer, in random games with all cards."""

from __future__ import annotations

from time import process_time_ns
from typing import TYPE_CHECKING, Final

from jajna.agents.random_agent import RandomAgent
from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.garbage_collector import collect_seldom
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock
from jajna.simulation.fuzz import FUZZ_LIMITS, TALL
from jajna.simulation.measures import Measure
from jajna.simulation.plans import Planner, setup_of

if TYPE_CHECKING:
    from jajna.replay import GameSetup

__all__ = ["GAMES", "answers", "at"]

GAMES: Final = 100
SHARES: Final = {"answers_usual": 0.5, "answers_slow": 0.999, "answers_slowest": 1.0}
"""The share of answers that take no longer than what is told under a name."""
MILLION: Final = 1e6


def answers(games: int, era: Era = CURRENT) -> dict[str, Measure]:
    """The milliseconds of processor time for answers: median, 99.9th percentile, and longest.

    The games are those of ``jajna fuzz``, without its checks; decks are drawn from all cards of the
    pool that compile. The collector leaves these alone from then on (``jajna.garbage_collector``).
    """
    pool = Pool()
    pool.refresh()
    stock = Stock.of(pool.card(name) for name in pool.compiled_names())
    pool.close()
    times: list[int] = []
    collect_seldom()
    for plan in Planner(Coverage(stock)).plans(games, (era,)):
        _play(setup_of(stock, plan), times)
    times.sort()
    return {name: Measure(at(times, share), "ms", len(times)) for name, share in SHARES.items()}


def at(times: list[int], share: float) -> float:
    """The milliseconds that a share of the sorted nanoseconds doesn't exceed."""
    return times[min(int(len(times) * share), len(times) - 1)] / MILLION


def _play(setup: GameSetup, times: list[int]) -> None:
    """Play a game of random players, and add the nanoseconds of each answer."""
    game = setup.begin()
    agents = [RandomAgent(f"player {setup.seed} {seat}") for seat in range(len(setup.decks))]
    given = 0
    while (question := game.decision) is not None and given < FUZZ_LIMITS.decisions:
        if game.turn.number > FUZZ_LIMITS.turns or len(game.zones.stack) > TALL:
            return
        answer = agents[question.players[0]].choose(question, None)
        if game.why_not(answer) is not None:
            answer = question.fallback
        began = process_time_ns()
        game.answer(answer)
        times.append(process_time_ns() - began)
        given += 1
