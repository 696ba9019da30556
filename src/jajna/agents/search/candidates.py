"""The answers that a search compares: the prior's first, then others that may be better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.decision import (
    PASS,
    Answer,
    Assign,
    Decision,
    Kind,
    Number,
    Several,
    Shape,
)
from jajna.vocab import Step

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["MOST", "candidates"]

MOST: Final = 12
"""The most answers that are compared."""
SEARCHED: Final = (
    Kind.PRIORITY,
    Kind.ATTACKERS,
    Kind.BLOCKERS,
    Kind.TARGETS,
    Kind.MODES,
    Kind.X,
    Kind.MAY,
    Kind.OBJECTS,
    Kind.SEARCH,
    Kind.DISCARD,
    Kind.SACRIFICE,
    Kind.PAY_COST,
    Kind.ADDITIONAL_COST,
)
"""The kinds of questions that are worth a search."""
WAITING: Final = (Step.UPKEEP, Step.DRAW, Step.BEGINNING_OF_COMBAT, Step.END_OF_COMBAT)
"""Steps in which, as long as nothing is on the stack, what can be done can be done later."""


def candidates(decision: Decision, view: View, prior: Answer) -> list[Answer]:
    """Different answers that may be best, the prior's first; only that one if none is searched."""
    found = [prior]
    if decision.kind not in SEARCHED or decision.forced is not None:
        return found
    if decision.kind is Kind.PRIORITY and _may_wait(view) and prior == PASS:
        return found
    others = _others(decision, prior)
    known = {prior.notation()}
    for one in others:
        mark = one.notation()
        if mark not in known and len(found) < MOST:
            known.add(mark)
            found.append(one)
    return found


def _may_wait(view: View) -> bool:
    return not view.stack and view.step in WAITING


def _others(decision: Decision, prior: Answer) -> list[Answer]:
    if decision.shape is Shape.ONE:
        return list(decision.options)
    if decision.shape is Shape.NUMBER:
        return _numbers(decision)
    if decision.shape is Shape.DIVISION or not isinstance(prior, Several):
        return []
    if decision.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
        return _declarations(decision, prior)
    return _swapped(decision, prior)


def _numbers(decision: Decision) -> list[Answer]:
    low, high = decision.minimum, decision.maximum
    steps = max((high - low) // (MOST - 2), 1)
    return [Number(one) for one in range(high, low - 1, -steps)]


def _declarations(decision: Decision, prior: Several) -> list[Answer]:
    """All that can, none, and the prior's with one creature more, less or paired otherwise."""
    able = decision.able()
    chosen = {one.creature: one.to for one in prior.options if isinstance(one, Assign)}
    found: list[Answer] = [Several(())]
    if decision.kind is Kind.ATTACKERS:
        everybody = {one: chosen.get(one, things[0]) for one, things in able.items() if things}
        found.append(_declared(everybody))
    for creature in able:
        if creature in chosen:
            found.append(_declared({one: to for one, to in chosen.items() if one != creature}))
    for creature, things in able.items():
        for thing in things:
            if chosen.get(creature) != thing:
                found.append(_declared({**chosen, creature: thing}))
    return found


def _declared(chosen: dict[int, int]) -> Several:
    return Several(tuple(Assign(creature, to) for creature, to in sorted(chosen.items())))


def _swapped(decision: Decision, prior: Several) -> list[Answer]:
    """The prior's choice with one thing in another's place, one less or one more."""
    chosen = list(prior.options)
    marks = {one.notation() for one in chosen}
    rest = [one for one in decision.options if one.notation() not in marks]
    found: list[Answer] = []
    for place in range(len(chosen)):
        for other in rest:
            found.append(Several((*chosen[:place], other, *chosen[place + 1 :])))
    if len(chosen) > decision.minimum:
        found += [Several((*chosen[:place], *chosen[place + 1 :])) for place in range(len(chosen))]
    if len(chosen) < decision.maximum:
        found += [Several((*chosen, other)) for other in rest]
    return found
