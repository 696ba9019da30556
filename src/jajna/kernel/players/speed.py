"""A player's speed, and the triggered ability that comes with it. CR 702.179."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.effects import EffectBegan
from jajna.ir.base import Duration
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.ir.abilities import Inherent
    from jajna.kernel.game import Game

__all__ = ["MAX_SPEED", "SpeedChanged", "became", "engines_due", "inherent_trigger"]

MAX_SPEED: Final = 4
"""The speed at which a player has max speed. CR 702.179e."""


@final
class SpeedChanged(OfPlayer):
    """A player's speed becomes a number. CR 702.179a, 702.179c, 702.179d."""

    def __init__(self, player: int, speed: int) -> None:
        super().__init__(EventKind.SPEED_CHANGED, player)
        self.speed = speed

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game

    def amount(self) -> int:
        return self.speed

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].speed = self.speed
        game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"SpeedChanged {self.player} {self.speed}"


def inherent_trigger(source: int, player: int, ability: Inherent) -> DelayedTrigger:
    """The triggered ability that a player with speed has. CR 702.179d."""
    trigger = DelayedTrigger(
        Context(source, player),
        ability.on,
        ability.effect,
        Duration.PERMANENT,
        once=False,
        condition=ability.condition,
    )
    trigger.once_each_turn = True
    return trigger


def became(game: Game, source: int, player: int, speed: int, ability: Inherent) -> list[Event]:
    """The events by which a player's speed becomes a number, with the ability that comes with the
    first. CR 702.179c, 702.179d.
    """
    events: list[Event] = []
    if not game.players[player].speed:
        events.append(EffectBegan(inherent_trigger(source, player, ability)))
    return [*events, SpeedChanged(player, speed)]


def engines_due(game: Game) -> list[Event]:
    """The events by which the speed of players who start their engines becomes 1. CR 702.179a."""
    events: list[Event] = []
    begun: dict[int, bool] = {}
    for number in game.zones.battlefield:
        thing = game.objects[number]
        inherent = thing.now.kit.inherent
        seat = thing.controller
        if inherent is None or seat in begun or game.players[seat].speed:
            continue
        begun[seat] = True
        events += became(game, number, seat, 1, inherent)
    return events
