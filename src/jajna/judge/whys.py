"""Why something can't be done now with a thing: the answers that a player could want to give."""

from __future__ import annotations

from collections.abc import Sequence

from jajna.decision import Activate, Answer, Assign, Cast, Decision, Kind, PlayLand, Several, Thing
from jajna.kernel.game import Game
from jajna.kernel.views.view import ObjectView
from jajna.text.prompts import option
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import Type, Zone

__all__ = ["why_lines"]


def why_lines(
    thing: ObjectView, game: Game, teller: Teller, others: Sequence[ObjectView] = ()
) -> list[str]:
    """A line for each thing that could be meant: it is legal, or the reason why it isn't.

    ``others`` are what it was to attack or block, where a player said so.
    """
    decision = game.decision
    assert decision is not None, "the game is over"
    lines: list[str] = []
    for answer in _answers(thing, others, decision, teller):
        reason = game.why_not(answer)
        words = option(decision, answer, teller).rstrip(".")
        if reason is None:
            lines.append(teller.say("{action}: you can do that now.", action=words))
        else:
            lines.append(f"{words}: {reason_text(reason, teller)}")
    return lines


def _answers(
    thing: ObjectView, others: Sequence[ObjectView], decision: Decision, teller: Teller
) -> list[Answer]:
    """The answers that a player could want to give with the thing."""
    if decision.kind is Kind.PRIORITY:
        return _actions(thing)
    if decision.kind is Kind.ATTACKERS:
        return [Several((Assign(thing.id, one),)) for one in _attacked(others, teller)]
    if decision.kind is Kind.BLOCKERS:
        combat = teller.view.combat
        attackers = [one.id for one in others] or list(combat.attacks if combat else [])
        return [Several((Assign(thing.id, one),)) for one in attackers]
    return [Thing(thing.id)]


def _attacked(others: Sequence[ObjectView], teller: Teller) -> list[int]:
    return [one.id for one in others] or [one.id for one in teller.view.opponents()]


def _actions(thing: ObjectView) -> list[Answer]:
    """Playing or casting a card, activating its abilities. CR 116.2a, 601.2, 602.2."""
    found: list[Answer] = []
    if thing.zone is not Zone.BATTLEFIELD:
        for face, played in enumerate(thing.faces or (thing,)):
            found += _plays(played, face)
    if thing.kit is None:
        return found
    abilities = enumerate(thing.kit.mana)
    return found + [Activate(thing.id, index) for index, mana in abilities if mana is None]


def _plays(thing: ObjectView, face: int) -> list[Answer]:
    """Playing a card with a face chosen, also for its alternative costs."""
    if thing.types & Type.LAND:
        return [PlayLand(thing.id, face)]
    costs = thing.kit.costs if thing.kit is not None else []
    ways = [way for way, cost in enumerate(costs) if cost.alternative]
    return [Cast(thing.id, face), *[Cast(thing.id, face, way) for way in ways]]
