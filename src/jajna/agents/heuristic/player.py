"""A player by rules of thumb, who looks one combat ahead."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, final

from jajna.agents.base import Agent
from jajna.agents.heuristic.attacking import choose_attack
from jajna.agents.heuristic.blocking import choose_block
from jajna.agents.heuristic.choices import choose_other
from jajna.agents.heuristic.priority import Intention, choose_action
from jajna.agents.heuristic.style import PRESENT, Style
from jajna.decision import Answer, Decision, Kind

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["HeuristicAgent"]


@final
class HeuristicAgent(Agent):
    """Plays lands, curves out, targets the right side, attacks and blocks with a forecast.

    ``seed`` decides between what seems equally good. ``seconds`` is the time for one answer; where
    it runs out the best found so far is taken. With None there is no limit, and the answers depend
    on nothing but the seed and what was asked. ``style`` has its habits.
    """

    def __init__(
        self, seed: int | str = 0, seconds: float | None = None, style: Style = PRESENT
    ) -> None:
        self._seconds = seconds
        self._style = style
        self._intention = Intention(seed, self._style)
        self._deadline = 0.0

    def choose(self, decision: Decision, view: View | None) -> Answer:
        if view is None:
            return decision.fallback
        if self._seconds is not None:
            self._deadline = monotonic() + self._seconds
        if decision.kind is Kind.PRIORITY:
            answer = choose_action(decision, view, self._intention, self._is_out_of_time)
        elif decision.kind is Kind.ATTACKERS:
            answer = choose_attack(decision, view, self._is_out_of_time, self._style)
        elif decision.kind is Kind.BLOCKERS:
            answer = choose_block(decision, view)
        else:
            answer = choose_other(decision, view, self._intention)
        return answer if decision.fits(answer) else decision.fallback

    def _is_out_of_time(self) -> bool:
        return self._seconds is not None and monotonic() >= self._deadline
