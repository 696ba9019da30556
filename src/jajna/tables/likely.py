"""The order in which targets are listed: those first whom it does good to be chosen."""

from __future__ import annotations

from jajna.agents.heuristic.deeds import attachment_deeds, deeds_of, value
from jajna.agents.heuristic.planning import slots_of
from jajna.agents.heuristic.sight import Sight
from jajna.decision import Answer, Decision, Kind, Thing
from jajna.kernel.views.view import View

__all__ = ["likely_first"]


def likely_first(decision: Decision, view: View) -> list[Answer]:
    """The options of a question; of targets, those first that help the one who chooses.

    Instructions declare what they do (``jajna.ir.declared.worth``). CR 601.2c.
    """
    options = list(decision.options)
    item = view.find(decision.source)
    if decision.kind is not Kind.TARGETS or item is None or len(options) == 1:
        return options
    slot = decision.subject
    target = slots_of(item.effects).get(slot)
    deeds = deeds_of(item.effects, item.modes)
    if item.kit is not None and item.kit.enchants is not None and target is not None:
        deeds = attachment_deeds(item.kit, target) or deeds
    sight = Sight(view, view.player, item.source if item.is_ability else item.id, item.x)
    worth: dict[int, float] = {}
    for place, answer in enumerate(options):
        if isinstance(answer, Thing):
            sight.chosen[slot] = [answer.thing]
            worth[place] = value(deeds, sight)
    order = sorted(range(len(options)), key=lambda place: worth.get(place, 0.0) <= 0)
    return [options[place] for place in order]
