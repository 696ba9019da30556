"""The combat phase as a whole, and creatures that come into it or leave it by an effect.

CR 506.3, 506.4, 507, 508.4, 508.7, 509.4, 511.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import BecameBlocked, note_faced
from jajna.kernel.combat.attackers import why_not_attacked
from jajna.kernel.combat.state import Combat
from jajna.kernel.players import teams
from jajna.vocab import Reads, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "AttackingAdded",
    "Blocked",
    "BlockingAdded",
    "RemovedFromCombat",
    "add_attacker",
    "add_blocker",
    "becoming_blocked",
    "begin_combat",
    "end_combat",
    "nobody_attacks",
]


def begin_combat(game: Game) -> None:
    """The combat phase begins. Every opponent is a defending player. CR 506.1, 507.1, 802.2."""
    game.turn.combat = Combat()
    game.characteristics.changed(Reads.COMBAT)


def end_combat(game: Game) -> None:
    """Everything is removed from combat as the end of combat step ends. CR 511.3."""
    game.turn.combat = None
    game.characteristics.changed(Reads.COMBAT)


def nobody_attacks(game: Game) -> bool:
    """Whether nothing has attacked yet: blocks and combat damage are then skipped. CR 508.8."""
    return game.turn.combat is None or not game.turn.combat.defenders


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
    """Let a creature attack without being declared; False if it can't.

    CR 506.3a-506.3c, 508.4, 508.4a-508.4c; for one that is attacking, CR 508.7.
    """
    combat = game.turn.combat
    if combat is None or not _is_fighter(game, creature):
        return False
    if not teams.is_active(game, game.object(creature).controller):  # CR 506.3b
        return False
    if why_not_attacked(game, what) is not None:  # CR 506.3c, 508.4a, 508.7c
        return False
    combat.attack(game, creature, what)
    return True


def add_blocker(game: Game, creature: int, attacker: int) -> bool:
    """Let a creature block without being declared; False if it can't.

    The attacker becomes blocked. CR 506.3d, 506.3e, 509.4, 509.4a, 509.4b.
    """
    combat = game.turn.combat
    if combat is None or not _is_fighter(game, creature):
        return False
    if not combat.is_attacking(attacker):
        return False
    if not game.players.are_as_one(combat.defender(attacker), game.object(creature).controller):
        return False
    combat.block(game, creature, attacker)
    return True


@final
class AttackingAdded(Event):
    """A creature enters the battlefield attacking, is said to attack, or attacks something else.

    CR 508.4, 508.7.
    """

    def __init__(self, creature: int, to: int) -> None:
        super().__init__(EventKind.ATTACKING_ADDED)
        self.creature = creature
        self.to = to

    def affected(self, game: Game) -> int:
        return game.object(self.creature).controller

    def things(self) -> list[int]:
        return [self.creature, self.to]

    def apply(self, game: Game) -> list[Event]:
        add_attacker(game, self.creature, self.to)
        return []


class Blocked:
    """How a creature comes to block without being declared as a blocker."""

    ENTERED: Final = 0
    """It was put onto the battlefield blocking; it never "blocked". CR 509.4."""
    CAUSED: Final = 1
    """An effect causes it to block. CR 509.3a, 509.3b."""
    BAND: Final = 2
    """It blocks another creature of the band, which has an event of its own. CR 702.22h."""


@final
class BlockingAdded(Event):
    """A creature that wasn't declared to block an attacker blocks it. CR 509.4, 702.22h.

    ``how`` is one of ``Blocked``. Afterwards ``began`` says whether it wasn't blocking before, and
    ``joined`` whether it wasn't blocking this attacker.
    """

    def __init__(self, creature: int, attacker: int, how: int = Blocked.ENTERED) -> None:
        super().__init__(EventKind.BLOCK)
        self.creature = creature
        self.attacker = attacker
        self.how = how
        self.began = False
        self.joined = False

    def affected(self, game: Game) -> int:
        return game.object(self.creature).controller

    def things(self) -> list[int]:
        return [self.creature, self.attacker]

    def apply(self, game: Game) -> list[Event]:
        combat = game.turn.combat
        if combat is None:
            return []
        fresh = combat.blocked.get(self.attacker) is not True
        began = not combat.is_blocking(self.creature)
        joined = began or self.attacker not in combat.blocking[self.creature]
        if not add_blocker(game, self.creature, self.attacker):
            return []
        self.began = began
        self.joined = joined
        note_faced(game, self.attacker, self.creature)
        if self.how != Blocked.ENTERED:  # CR 509.4
            note_faced(game, self.creature, self.attacker)
        game.characteristics.changed(Reads.MARKS)
        if self.how == Blocked.BAND:
            return []
        found: list[Event] = []
        if fresh:  # CR 509.3c
            found.append(BecameBlocked(self.attacker, [self.creature]))
        for mate in combat.band_of(self.attacker):
            if mate != self.attacker:
                found.append(BlockingAdded(self.creature, mate, Blocked.BAND))
                if not combat.is_blocked(mate):
                    found.append(BecameBlocked(mate, [self.creature]))
        return found


def becoming_blocked(game: Game, attackers: list[int]) -> list[Event]:
    """Attackers and their bands become blocked by an effect, by no creature. CR 509.1h, 702.22i."""
    combat = game.turn.combat
    if combat is None:
        return []
    found: dict[int, bool] = {}
    for attacker in attackers:
        if combat.is_attacking(attacker):
            for mate in combat.band_of(attacker):
                if not combat.is_blocked(mate):
                    found[mate] = True
    return [BecameBlocked(attacker, []) for attacker in found]


@final
class RemovedFromCombat(Event):
    """An effect removes a creature from combat. CR 506.4."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.REMOVED_FROM_COMBAT)
        self.thing = thing

    def affected(self, game: Game) -> int:
        return game.object(self.thing).controller

    def things(self) -> list[int]:
        return [self.thing]

    def apply(self, game: Game) -> list[Event]:
        game.turn.remove_from_combat(self.thing, game.characteristics)
        return []
