"""Things that players choose, and instructions about them. CR 608.2d."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.ir.base import Ref
from jajna.ir.binding import mentions
from jajna.ir.choices import Choice, described
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import IMPLIED, Bound, Each
from jajna.kernel.context import Context
from jajna.mechanics.actions.choosing import CHOSEN, EachChooses, ask_for, in_turn_order
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game

__all__ = ["CHOSEN_THINGS", "Choose", "ask_to_choose"]


def ask_to_choose(
    game: Game, ctx: Context, what: Ref, player: int, own: bool = False
) -> Decision | None:
    """Ask a player to choose; with ``own`` among what they control, or own where nothing is
    controlled.
    """
    assert isinstance(what, Choice), what
    things = what.things(game, ctx)
    if own:
        things = [
            thing
            for thing in things
            if not is_player(thing) and game.controller_of(thing) == player
        ]
    least, most = what.bounds(game, ctx, things)
    return ask_for(ctx, player, Kind.OBJECTS, "608.2d", things, least, most)


@final
@dataclass(frozen=True)
class Choose(EachChooses):
    """Players choose things, which are bound as ``CHOSEN``. CR 608.2d.

    With ``own`` each chooses among what they control, or own where nothing is controlled.
    """

    what: Ref
    who: Ref = IMPLIED
    own: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        return ask_to_choose(game, ctx, self.what, player, self.own)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(CHOSEN, [thing for _, things in chosen for thing in things])


phrase(
    Choose,
    en="{who} <chooses> {what:some}",
    es="{who} <elige> {what:some}",
    when={"own": False},
)


def _chosen(made: Choose) -> list[Mention]:
    mention = Mention(Bound(CHOSEN), described(made.what), counts_several(made), False)
    mention.each = isinstance(made.who, Each)
    return [mention]


mentions(Choose, _chosen)


@final
@dataclass(frozen=True)
class Chosen(Ref):
    """What an instruction before this one had chosen."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.followed(ctx, thing) for thing in ctx.bound.get(CHOSEN, [])]


CHOSEN_THINGS: Final = Chosen()
