"""What an attack gains by what changes creatures for the turn, before it is declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.agents.heuristic.attacking import AttackPlan, OutOfTime
from jajna.agents.heuristic.combat import Fighter
from jajna.agents.heuristic.deeds import Deed, deeds_of, granted, pump_of
from jajna.agents.heuristic.planning import candidates, slots_of
from jajna.agents.heuristic.sight import Sight
from jajna.agents.heuristic.threats import goal
from jajna.ir.declared.worth import Alters, Does, alterations_of
from jajna.vocab import Cannot, Keyword, Step, Type

if TYPE_CHECKING:
    from jajna.agents.heuristic.style import Style
    from jajna.ir.base import Effect
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["rally_gain"]

MOST_TRIED: Final = 6
"""So many creatures are tried as the target of what changes one."""


def rally_gain(
    effects: tuple[Effect, ...], source: int, view: View, style: Style, out_of_time: OutOfTime
) -> tuple[float, dict[int, int]]:
    """What the best attack of this turn is worth more with these instructions, with the creatures
    that die of them, and on what they are used best.
    """
    if not view.own_turn or view.step is not Step.PRECOMBAT_MAIN or view.stack:
        return 0.0, {}
    able = [one.id for one in view.permanents(view.player) if _can_attack(one)]
    opponents = view.opponents()
    if not able or not opponents:
        return 0.0, {}
    defender = max(opponents, key=lambda one: (goal(view, one.id), -one.id)).id
    deeds = [deed for deed in deeds_of(effects) if deed.does is Does.PUMP]
    sight = Sight(view, view.player, source)
    before = AttackPlan(view, defender, able, style)
    before.best(out_of_time)
    slots = slots_of(effects)
    if len(slots) > 1:
        return 0.0, {}
    best, chosen = 0.0, {}
    for slot, target in slots.items():
        for option in candidates(target, sight)[:MOST_TRIED]:
            sight.chosen[slot] = [option]
            gain = _promise(deeds, sight, defender, able, style, out_of_time) - before.promise
            if gain > best:
                best, chosen = gain, {slot: option}
    if not slots:
        best = _promise(deeds, sight, defender, able, style, out_of_time) - before.promise
    return max(best, 0.0), chosen


def _can_attack(thing: ObjectView) -> bool:
    """Whether a creature looks able to attack. CR 508.1a, 508.1c."""
    if not thing.types & Type.CREATURE or thing.tapped or thing.cannot & Cannot.ATTACK:
        return False
    if thing.keywords & Keyword.DEFENDER:
        return False
    return not thing.sick or thing.keywords & Keyword.HASTE != 0


def _promise(
    deeds: list[Deed],
    sight: Sight,
    defender: int,
    able: list[int],
    style: Style,
    out_of_time: OutOfTime,
) -> float:
    """What the best attack is worth once the deeds are done, and who died of them."""
    plan = AttackPlan(sight.view, defender, able, style)
    everybody = (*plan.mine, *plan.home, *plan.theirs)
    plain = {one.id: Fighter(thing) for one in everybody if (thing := sight.view.find(one.id))}
    for deed in deeds:
        reached = sight.things(deed.ref) if deed.ref is not None else []
        for one in everybody:
            if one.id in reached:
                _change(one, deed, sight)
                one.later = plain[one.id]
    gone = 0.0
    for one in plan.theirs:
        if one.toughness <= 0:
            gone += one.worth
    for one in (*plan.mine, *plan.home):
        if one.toughness <= 0:
            gone -= one.worth
    plan.mine = [one for one in plan.mine if one.toughness > 0]
    plan.home = [one for one in plan.home if one.toughness > 0]
    plan.theirs = [one for one in plan.theirs if one.toughness > 0]
    plan.best(out_of_time)
    return plan.promise + gone


def _change(fighter: Fighter, deed: Deed, sight: Sight) -> None:
    """Let a creature fight as a deed changes it."""
    power, toughness = pump_of(deed, sight)
    fighter.power = max(fighter.power + power, 0)
    fighter.toughness += toughness
    fighter.keywords |= granted(deed)
    for change in deed.pumps:
        for altered in alterations_of(change):
            value: object = getattr(change, altered.field, None) if altered.field else None
            if altered.alters is Alters.RESTRICTS and isinstance(value, int):
                fighter.cannot |= value
