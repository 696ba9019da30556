"""Mana is added, spent and lost. CR 106."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject, OfPlayer
from jajna.events.life import LifeLost
from jajna.events.marks import MANA_ON_SPELLS
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.era import Era
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.players.player import ManaUnit

__all__ = ["ManaAdded", "ManaEmptied", "ManaSpent", "TappedForMana", "is_mana_burning"]


@final
class ManaAdded(OfPlayer):
    """A player adds mana. CR 106.3, 106.4. ``activated``: an activated mana ability added it."""

    def __init__(self, player: int, units: list[ManaUnit], activated: bool = False) -> None:
        super().__init__(EventKind.MANA_ADDED, player, len(units))
        self.units = units
        self.activated = activated

    def clone(self) -> Event:
        copy = ManaAdded(self.player, self.units.copy(), self.activated)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        for unit in self.units:
            unit.added = game.history.events_happened
        game.players[self.player].pool += self.units
        game.characteristics.changed(Reads.MANA)
        return NO_EVENTS


@final
class TappedForMana(OfObject):
    """A permanent was tapped for mana. CR 106.12. ``mana`` has one bit for each mana produced.

    ``more`` has the mana that a plan for paying wants of the triggered mana abilities, one row for
    each in the order in which they are noticed; ``answered`` counts those that were told.
    """

    def __init__(self, thing: int, player: int, mana: tuple[int, ...]) -> None:
        super().__init__(EventKind.TAPPED_FOR_MANA, thing, len(mana))
        self.player = player
        self.mana = mana
        self.more: list[tuple[int, ...]] = []
        self.answered = 0

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class ManaSpent(OfPlayer):
    """Mana leaves a player's pool to pay a cost, perhaps to cast ``spell``. CR 106.4, 700.14."""

    def __init__(self, player: int, units: list[ManaUnit], spell: int = 0) -> None:
        super().__init__(EventKind.MANA_SPENT, player, len(units))
        self.units = units
        self.spell = spell

    def apply(self, game: Game) -> list[Event]:
        pool = game.players[self.player].pool
        for unit in self.units:
            for index, held in enumerate(pool):
                if held is unit:
                    del pool[index]
                    break
        game.characteristics.changed(Reads.MANA)
        if self.spell:
            player = game.players[self.player]
            player.note(game.characteristics, MANA_ON_SPELLS, self.number)
        return NO_EVENTS


def is_mana_burning(era: Era) -> bool:
    """Whether each unspent mana that is lost costs 1 life. CR 2003-07-01 300.3."""
    return era.mana_burn


@final
class ManaEmptied(OfPlayer):
    """Unspent mana leaves a pool as a step or phase ends, or with ``all_of_it`` because an
    instruction says so. CR 106.4, 500.5.
    """

    def __init__(self, player: int, number: int, all_of_it: bool = False) -> None:
        super().__init__(EventKind.MANA_EMPTIED, player, number)
        self.all_of_it = all_of_it

    def apply(self, game: Game) -> list[Event]:
        player = game.players[self.player]
        if self.all_of_it:
            game.characteristics.changed(Reads.MANA)
            turned = game.effects.rules and game.effects.rules[self.player].mana_turns_colorless
            player.pool = [unit.as_colorless() for unit in player.pool] if turned else []
            return NO_EVENTS
        keeps = game.effects.rules[self.player].keeps_mana if game.effects.rules else 0
        step = game.turn.step
        game.characteristics.changed(Reads.MANA)
        lost = sum(1 for unit in player.pool if unit.is_lost(step, keeps))
        if game.effects.rules and game.effects.rules[self.player].mana_turns_colorless:
            player.pool = [
                unit.as_colorless() if unit.is_lost(step, keeps) else unit for unit in player.pool
            ]
            return NO_EVENTS
        player.pool = [unit for unit in player.pool if not unit.is_lost(step, keeps)]
        if is_mana_burning(game.era) and lost:
            return [LifeLost(self.player, lost)]
        return NO_EVENTS
