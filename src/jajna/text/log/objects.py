"""Lines for permanents that are tapped, turned, attached or given counters.
CR 110.5, 122, 301.5.
"""

from __future__ import annotations

from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.damage import DamageRemoved
from jajna.events.marks import SUSPECTED, Marked
from jajna.events.permanents import (
    Attached,
    Flipped,
    Regenerated,
    Tapped,
    Transformed,
    TurnedFaceDown,
    TurnedFaceUp,
    Unattached,
    Untapped,
)
from jajna.kernel.card_kinds.merged import Merged
from jajna.kernel.objects.object import CLASS_LEVEL
from jajna.kernel.triggers.control_lost import ControlLost
from jajna.kernel.zones.phasing import PhasedIn, PhasedOut
from jajna.text.log.lines import event_text
from jajna.text.things import Teller
from jajna.vocab import is_player

__all__ = []


@event_text.register
def _control_lost(event: ControlLost, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You lose control of {card}.",
        "{player} loses control of {card}.",
        card=teller.name(event.object),
    )


@event_text.register
def _tapped(event: Tapped, teller: Teller) -> str:
    return teller.say("{card} becomes tapped.", card=teller.name(event.object))


@event_text.register
def _untapped(event: Untapped, teller: Teller) -> str:
    return teller.say("{card} becomes untapped.", card=teller.name(event.object))


@event_text.register
def _phased_out(event: PhasedOut, teller: Teller) -> str:
    return teller.say("{card} phases out.", card=teller.name(event.object))


@event_text.register
def _phased_in(event: PhasedIn, teller: Teller) -> str:
    return teller.say("{card} phases in.", card=teller.name(event.object))


@event_text.register
def _counters_put(event: CountersPut, teller: Teller) -> str:
    counters = teller.counters(event.name, event.number)
    if is_player(event.object):
        return teller.person(
            event.object, "You get {counters}.", "{player} gets {counters}.", counters=counters
        )
    return teller.say("{card} gets {counters}.", card=teller.name(event.object), counters=counters)


@event_text.register
def _counters_removed(event: CountersRemoved, teller: Teller) -> str:
    counters = teller.counters(event.name, event.number)
    if is_player(event.object):
        return teller.person(
            event.object, "You lose {counters}.", "{player} loses {counters}.", counters=counters
        )
    return teller.say("{card} loses {counters}.", card=teller.name(event.object), counters=counters)


@event_text.register
def _regenerated(event: Regenerated, teller: Teller) -> str:
    return teller.say("{card} regenerates.", card=teller.name(event.object))


@event_text.register
def _transformed(event: Transformed, teller: Teller) -> str:
    return teller.say("{card} transforms.", card=teller.name(event.object))


@event_text.register
def _flipped(event: Flipped, teller: Teller) -> str:
    return teller.say("{card} flips.", card=teller.name(event.object))


@event_text.register
def _turned_face_up(event: TurnedFaceUp, teller: Teller) -> str:
    return teller.say("{card} is turned face up.", card=teller.name(event.object))


@event_text.register
def _turned_face_down(event: TurnedFaceDown, teller: Teller) -> str:
    return teller.say("{card} is turned face down.", card=teller.face(event.object))


@event_text.register
def _attached(event: Attached, teller: Teller) -> str:
    card = teller.name(event.object)
    if is_player(event.to):
        return teller.person(
            event.to,
            "{card} becomes attached to you.",
            "{card} becomes attached to {player}.",
            card=card,
        )
    return teller.say("{card} becomes attached to {thing}.", card=card, thing=teller.name(event.to))


@event_text.register
def _unattached(event: Unattached, teller: Teller) -> str:
    return teller.say("{card} becomes unattached.", card=teller.name(event.object))


@event_text.register
def _damage_removed(event: DamageRemoved, teller: Teller) -> str:
    return teller.say("Damage wears off.")


@event_text.register
def _marked(event: Marked, teller: Teller) -> str:
    if event.name == CLASS_LEVEL:
        card, level = teller.name(event.object), event.marked[0]
        return teller.say("{card} becomes level {number}.", card=card, number=level)
    if event.name == SUSPECTED:
        card = teller.name(event.object)
        if event.marked:
            return teller.say("{card} becomes suspected (CR {rule}).", card=card, rule="701.60a")
        return teller.say("{card} is no longer suspected (CR {rule}).", card=card, rule="701.60a")
    return teller.say("A choice is noted for {card}.", card=teller.name(event.object))


@event_text.register
def _merged(event: Merged, teller: Teller) -> str:
    spell, host = teller.name(event.spell), teller.name(event.permanent)
    if event.top:
        return teller.say("{spell} mutates on top of {host}.", spell=spell, host=host)
    return teller.say("{spell} mutates under {host}.", spell=spell, host=host)
