"""Players by program. They use the public interface only and see only their view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from jajna.agents.base import Agent
from jajna.agents.heuristic.player import HeuristicAgent
from jajna.agents.heuristic.style import RELEASED, Style
from jajna.agents.levels import EXPERT, HARD, CarelessAgent
from jajna.agents.random_agent import RandomAgent
from jajna.agents.search.player import SIMULATIONS, SearchAgent
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.typed import whole_number

__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "AgentError",
    "HeuristicAgent",
    "RandomAgent",
    "SearchAgent",
    "agent_named",
    "make_agent",
]

Maker = Callable[[str, float | None], Agent]
"""What makes an agent from a seed and the seconds for one answer (None: no limit)."""

SEARCH: Final = "search"
MOST_SIMULATIONS: Final = 1_000_000


class AgentError(JajnaError):
    """A name that is no agent's."""


def _random(seed: str, seconds: float | None) -> Agent:
    return RandomAgent(seed)


def _easy(seed: str, seconds: float | None) -> Agent:
    return CarelessAgent(seed, seconds)


def _heuristic(seed: str, seconds: float | None) -> Agent:
    return HeuristicAgent(seed, seconds)


def _released(style: Style) -> Maker:
    def made(seed: str, seconds: float | None) -> Agent:
        return HeuristicAgent(seed, seconds, style)

    return made


def _searching(simulations: int) -> Maker:
    def made(seed: str, seconds: float | None) -> Agent:
        return SearchAgent(seed, simulations, seconds)

    return made


LEVELS: Final[dict[str, Maker]] = {
    "easy": _easy,
    "normal": _heuristic,
    "hard": _searching(HARD),
    "expert": _searching(EXPERT),
}
"""Makers of agents by level, the easiest first."""

AGENTS: Final[dict[str, Maker]] = {
    "heuristic": _heuristic,
    "random": _random,
    **LEVELS,
    SEARCH: _searching(SIMULATIONS),
    **{f"heuristic-{version}": _released(style) for version, style in RELEASED.items()},
}
"""Makers of agents by name. ``heuristic-0.1`` plays as ``heuristic`` did in that version."""


def agent_named(name: str) -> Maker:
    """What makes the agent of a name: one of ``AGENTS``, ``search:N`` with N simulations, or
    ``module:Class``, which is imported and made from its seed.

    Raises AgentError for a name that is no agent's.
    """
    known = AGENTS.get(name)
    if known is not None:
        return known
    before, colon, after = name.partition(":")
    if before == SEARCH and colon:
        simulations = whole_number(after)
        if simulations is None or not 0 < simulations <= MOST_SIMULATIONS:
            raise AgentError(
                Message("{name}: after search: comes a number of simulations", name=repr(name))
            )
        return _searching(simulations)
    if not colon:
        raise AgentError(
            Message(
                "{name} is no agent; there are {names}",
                name=repr(name),
                names=", ".join([*AGENTS, "search:N", "module:Class"]),
            )
        )
    return _imported(name, before, after)


def _imported(name: str, module: str, attribute: str) -> Maker:
    """Anybody's agent. Raises AgentError if there is none."""
    try:
        found: object = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise AgentError(
            Message("{name} can't be imported: {why}", name=repr(name), why=str(error))
        ) from error
    if not isinstance(found, type) or not issubclass(found, Agent):
        raise AgentError(Message("{name} is no class of jajna.agents.Agent", name=repr(name)))
    made: Callable[[str], Agent] = found

    def maker(seed: str, seconds: float | None) -> Agent:
        return made(seed)

    return maker


def make_agent(name: str, seed: str, seconds: float | None = None) -> Agent:
    """The agent of a name, as ``agent_named``. Raises AgentError for an unknown one."""
    return agent_named(name)(seed, seconds)
