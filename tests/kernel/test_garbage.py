"""A game refers to nothing that refers back to it, so that the collector has nothing to do."""

from __future__ import annotations

import gc
from collections import Counter

from jajna.agents import RandomAgent
from jajna.cards import starter
from jajna.era import CURRENT
from jajna.garbage_collector import SELDOM, collecting_seldom
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock
from jajna.simulation.plans import Plan, Planner, setup_of
from tests.mechanics.bench import creature

GAMES = 2


def play(stock: Stock, plan: Plan) -> int:
    """Play a game of random players, and count the tokens in its log."""
    game = setup_of(stock, plan).begin()
    agents = [RandomAgent(f"{plan.seed} {seat}") for seat in range(len(game.players))]
    while (question := game.decision) is not None and game.turn.number < 40:
        answer = agents[question.players[0]].choose(question, None)
        game.answer(answer if game.why_not(answer) is None else question.fallback)
    return sum(1 for event in game.history.log if type(event).__name__ == "TokenCreated")


def left_behind() -> Counter[str]:
    """The kinds of our own among what the collector finds now, and how often."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        kinds = [type(one) for one in gc.garbage]
        return Counter(one.__qualname__ for one in kinds if one.__module__.startswith("jajna."))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()


def test_a_game_leaves_nothing_for_the_collector_to_find() -> None:
    text = "When this creature enters, create two 1/1 white Soldier creature tokens."
    cards = [card for name in starter.SHELF.names() if (card := starter.SHELF.card(name))]
    stock = Stock.of(
        [*cards[:60], *[creature(f"Captain {number}", text=text) for number in range(9)]]
    )
    plans = Planner(Coverage(stock, 1)).plans(GAMES, (CURRENT,))
    gc.collect()
    gc.disable()
    try:
        tokens = sum(play(stock, plan) for plan in plans)
        found = left_behind()
    finally:
        gc.enable()
    assert tokens > 0
    assert found == {}


def test_the_collector_does_afterwards_as_before() -> None:
    usual = gc.get_threshold()
    with collecting_seldom():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_what_a_program_has_frozen_itself_stays_frozen() -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        with collecting_seldom():
            assert gc.get_freeze_count() == frozen
        assert gc.get_freeze_count() == frozen
    finally:
        gc.unfreeze()
