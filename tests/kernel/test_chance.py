"""Chance gives the numbers of SplitMix64, in whatever parts it multiplies."""

from __future__ import annotations

import gc
import sys

import pytest

from jajna.kernel.state.chance import Chance
from tests.table import table

MASK = (1 << 64) - 1
LIMITS = (1, 2, 6, 60, 1000, (1 << 32) - 1, 1 << 32, (1 << 63) + 1)


def drawn(state: int) -> tuple[int, int]:
    """The next state and 64 bits, by the definition."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return state, mixed ^ (mixed >> 31)


@pytest.mark.parametrize("seed", [0, 1, 2003, -1, 1 << 40, MASK, (1 << 70) + 5])
@pytest.mark.parametrize("limit", LIMITS)
def test_numbers_are_those_of_the_definition(seed: int, limit: int) -> None:
    chance = Chance(seed)
    state = seed & MASK
    for _ in range(50):
        state, number = drawn(state)
        while number >= (1 << 64) - (1 << 64) % limit:
            state, number = drawn(state)
        assert chance.below(limit) == number % limit
        assert chance.state() == state
    assert chance.clone().below(1 << 32) == chance.below(1 << 32)


def test_telling_a_state_leaves_nothing_in_memory() -> None:
    game = table().game
    game.chance = Chance((1 << 63) + 5)
    game.digest()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(200):
        game.digest()
    gc.collect()
    assert sys.getallocatedblocks() - before < 100
