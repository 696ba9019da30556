"""Players by program. They use the public interface only and see only their view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jajna.agents.base import Agent
from jajna.agents.heuristic.player import HeuristicAgent
from jajna.agents.random_agent import RandomAgent

__all__ = ["AGENTS", "Agent", "HeuristicAgent", "RandomAgent", "make_agent"]


def _random(seed: str, seconds: float | None) -> Agent:
    return RandomAgent(seed)


def _heuristic(seed: str, seconds: float | None) -> Agent:
    return HeuristicAgent(seed, seconds)


AGENTS: Final[dict[str, Callable[[str, float | None], Agent]]] = {
    "heuristic": _heuristic,
    "random": _random,
}
"""Makers of agents by name, from a seed and the seconds for one answer (None: no limit)."""


def make_agent(name: str, seed: str, seconds: float | None = None) -> Agent:
    """The agent of this name. Raises KeyError for an unknown one."""
    return AGENTS[name](seed, seconds)
