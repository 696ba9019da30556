"""Discovering. CR 701.57."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import leaves, one_thing
from jajna.ir.declared.names import FOUND_LAST, binds, looks_up
from jajna.ir.filters.nouns import Card
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import IMPLIED, Bound
from jajna.kernel.casting.announce import SPELL_CAST
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.lasting.casting_while_resolving import (
    EXILED_FROM_TOP,
    CastWhileResolving,
    RestToBottom,
)
from jajna.mechanics.moving.common import moves
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED, SINCE
from jajna.vocab import Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Discover"]

DISCOVERED: Final = "discovered"
"""Name under which the discovered card is bound. CR 701.57c."""


@final
@dataclass(frozen=True)
class Discover(Effect):
    """An instruction to discover a number. CR 701.57a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.who != IMPLIED:
            same = Number(self.count.value(game, ctx))
            for player in self.who.things(game, ctx):
                own = ctx.clone({})
                own.controller = player
                game.frames.run_in_order((Discover(same),), own)
            return
        number = self.count.value(game, ctx)
        game.frames.run_in_order(
            (
                ExileUntilFound(Number(number)),
                CastWhileResolving(Bound(FOUND_LAST), less=Number(number + 1)),
                TakeUncast(),
                RestToBottom(),
                NoteAction(Action.DISCOVER),  # CR 701.57b
            ),
            ctx,
        )


binds(Discover, DISCOVERED, EXILED_FROM_TOP, FOUND_LAST, PERMITTED, SINCE, SPELL_CAST)
phrase(Discover, en="{who} <discovers> {count}", es="{who} <descubre> {count}")
leaves(Discover, DISCOVERED, Card(), one_thing)


@final
@dataclass(frozen=True)
class ExileUntilFound(Effect):
    """Exile cards from the top until a nonland card of no greater mana value. CR 701.57a."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        limit = self.count.value(game, ctx)
        ctx.bind(FOUND_LAST, [])
        events: list[Event] = []
        for card in game.players[ctx.controller].library:
            events.append(ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile"))
            now = game.objects[card].now
            if not now.types & Type.LAND and stat_value(game, card, Stat.MANA_VALUE) <= limit:
                ctx.bind(FOUND_LAST, [card])
                break
        ctx.bind(DISCOVERED, ctx.bound[FOUND_LAST].copy())
        perform(game, events, ctx, EXILED_FROM_TOP)


binds(ExileUntilFound, DISCOVERED, EXILED_FROM_TOP, FOUND_LAST)


@final
@dataclass(frozen=True)
class TakeUncast(Effect):
    """The card that was found and isn't cast goes to hand. CR 701.57a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        found = game.objects.traced_all(ctx, ctx.bound.get(FOUND_LAST, []))
        left = in_zone(game, found, Zone.EXILE)
        perform(game, [*moves(game, left, Zone.HAND, "discover")])


looks_up(TakeUncast, FOUND_LAST)
