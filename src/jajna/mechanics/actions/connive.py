"""Conniving. CR 701.50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Condition, Effect, Ref
from jajna.ir.declared.binding import does, needs
from jajna.ir.declared.names import DISCARDED, binds, looks_up
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import EACH, EVENT_AMOUNT, Bound, as_known
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.choices.chosen_things import PICKED, Some
from jajna.mechanics.things.draws import DRAWN, DrawCards
from jajna.vocab import PLUS_COUNTER, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Connive", "ConnivedThisWay"]

A_CARD: Final = Card()

CONNIVER: Final = "conniver"
"""Name under which a permanent is bound that connives."""

CONNIVING_PLAYER: Final = "conniving player"
"""Name under which the player is bound who controls what connives."""

PRESENT: Final = Bound(EACH)
"""The permanent that is dealt with, of several that connive."""


@final
@dataclass(frozen=True)
class Connive(Effect):
    """An instruction that permanents connive, one after the other. CR 701.50a, 701.50e."""

    what: Ref
    count: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.what != PRESENT:
            count = Number(self.count.value(game, ctx))
            game.frames.run_for_each(self.what.things(game, ctx), Connive(PRESENT, count), ctx)
            return
        ctx.bind(CONNIVER, ctx.bound[EACH])
        ctx.bind(CONNIVING_PLAYER, [game.object(ctx.bound[EACH][0]).controller])
        player = Bound(CONNIVING_PLAYER)
        draw, discard = DrawCards(self.count, player), Discard(Some(self.count, A_CARD), player)
        taken = NoteAction(Action.CONNIVE, Bound(CONNIVER))  # CR 701.50b
        game.frames.run_in_order((draw, discard, GrowForNonland(), taken), ctx)


binds(Connive, EVENT_AMOUNT, CONNIVER, CONNIVING_PLAYER, DISCARDED, DRAWN, PICKED)

looks_up(Connive, EACH)

phrase(Connive, en="{what} <connives>[count? {count}]", es="{what} <confabula>[count? {count}]")


@final
@dataclass(frozen=True)
class GrowForNonland(Effect):
    """The conniving permanent gets a +1/+1 counter if a nonland card was discarded. CR 701.50a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        nonland = [
            card
            for card in ctx.bound.get(DISCARDED, [])
            if not game.object(card).now.types & Type.LAND
        ]
        events: list[Event] = []
        if nonland:
            for thing in on_battlefield(game, ctx.bound[CONNIVER]):
                events.append(CountersPut(thing, PLUS_COUNTER, len(nonland), ctx.controller))
        perform(game, events)


looks_up(GrowForNonland, CONNIVER, DISCARDED)


@final
@dataclass(frozen=True)
class ConnivedThisWay(Condition):
    """A permanent connived by the instruction before. CR 701.50b, 608.2c."""

    what: Ref

    def holds(self, game: Game, ctx: Context) -> bool:
        connived = ctx.bound.get(CONNIVER, [])
        return any(thing in connived for thing in as_known(self.what, game, ctx))


looks_up(ConnivedThisWay, CONNIVER)
phrase(
    ConnivedThisWay,
    en="{what} <connives> this way",
    es="{what} <confabula> de esta manera",
)
does(Connive, CONNIVER)
needs(ConnivedThisWay, CONNIVER, "nothing connived before")
