"""Spells and permanents that are bestowed. CR 702.103."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.events.permanents import Unattached
from jajna.ir.abilities import Keyworded
from jajna.ir.declared.names import game_binds
from jajna.ir.filters.nouns import OfType
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.objects.kit import Kit
from jajna.subtypes import type_of
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.kernel.objects.object import Object

__all__ = ["BESTOWED", "as_bestowed", "ceasing", "is_bestowed"]

BESTOWED: Final = "bestowed"
"""Name of the mark of a bestowed spell or permanent. CR 702.103b."""
game_binds(BESTOWED)
ENCHANT_CREATURE: Final = Keyworded("enchant", 0, (OfType(Type.CREATURE),))


def is_bestowed(thing: Object) -> bool:
    """Whether an object was cast bestowed and hasn't ceased to be bestowed. CR 702.103b."""
    return bool(thing.marks.get(BESTOWED))


def as_bestowed(values: Characteristics) -> Characteristics:
    """The characteristics of the bestowed object: an Aura with enchant creature.
    CR 702.103b, 702.103d.
    """
    made = values.copy()
    made.types &= ~Type.CREATURE
    made.subtypes = frozenset(
        ["Aura", *[one for one in values.subtypes if not type_of(one) & Type.CREATURE]]
    )
    if values.kit.as_aura is None:
        values.kit.as_aura = Kit((*values.kit.all, ENCHANT_CREATURE), values.kit.intrinsic)
    made.kit = values.kit.as_aura
    return made


def ceasing(thing: Object) -> list[Event]:
    """The events by which a bestowed object ceases to be bestowed. CR 702.103e, 702.103f."""
    events: list[Event] = [Marked(thing.id, BESTOWED, [])]
    if thing.attached_to >= 0:
        events.append(Unattached(thing.id))
    return events
