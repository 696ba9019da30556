"""A game for one learner against programs: Gymnasium's environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, final

import gymnasium

from jajna.agents import make_agent
from jajna.agents.base import Agent
from jajna.agents.door import answer_of
from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.rl.playing import Observation, Play, Rules
from jajna.rl.shown import shown
from jajna.rl.spaces import action_space, observation_space

__all__ = ["DuelEnv", "Opponent"]

Opponent: TypeAlias = "str | Callable[[str], Agent]"
"""The name of an agent, or what makes one from a seed."""
ANY_SEAT: Final = -1


@final
class DuelEnv(gymnasium.Env[Observation, Any]):
    """A game in which one seat learns and programs sit in the others.

    An observation is a dict of arrays with an ``action_mask``; an action is a place in it. A place
    where the mask is 0 counts as the first one where it is 1, and ``info["illegal"]`` says so. Who
    wins gets 1 at the end, who loses -1. ``seat`` is that of the learner, by default one that the
    seed chooses; ``info["seat"]`` names it. A game of more than ``turns`` turns is truncated.
    """

    def __init__(
        self,
        decks: Sequence[Sequence[Card]],
        opponent: Opponent = "random",
        seat: int = ANY_SEAT,
        era: Era = CURRENT,
        turns: int = 100,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self._play = Play(Rules(tuple(tuple(deck) for deck in decks), era, turns))
        self._opponent = opponent
        self._wanted = seat
        self._count = len(decks)
        self._seat = max(seat, 0)
        self._agents: dict[int, Agent] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; without a seed chance goes on from the last one."""
        super().reset(seed=seed)
        self.begin(seed if seed is not None else int(self.np_random.integers(1 << 31)))
        return self.observation(), {"seat": self._seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a step, and let the others play until the learner has to choose again."""
        illegal = self.act(int(action))
        play = self._play
        info: dict[str, Any] = {"seat": self._seat, "illegal": illegal}
        over, reward = self.over, play.reward(self._seat) if self.over else 0.0
        return self.observation(), reward, over and not play.cut, play.cut, info

    # -- without copies, for vectors of games ----------------------------------------------------

    def begin(self, seed: int) -> None:
        """Begin the game of a seed and go on to the learner's first choice."""
        wanted = self._wanted
        self._seat = wanted if wanted >= 0 else seed // self._count % self._count
        self._agents = {
            other: self._made(f"{seed}.{other}")
            for other in range(self._count)
            if (other - self._seat) % self._count
        }
        self._play.begin(seed)
        self._let_others_play()

    def act(self, place: int) -> bool:
        """Take the step at a place, or the first one; return whether the place was illegal."""
        illegal = not 0 <= place < self._play.count
        if not self.over:
            self._play.take(0 if illegal else place)
            self._let_others_play()
        return illegal

    @property
    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self._play.over

    @property
    def play(self) -> Play:
        """The game as a row of choices."""
        return self._play

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self._seat

    def observation(self, into: Observation | None = None) -> Observation:
        """What the learner sees; in the arrays given, if any."""
        return self._play.observe(self._seat, into)

    def _made(self, seed: str) -> Agent:
        if isinstance(self._opponent, str):
            return make_agent(self._opponent, seed)
        return self._opponent(seed)

    def _let_others_play(self) -> None:
        """Let programs answer until the learner is asked or the game is over."""
        play = self._play
        while not play.over and play.seat in self._agents:
            play.answer(answer_of(self._agents[play.seat], play.game, play.seat))

    def render(self) -> str | None:
        """With ``ansi``, what the learner sees and is asked, in English."""
        return shown(self._play, self._seat) if self.render_mode is not None else None
