"""Combat damage that waits on the stack, in the eras in which it did. CR 2003-07-01 310.

All that creatures assigned in a step is one object on the stack. Players get priority with it
there; when it resolves, it is dealt as it was assigned, whatever has become of its sources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.card import Card, Face
from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.state.context import Context
from jajna.vocab import Type, Zone, is_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jajna.kernel.game import Game

__all__ = ["COMBAT_DAMAGE", "CombatDamageAssigned", "dealt", "due"]

COMBAT_DAMAGE: Final = Card("combat damage", (Face("combat damage", None, 0, 0),))
"""What stands for a card that combat damage on the stack isn't."""

_DAMAGED: Final = Type.CREATURE | Type.PLANESWALKER | Type.BATTLE


def dealt(shares: Iterable[tuple[int, int, int]]) -> list[Event]:
    """The damage of creatures, each with what it is dealt to and how much. CR 510.2."""
    events: list[Event] = []
    for creature, to, number in shares:
        events.append(DamageDealt(creature, to, number, combat=True))
    return events


def due(game: Game, shares: Iterable[tuple[int, int, int]]) -> list[Event]:
    """What of the damage that has waited is dealt now.

    CR 2003-07-01 310.4a, 310.4c: none to what is no longer in play or no longer a creature; it
    makes no difference where the source is or what its power is now.
    """
    return dealt([share for share in shares if _can_be_damaged(game, share[1])])


def _can_be_damaged(game: Game, to: int) -> bool:
    if is_player(to):
        return True
    thing = game.objects.get(to)
    return thing is not None and thing.zone is Zone.BATTLEFIELD and thing.now.types & _DAMAGED != 0


@final
class CombatDamageAssigned(Event):
    """All combat damage of a step goes on the stack as one object. CR 2003-07-01 310.1.

    ``shares`` are the creatures, each with what its damage is assigned to and how much of it;
    ``object`` is what it is on the stack, once it is there.
    """

    def __init__(self, shares: tuple[tuple[int, int, int], ...]) -> None:
        super().__init__(EventKind.OTHER)
        self.shares = shares
        self.object = 0

    def things(self) -> list[int]:
        found: list[int] = []
        for creature, to, _ in self.shares:
            found += [creature, to]
        return found

    def amount(self) -> int:
        return sum([number for _, _, number in self.shares])

    def apply(self, game: Game) -> list[Event]:
        definition = game.definitions.of(COMBAT_DAMAGE)
        made = game.objects.new(definition, game.turn.active, Zone.STACK)
        item = StackItem(Context(made.id, game.turn.active), ())
        item.assigned = self.shares
        item.ctx.item = made.id
        made.make_ability(item)
        made.timestamp = game.effects.tick()
        game.zones.stack.append(made.id)
        self.object = made.id
        return []
