"""Vectors of duels: the same games as one by one, whatever their number and their processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest

import jajna
from jajna.rl.duel_env import DuelEnv
from jajna.rl.playing import Observation
from jajna.rl.vector_env import DuelVectorEnv

FIND: Final = jajna.Pool().card
DECKS: Final = [list(jajna.theme(name, FIND).cards()) for name in ("white", "red")]


def actions_of(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """For each game one of the actions that its mask allows."""
    return np.array([int(chance.choice(np.flatnonzero(mask))) for mask in masks])


@pytest.fixture(scope="module")
def vector() -> Iterator[DuelVectorEnv]:
    env = DuelVectorEnv(DECKS, 3, processes=2, copy=True, turns=12)
    yield env
    env.close()


def test_a_vector_plays_the_same_games_as_single_environments(vector: DuelVectorEnv) -> None:
    singles = [DuelEnv(DECKS, turns=12) for _ in range(3)]
    seen, info = vector.reset(seed=5)
    alone: list[Observation] = [env.reset(seed=5 + place)[0] for place, env in enumerate(singles)]
    seeds, ended = [5, 6, 7], 0
    chance = np.random.default_rng(1)
    for _ in range(60):
        for place in range(3):
            assert all(np.array_equal(seen[name][place], alone[place][name]) for name in seen)
        actions = actions_of(seen["action_mask"], chance)
        seen, rewards, over, cut, info = vector.step(actions)
        for place, env in enumerate(singles):
            alone[place], reward, ends, cuts, _ = env.step(int(actions[place]))
            assert (rewards[place], over[place], cut[place]) == (reward, ends, cuts)
            if ends or cuts:
                seeds[place] += 3
                ended += 1
                alone[place], _ = env.reset(seed=seeds[place])
        assert info["seed"].tolist() == seeds
    assert ended > 1


def test_observations_are_of_the_space_of_the_vector(vector: DuelVectorEnv) -> None:
    seen, _ = vector.reset(seed=[4, 4, 9])
    assert vector.observation_space.contains(seen)
    assert all(np.array_equal(seen[name][0], seen[name][1]) for name in seen)


def test_seeds_and_processes_that_do_not_fit_are_refused(vector: DuelVectorEnv) -> None:
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        vector.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="1 games can't be in 2 processes"):
        DuelVectorEnv(DECKS, 1, processes=2)


def test_a_process_that_fails_says_why() -> None:
    env = DuelVectorEnv(DECKS, 1, opponent="nobody")
    with pytest.raises(RuntimeError, match="nobody"):
        env.reset(seed=1)
    env.close()
