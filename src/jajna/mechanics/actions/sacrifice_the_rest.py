"""Sacrificing all that could have been chosen just before and wasn't. CR 701.21, 608.2c."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Node, Ref
from jajna.ir.declared.binding import PREVIOUS, does, recalls
from jajna.ir.declared.names import SACRIFICED, binds
from jajna.ir.refs import IMPLIED, Bound, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.sacrifice import can_sacrifice
from jajna.mechanics.choices.chosen_by_each import CHOSEN, done, in_turn_order
from jajna.mechanics.choices.chosen_things import Choose, could_be_chosen
from jajna.mechanics.choices.one_of_each import ChooseOneOfEach
from jajna.mechanics.rules.sacrifices import is_spared
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SacrificeTheRest"]


@final
@dataclass(frozen=True)
class SacrificeTheRest(Effect):
    """An instruction to sacrifice all that could have been chosen just before and wasn't.
    CR 701.21a, 608.2c.

    ``of`` describes what could have been, ``chosen`` are those that were.
    """

    who: Ref = IMPLIED
    of: Filter | None = None
    chosen: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert self.of is not None and self.chosen is not None, "it was never said of what"
        kept = self.chosen.things(game, ctx)
        things = [one for one in all_that_fit(game, ctx, self.of) if one not in kept]
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            if is_spared(game, ctx, player):
                continue
            events += [
                Sacrificed(thing, player) for thing in things if can_sacrifice(game, player, thing)
            ]
        ctx.bind(SACRIFICED, [event.things()[0] for event in events])
        done(ctx, events)
        perform(game, events)


binds(SacrificeTheRest, SACRIFICED)
phrase(
    SacrificeTheRest,
    en="{who} <sacrifices> the rest",
    es="{who} <sacrifica> el resto",
    unsaid=("of", "chosen"),
)


def _not_chosen(made: SacrificeTheRest, before: Node) -> Node | None:
    if isinstance(before, ChooseOneOfEach):
        return replace(made, of=before.among, chosen=Bound(CHOSEN))
    of = could_be_chosen(before)
    if of is None or not isinstance(before, Choose):
        return None
    return replace(made, of=of, chosen=Bound(before.name))


recalls(SacrificeTheRest, PREVIOUS, _not_chosen, "nothing was chosen before")
does(SacrificeTheRest, SACRIFICED)
