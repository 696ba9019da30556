"""Events of declaring attackers and blockers. CR 508, 509."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject, OfPlayer
from jajna.events.marks import ATTACKED, ATTACKED_WITH_POWER, BLOCKED_IN, FACED
from jajna.vocab import Reads, is_player

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = [
    "AttackDeclared",
    "AttackersDeclared",
    "BecameBlocked",
    "BecameUnblocked",
    "BlockDeclared",
    "note_faced",
]


@final
class AttackersDeclared(OfPlayer):
    """The active player has declared ``number`` attackers. CR 508.1m.

    ``attackers`` are the player's own, ``all_attackers`` those of the whole team where it attacks
    together; there is an event for each attacking player (CR 508.3d, 805.10b).
    """

    def __init__(
        self, player: int, attackers: list[int], all_attackers: list[int] | None = None
    ) -> None:
        super().__init__(EventKind.ATTACKERS, player, len(attackers))
        self.attackers = attackers
        self.all_attackers = attackers if all_attackers is None else all_attackers

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class AttackDeclared(OfObject):
    """A creature is declared as an attacker. CR 508.1k. ``to`` is a player or permanent."""

    def __init__(self, thing: int, to: int) -> None:
        super().__init__(EventKind.ATTACK, thing)
        self.to = to

    def things(self) -> list[int]:
        return [self.object, self.to]

    def apply(self, game: Game) -> list[Event]:
        player = game.players[game.object(self.object).controller]
        player.note(game.characteristics, "attacked")
        if is_player(self.to) and self.to not in player.attacked_lately:
            player.attacked_lately = sorted([*player.attacked_lately, self.to])
        attacker = game.objects.get(self.object)
        if attacker is not None:
            attacker.mark(ATTACKED, [game.turn.number])
            attacker.mark(ATTACKED_WITH_POWER, [attacker.now.power])
            game.characteristics.changed(Reads.MARKS)
        if game.turn.combat is not None:
            game.turn.combat.declare_attack(game, self.object, self.to)
        return NO_EVENTS


def note_faced(game: Game, creature: int, other: int) -> None:
    """Note on a creature of what supertypes another is that it blocks or is blocked by.
    CR 509.1g, 608.2i.
    """
    one, faced = game.objects.get(creature), game.objects.get(other)
    if one is None or faced is None:
        return
    noted = one.marks.get(FACED, [])
    earlier = noted[1:] if noted and noted[0] == game.turn.number else []
    if faced.now.supertypes not in earlier:
        one.mark(FACED, [game.turn.number, *earlier, faced.now.supertypes])


@final
class BlockDeclared(OfObject):
    """A creature is declared as a blocker of an attacker. CR 509.1g."""

    def __init__(self, thing: int, attacker: int) -> None:
        super().__init__(EventKind.BLOCK, thing)
        self.attacker = attacker

    def things(self) -> list[int]:
        return [self.object, self.attacker]

    def apply(self, game: Game) -> list[Event]:
        blocker = game.objects.get(self.object)
        if blocker is not None:
            blocker.mark(BLOCKED_IN, [game.turn.number])
            note_faced(game, self.object, self.attacker)
            note_faced(game, self.attacker, self.object)
            game.characteristics.changed(Reads.MARKS)
        if game.turn.combat is not None:
            game.turn.combat.declare_block(game, self.object, self.attacker)
        return NO_EVENTS


@final
class BecameBlocked(OfObject):
    """An attacker becomes blocked by ``number`` creatures. CR 509.1h."""

    def __init__(self, thing: int, blockers: list[int]) -> None:
        super().__init__(EventKind.BLOCKED, thing, len(blockers))
        self.blockers = blockers

    def apply(self, game: Game) -> list[Event]:
        if game.turn.combat is not None:
            game.turn.combat.set_blocked(game, self.object, True)
        return NO_EVENTS


@final
class BecameUnblocked(OfObject):
    """An attacker is left unblocked. CR 509.1h."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNBLOCKED, thing)

    def apply(self, game: Game) -> list[Event]:
        if game.turn.combat is not None:
            game.turn.combat.set_blocked(game, self.object, False)
        return NO_EVENTS
