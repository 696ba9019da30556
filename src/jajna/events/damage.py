"""Damage is dealt, prevented and removed. CR 120, 615."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import NO_EVENTS, Event, EventKind
from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["NO_FLOOR", "DamageDealt", "DamagePrevented", "DamageRemoved"]

NO_FLOOR: Final = -1_000_000_000
"""The value of ``floor`` for damage that reduces a life total without limit."""


@final
class DamageDealt(Event):
    """A source deals damage to a player or permanent. CR 120.3.

    ``floor`` is the life total below which the damage can't reduce a player's life. ``shares`` is
    how much each shield was chosen to prevent of it, by its key (CR 615.7). ``excess``
    is how much of it was more than what was lethal, known once it is dealt (CR 120.10).
    """

    def __init__(
        self, source: int, to: int, number: int, combat: bool = False, preventable: bool = True
    ) -> None:
        super().__init__(EventKind.DAMAGE)
        self.source = source
        self.to = to
        self.number = number
        self.combat = combat
        self.preventable = preventable
        self.floor = NO_FLOOR
        self.shares: dict[str, int] = {}
        self.excess = 0

    def affected(self, game: Game) -> int:
        return self.to if is_player(self.to) else game.object(self.to).controller

    def things(self) -> list[int]:
        return [self.to, self.source]

    def amount(self) -> int:
        return self.number

    def clone(self) -> Event:
        copy = DamageDealt(self.source, self.to, self.number, self.combat, self.preventable)
        copy.floor = self.floor
        copy.shares = self.shares.copy()
        copy.excess = self.excess
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 120.1, 120.8
        if self.number <= 0:
            return False
        if is_player(self.to):
            return game.players[self.to].in_game
        damaged = game.objects.get(self.to)
        return damaged is not None and damaged.zone is Zone.BATTLEFIELD

    def apply(self, game: Game) -> list[Event]:
        return game.kernel.deal_damage(game, self)


@final
class DamagePrevented(Event):
    """Damage was prevented by an effect with an additional effect. CR 615.5.

    ``then`` is the additional effect, ``ctx`` its context.
    """

    def __init__(self, source: int, to: int, number: int, then: Effect, ctx: Context) -> None:
        super().__init__(EventKind.PREVENTED)
        self.source = source
        self.to = to
        self.number = number
        self.then = then
        self.ctx = ctx

    def affected(self, game: Game) -> int:
        return self.to if is_player(self.to) else game.object(self.to).controller

    def things(self) -> list[int]:
        return [self.to, self.source]

    def amount(self) -> int:
        return self.number

    def clone(self) -> Event:
        ctx = self.ctx.clone({})
        copy = DamagePrevented(self.source, self.to, self.number, self.then, ctx)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        results = self.then.results(game, self.ctx)
        if results is None:
            game.frames.run_in_order((self.then,), self.ctx)
            return NO_EVENTS
        return results


@final
class DamageRemoved(Event):
    """Damage marked on permanents, phased-out ones too, wears off in the cleanup step. CR 514.2."""

    def __init__(self) -> None:
        super().__init__(EventKind.DAMAGE_REMOVED)

    def apply(self, game: Game) -> list[Event]:
        present = [game.object(number) for number in game.zones.battlefield]
        for permanent in [*present, *game.zones.phased.values()]:
            permanent.damage = 0
            permanent.deathtouched = False
        return NO_EVENTS
