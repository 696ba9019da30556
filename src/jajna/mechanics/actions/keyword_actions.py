"""Explore, bolster, adapt, connive, investigate. CR 701.16, 701.39, 701.44, 701.46, 701.50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.filters.nouns import Card
from jajna.ir.names import binds, looks_up
from jajna.ir.refs import EACH, EVENT_AMOUNT, IMPLIED, Bound
from jajna.kernel.door.door import perform
from jajna.mechanics.actions.cards import DISCARDED, DISCARDING, DRAWN, Discard, DrawCards
from jajna.mechanics.actions.choosing import ask_for, chosen_things, on_battlefield
from jajna.mechanics.actions.moving import moves
from jajna.mechanics.actions.taken import CONNIVE, EXPLORE, NoteAction
from jajna.mechanics.actions.tokens import CREATED, CreateNamedTokens
from jajna.vocab import Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Adapt", "Bolster", "Connive", "Explore", "Investigate"]

A_CARD: Final = Card()
EXPLORED: Final = "explored"
"""Name under which the card revealed by exploring is bound."""
EXPLORER: Final = "explorer"
"""Name under which the exploring permanent is bound."""
CONNIVER: Final = "conniver"
"""Name under which a permanent is bound that connives."""
CONNIVING_PLAYER: Final = "conniving player"
"""Name under which the player is bound who controls what connives."""


@final
@dataclass(frozen=True)
class Explore(Effect):
    """An instruction that permanents explore, one after the other. CR 701.44a.

    ``again``: the text says that they do so once more.
    """

    what: Ref
    again: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_for_each(self.what.things(game, ctx), ExploreEach(), ctx)


binds(Explore, EXPLORED, EXPLORER)
phrase(Explore, en="{what} <explores>[again? again]", es="{what} <explora>[again? de nuevo]")


@final
@dataclass(frozen=True)
class ExploreEach(Effect):
    """The permanent bound as "each" explores. CR 701.44a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        explorer = ctx.bound["each"][0]
        player = game.object(explorer).controller
        card = game.players[player].library[:1]
        ctx.bind(EXPLORER, [explorer])
        ctx.bind(EXPLORED, card)
        taken = NoteAction(EXPLORE, Bound(EXPLORER))  # CR 701.44b
        game.frames.run_in_order(
            (RevealExplored(player), TakeOrGrow(), MayPutAway(player), taken), ctx
        )


binds(ExploreEach, EXPLORED, EXPLORER)
looks_up(ExploreEach, EACH)


@final
@dataclass(frozen=True)
class RevealExplored(Effect):
    """The player reveals the top card of their library. CR 701.44a."""

    player: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound[EXPLORED]
        perform(game, [Revealed(self.player, cards)] if cards else [])


looks_up(RevealExplored, EXPLORED)


@final
@dataclass(frozen=True)
class TakeOrGrow(Effect):
    """A land goes to hand; otherwise the permanent gets a +1/+1 counter. CR 701.44a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound[EXPLORED]
        events: list[Event] = []
        if cards and game.object(cards[0]).now.types & Type.LAND:
            ctx.bind(EXPLORED, [])
            events += moves(game, cards, Zone.HAND, "explore")
        else:
            for thing in on_battlefield(game, ctx.bound[EXPLORER]):
                events.append(CountersPut(thing, "+1/+1", 1, ctx.controller))
        perform(game, events)


binds(TakeOrGrow, EXPLORED)
looks_up(TakeOrGrow, EXPLORER)


@final
@dataclass(frozen=True)
class MayPutAway(Effect):
    """The player may put the revealed card into their graveyard. CR 701.44a."""

    player: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not ctx.bound[EXPLORED]:
            return None
        return Decision(self.player, Kind.MAY, "701.44a", Shape.ONE, [YES, NO], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        yes = isinstance(answer, YesNo) and answer.yes
        cards = ctx.bound[EXPLORED] if yes else []
        perform(game, [*moves(game, cards, Zone.GRAVEYARD, "explore")])


looks_up(MayPutAway, EXPLORED)


@final
@dataclass(frozen=True)
class Bolster(Effect):
    """An instruction to bolster. CR 701.39a."""

    count: Amount

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        mine = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).is_creature() and game.object(thing).controller == ctx.controller
        ]
        least = min([game.object(thing).now.toughness for thing in mine], default=0)
        things = [thing for thing in mine if game.object(thing).now.toughness == least]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.39a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        if count > 0:
            for thing in chosen_things(answer):
                events.append(CountersPut(thing, "+1/+1", count, ctx.controller))
        perform(game, events)


phrase(Bolster, en="bolster {count}", es="refuerza {count}")


@final
@dataclass(frozen=True)
class Adapt(Effect):
    """An instruction to adapt: the source, if it has no +1/+1 counters. CR 701.46a."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        for thing in on_battlefield(game, [ctx.source]):
            if count > 0 and not game.object(thing).counters.get("+1/+1", 0):
                events.append(CountersPut(thing, "+1/+1", count, ctx.controller))
        perform(game, events)


phrase(Adapt, en="adapt {count}", es="adapta {count}")


@final
@dataclass(frozen=True)
class Connive(Effect):
    """An instruction that permanents connive, one after the other. CR 701.50a, 701.50e."""

    what: Ref
    count: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = Number(self.count.value(game, ctx))
        game.frames.run_for_each(self.what.things(game, ctx), ConniveEach(count), ctx)


binds(Connive, EVENT_AMOUNT, CONNIVER, CONNIVING_PLAYER, DISCARDED, DISCARDING, DRAWN)
phrase(Connive, en="{what} <connives>[count? {count}]", es="{what} <confabula>[count? {count}]")


@final
@dataclass(frozen=True)
class ConniveEach(Effect):
    """The permanent bound as "each" connives: draw, discard, and grow for a nonland. CR 701.50a."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CONNIVER, ctx.bound["each"])
        ctx.bind(CONNIVING_PLAYER, [game.object(ctx.bound["each"][0]).controller])
        player = Bound(CONNIVING_PLAYER)
        draw, discard = DrawCards(self.count, player), Discard(self.count, A_CARD, player)
        taken = NoteAction(CONNIVE, Bound(CONNIVER))  # CR 701.50b
        game.frames.run_in_order((draw, discard, GrowForNonland(), taken), ctx)


binds(ConniveEach, EVENT_AMOUNT, CONNIVER, CONNIVING_PLAYER, DISCARDED, DISCARDING, DRAWN)
looks_up(ConniveEach, EACH)


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
                events.append(CountersPut(thing, "+1/+1", len(nonland), ctx.controller))
        perform(game, events)


looks_up(GrowForNonland, CONNIVER, DISCARDED)


@final
@dataclass(frozen=True)
class Investigate(Effect):
    """An instruction to investigate, so many times: create a Clue token. CR 701.16a."""

    who: Ref = IMPLIED
    times: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        once = CreateNamedTokens(ONE, "Clue", who=self.who)
        game.frames.run_in_order((once,) * max(self.times.value(game, ctx), 0), ctx)


binds(Investigate, CREATED)
phrase(Investigate, en="{who} <investigates>", es="{who} <investiga>", when={"times": ONE})
phrase(
    Investigate,
    en="{who} <investigates> twice",
    es="{who} <investiga> dos veces",
    when={"times": Number(2)},
)
phrase(
    Investigate,
    en="{who} <investigates> {times:a} times",
    es="{who} <investiga> {times:una} veces",
)
