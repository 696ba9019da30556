"""In which zones an ability functions, as its words tell. CR 113.6."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Ability, Triggered
from jajna.ir.base import ON_BATTLEFIELD, Cost, Node, Pattern, children
from jajna.ir.conditions.cards import LiesBelow
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.objects import ZONES_OF_STATES, IsState, State
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.refs import Attached, This, ThisFrom
from jajna.vocab import Zone

__all__ = ["stated_zones", "zones_of"]


def _own(node: Node) -> list[Node]:
    """The node and its descendants as a list, without those in abilities that it grants."""
    found = [node]
    for child in children(node):
        reflexive = isinstance(child, Triggered) and has_trait(child.on, Trait.GOES_ON)
        if reflexive or not isinstance(child, Ability):
            found += _own(child)
    return found


def zones_of(nodes: tuple[Node, ...]) -> int:
    """Mask of the zones an ability functions in, those its text gives to the source. CR 113.6."""
    for node in nodes:
        for part in _own(node):
            if isinstance(part, ThisFrom) and not _waits_for_host(nodes):
                return 1 << part.zone
            if isinstance(part, IsState) and part.what == This() and not part.negative:
                if part.state in STATED_ZONES:
                    return STATED_ZONES[part.state]
            if isinstance(part, LiesBelow):
                return 1 << Zone.GRAVEYARD
            if isinstance(part, (Cost, Pattern)) and part.works_in():
                return part.works_in()
    return ON_BATTLEFIELD


def _waits_for_host(nodes: tuple[Node, ...]) -> bool:
    """Whether an Aura's ability waits for what it enchants to leave, and so triggers before the
    Aura has moved. CR 113.6m.
    """
    return any(
        isinstance(part, Attached)
        for node in nodes
        if isinstance(node, Pattern)
        for part in _own(node)
    )


STATED_ZONES: Final = {
    State.IN_YOUR_GRAVEYARD: 1 << Zone.GRAVEYARD,
    State.SUSPENDED: 1 << Zone.EXILE,
    **{
        state: ZONES_OF_STATES[state]
        for state in (
            State.ON_THE_STACK,
            State.IN_THE_COMMAND_ZONE,
            State.IN_THE_COMMAND_ZONE_OR_ON_THE_BATTLEFIELD,
            State.IN_YOUR_GRAVEYARD_OR_ON_THE_BATTLEFIELD,
            State.ON_THE_BATTLEFIELD_OR_IN_YOUR_GRAVEYARD,
        )
    },
}
"""States of the source that name a zone, each with its mask: the ability functions there.
CR 113.6b.
"""


def stated_zones(condition: object) -> int:
    """Mask of the zones that a condition gives to the source; 0 if it names none. CR 113.6b.

    One of several conditions that must hold together can name the zone.
    """
    if isinstance(condition, AllOf):
        return max(stated_zones(part) for part in condition.parts)
    if not isinstance(condition, (IsState, LiesBelow)):
        return 0
    zones = zones_of((condition,))
    return zones if zones != ON_BATTLEFIELD else 0
