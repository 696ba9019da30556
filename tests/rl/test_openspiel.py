"""The game for OpenSpiel: its own tests of games, what is hidden, and one of its searches."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import jajna
from jajna.errors import JajnaError
from jajna.rl.openspiel import DEALS, NAME, DuelGame, DuelObserver, DuelState, duel
from jajna.rl.playing import ARRAYS

FIND: Final = jajna.Pool().card


def begun(game: DuelGame, deal: int, steps: int, seed: int = 1) -> DuelState:
    """A state so many steps after the deal, by steps at random."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(steps):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def seen(state: pyspiel.State, seat: int) -> tuple[str, list[float]]:
    return state.observation_string(seat), state.observation_tensor(seat)


@pytest.mark.slow
def test_openspiel_s_own_test_of_games_passes() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), 1, serialize=False, verbose=False)


def test_the_game_is_loaded_by_its_name() -> None:
    game = pyspiel.load_game(NAME, {"deck": "green", "other_deck": "blue", "turns": 7})
    assert isinstance(game, DuelGame)
    assert (len(game.rules.decks), game.rules.turns) == (2, 7)
    assert game.num_distinct_actions() == 256


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(JajnaError, match="nothing"):
        DuelGame({"deck": "nothing"})


def test_103_3_chance_deals_first_and_the_same_deal_is_the_same_game() -> None:
    game = DuelGame()
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == DEALS
    assert seen(begun(game, 5, 20), 0) == seen(begun(game, 5, 20), 0)
    assert seen(begun(game, 5, 0), 0) != seen(begun(game, 6, 0), 0)


def test_a_copy_goes_on_by_itself() -> None:
    state = begun(DuelGame(), 5, 20)
    before = [seen(state, seat) for seat in range(2)]
    other = state.clone()
    assert [seen(other, seat) for seat in range(2)] == before
    chance = np.random.default_rng(4)
    for _ in range(20):
        other.apply_action(int(chance.choice(other.legal_actions())))
    assert [seen(state, seat) for seat in range(2)] == before
    assert state.legal_actions() == begun(DuelGame(), 5, 20).legal_actions()


def test_a_copy_keeps_the_steps_of_an_answer() -> None:
    table = jajna.Table(lookup=FIND)
    table.battlefield(0, "Grizzly Bears", "Serra Angel", "Hill Giant")
    table.begin(0, jajna.Step.DECLARE_ATTACKERS)
    state = begun(DuelGame(), 1, 0)
    state.play.resume(table.game)
    state.apply_action(1)
    other = state.clone()
    assert isinstance(other, DuelState)
    assert other.play.chosen == state.play.chosen != ()
    assert other.observation_string(0) == state.observation_string(0)


def test_400_2_what_a_player_does_not_know_is_dealt_anew() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    compared = 0
    for steps in range(6, 40, 8):
        state = begun(DuelGame(), 3, steps)
        seat = state.current_player()
        dealt = [state.resample_from_infostate(seat, sampler) for _ in range(3)]
        for one in dealt:
            assert seen(one, seat) == seen(state, seat)
            assert one.legal_actions() == state.legal_actions()
            compared += 1
        assert len({one.observation_string(1 - seat) for one in dealt}) > 1
    assert compared == 15


def test_the_tensor_is_all_arrays_in_a_row() -> None:
    state = begun(DuelGame(), 3, 12)
    observer = DuelObserver()
    observer.set_from(state, state.current_player())
    assert {name: part.shape for name, part in observer.dict.items()} == {
        **ARRAYS,
        "action_mask": (256,),
    }
    expected = state.play.observe(state.play.seat)
    for name, array in expected.items():
        assert (observer.dict[name] == array).all()
    assert observer.dict["action_mask"].sum() == len(state.legal_actions())


def test_104_who_wins_gets_what_the_other_loses() -> None:
    decks = [tuple(jajna.theme(name, FIND).cards()) for name in ("white", "red")]
    state = begun(duel(decks), 3, 4)
    assert state.returns() == [0.0, 0.0]
    game = state.play.game.fork()
    game.concede(1)
    state.play.resume(game)
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def test_a_search_of_openspiel_plays_it() -> None:
    game = duel([tuple(jajna.theme("red", FIND).cards())] * 2, turns=4)
    state = begun(game, 3, 10)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        2.0,
        3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()
