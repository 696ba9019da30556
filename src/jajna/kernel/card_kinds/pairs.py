"""Creatures that are paired by soulbond. CR 702.95."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["PAIRED", "ending", "may_be_paired", "pairing", "partner_of"]

PAIRED: Final = "paired"
"""Name of the mark with the other creature, and the player who controls both. CR 702.95b."""


def partner_of(game: Game, thing: Object) -> int:
    """The creature that this one is paired with; 0 for none. CR 702.95d, 702.95e."""
    noted = thing.marks.get(PAIRED, [])
    if not noted:
        return 0
    other = game.objects.get(noted[0])
    if other is None or other.marks.get(PAIRED, [])[:1] != [thing.id]:
        return 0
    for one in (thing, other):
        on_battlefield = one.id in game.objects and one.zone is Zone.BATTLEFIELD
        if not on_battlefield or not one.is_creature() or one.controller != noted[1]:
            return 0
    return other.id


def may_be_paired(game: Game, number: int, player: int) -> bool:
    """Whether an object is an unpaired creature that the player controls. CR 702.95a, 702.95c."""
    thing = game.objects.get(number)
    return (
        thing is not None
        and thing.zone is Zone.BATTLEFIELD
        and thing.is_creature()
        and thing.controller == player
        and not partner_of(game, thing)
    )


def pairing(one: int, other: int, player: int) -> list[Event]:
    """The events by which two creatures become paired. CR 702.95b."""
    return [Marked(one, PAIRED, [other, player]), Marked(other, PAIRED, [one, player])]


def ending(game: Game, thing: Object) -> list[Event]:
    """The events that unpair a creature that can be paired no longer. CR 702.95e."""
    if not thing.marks.get(PAIRED) or partner_of(game, thing):
        return []
    return [Marked(thing.id, PAIRED, [])]
