"""Putting an object on the top or bottom of a library, as its owner chooses. CR 401.4, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.worth import Does, touches
from jajna.kernel.door.perform import perform
from jajna.mechanics.moving.to_library import onto_library
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PutOnEitherEnd"]


@final
@dataclass(frozen=True)
class PutOnEitherEnd(Effect):
    """An instruction that a player puts an object on the top or the bottom of their library, as
    they choose. CR 401.4, 608.2d.
    """

    what: Ref
    who: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        if not players or not self._there(game, ctx):
            return None
        ends = [Pick(0, "top"), Pick(1, "bottom")]
        return Decision(players[0], Kind.WORD, "608.2d", Shape.ONE, [*ends], source=ctx.source)

    def _there(self, game: Game, ctx: Context) -> list[int]:
        return [
            thing
            for thing in self.what.things(game, ctx)
            if not is_player(thing) and game.objects.exists(thing)
        ]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        position = -1 if isinstance(answer, Pick) and answer.index == 1 else 0
        perform(game, onto_library(game, self._there(game, ctx), position))


phrase(
    PutOnEitherEnd,
    en="{who} <puts> {what} on their choice of the top or bottom of their library",
    es="{who} <pone> {what} en la parte superior o en la parte inferior de su biblioteca, a su "
    "elección",
)
touches(PutOnEitherEnd, "what", Does.BOUNCE)
