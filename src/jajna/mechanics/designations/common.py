"""The common part of the monarch and the initiative. CR 724.2, 725.2.

One player has the designation, with triggered abilities that have no source. A player whose
creature deals combat damage to that player takes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.events.turns import StepBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Pattern
from jajna.ir.refs import EVENT_PLAYER
from jajna.ir.someone import Someone
from jajna.kernel.door.perform import perform
from jajna.kernel.players.designations import DesignationGiven
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.triggers.common import bind
from jajna.vocab import STEPS, Type

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "HolderIsStruck",
    "HoldersStep",
    "give",
    "given_since",
    "has_designation",
    "hold",
    "is_given",
]


@final
@dataclass(frozen=True)
class HoldersStep(Pattern):
    """A step begins of the player who has a designation, and who controls the ability.
    CR 724.2, 725.2.
    """

    designation: str
    step: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and event.step is STEPS[self.step]
            and event.player == game.players.designations.get(self.designation, -1)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.controller = game.players.designations[self.designation]
        bind(game, ctx, ctx.controller)


@final
@dataclass(frozen=True)
class HolderIsStruck(Pattern):
    """A creature deals combat damage to the player who has a designation, and who controls the
    ability. CR 724.2. With ``together`` creatures of one player that do so at once are one
    occurrence, and that player is bound rather than the creature. CR 725.2.
    """

    designation: str
    together: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.combat
            and event.number > 0
            and event.to == game.players.designations.get(self.designation, -1)
            and game.object(event.source).now.types & Type.CREATURE != 0
        )

    def may_gather(self) -> bool:
        return self.together

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, DamageDealt), event
        return self.together and ctx.bound[EVENT_PLAYER] == [game.object(event.source).controller]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        ctx.controller = game.players.designations[self.designation]
        bind(game, ctx, game.object(event.source).controller if self.together else event.source)


def is_given(game: Game, ctx: Context, event: Event, designation: str, who: Filter | None) -> bool:
    """Whether a player, one of ``who``, gets a designation, who may have had it already.
    CR 724.3, 725.3, 725.5.
    """
    if not isinstance(event, DesignationGiven) or event.name != designation:
        return False
    return who is None or who.matches(game, ctx, event.player)


def given_since(game: Game, ctx: Context, designation: str, who: Filter) -> bool:
    """Whether a player, one of ``who``, got a designation after the resolving ability came onto the
    stack, and has it still. CR 610.3b.
    """
    holder = game.players.designations.get(designation, -1)
    item = game.objects.get(ctx.item)
    if holder < 0 or item is None or not who.matches(game, ctx, holder):
        return False
    return game.players.given_at.get(designation, 0) > item.arrived


def has_designation(game: Game, ctx: Context, designation: str, whose: Someone) -> bool:
    """Whether one of these players has a designation. CR 724.1, 725.1."""
    return game.players.designations.get(designation, -1) in whose.seats(game, ctx)


def give(
    game: Game,
    ctx: Context,
    designation: str,
    players: list[int],
    inherent: tuple[tuple[Pattern, Effect], ...],
) -> None:
    """Give a designation, the first time with the abilities that come with it for the rest of the
    game. CR 724.2, 725.2.
    """
    events: list[Event] = []
    if players and designation not in game.players.designations:
        events += [EffectBegan(trigger) for trigger in _triggers(ctx, inherent)]
    events += [DesignationGiven(designation, player) for player in players]
    perform(game, events)


def hold(
    game: Game,
    ctx: Context,
    designation: str,
    player: int,
    inherent: tuple[tuple[Pattern, Effect], ...],
) -> None:
    """Let a player have a designation as a position is set up, without any event."""
    for trigger in _triggers(ctx, inherent):
        game.kernel.begin_effect(game, trigger)
    game.players.designations[designation] = player


def _triggers(ctx: Context, inherent: tuple[tuple[Pattern, Effect], ...]) -> list[DelayedTrigger]:
    """The triggered abilities that come with a designation. CR 724.2, 725.2."""
    return [
        DelayedTrigger(
            Context(ctx.source, ctx.controller), pattern, effect, Duration.PERMANENT, once=False
        )
        for pattern, effect in inherent
    ]
