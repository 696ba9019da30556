"""Regenerating permanents. CR 701.19."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.permanents import Destroyed, Regenerated
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Ref, Replacement
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.kernel.door.instead import FollowedInstead
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT, SHIELDED, Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.vocab import Cannot
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Regenerate", "RegenerateAlways", "RegenerationShield"]


@final
@dataclass(frozen=True)
class RegenerationShield(Replacement):
    """Replaces the next destruction this turn by regeneration, which ``then`` follows.
    CR 701.19a, 614.8.
    """

    then: Effect | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESTROYED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, Destroyed) or not event.regenerable:
            return False
        if event.object not in ctx.bound.get(SHIELDED, []):
            return False
        return not game.object(event.object).now.cannot & Cannot.BE_REGENERATED  # CR 701.19c

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        ctx.bind_number(LEFT, 0)
        regenerated: list[Event] = [Regenerated(event.things()[0])]
        if self.then is not None:
            regenerated.append(FollowedInstead(ctx.controller, self.then, ctx.clone({})))
        return regenerated


binds(RegenerationShield, LEFT)

looks_up(RegenerationShield, SHIELDED)


@final
@dataclass(frozen=True)
class Regenerate(Effect):
    """An instruction to regenerate: a shield for the rest of the turn. CR 701.19a.

    ``then`` is what is done if it regenerates this way.
    """

    what: Ref
    then: Effect | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            shield = Shield(
                Context(ctx.source, ctx.controller) if self.then is None else ctx.clone({}),
                RegenerationShield(self.then),
                Duration.END_OF_TURN,
                [thing],
                1,
            )
            events.append(EffectBegan(shield))
        perform(game, events)


binds(Regenerate, LEFT)

phrase(Regenerate, en="regenerate {what}", es="regenera {what}", when={"then": None})
phrase(
    Regenerate,
    en="regenerate {what}. {then} if it regenerates this way",
    es="regenera {what}. {then} si se regenera de esta manera",
)

touches(Regenerate, "what", Does.SAVE)


@final
@dataclass(frozen=True)
class RegenerateAlways(Replacement):
    """Whatever would destroy what fits, it is regenerated. CR 614.8, 701.19b."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESTROYED,)

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Destroyed)
            and event.regenerable
            and self.what.matches(game, ctx, event.object)
            and not game.object(event.object).now.cannot & Cannot.BE_REGENERATED  # CR 701.19c
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return [Regenerated(event.things()[0])]


phrase(
    RegenerateAlways,
    en="if {what:this} would be destroyed, regenerate it",
    es="si {what:this} fuera a ser <*destruido@what>, regenera <*-lo@what>",
)
