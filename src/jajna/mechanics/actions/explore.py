"""Exploring. CR 701.44."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import EACH, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.moving.common import moves
from jajna.vocab import Type, Zone
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


@final
@dataclass(frozen=True)
class Explore(Effect):
    """An instruction that permanents explore, one after the other. CR 701.44a.

    ``again`` is true where the text says that they do so once more.
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
        taken = NoteAction(Action.EXPLORE, Bound(EXPLORER))  # CR 701.44b
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
