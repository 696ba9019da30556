"""Things that players choose, of which the next instruction speaks. CR 608.2d."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.binding import mentions
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.names import binds, looks_up
from jajna.ir.refs import IMPLIED, Bound, Each, all_that_fit
from jajna.kernel.state.context import Context
from jajna.mechanics.actions.choosing import CHOSEN, EachChooses, ask_for, in_turn_order
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game

__all__ = ["CHOSEN_THINGS", "ChooseThings"]


@final
@dataclass(frozen=True)
class ChooseThings(EachChooses):
    """Players choose things that fit; they are bound as ``CHOSEN``. CR 608.2d.

    With ``own`` each chooses among what they control, or own where nothing is controlled.
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    up_to: bool = False
    own: bool = False
    kind: str = "objects"

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        things = all_that_fit(game, ctx, self.what)
        if self.own:
            things = [
                thing
                for thing in things
                if not is_player(thing) and game.object(thing).controller == player
            ]
        count = self.count.value(game, ctx)
        least = 0 if self.up_to else count
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", things, least, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(CHOSEN, [thing for _, things in chosen for thing in things])


binds(ChooseThings, CHOSEN)
phrase(
    ChooseThings,
    en="{who} <chooses> [up_to? up to] {count*what}",
    es="{who} <elige> [up_to? hasta] {count*what}",
    when={"own": False},
)


def _chosen(made: ChooseThings) -> list[Mention]:
    mention = Mention(Bound(CHOSEN), made.what, counts_several(made), False)
    mention.each = isinstance(made.who, Each)
    return [mention]


mentions(ChooseThings, _chosen)


@final
@dataclass(frozen=True)
class Chosen(Ref):
    """What an instruction before this one had chosen."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, thing) for thing in ctx.bound.get(CHOSEN, [])]


looks_up(Chosen, CHOSEN)


CHOSEN_THINGS: Final = Chosen()
