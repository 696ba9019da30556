"""Exploring. CR 701.44."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import EACH, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.moving.common import moves
from jajna.vocab import PLUS_COUNTER, Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Explore"]

EXPLORED: Final = "explored"
"""Name under which the card revealed by exploring is bound."""

EXPLORER: Final = "explorer"
"""Name under which the exploring permanent is bound."""

PRESENT: Final = Bound(EACH)
"""The permanent that is dealt with, of several that explore."""


@final
@dataclass(frozen=True)
class Explore(Effect):
    """An instruction that permanents explore, one after the other. CR 701.44a.

    ``again`` is true where the text says that they do so once more; ``times`` is how often each
    does.
    """

    what: Ref
    again: bool = False
    times: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.what != PRESENT:
            times = max(self.times.value(game, ctx), 0)
            explorers = [one for one in self.what.things(game, ctx) for _ in range(times)]
            game.frames.run_for_each(explorers, Explore(PRESENT), ctx)
            return
        explorer = ctx.bound[EACH][0]
        player = game.object(explorer).controller
        card = game.players[player].library[:1]
        ctx.bind(EXPLORER, [explorer])
        ctx.bind(EXPLORED, card)
        taken = NoteAction(Action.EXPLORE, Bound(EXPLORER))  # CR 701.44b
        game.frames.run_in_order((TakeOrGrow(), MayPutAway(player), taken), ctx)
        perform(game, [Revealed(player, card)] if card else [])


binds(Explore, EXPLORED, EXPLORER)

looks_up(Explore, EACH)

phrase(
    Explore,
    en="{what} <explores>[again? again]",
    es="{what} <explora>[again? de nuevo]",
    when={"times": ONE},
)
phrase(
    Explore,
    en="{what} <explores> {times:one} times",
    es="{what} <explora> {times:one} veces",
    when={"again": False},
)


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
                events.append(CountersPut(thing, PLUS_COUNTER, 1, ctx.controller))
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
