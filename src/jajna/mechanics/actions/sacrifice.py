"""Sacrificing permanents. CR 701.21."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.binding import does, leaves
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.declarations import Does, touches
from jajna.ir.names import binds
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Each
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, done, in_turn_order
from jajna.vocab import Cannot, Zone, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = ["SACRIFICED", "Sacrifice", "SacrificeThose"]

SACRIFICED: Final = "sacrificed"
"""Name under which sacrificed permanents are bound, as they were on the battlefield."""


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
