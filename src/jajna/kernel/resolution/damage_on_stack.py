"""Combat damage on the stack, in the eras that have it. CR 2003-07-01 310.

All damage that creatures assigned in a step is one object on the stack. Players get priority with
it there. When it resolves, the damage is dealt as assigned, whatever has happened to its sources.
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
"""The stand-in for a card, which combat damage on the stack doesn't have."""

_DAMAGED: Final = Type.CREATURE | Type.PLANESWALKER | Type.BATTLE


def dealt(shares: Iterable[tuple[int, int, int]]) -> list[Event]:
    """The damage events for (creature, recipient, damage) each. CR 510.2."""
    events: list[Event] = []
    for creature, to, number in shares:
        events.append(DamageDealt(creature, to, number, combat=True))
    return events


def due(game: Game, shares: Iterable[tuple[int, int, int]]) -> list[Event]:
    """The events of damage from the stack that is dealt now. CR 2003-07-01 310.4a, 310.4c.

    No damage is dealt to objects no longer in play or no longer creatures. The present zone and
    power of the source make no difference.
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

    ``shares`` are (creature, recipient, damage) each; ``object`` is the object on the stack, once
    it is there.
    """

    def __init__(self, shares: tuple[tuple[int, int, int], ...]) -> None:
        super().__init__(EventKind.COMBAT_DAMAGE_ASSIGNED)
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
