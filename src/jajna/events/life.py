"""Life totals change. CR 119."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, NONE_BESIDE, EventKind, OfPlayer
from jajna.events.damage import NO_FLOOR
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["LifeGained", "LifeLost"]


@final
class LifeGained(OfPlayer):
    """A player gains life. CR 119.3. ``lifelink`` is the source whose damage brings it, or 0."""

    def __init__(self, player: int, number: int, lifelink: int = 0) -> None:
        super().__init__(EventKind.LIFE_GAINED, player, number)
        self.lifelink = lifelink

    def clone(self) -> Event:
        copy = LifeGained(self.player, self.number, self.lifelink)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        forbidden = bool(game.effects.rules) and game.effects.rules[self.player].cannot_gain_life
        return self.number > 0 and not forbidden and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        for one in game.players.sharing_life(self.player):  # CR 810.9
            one.life += self.number
        game.characteristics.changed(Reads.LIFE)
        game.players[self.player].note(game.characteristics, "life gained", self.number)
        return NO_EVENTS


@final
class LifeLost(OfPlayer):
    """A player loses life, from damage, payment or otherwise. CR 119.3, 119.4.

    ``beside`` are objects that enter as it is paid (CR 614.13c).
    """

    def __init__(self, player: int, number: int, damage: bool = False, paid: bool = False) -> None:
        super().__init__(EventKind.LIFE_LOST, player, number)
        self.damage = damage
        self.paid = paid
        self.floor = NO_FLOOR
        self.beside = NONE_BESIDE

    def clone(self) -> Event:
        copy = LifeLost(self.player, self.number, self.damage, self.paid)
        copy.beside = self.beside
        copy.floor = self.floor
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        forbidden = (
            bool(game.effects.rules) and game.effects.rules[self.player].cannot_lose_life
        )  # CR 119.8
        return self.number > 0 and not forbidden and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        self.number = min(self.number, max(game.players[self.player].life - self.floor, 0))
        for one in game.players.sharing_life(self.player):  # CR 810.9
            one.life -= self.number
        game.characteristics.changed(Reads.LIFE)
        game.players[self.player].note(game.characteristics, "life lost", self.number)
        return NO_EVENTS
