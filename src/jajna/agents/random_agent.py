"""A player who answers at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, final

from jajna.agents.base import Agent
from jajna.decision import Answer, Assign, Decision, Division, Kind, Number, Several, Shape

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["RandomAgent"]


@final
class RandomAgent(Agent):
    """Gives every option the same chance, and every number of options too."""

    needs_view = False

    def __init__(self, seed: int | str = 0) -> None:
        self._chance = Random(seed)

    def choose(self, decision: Decision, view: View | None) -> Answer:
        if decision.shape is Shape.ONE:
            return self._chance.choice(decision.options)
        if decision.shape is Shape.NUMBER:
            return Number(self._chance.randint(decision.minimum, decision.maximum))
        if decision.shape is Shape.DIVISION:
            return self._division(decision)
        if decision.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            return self._declaration(decision)
        count = self._chance.randint(decision.minimum, decision.maximum)
        if decision.repeats:
            return Several(tuple(self._chance.choices(decision.options, k=count)))
        return Several(tuple(self._chance.sample(decision.options, count)))

    def _division(self, decision: Decision) -> Division:
        """Each unit beyond the minimum goes anywhere."""
        shares = [decision.minimum] * len(decision.options)
        for _ in range(decision.total - sum(shares)):
            shares[self._chance.randrange(len(shares))] += 1
        return Division(tuple(shares))

    def _declaration(self, decision: Decision) -> Several:
        """Each creature attacks or blocks one thing, or none."""
        chosen: list[Answer] = []
        for creature, things in decision.able().items():
            place = self._chance.randint(0, len(things))
            if place:
                chosen.append(Assign(creature, things[place - 1]))
        return Several(tuple(chosen[: decision.maximum]))
