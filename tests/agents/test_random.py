"""The random agent: every answer fits, every option can come, the seed decides."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jajna.agents import RandomAgent
from jajna.decision import Answer, Assign, Decision, Kind, Number, Pick, Several, Shape, Thing


def several(options: int, minimum: int, maximum: int) -> Decision:
    things: list[Answer] = [Thing(100 + one) for one in range(options)]
    return Decision(0, Kind.OBJECTS, "608.2d", Shape.SOME, things, minimum, maximum)


@given(st.integers(1, 6), st.integers(0, 6), st.integers(0, 6), st.integers())
def test_some_of_the_options_fit(options: int, one: int, other: int, seed: int) -> None:
    low, high = sorted((min(one, options), min(other, options)))
    decision = several(options, low, high)
    assert decision.fits(RandomAgent(seed).choose(decision, None))


@given(st.integers(1, 5), st.integers(0, 2), st.integers(0, 9), st.integers())
def test_a_division_adds_up(options: int, minimum: int, beyond: int, seed: int) -> None:
    total = minimum * options + beyond
    things: list[Answer] = [Thing(100 + one) for one in range(options)]
    decision = Decision(0, Kind.DIVIDE, "601.2d", Shape.DIVISION, things, minimum, total=total)
    assert decision.fits(RandomAgent(seed).choose(decision, None))


def test_every_number_comes() -> None:
    decision = Decision(0, Kind.X, "601.2b", Shape.NUMBER, [], 2, 5)
    agent = RandomAgent(1)
    found = [agent.choose(decision, None) for _ in range(200)]
    assert set(found) == {Number(number) for number in range(2, 6)}


def test_every_option_comes() -> None:
    options: list[Answer] = [Pick(index) for index in range(4)]
    decision = Decision(0, Kind.TRIGGERS, "603.3b", Shape.ONE, options)
    agent = RandomAgent(1)
    assert {agent.choose(decision, None) for _ in range(200)} == set(options)


def test_a_creature_is_declared_once() -> None:
    pairs: list[Answer] = [Assign(creature, to) for creature in (100, 101) for to in (1, 2)]
    decision = Decision(0, Kind.ATTACKERS, "508.1", Shape.SOME, pairs, 0, 2)
    agent = RandomAgent(3)
    for _ in range(100):
        answer = agent.choose(decision, None)
        assert isinstance(answer, Several)
        creatures = [one.creature for one in answer.options if isinstance(one, Assign)]
        assert len(set(creatures)) == len(creatures) == len(answer.options)


def test_the_seed_decides() -> None:
    decision = several(6, 0, 6)
    one, other = RandomAgent("a"), RandomAgent("a")
    assert [one.choose(decision, None) for _ in range(20)] == [
        other.choose(decision, None) for _ in range(20)
    ]
