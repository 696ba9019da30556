"""The combat phase as a whole, and creatures that come into it or leave it by an effect.

CR 506.3, 506.4, 507, 508.4, 508.7, 509.4, 511.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events import BecameBlocked, Event, EventKind
from jajna.kernel.combat.attackers import why_not_attacked
from jajna.kernel.combat.state import Combat
from jajna.vocab import Reads, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "AttackingAdded",
    "BlockingAdded",
    "RemovedFromCombat",
    "add_attacker",
    "add_blocker",
    "begin_combat",
    "end_combat",
    "nobody_attacks",
]


def begin_combat(game: Game) -> None:
    """The combat phase begins. Every opponent is a defending player. CR 506.1, 507.1, 802.2."""
    game.combat = Combat()
    game.changed(Reads.COMBAT)


def end_combat(game: Game) -> None:
    """Everything is removed from combat as the end of combat step ends. CR 511.3."""
    game.combat = None
    game.changed(Reads.COMBAT)


def nobody_attacks(game: Game) -> bool:
    """Whether nothing has attacked yet: blocks and combat damage are then skipped. CR 508.8."""
    return game.combat is None or not game.combat.defenders


def _is_fighter(game: Game, creature: int) -> bool:
    """Whether a permanent may begin to attack or block. CR 506.3a, 506.3e, 506.3f."""
    thing = game.objects.get(creature)
    return (
        thing is not None
        and thing.zone is Zone.BATTLEFIELD
        and thing.now.types & Type.CREATURE != 0
        and thing.now.types & Type.BATTLE == 0
    )


def add_attacker(game: Game, creature: int, what: int) -> bool:
    """Let a creature be attacking without having been declared; whether that is possible.

    CR 506.3a-506.3c, 508.4, 508.4a-508.4c; for one that is attacking, CR 508.7.
    """
    combat = game.combat
    if combat is None or not _is_fighter(game, creature):
        return False
    if game.controller_of(creature) != game.active:  # CR 506.3b
        return False
    if why_not_attacked(game, what) is not None:  # CR 506.3c, 508.4a, 508.7c
        return False
    combat.attack(game, creature, what)
    return True


def add_blocker(game: Game, creature: int, attacker: int) -> bool:
    """Let a creature be blocking without having been declared; whether that is possible.

    The attacker becomes blocked. CR 506.3d, 506.3e, 509.4, 509.4a, 509.4b.
    """
    combat = game.combat
    if combat is None or not _is_fighter(game, creature):
        return False
    if not combat.is_attacking(attacker):
        return False
    if combat.defender(attacker) != game.controller_of(creature):
        return False
    combat.block(game, creature, attacker)
    return True


@final
class AttackingAdded(Event):
    """A creature enters the battlefield attacking, is said to attack, or attacks something else.

    CR 508.4, 508.7.
    """

    def __init__(self, creature: int, to: int) -> None:
        super().__init__(EventKind.OTHER)
        self.creature = creature
        self.to = to

    def affected(self, game: Game) -> int:
        return game.controller_of(self.creature)

    def things(self) -> list[int]:
        return [self.creature, self.to]

    def apply(self, game: Game) -> list[Event]:
        add_attacker(game, self.creature, self.to)
        return []


@final
class BlockingAdded(Event):
    """A creature enters the battlefield blocking, or is said to block. CR 509.4."""

    def __init__(self, creature: int, attacker: int) -> None:
        super().__init__(EventKind.OTHER)
        self.creature = creature
        self.attacker = attacker

    def affected(self, game: Game) -> int:
        return game.controller_of(self.creature)

    def things(self) -> list[int]:
        return [self.creature, self.attacker]

    def apply(self, game: Game) -> list[Event]:
        combat = game.combat
        fresh = combat is not None and not combat.is_blocked(self.attacker)
        if not add_blocker(game, self.creature, self.attacker):
            return []
        return [BecameBlocked(self.attacker, [self.creature])] if fresh else []  # CR 509.3c


@final
class RemovedFromCombat(Event):
    """An effect removes a creature from combat. CR 506.4."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.OTHER)
        self.thing = thing

    def affected(self, game: Game) -> int:
        return game.controller_of(self.thing)

    def things(self) -> list[int]:
        return [self.thing]

    def apply(self, game: Game) -> list[Event]:
        game.remove_from_combat(self.thing)
        return []
