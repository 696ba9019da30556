"""Split cards with a shared type line, whose halves are unlocked: Rooms. CR 709.5."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from jajna.events.marks import UNLOCKED
from jajna.events.permanents import DoorUnlocked, unlocked
from jajna.ir.abilities import Ability, SpecialAction, Triggered
from jajna.ir.base import ON_BATTLEFIELD
from jajna.ir.conspiracies import TURN_UP
from jajna.ir.costs import PayMana
from jajna.ir.doors import UnlockHalf
from jajna.ir.planes import ROLL
from jajna.kernel.objects.characteristics import Characteristics, Doors
from jajna.kernel.objects.kit import NO_ABILITIES, Kit
from jajna.vocab import Type, Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.events.moves import ZoneChange
    from jajna.kernel.objects.object import Object

__all__ = [
    "ALL_DOORS",
    "BOTH",
    "LEFT",
    "RIGHT",
    "UNLOCK",
    "as_entering",
    "as_unlocked",
    "joined",
    "note_cast",
    "opened",
    "special_actions",
]

LEFT: Final = 1
RIGHT: Final = 2
"""The bits of the halves in masks of those that are unlocked. CR 709.5c."""
BOTH: Final = LEFT | RIGHT
ALL_DOORS: Final = (LEFT, RIGHT)
UNLOCK: Final = "unlock"
"""The name of the special action. CR 116.2m."""


def joined(left: Characteristics, right: Characteristics, both: Characteristics) -> None:
    """Give the halves of a permanent card, and both together, what they are with each half locked.
    CR 709.5, 709.5a, 709.5b.
    """
    locked = both.copy()
    locked.name = ""
    locked.mana_cost = None
    locked.colors = 0
    locked.kit = NO_ABILITIES
    locked.keywords = 0
    for half, door in ((left, LEFT), (right, RIGHT)):
        half.kit = Kit(tuple([_of_half(one, door) for one in half.kit.all]))
    both.kit = Kit((*left.kit.all, *right.kit.all))
    states = [locked, left, right, both]
    doors = Doors(states, [_unlocking(left, LEFT), _unlocking(right, RIGHT)])
    for state in states:
        state.doors = doors


def _of_half(ability: Ability, door: int) -> Ability:
    """An ability as one of that half, which may speak of "this door". CR 709.5j."""
    if isinstance(ability, Triggered):
        return replace(ability, on=ability.on.of_half(door))
    return ability


def _unlocking(half: Characteristics, door: int) -> SpecialAction | None:
    """The special action of unlocking a half for its mana cost. CR 116.2m, 709.5e."""
    if half.mana_cost is None:
        return None
    costs = (PayMana(half.mana_cost),)
    return SpecialAction(UNLOCK, costs, UnlockHalf(door), ON_BATTLEFIELD, sorcery_speed=True)


def as_unlocked(values: Characteristics, mask: int) -> Characteristics:
    """Copiable values with those halves unlocked; others are as they are. CR 709.5."""
    return values.doors.states[mask] if values.doors is not None else values


def as_entering(values: Characteristics, event: ZoneChange) -> Characteristics:
    """Copiable values with the halves unlocked with which a permanent enters. CR 709.5d."""
    noted = event.marks.get(UNLOCKED)
    return as_unlocked(values, noted[0] if noted else 0)


def note_cast(event: ZoneChange, spell: Object) -> None:
    """Note the half that was cast of a spell that becomes a permanent. CR 709.5d."""
    if spell.copiable.doors is None or spell.item is None or spell.item.copied or spell.face_down:
        return
    if spell.definition.split:
        event.mark(UNLOCKED, [LEFT if spell.face == 0 else RIGHT])


def opened(made: Object) -> list[Event]:
    """The event that a permanent has entered with a half unlocked. CR 709.5d, 709.5h."""
    if made.copiable.doors is None or not unlocked(made):
        return []
    return [DoorUnlocked(made.id, unlocked(made), made.controller, entering=True)]


def special_actions(thing: Object) -> list[SpecialAction]:
    """The special actions that the card or permanent allows: those of its abilities, unlocking its
    locked halves, with a face-up plane or phenomenon rolling the planar die, and turning a
    face-down conspiracy face up. CR 116.2i, 116.2j, 116.2m.
    """
    if thing.face_down and thing.zone is Zone.COMMAND:
        return [TURN_UP]
    if thing.zone is Zone.COMMAND and thing.now.types & (Type.PLANE | Type.PHENOMENON):
        return [*thing.now.kit.special, ROLL]
    doors = thing.copiable.doors
    if doors is None or thing.zone is not Zone.BATTLEFIELD:
        return thing.now.kit.special
    found = thing.now.kit.special.copy()
    for place, action in enumerate(doors.unlocking):
        if action is not None and not unlocked(thing) & (1 << place):
            found.append(action)
    return found
