"""Lines for objects that move between zones, are created or cease to exist. CR 400, 111."""

from __future__ import annotations

from typing import Final

from jajna.events.moves import Discarded, TokenCreated, ZoneChange
from jajna.events.permanents import Destroyed, Sacrificed
from jajna.kernel.zones.planes import PLANESWALKING, STARTING
from jajna.kernel.zones.schemes import SET_IN_MOTION
from jajna.text.catalogue import message
from jajna.text.log.lines import event_text
from jajna.text.things import Teller
from jajna.vocab import Zone

__all__ = ["CAUSES"]


FROM: Final[dict[Zone, str]] = {
    Zone.LIBRARY: message("from the library"),
    Zone.HAND: message("from the hand"),
    Zone.BATTLEFIELD: message("from the battlefield"),
    Zone.GRAVEYARD: message("from the graveyard"),
    Zone.STACK: message("from the stack"),
    Zone.EXILE: message("from exile"),
    Zone.COMMAND: message("from the command zone"),
    Zone.NOWHERE: message("from outside the game"),
}

TO: Final[dict[Zone, str]] = {
    Zone.LIBRARY: message("to the library"),
    Zone.HAND: message("to the hand"),
    Zone.BATTLEFIELD: message("to the battlefield"),
    Zone.GRAVEYARD: message("to the graveyard"),
    Zone.STACK: message("to the stack"),
    Zone.EXILE: message("to exile"),
    Zone.COMMAND: message("to the command zone"),
    Zone.NOWHERE: message("out of the game"),
}

CAUSES: Final[dict[str, str]] = {
    "toughness": message("{card} has no toughness left and goes to the graveyard."),
    "loyalty": message("{card} has no loyalty left and goes to the graveyard."),
    "defense": message("{card} has no defense left and goes to the graveyard."),
    "unattached": message("{card} is attached to nothing legal and goes to the graveyard."),
    "legend": message("{card} goes to the graveyard by the legend rule."),
    "world": message("{card} goes to the graveyard by the world rule."),
    "role": message("{card} goes to the graveyard: there is a newer Role."),
    "no legal choice": message("{card} is removed from the stack: there is nothing to choose."),
    "fizzle": message("{card} leaves the stack without resolving."),
    "planeswalk away": message("{card} is turned face down."),
    "scheme turned down": message("{card} is turned face down."),
    "cease": message("{card} ceases to exist."),
}
"""The messages for moves, by their cause. CR 704.5, 603.3d, 608.2b."""

TURNED: Final = (PLANESWALKING, SET_IN_MOTION, STARTING)
"""The causes of moves of cards off supplementary decks. CR 311.6."""

HIDDEN: Final[dict[str, tuple[str, str]]] = {
    "manifest": (message("You manifest {card}."), message("{player} manifests {card}.")),
    "cloak": (message("You cloak {card}."), message("{player} cloaks {card}.")),
}
"""The messages for cards put onto the battlefield face down. CR 701.40, 701.58."""


@event_text.register
def _zone_change(event: ZoneChange, teller: Teller) -> str:
    card = teller.name(event.object)
    if event.cause == "play" and event.controller >= 0:
        return teller.person(
            event.controller, "You play {card}.", "{player} plays {card}.", card=card
        )
    if event.meld_with:
        return teller.say("{card} and {other} meld.", card=card, other=teller.name(event.meld_with))
    if event.cause in TURNED:
        return teller.say("{card} is turned face up.", card=teller.name(event.became))
    if event.origin is Zone.NOWHERE and event.to is not Zone.BATTLEFIELD:
        return teller.say("The other card of the pair goes {to}.", to=teller.say(TO[event.to]))
    if event.cause in CAUSES:
        return teller.say(CAUSES[event.cause], card=card)
    if event.cause == "resolve" and event.to is Zone.BATTLEFIELD:
        if event.tapped:
            return teller.say("{card} enters the battlefield tapped.", card=card)
        return teller.say("{card} enters the battlefield.", card=card)
    if event.cause in HIDDEN and event.controller >= 0:
        return teller.person(event.controller, *HIDDEN[event.cause], card=card)
    if event.cause == "bottom":
        return teller.say("{card} goes to the bottom of the library.", card=card)
    return teller.say(
        "{card} goes {origin} {to}.",
        card=card,
        origin=teller.say(FROM[event.origin]),
        to=teller.say(TO[event.to]),
    )


@event_text.register
def _token_created(event: TokenCreated, teller: Teller) -> str:
    name = teller.token(event.definition.card.name)
    return teller.person(
        event.player,
        "You create {tokens}.",
        "{player} creates {tokens}.",
        tokens=teller.count(
            event.number, "a token ({name})", "{number} tokens ({name})", name=name
        ),
    )


@event_text.register
def _destroyed(event: Destroyed, teller: Teller) -> str:
    return teller.say("{card} is destroyed.", card=teller.name(event.object))


@event_text.register
def _sacrificed(event: Sacrificed, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You sacrifice {card}.",
        "{player} sacrifices {card}.",
        card=teller.name(event.object),
    )


@event_text.register
def _discarded(event: Discarded, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You discard {card}.",
        "{player} discards {card}.",
        card=teller.name(event.object),
    )
