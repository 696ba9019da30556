"""Lines for planes and phenomena. CR 311, 312, 901."""

from __future__ import annotations

from jajna.kernel.zones.planes import (
    CHAOS,
    PLANESWALKER,
    ChaosEnsued,
    PlanarDieRolled,
    Planeswalked,
    PlaneswalkedAway,
)
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = []


@event_text.register
def _planar_die_rolled(event: PlanarDieRolled, teller: Teller) -> str:
    if event.face == PLANESWALKER:
        return teller.person(
            event.player,
            "You roll the Planeswalker symbol on the planar die.",
            "{player} rolls the Planeswalker symbol on the planar die.",
        )
    if event.face == CHAOS:
        return teller.person(
            event.player,
            "You roll the chaos symbol on the planar die.",
            "{player} rolls the chaos symbol on the planar die.",
        )
    return teller.person(
        event.player,
        "You roll a blank face of the planar die.",
        "{player} rolls a blank face of the planar die.",
    )


@event_text.register
def _chaos_ensued(event: ChaosEnsued, teller: Teller) -> str:
    return teller.say("Chaos ensues.")


@event_text.register
def _planeswalked_away(event: PlaneswalkedAway, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You planeswalk away from {plane}.",
        "{player} planeswalks away from {plane}.",
        plane=teller.name(event.plane),
    )


@event_text.register
def _planeswalked(event: Planeswalked, teller: Teller) -> str:
    if event.starting:
        return teller.person(
            event.player,
            "You turn the starting plane face up.",
            "{player} turns the starting plane face up.",
        )
    return teller.person(event.player, "You planeswalk.", "{player} planeswalks.")
