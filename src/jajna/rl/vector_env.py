"""Many duels at once: games in processes that share memory with the learner."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, TypeAlias, final

import msgspec
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from jajna.card import Card
from jajna.cards.nodes import load_nodes
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.garbage_collector import collect_seldom
from jajna.ir.codec import Codec
from jajna.rl.duel_env import DuelEnv
from jajna.rl.features import ROWS
from jajna.rl.playing import ARRAYS, Observation
from jajna.rl.spaces import action_space, observation_space

__all__ = ["DuelVectorEnv"]

Arrays: TypeAlias = "dict[str, NDArray[Any]]"
SMALL: Final = np.dtype(np.int8)
NUMBER: Final = np.dtype(np.int16)
CLOSE: Final = "close"
RESET: Final = "reset"
STEP: Final = "step"


@final
class Duels(msgspec.Struct, frozen=True):
    """What a process needs to make its games."""

    decks: list[list[bytes]]
    opponent: str
    seat: int
    era: str
    turns: int
    count: int
    all: int
    offset: int


@final
class DuelVectorEnv(VectorEnv[Any, Any, Any]):
    """So many duels against programs as there are ``count``, in ``processes`` processes.

    Observations are arrays with the games as their first axis, in memory that all processes share:
    what ``reset`` and ``step`` return is overwritten by the next ``step``, unless ``copy`` is true.
    Game n begins with seed ``seeds[n]``; whenever a game ends its place goes on with another one
    (autoreset in the same step), whose seed is ``count`` more, so that the same seeds and actions
    give the same games. Rewards are those of the games that ended; what was seen at their ends is
    not kept.
    """

    def __init__(
        self,
        decks: Sequence[Sequence[Card]],
        count: int,
        processes: int = 1,
        opponent: str = "random",
        seat: int = -1,
        era: Era = CURRENT,
        turns: int = 100,
        copy: bool = False,
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games can't be in {processes} processes")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = count
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._copy = copy
        self._memory = SharedMemory(create=True, size=_size(count))
        self._arrays = _arrays(self._memory, count)
        codec = Codec()
        packed = [[msgspec.json.encode(codec.encode(card)) for card in deck] for deck in decks]
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._workers = []
        bounds = [count * place // processes for place in range(processes + 1)]
        for begin, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            duels = Duels(packed, opponent, seat, era.name, turns, end - begin, count, begin)
            data = msgspec.msgpack.encode(duels)
            worker = context.Process(
                target=_work, args=(theirs, self._memory.name, data), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; with one seed the seeds are that and those that follow it."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
            seeds = seed
        else:
            begin = int(np.random.default_rng().integers(1 << 30)) if seed is None else seed
            seeds = list(range(begin, begin + self.num_envs))
        self._arrays["seeds"][:] = seeds
        self._tell(RESET)
        return self._seen(), {"seed": self._arrays["seeds"].copy()}

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take a step in every game."""
        self._arrays["actions"][:] = actions
        self._tell(STEP)
        held = self._arrays
        over, cut = held["over"] != 0, held["cut"] != 0
        info = {"illegal": held["illegal"] != 0, "seed": held["seeds"].copy()}
        return self._seen(), held["rewards"].astype(np.float64), over, cut, info

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes and give back the memory."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            if worker.is_alive():
                pipe.send(CLOSE)
            worker.join()
            pipe.close()
        self._arrays = {}
        self._memory.close()
        self._memory.unlink()

    def _tell(self, what: str) -> None:
        """Let all processes do something, and wait for them. Raises RuntimeError for what they did
        not get done.
        """
        for pipe in self._pipes:
            pipe.send(what)
        for pipe in self._pipes:
            trouble = pipe.recv()
            if trouble:
                raise RuntimeError(f"a process with games has ended: {trouble}")

    def _seen(self) -> Observation:
        return {
            name: self._arrays[name].copy() if self._copy else self._arrays[name]
            for name in (*ARRAYS, "action_mask")
        }


def _layout(count: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """The arrays in the shared memory, in their order."""
    found: dict[str, tuple[tuple[int, ...], np.dtype[Any]]] = {
        "seeds": ((count,), np.dtype(np.int64)),
        "actions": ((count,), np.dtype(np.int64)),
    }
    found.update({name: ((count, *shape), NUMBER) for name, shape in ARRAYS.items()})
    found["action_mask"] = ((count, ROWS), SMALL)
    found.update(dict.fromkeys(("rewards", "over", "cut", "illegal"), ((count,), SMALL)))
    return found


def _bytes(shape: tuple[int, ...], kind: np.dtype[Any]) -> int:
    return int(np.prod(shape)) * kind.itemsize


def _size(count: int) -> int:
    return sum(_bytes(shape, kind) for shape, kind in _layout(count).values())


def _arrays(memory: SharedMemory, count: int) -> Arrays:
    """The arrays, which lie one after the other."""
    found: Arrays = {}
    begin = 0
    for name, (shape, kind) in _layout(count).items():
        found[name] = np.ndarray(shape, kind, memory.buf, begin)
        begin += _bytes(shape, kind)
    return found


def _work(pipe: Connection, memory_name: str, data: bytes) -> None:
    """Play some of the games as the learner asks, in a process of its own."""
    memory = SharedMemory(memory_name)
    collect_seldom()
    try:
        duels = msgspec.msgpack.decode(data, type=Duels)
        games = _Games(duels, _arrays(memory, duels.all))
        while (asked := pipe.recv()) != CLOSE:
            games.reset() if asked == RESET else games.step()
            pipe.send("")
    except EOFError:
        return
    except Exception as trouble:
        pipe.send(f"{type(trouble).__name__}: {trouble}")
        raise
    finally:
        memory.close()


@final
class _Games:
    """The games of one process."""

    def __init__(self, duels: Duels, arrays: Arrays) -> None:
        load_nodes()
        codec = Codec()
        decks = [
            [codec.decode_card(msgspec.json.decode(card)) for card in deck] for deck in duels.decks
        ]
        era = find_era(duels.era)
        self.places = range(duels.offset, duels.offset + duels.count)
        self.step_of_seeds = duels.all
        self.arrays = arrays
        self.envs = [
            DuelEnv(decks, duels.opponent, duels.seat, era, duels.turns) for _ in self.places
        ]
        names = (*ARRAYS, "action_mask")
        self.seen: list[Observation] = [
            {name: arrays[name][place] for name in names} for place in self.places
        ]

    def reset(self) -> None:
        for place, env, seen in zip(self.places, self.envs, self.seen, strict=True):
            env.begin(int(self.arrays["seeds"][place]))
            env.observation(seen)

    def step(self) -> None:
        held = self.arrays
        for place, env, seen in zip(self.places, self.envs, self.seen, strict=True):
            held["illegal"][place] = env.act(int(held["actions"][place]))
            over, cut = env.over, env.play.cut
            held["over"][place] = over and not cut
            held["cut"][place] = cut
            held["rewards"][place] = env.play.reward(env.seat) if over else 0
            if over:
                held["seeds"][place] += self.step_of_seeds
                env.begin(int(held["seeds"][place]))
            env.observation(seen)
