"""Counters are put and removed. CR 122."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["CountersPut", "CountersRemoved"]


@final
class CountersPut(OfObject):
    """Counters are put on an object or player. CR 122.6.

    ``by_effect`` is false if a cost, damage or the turn puts them (CR 614.16). ``most`` is the
    greatest number of such counters afterwards.
    """

    def __init__(
        self, thing: int, name: str, number: int, by: int = -1, by_effect: bool = True
    ) -> None:
        super().__init__(EventKind.COUNTERS_PUT, thing, number)
        self.name = name
        self.by = by
        self.by_effect = by_effect
        self.most: int | None = None

    def affected(self, game: Game) -> int:
        return self.object if is_player(self.object) else game.object(self.object).controller

    def clone(self) -> Event:
        copy = CountersPut(self.object, self.name, self.number, self.by, self.by_effect)
        copy.used = self.used
        copy.most = self.most
        return copy

    def possible(self, game: Game) -> bool:
        if self.number <= 0:
            return False
        if is_player(self.object):
            refused = game.effects.rules[self.object].refused_counters if game.effects.rules else ()
        elif game.objects.exists(self.object):
            refused = game.object(self.object).now.refused_counters
        else:
            return False
        return "" not in refused and self.name not in refused

    def apply(self, game: Game) -> list[Event]:
        if self.most is not None:
            held = game.object(self.object).counters.get(self.name, 0)
            self.number = min(self.number, max(self.most - held, 0))
        game.kernel.change_counters(game, self.object, self.name, self.number)
        return NO_EVENTS

    def notation(self) -> str:
        return f"CountersPut {self.object} {self.name} {self.number}"


@final
class CountersRemoved(OfObject):
    """Counters are removed from an object or player. CR 122.1."""

    def __init__(self, thing: int, name: str, number: int) -> None:
        super().__init__(EventKind.COUNTERS_REMOVED, thing, number)
        self.name = name

    def affected(self, game: Game) -> int:
        return self.object if is_player(self.object) else game.object(self.object).controller

    def apply(self, game: Game) -> list[Event]:
        game.kernel.change_counters(game, self.object, self.name, -self.number)
        return NO_EVENTS

    def notation(self) -> str:
        return f"CountersRemoved {self.object} {self.name} {self.number}"
