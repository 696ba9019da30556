"""Creatures that what an opponent has on the stack would destroy, and what saves them from it.
CR 117.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.agents.heuristic.deeds import ONES_OWN, Deed, amount_of, deeds_of, granted, pump_of
from jajna.agents.heuristic.planning import candidates, slots_of
from jajna.agents.heuristic.sight import Sight
from jajna.agents.heuristic.worth import permanent_worth
from jajna.ir.declared.worth import Does
from jajna.vocab import Keyword, Type, Zone

if TYPE_CHECKING:
    from jajna.ir.base import Effect
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["rescue_gain"]

UNTARGETABLE: Final = Keyword.HEXPROOF | Keyword.SHROUD


@final
class Peril:
    """What would happen to a creature: how much damage it gets, and whether it is destroyed."""

    def __init__(self) -> None:
        self.damage = 0
        self.destroyed = False


def rescue_gain(
    effects: tuple[Effect, ...], source: int, view: View, saved: list[int]
) -> tuple[float, dict[int, int]]:
    """What is gained by saving a creature from what resolves next, and which one is to be the
    target. ``saved`` are those that were saved this turn.
    """
    item = view.stack[-1]
    if not view.is_opponent(item.belongs_to()):
        return 0.0, {}
    perils = _perils(item, view)
    if not perils:
        return 0.0, {}
    sight = Sight(view, view.player, source)
    deeds = deeds_of(effects)
    slots = slots_of(effects)
    slot, target = next(iter(slots.items())) if slots else (-1, None)
    options = [source] if target is None else candidates(target, sight)
    best = 0.0
    chosen: dict[int, int] = {}
    for option in options:
        peril = perils.get(option)
        thing = view.find(option)
        if peril is None or thing is None or option in saved:
            continue
        sight.chosen[slot] = [option]
        targeted = option in item.targets
        if _dies(peril, thing, [], sight, targeted):
            if not _dies(peril, thing, deeds, sight, targeted):
                gain = ONES_OWN * permanent_worth(thing)
                if gain > best:
                    best, chosen = gain, ({slot: option} if slots else {})
    return best, chosen


def _perils(item: ObjectView, view: View) -> dict[int, Peril]:
    """What the spell or ability would do to creatures of the player who looks, by their ids."""
    by = item.source if item.is_ability else item.id
    sight = Sight(view, item.belongs_to(), by, item.x)
    slots = slots_of(item.effects)
    if len(slots) == 1:
        sight.chosen[next(iter(slots))] = list(item.targets)
    elif len(slots) == len(item.targets):
        for slot, target in zip(slots, item.targets, strict=True):
            sight.chosen[slot] = [target]
    found: dict[int, Peril] = {}
    for deed in deeds_of(item.effects, item.modes):
        if deed.ref is None or deed.who is not None:
            continue
        if deed.does is not Does.DAMAGE and deed.does is not Does.DESTROY:
            continue
        damage = amount_of(deed, sight)
        for one in sight.things(deed.ref):
            thing = view.find(one)
            if thing is not None and _is_own_creature(thing, view):
                peril = found.setdefault(one, Peril())
                if deed.does is Does.DESTROY:
                    peril.destroyed = True
                else:
                    peril.damage += damage
    return found


def _is_own_creature(thing: ObjectView, view: View) -> bool:
    own = thing.belongs_to() == view.player
    return own and thing.zone is Zone.BATTLEFIELD and thing.types & Type.CREATURE != 0


def _dies(peril: Peril, thing: ObjectView, deeds: list[Deed], sight: Sight, targeted: bool) -> bool:
    """Whether the creature dies although this was done to it before. CR 704.5f, 704.5g."""
    damage = peril.damage
    toughness = thing.toughness
    keywords = thing.keywords
    for deed in deeds:
        if deed.does is Does.SAVE:
            return False
        if deed.does is Does.SHIELD:
            damage -= sight.number(deed.amount) if deed.amount is not None else damage
        elif deed.does is Does.PUMP:
            toughness += pump_of(deed, sight)[1]
            keywords |= granted(deed)
    if keywords & Keyword.INDESTRUCTIBLE or (targeted and keywords & UNTARGETABLE):
        return False
    return peril.destroyed or (damage > 0 and thing.damage + damage >= toughness)
