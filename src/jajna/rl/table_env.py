"""A game for several learners: PettingZoo's environment in which agents take turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.rl.playing import Play, Rules
from jajna.rl.shown import shown
from jajna.rl.spaces import action_space, masked_space

__all__ = ["TableEnv"]

NAME: Final = "player_{}"


@final
class TableEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game of the players ``player_0``, ``player_1``, ..., one for each deck.

    An agent is selected when its player has to choose. What it observes has its arrays under
    ``observation`` and the mask of what it may do under ``action_mask``; an action is a place in
    that mask, and a place where the mask is 0 raises IllegalAnswerError. Attacks, blocks and all
    other choices of several things are made one by one. Who wins gets 1 at the end, who loses -1;
    a game of more than ``turns`` turns is truncated.

    ``reset`` with a seed plays the same game again; without one, chance goes on from the last seed.
    """

    def __init__(
        self,
        decks: Sequence[Sequence[Card]],
        era: Era = CURRENT,
        turns: int = 100,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {
            "name": "jajna_table_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._play = Play(Rules(tuple(tuple(deck) for deck in decks), era, turns))
        self._chance = np.random.default_rng(0)
        self.render_mode = render_mode
        self.possible_agents = [NAME.format(seat) for seat in range(len(decks))]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {name: masked_space() for name in self.possible_agents}
        self.action_spaces = {name: action_space() for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; ``options`` are of no use here."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        else:
            seed = int(self._chance.integers(1 << 31))
        self._play.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: {} for name in self.agents}
        self.agent_selection = self.agents[max(self._play.seat, 0)]
        self._note_end()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now: of what it isn't asked it has the view alone."""
        arrays = self._play.observe(self._seats[agent])
        return {"observation": arrays, "action_mask": arrays.pop("action_mask")}

    def step(self, action: int | None) -> None:
        """Take the step of the agent that is selected. Raises IllegalAnswerError for one that isn't
        offered.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to choose"
        self._play.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self._play.over:
            self.agent_selection = self.possible_agents[self._play.seat]
        self._note_end()
        self._accumulate_rewards()

    def _note_end(self) -> None:
        play = self._play
        if not play.over:
            return
        for name in self.agents:
            self.rewards[name] = play.reward(self._seats[name])
            self.terminations[name] = not play.cut
            self.truncations[name] = play.cut

    def render(self) -> str | None:
        """With ``ansi``, what the selected agent sees and is asked, in English."""
        if self.render_mode is None:
            return None
        return shown(self._play, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held."""

    def state(self) -> NDArray[np.int16]:
        """Refuse: the state of a game is hidden from those who play it."""
        raise NotImplementedError("an environment tells what a player may know, not the state")
