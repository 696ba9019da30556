"""How well the computer plays, in levels for people."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from jajna.agents.base import Agent
from jajna.agents.heuristic.player import HeuristicAgent
from jajna.agents.random_agent import RandomAgent
from jajna.decision import PASS, Answer, Decision, Kind

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["EXPERT", "HARD", "CarelessAgent"]

HARD: Final = 100
EXPERT: Final = 400
"""How many simulations these levels take for an answer."""
CARELESS: Final = 4
"""One in so many things to do is overlooked, and one in so many blocks and attacks is a whim."""


@final
class CarelessAgent(Agent):
    """The heuristic player, who now and then overlooks what could be done. It plays its lands."""

    def __init__(self, seed: int | str = 0, seconds: float | None = None) -> None:
        self._player = HeuristicAgent(seed, seconds)
        self._whim = RandomAgent(seed)
        self._chance = Random(seed)

    def choose(self, decision: Decision, view: View | None) -> Answer:
        answer = self._player.choose(decision, view)
        if self._chance.randrange(CARELESS):
            return answer
        if decision.kind is Kind.PRIORITY and view is not None and view.is_opponent(view.active):
            return PASS
        if decision.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            return self._whim.choose(decision, view)
        return answer
