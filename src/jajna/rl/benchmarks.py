"""How many steps environments take, each with what is seen and which steps are legal."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from jajna.era import CURRENT, Era
from jajna.garbage_collector import collecting_seldom
from jajna.rl.duel_env import DuelEnv
from jajna.rl.playing import Play, Rules, empty_observation
from jajna.simulation.measures import Measure
from jajna.simulation.positions import SEED, decks

__all__ = ["learning"]

STEPS: Final = "steps/s"


def learning(seconds: float, era: Era = CURRENT) -> dict[str, Measure]:
    """Steps in a second of processor time of a policy that chooses at random, observed each time:
    with both players learning, and with one against a random program, whose answers cost time too.
    """
    with collecting_seldom():
        return {"learning_by_both": _by_both(seconds, era), "learning_duel": _duel(seconds, era)}


def _by_both(seconds: float, era: Era) -> Measure:
    play = Play(Rules(tuple(map(tuple, decks())), era))
    chance = Random(SEED)
    seen = empty_observation()
    steps = 0
    play.begin(SEED)
    began = process_time()
    while steps == 0 or process_time() - began < seconds:
        if play.over:
            play.begin(SEED + steps)
            continue
        play.observe(play.seat, seen)
        play.take(chance.randrange(play.count))
        steps += 1
    return Measure(steps / (process_time() - began), STEPS, steps)


def _duel(seconds: float, era: Era) -> Measure:
    env = DuelEnv(decks(), era=era)
    chance = Random(SEED)
    env.begin(SEED)
    seen = env.observation()
    steps = 0
    began = process_time()
    while steps == 0 or process_time() - began < seconds:
        if env.over:
            env.begin(SEED + steps)
        else:
            env.act(chance.randrange(env.play.count))
            steps += 1
        env.observation(seen)
    return Measure(steps / (process_time() - began), STEPS, steps)
