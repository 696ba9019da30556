"""Melded permanents: one object represented by two cards. CR 712.4, 712.21, 202.3c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import Decision, Kind, Ordering, Pick, Shape, order_in_library
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.kernel.card_kinds import commanders
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object

__all__ = ["first_part", "fit", "is_pair", "join", "order_in", "question", "second_part"]


def is_pair(game: Game, one: int, other: int) -> bool:
    """Whether two objects are the cards of a meld pair, in one zone. CR 701.42b."""
    first, second = game.objects.get(one), game.objects.get(other)
    if first is None or second is None or first.zone is not second.zone:
        return False
    if first.token or second.token or first.copied_card or second.copied_card:
        return False
    return fit(first.definition, second.definition)


def fit(one: Definition, other: Definition) -> bool:
    """Whether two cards are a meld pair, with the same combined back face. CR 712.4, 712.5."""
    if not (one.melds and other.melds):
        return False
    same = one.faces[1].name == other.faces[1].name
    return same and one.faces[0].name != other.faces[0].name


def join(made: Object, other: Definition) -> None:
    """Let a permanent that enters be represented by a second card. CR 712.4a, 202.3c."""
    made.partner = other
    fronts = made.definition.faces[0], other.faces[0]
    made.definition.faces[1].front_value = fronts[0].mana_value() + fronts[1].mana_value()


def question(game: Game, event: Event) -> Decision | None:
    """Ask the owner of a leaving melded permanent for the order of its cards, if it matters.
    CR 712.21a, 712.21b.
    """
    if not isinstance(event, ZoneChange) or event.parts_swapped is not None:
        return None
    leaving = game.objects.get(event.object)
    if leaving is None or leaving.partner is None or event.origin is not Zone.BATTLEFIELD:
        return None
    if event.to not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE):
        return None
    rule = "712.21b" if event.to is Zone.EXILE else "712.21a"
    names = (leaving.definition.card.faces[0].name, leaving.partner.card.faces[0].name)
    return Decision(
        leaving.owner,
        Kind.ORDER,
        rule,
        Shape.ONE,
        [Pick(place, name) for place, name in enumerate(names)],
        source=leaving.id,
        subject=leaving.id,
        order=order_in(event),
    )


def order_in(event: ZoneChange) -> Ordering:
    """What it means to come first of the parts that a permanent leaves as. CR 712.21a, 712.21b."""
    if event.to is Zone.LIBRARY:
        return order_in_library(event.position)
    return Ordering.GRAVEYARD if event.to is Zone.GRAVEYARD else Ordering.TIME


def first_part(old: Object, event: ZoneChange) -> Definition:
    """The card that an object becomes after a move; of a melded permanent the first card."""
    return old.partner if old.partner is not None and event.parts_swapped else old.definition


def second_part(game: Game, old: Object, event: ZoneChange) -> Event:
    """The event that moves the other card of a melded permanent to the same zone. CR 712.21."""
    assert old.partner is not None, old.id
    definition = old.definition if event.parts_swapped else old.partner
    card = game.objects.new(definition, old.owner, Zone.NOWHERE)
    game.objects.parted[old.id] = (card.id,)
    commanders.parted(game, old, card)
    to = Zone.COMMAND if definition in event.led else event.to  # CR 903.9c
    arrival = ZoneChange(card.id, Zone.NOWHERE, to, event.cause)
    arrival.position = event.position + 1 if event.position >= 0 else event.position
    arrival.face_down = event.face_down
    arrival.used = event.used  # CR 712.21d
    return arrival
