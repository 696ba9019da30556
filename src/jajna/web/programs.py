"""Programs at tables: they think in processes of their own, so that nobody waits for them.

A process plays the game along from its answers, and shows its agent the seat's view alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, final

import msgspec

from jajna.agents import make_agent
from jajna.agents.base import Agent
from jajna.agents.door import answer_of
from jajna.cards.pool import Pool
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.replay import GameRecord, Session, setup_of
from jajna.simulation.processes import cores

__all__ = ["ProgramError", "Programs", "Thought"]

LOG: Final = logging.getLogger(__name__)
KEPT: Final = 64
"""Games that a process remembers."""
SECONDS: Final = 2.0
"""Most seconds that an agent takes for an answer."""
MOST_SECONDS: Final = 30.0
"""Seconds after which a process is given up; it may have begun just now, and a game is long."""
AT_THE_END: Final = 1.0


@final
class ProgramError(JajnaError):
    """A program gave no answer."""


class Thought(msgspec.Struct, frozen=True):
    """What an agent has to think about: its name, seed, seat, and the game by its answers."""

    key: str
    agent: str
    seed: str
    seat: int
    record: bytes
    answers: tuple[str, ...]


class _Failure(msgspec.Struct, frozen=True, tag=True):
    """A program failed, with what Python says of it."""

    told: str


class _Notation(msgspec.Struct, frozen=True, tag=True):
    """The answer of a program."""

    notation: str


@final
class Programs:
    """Processes in which agents think; they begin when they are first needed.

    One that fails, or takes too long, ends, and harms nothing but the answer it was to give.
    """

    def __init__(self, processes: int = 0, seconds: float = MOST_SECONDS) -> None:
        self._most = processes or max(cores() - 1, 1)
        self._seconds = seconds
        self._idle: list[_Process] = []
        self._busy: list[_Process] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._closed = False

    async def answer(self, thought: Thought) -> str:
        """The notation of the agent's answer. Raises ProgramError if it gives none."""
        while not self._idle and len(self._busy) >= self._most:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn
        process = self._chosen(thought.key)
        self._busy.append(process)
        try:
            return await process.think(thought, self._seconds)
        finally:
            self._busy.remove(process)
            if process.answers and not self._closed:
                self._idle.append(process)
            else:
                process.end()
            self._wake()

    def warm(self) -> None:
        """Begin a process, so that the first answer needn't wait for it."""
        if not self._idle and not self._busy:
            self._idle.append(_Process())

    def close(self) -> None:
        """End the processes."""
        self._closed = True
        for process in (*self._idle, *self._busy):
            process.end()
        self._idle.clear()

    def _chosen(self, key: str) -> _Process:
        """A process that is idle, at best the one that has the game."""
        if self._closed:
            raise ProgramError(Message("the server ends"))
        for process in reversed(self._idle):
            if process.latest == key:
                self._idle.remove(process)
                return process
        return self._idle.pop(0) if self._idle else _Process()

    def _wake(self) -> None:
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return


@final
class _Process:
    """A process that thinks, and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self.latest = ""
        """The game that it thought about last."""
        self.answers = True
        """Whether it answered the last time; it may have said that its program failed."""

    async def think(self, thought: Thought, seconds: float) -> str:
        """The notation of an answer. Raises ProgramError if there is none in time."""
        self.latest = thought.key
        self.answers = False
        asked = asyncio.to_thread(self._ask, msgspec.msgpack.encode(thought))
        try:
            content = await asyncio.wait_for(asked, seconds)
        except TimeoutError as error:
            raise ProgramError(Message("the program takes too long")) from error
        except (EOFError, OSError) as error:
            raise ProgramError(Message("the program has ended")) from error
        self.answers = True
        said = msgspec.msgpack.decode(content, type=_Notation | _Failure)
        if isinstance(said, _Failure):
            raise ProgramError(Message("the program failed: {why}", why=said.told))
        return said.notation

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join(AT_THE_END)
        with suppress(OSError):
            self._pipe.close()

    def _ask(self, content: bytes) -> bytes:
        self._pipe.send_bytes(content)
        return self._pipe.recv_bytes()


def _work(pipe: Connection) -> None:
    """Answer what comes through a pipe until it ends, as it does with the server, in any way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is interrupted, and ends this
    with suppress(EOFError, OSError):
        while True:
            thought = msgspec.msgpack.decode(pipe.recv_bytes(), type=Thought)
            said: _Notation | _Failure
            try:
                said = _Notation(_think(thought))
            except Exception as error:
                LOG.exception("a program failed")
                _GAMES.pop(thought.key, None)
                said = _Failure(f"{type(error).__name__}: {error}")
            pipe.send_bytes(msgspec.msgpack.encode(said))


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
    answer = answer_of(agent, along.session.game, thought.seat)
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
