"""Programs at tables: they think in processes of their own, so that nobody waits for them.

A process plays the game along from its answers, and shows its agent the seat's view alone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple, final

import msgspec

from jajna.agents import make_agent
from jajna.agents.base import Agent
from jajna.cards.pool import Pool
from jajna.replay import GameRecord, Session, setup_of
from jajna.simulation.processes import cores

__all__ = ["Programs", "Thought"]

KEPT: Final = 64
"""Games that a process remembers."""
SECONDS: Final = 2.0
"""Most seconds that an agent takes for an answer."""


class Thought(NamedTuple):
    """What an agent has to think about: its name, seed, seat, and the game by its answers."""

    key: str
    agent: str
    seed: str
    seat: int
    record: bytes
    answers: tuple[str, ...]


@final
class Programs:
    """Processes in which agents think; they begin when they are first needed."""

    def __init__(self, processes: int = 0) -> None:
        self._pool = ProcessPoolExecutor(
            processes or max(cores() - 1, 1), multiprocessing.get_context("spawn")
        )

    async def answer(self, thought: Thought) -> str:
        """The notation of the agent's answer."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, thought)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Along(NamedTuple):
    """A game that a process plays along, and its agents by seat."""

    session: Session
    agents: dict[int, Agent]


_GAMES: Final[OrderedDict[str, _Along]] = OrderedDict()
_POOLS: Final[list[Pool]] = []


def _think(thought: Thought) -> str:
    """Choose an answer, in a process of its own."""
    along = _along(thought)
    question = along.session.game.decision
    assert question is not None and thought.seat in question.players, "nobody is to answer"
    agent = along.agents.get(thought.seat)
    if agent is None:
        agent = make_agent(thought.agent, thought.seed, SECONDS)
        along.agents[thought.seat] = agent
    view = along.session.game.view_to_decide(thought.seat) if agent.needs_view else None
    answer = agent.choose(question, view)
    legal = along.session.game.why_not(answer) is None
    return (answer if legal else question.fallback).notation()


def _along(thought: Thought) -> _Along:
    """The game as it stands, taken up where this process has it."""
    known = _GAMES.pop(thought.key, None)
    if known is None:
        if not _POOLS:
            _POOLS.append(Pool())
        record = msgspec.json.decode(thought.record, type=GameRecord)
        pool = _POOLS[0]
        known = _Along(Session(setup_of(record, pool.card, pool.card_names)), {})
    session = known.session
    same = 0
    while same < min(len(session.answers), len(thought.answers)):
        if session.answers[same] != thought.answers[same]:
            break
        same += 1
    if same < len(session.answers):
        session.go_back(same)
    for notation in thought.answers[same:]:
        session.repeat(notation)
    _GAMES[thought.key] = known
    while len(_GAMES) > KEPT:
        _GAMES.popitem(last=False)
    return known
