"""Destroying, regenerating, sacrificing. CR 701.8, 701.19, 701.21."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.permanents import Destroyed, Regenerated, Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref, Replacement
from jajna.ir.binding import does, leaves
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.declarations import Does, touches
from jajna.ir.names import binds, looks_up
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Each
from jajna.kernel.door.door import perform
from jajna.kernel.state.context import LEFT, SHIELDED, Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.actions.choosing import (
    EachChooses,
    ask_for,
    done,
    in_turn_order,
    on_battlefield,
)
from jajna.vocab import Cannot, Keyword, Zone, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = [
    "DESTROYED",
    "SACRIFICED",
    "Destroy",
    "DestroyOneAtRandom",
    "Regenerate",
    "RegenerationShield",
    "Sacrifice",
    "SacrificeThose",
    "destructions",
]

DESTROYED: Final = "destroyed"
"""Name under which destroyed permanents are bound, as they were on the battlefield."""
SACRIFICED: Final = "sacrificed"
"""Name under which sacrificed permanents are bound, as they were on the battlefield."""


def destructions(game: Game, ctx: Context, things: list[int], regenerable: bool) -> list[Event]:
    """The events of destroying permanents; indestructible ones are left alone. CR 702.12b."""
    return [
        Destroyed(thing, ctx.source, regenerable)
        for thing in on_battlefield(game, things)
        if not game.object(thing).has(Keyword.INDESTRUCTIBLE)
    ]


@final
@dataclass(frozen=True)
class Destroy(Effect):
    """An instruction to destroy permanents. CR 701.8.

    ``no_regeneration``: the text forbids regeneration (CR 701.19c), and ``again`` is how it names
    what is destroyed once more, if by a noun.
    """

    what: Ref
    no_regeneration: bool = False
    again: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = destructions(game, ctx, self.what.things(game, ctx), not self.no_regeneration)
        ctx.bind(DESTROYED, [event.things()[0] for event in events])
        done(ctx, events)
        perform(game, events)


binds(Destroy, DESTROYED)
phrase(
    Destroy,
    en="destroy {what}[no_regeneration? . {what:they} can't be regenerated]",
    es="destruye {what}[no_regeneration? . no <puede@what> ser <*regenerado@what>]",
)
phrase(
    Destroy,
    en="destroy {what}. {again:that} can't be regenerated",
    es="destruye {what}. {again} no <puede> ser <*regenerado>",
    when={"no_regeneration": True},
)
does(Destroy, DESTROYED)
touches(Destroy, "what", Does.DESTROY)


@final
@dataclass(frozen=True)
class RegenerationShield(Replacement):
    """Replaces the next destruction this turn by regeneration. CR 701.19a, 614.8."""

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
        return [Regenerated(event.things()[0])]


binds(RegenerationShield, LEFT)
looks_up(RegenerationShield, SHIELDED)


@final
@dataclass(frozen=True)
class Regenerate(Effect):
    """An instruction to regenerate: a shield for the rest of the turn. CR 701.19a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            shield = Shield(
                Context(ctx.source, ctx.controller),
                RegenerationShield(),
                Duration.END_OF_TURN,
                [thing],
                1,
            )
            events.append(EffectBegan(shield))
        perform(game, events)


binds(Regenerate, LEFT)
phrase(Regenerate, en="regenerate {what}", es="regenera {what}")
touches(Regenerate, "what", Does.SAVE)


def can_sacrifice(game: Game, player: int, thing: int) -> bool:
    """Whether the player could sacrifice the permanent. CR 701.21a."""
    if not game.objects.exists(thing):
        return False
    found = game.object(thing)
    if found.zone is not Zone.BATTLEFIELD or is_another_player(found.controller, player):
        return False
    return not found.now.cannot & Cannot.BE_SACRIFICED


@final
@dataclass(frozen=True)
class SacrificeThose(Effect):
    """An instruction to sacrifice particular permanents: "sacrifice ~". CR 701.21a."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in self.who.things(game, ctx):
            for thing in self.what.things(game, ctx):
                if can_sacrifice(game, player, thing):
                    events.append(Sacrificed(thing, player))
        ctx.bind(SACRIFICED, [event.things()[0] for event in events])
        if isinstance(self.what, Each):
            ctx.bind_number(EVENT_AMOUNT, len(events))
        done(ctx, events)
        perform(game, events)


binds(SacrificeThose, EVENT_AMOUNT, SACRIFICED)
phrase(SacrificeThose, en="{who} <sacrifices> {what}", es="{who} <sacrifica> {what}")
does(SacrificeThose, SACRIFICED)
touches(SacrificeThose, "what", Does.REMOVE)


@final
@dataclass(frozen=True)
class Sacrifice(EachChooses):
    """An instruction to sacrifice permanents of the player's choice. CR 701.21a, 101.4."""

    count: Amount
    what: Filter
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        count = self.count.value(game, ctx)
        things = [
            thing
            for thing in game.zones.battlefield
            if can_sacrifice(game, player, thing) and self.what.matches(game, ctx, thing)
        ]
        return ask_for(ctx, player, Kind.SACRIFICE, "701.21a", things, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for player, things in chosen:
            events += [Sacrificed(thing, player) for thing in things]
        ctx.bind(SACRIFICED, [event.things()[0] for event in events])
        ctx.bind_number(TO_SACRIFICE, self.count.value(game, ctx))
        done(ctx, events)
        perform(game, events)


binds(Sacrifice, SACRIFICED, TO_SACRIFICE)
phrase(
    Sacrifice,
    en="{who} <sacrifices> {count*what}",
    es="{who} <sacrifica> {count*what}",
    also=("{who} <sacrifices> {count*what} of (their|your) choice",),
)
does(Sacrifice, SACRIFICED)
leaves(Sacrifice, SACRIFICED, None)
touches(Sacrifice, "who", Does.SACRIFICE, "count")


@final
@dataclass(frozen=True)
class DestroyOneAtRandom(Effect):
    """An instruction to destroy one of several permanents at random. CR 701.8a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        if len(things) > 1:
            things = [things[game.chance.below(len(things))]]
        perform(game, [Destroyed(thing, ctx.source) for thing in things])


phrase(
    DestroyOneAtRandom,
    en="destroy one of {what} at random",
    es="destruye uno de {what} al azar",
)
